import type { Parameters } from '#server/db/parameters.ts';
import type { Viewer } from '#server/visibility/visible-jobs.queries.ts';
import { neededBy, termsOf, type ParsedQuery } from './parsed-query.ts';
import { conditionsOf, type Condition, type Filters } from './filter-terms.ts';
import type { Needed, TextScope } from './term-query.ts';

/** A search in terms of the index: which rows of job_search it finds. */
export interface Plan {
  /** Whether jobs that are not listed count too, as among those one runs. */
  unlisted: boolean;
  needs: readonly Needed[];
  /** Those without the ranges of pay and time, which are many terms, and which `conditions` has too. */
  broad: readonly Needed[];
  /** What else must hold of a row `s` that has the terms. */
  conditions: (parameters: Parameters) => string[];
  /** All that must hold of a row `s`, for when the terms are not asked. */
  allConditions: (parameters: Parameters) => string[];
  /** Whether words are among what is asked for. */
  words: boolean;
  /** About how many jobs have each of them. */
  jobsOfWords: readonly number[];
  /** Whether nothing is asked for: the whole market. */
  everything: boolean;
  /** Whether it is a visitor's, who finds only what is shown to everybody. */
  isVisitors: boolean;
}

interface Part {
  /** Where the words must stand: anywhere unless said otherwise. */
  textScope?: TextScope;
  /** Only the words as typed, not what stands for them. */
  exact?: boolean;
  /** The name of a filter that is let go. */
  without?: string | undefined;
}

/** What a search finds, or a part of it. */
export function planOf(
  viewer: Viewer,
  search: Partial<Filters>,
  { parsed, now }: { parsed: ParsedQuery | undefined; now: Date },
  { textScope = 'anywhere', exact = false, without }: Part = {},
): Plan {
  const conditions = [...conditionsOf(viewer, search, now)].filter(([name]) => name !== without);
  const unlisted = search.scope === 'own';
  const open = unlisted ? [] : ['s.closes_at > now()', ...(viewer ? [] : ['s.shown'])];
  const words = parsed && termsOf(parsed, { textScope, exact });
  const phrases = (parameters: Parameters) => (parsed ? phrasesIn(parsed, textScope, parameters) : []);
  const rows = (which: (condition: Condition) => boolean) => (parameters: Parameters) =>
    conditions.filter(([, each]) => which(each)).map(([, each]) => each.row(parameters));
  const rough = rows((condition) => Boolean(condition.rough));
  const all = rows(() => true);
  const wordNeeds = parsed ? neededBy(parsed, { textScope, exact }) : [];
  const filterNeeds = conditions.flatMap(([name, { terms, rough: isRough }]) =>
    terms === undefined ? [] : [{ terms, jobs: jobsOfFilter(name), isRough }],
  );
  return {
    unlisted,
    needs: [...wordNeeds, ...filterNeeds],
    broad: [...wordNeeds, ...filterNeeds.filter(({ isRough }) => !isRough)],
    conditions: (parameters) => [...open, ...rough(parameters), ...phrases(parameters)],
    allConditions: (parameters) => [
      ...open,
      ...all(parameters),
      ...(words ? [`s.terms @@ ${parameters.add(words)}::tsquery`] : []),
      ...phrases(parameters),
    ],
    words: parsed !== undefined,
    jobsOfWords: parsed?.groups.map(({ jobs }) => jobs) ?? [],
    everything: conditions.length === 0 && !parsed && !unlisted,
    isVisitors: viewer === undefined,
  };
}

/** Of a filter with few values many jobs have each; of which filter is asked first, that is told apart, and no more. */
function jobsOfFilter(name: string): number {
  return commonFilters.has(name) ? 200_000 : 20_000;
}

const commonFilters: ReadonlySet<string> = new Set([
  'status',
  'employmentType',
  'experienceLevel',
  'salaryCurrency',
  'salaryMin',
  'postedWithinDays',
]);

/** That the words of phrases follow each other, where they stand. */
export function phrasesIn(
  { groups, unwantedPhrases }: ParsedQuery,
  textScope: TextScope,
  parameters: Parameters,
): string[] {
  const where = { title: `ts_filter(s.head, '{a}')`, head: 's.head', anywhere: 's.terms' }[textScope];
  return [
    ...groups
      .flatMap(({ phrase }) => (phrase === undefined ? [] : [phrase]))
      .map((phrase) => `${where} @@ ${phraseQuery(parameters.add(phrase))}`),
    ...unwantedPhrases.map((phrase) => `not s.terms @@ ${phraseQuery(parameters.add(phrase))}`),
  ];
}

/**
 * Little words are not in texts; where a phrase is made of them alone, titles and the like may still have it. Read once, in a query of
 * its own: reading it again for each row takes longer than asking the row.
 */
export function phraseQuery(phrase: string): string {
  return `(select coalesce(nullif(phraseto_tsquery('job_text', ${phrase}), ''), phraseto_tsquery('job_head', ${phrase})))`;
}

/** As plain_text() has it, which the planner cannot look into, so that calling it takes longer than what it does. */
export function plainText(written: string): string {
  return `lower(unaccent('unaccent'::regdictionary, ${written}))`;
}
