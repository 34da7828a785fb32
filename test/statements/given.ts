import type { Way } from './made-up.ts';

type Made = readonly unknown[];

/** What is said by hand, where a type says too little for a statement to be put together after it. */
const byHand: Record<string, (made: Made, way: Way) => unknown[]> = {
  companies: ([db, wanted], { choice }) => [
    db,
    Object.assign(Object(wanted), { standing: ['verified', 'unverified', 'suspended'][choice % 3] }),
  ],
  searchJobs: ([db, actor, search, ...rest], { given, choice }) => [
    db,
    actor,
    given ? { ...Object(search), sort: 'deadline', scope: choice % 2 ? undefined : 'own' } : search,
    ...rest,
  ],
  countFacets: ([db, actor, search, ...rest], { given }) => [
    db,
    actor,
    given ? { ...Object(search), salaryMin: 900, scope: undefined } : search,
    ...rest,
  ],
  parseQuery: ([db, _typed, ...rest]) => [db, 'managr', ...rest],
  askedSearch: ([db, actor]) => [db, actor, 'dive instructor in Addu'],
};

export function argumentsByHand(name: string, made: Made, way: Way): unknown[] | undefined {
  return byHand[name]?.(made, way);
}

/** Rows that a statement is put together from. */
export const found: Record<string, object | ((columns: readonly string[]) => object)> = {
  parseQuery: (columns: readonly string[]) =>
    columns.includes('typed')
      ? { typed: 'managr', word: 'manager', lexeme: 'manag', jobs: 100_000 }
      : { plain: 'managr', lexemes: ['managr'], completions: [], everywhere: false, jobs: 1 },
  syncSearchIndex: { any: false, manyWords: true, outdated: true, ours: true },
  orphanedReferences: {
    child: 'application',
    parent: 'job_posting',
    matches: 'p.id = c.job_posting_id',
    given: 'c.job_posting_id is not null',
  },
};
