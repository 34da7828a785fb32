import type { ParsedQuery } from '#server/features/search/query/parsed-query.ts';
import type { Ranking } from '#server/features/search/ranked-hits.queries.ts';
import { readFilter } from '#server/features/provisioning/scim/filter.ts';
import type { Way } from './made-up.ts';

type Made = readonly unknown[];

/** Every column that people and groups of an identity provider can be filtered by, compared in every way it can be. */
const userFilters = [
  'id eq "1" or externalId ne "a" or not (displayName pr)',
  'userName co "a" and name.givenName sw "b" and name.familyName ew "c"',
  'emails[type eq "work" and primary eq true].value eq "a@b.c"',
  'active eq false or active ne "True" or emails pr',
  'meta.created ge "2026-01-01T00:00:00Z" and meta.lastModified lt "2026-01-01T00:00:00Z"',
  'externalId eq null or displayName ne null',
];
const groupFilters = [
  'id eq "1" and members eq "2"',
  'displayName co "a" or externalId sw "b"',
  'members[value ne "2"] or members.value eq "3"',
  'meta.created gt "2026-01-01T00:00:00Z"',
  'meta.lastModified le "2026-01-01T00:00:00Z"',
  'externalId pr',
];

const filtered =
  (filters: readonly string[]) =>
  ([db, companyId, wanted]: Made, { given, choice }: Way) => [
    db,
    companyId,
    { ...Object(wanted), filter: given ? readFilter(filters[choice] ?? '') : undefined },
  ];

const commonWord: ParsedQuery = {
  groups: [
    {
      typed: 'dive',
      exact: [['dive']],
      all: [['dive'], ['diver']],
      forms: [['dive']],
      renamed: true,
      phrase: undefined,
      place: undefined,
      jobs: 100_000,
      leads: undefined,
    },
  ],
  unwanted: [],
  unwantedPhrases: [],
  skills: ['Dive'],
  written: new Map(),
  corrected: undefined,
  proposed: undefined,
};

function inLargeMarket(ranking: Ranking): Ranking {
  const market = Object.assign(ranking.market, { total: 4_000_000 });
  return Object.assign(ranking, { parsed: commonWord, market });
}

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
  // A market in which words that are common by themselves can have few hits together.
  rankedHits: ([db, ranking], { choice }) => [db, choice % 2 ? ranking : inLargeMarket(ranking as Ranking)],
  countFacets: ([db, actor, search, ...rest], { given }) => [
    db,
    actor,
    given ? { ...Object(search), salaryMin: 900, scope: undefined } : search,
    ...rest,
  ],
  searchedWords: ([db]) => [db, undefined, commonWord],
  parseQuery: ([db, _typed, ...rest]) => [db, 'managr', ...rest],
  usersOf: filtered(userFilters),
  groupsOf: filtered(groupFilters),
  stopMail: ([db, token]) => [db, token, ['alert.told']],
  spendMail: ([tx, mailId, companyId], { choice }) => [
    tx,
    mailId,
    companyId,
    choice % 2 ? { hour: 10, day: 10 } : { hour: 1_000, day: 1_000 },
  ],
  readAll: ([db]) => [db, 'company'],
  missingRows: ([db]) => [db, 'company', [1]],
  // Of a schema in which both statements are sent, before and after there was a word for how an email ended.
  holdWhatWaited: ([tx], { choice }) => [tx, choice % 2 ? 60 : 40],
  // Before and after there were changes of lists.
  holdWebhooks: ([tx], { choice }) => [tx, choice % 2 ? 106 : 84],
  beginTimesAnew: ([tx]) => [tx, 106],
  moveSecurityLogOn: ([tx]) => [tx, 106],
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
  // A market of which samples are counted.
  countFacets: (columns: readonly string[]) =>
    columns.includes('market') ? { market: { state: '1', total: 100_000, ranks: [1], hours: [1] } } : {},
  spendMail: { counted: false, waits: true, verified: true, hour: 10, day: 10, waiting: 1 },
  syncSearchIndex: { any: false, manyWords: true, outdated: true, ours: true },
  orphanedReferences: {
    child: 'application',
    parent: 'job_posting',
    matches: 'p.id = c.job_posting_id',
    given: 'c.job_posting_id is not null',
  },
};
