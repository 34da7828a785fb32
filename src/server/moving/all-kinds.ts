import type { Kind } from './kind.ts';
import { company } from './kinds/company.ts';
import { hiring } from './kinds/hiring.ts';
import { people } from './kinds/people.ts';
import { talks } from './kinds/talks.ts';

/** Every kind, in an order in which each comes after those it refers to: so they are written, and so they are read. */
export const allKinds: readonly Kind[] = [...people, ...company, ...hiring, ...talks];

/** People and files are whoever and whatever the others name; profiles are those of such people. */
const lastPicked = ['file', 'person', 'profile', 'work_experience', 'education'];

/** The same in the order in which it is found which rows belong to a company. */
export const inPickingOrder: readonly Kind[] = [
  ...allKinds.filter(({ name }) => !lastPicked.includes(name)),
  ...lastPicked.flatMap((name) => allKinds.filter((kind) => kind.name === name)),
];
