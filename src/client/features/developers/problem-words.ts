import type { RefusalCode } from '#contract/refusals.ts';
import { hiringProblems } from './hiring-problems.ts';
import type { ProblemGroup } from './problem-group.ts';
import { requestProblems } from './request-problems.ts';

const groups = [...requestProblems, ...hiringProblems] as const;

type Explained = (typeof groups)[number]['codes'] extends infer Codes
  ? Codes extends object
    ? keyof Codes
    : never
  : never;

/** All of them: it does not compile while a code of the contract has no words. */
export const problemGroups: [RefusalCode] extends [Explained] ? readonly ProblemGroup[] : never = groups;
