import type { Parameters } from '#server/db/parameters.ts';
import {
  anyWord,
  asWritten,
  endsWithOne,
  type Group,
  hasOtherWays,
  headQuery,
  isLesser,
  type ParsedQuery,
  scopeOf,
  skillTerms,
  termsOf,
  wordsTogether,
} from './query/parsed-query.ts';
import { phraseQuery, phrasesIn, plainText } from './query/plan.ts';
import { inHead, type TermQuery, type TextScope } from './query/term-query.ts';

/**
 * How well a hit answers the words: all of them in the title; a skill it asks for by just that name; all in the title in
 * other words; in title, skills, company or place; anywhere; there in other words; anywhere in other words. Within a stage
 * come blocks of the newest so many hits, and within a block the best first. So a word that three hundred thousand jobs have costs what one does that
 * five hundred have, and any page as much as the first.
 */
export const stages: readonly Stage[] = [
  { textScope: 'title', exact: true },
  { textScope: 'head', exact: true, skill: true },
  { textScope: 'title', exact: false },
  { textScope: 'head', exact: true },
  { textScope: 'anywhere', exact: true },
  { textScope: 'head', exact: false },
  { textScope: 'anywhere', exact: false },
];

export interface Stage {
  textScope: TextScope;
  /** Only the words that were typed. */
  exact: boolean;
  /** Together they are the name of one of its skills. */
  skill?: true;
}

export function skillOf({ skill }: Stage, parsed: ParsedQuery): TermQuery | undefined {
  return skill && skillTerms(parsed);
}

export function adds({ textScope, exact, skill }: Stage, parsed: ParsedQuery): boolean {
  // Where only endings differ, what stands anywhere is read in one go.
  if (exact && textScope === 'anywhere')
    return !hasOtherWays(parsed) || parsed.groups.some(({ renamed }) => renamed);
  return skill ? parsed.skills.length > 0 : exact || hasOtherWays(parsed);
}

/** The number of the first stage that a row `s` is in. */
export function stageOf(parsed: ParsedQuery, parameters: Parameters): string {
  const last = stages.findLastIndex((stage) => adds(stage, parsed));
  const whens = stages.flatMap((stage, number) => {
    const { textScope, exact, skill } = stage;
    if (number === last || !adds(stage, parsed)) return [];
    const conditions = [
      textScope === 'anywhere'
        ? `s.terms @@ ${parameters.add(termsOf({ ...parsed, unwanted: [] }, stage))}::tsquery`
        : `s.head @@ ${parameters.add(headQuery(parsed, textScope, exact))}::tsquery`,
      ...phrasesIn({ ...parsed, unwantedPhrases: [] }, textScope, parameters),
      ...(skill ? [asksFor(parsed, parameters)] : []),
    ];
    return [`when ${conditions.join(' and ')} then ${number}`];
  });
  return `case ${whens.join(' ')} else ${last} end`;
}

function asksFor({ skills }: ParsedQuery, parameters: Parameters): string {
  return `s.skills && ${parameters.add(skills)}::text[]`;
}

interface Known {
  asOf: string;
  /** Whether all the words stand in the title: true, false, or a condition of a row `s`. */
  inTitle: string;
  /** Whether some of them may stand in the text alone, likewise. */
  inText: string;
}

/**
 * What decides within a block: how many of the words the title has and how much of the title they are; whether they stand
 * there as they were typed, and name the trade; whether it is the trade itself and no apprentice of it; where else they
 * stand, and whether that is the place; how fresh the posting is; and whether it asks for a skill of just that name, so that "accounting" finds the
 * accountants first who are asked for accounting.
 */
export function hitColumns(parsed: ParsedQuery, known: Known, parameters: Parameters): string {
  return `s.job_id as id, s.posted_date as posted, ${scoreOf(parsed, known, parameters)} as score`;
}

/** The same of rows that say in which `stage` they are, each by what is known of that stage. */
export function stagedColumns(parsed: ParsedQuery, asOf: string, parameters: Parameters): string {
  const inStages = (scope: TextScope) => {
    const numbers = [...stages.keys()].filter((number) => stages[number]?.textScope === scope);
    return `s.stage in (${numbers.join(', ')})`;
  };
  const known = { asOf, inTitle: inStages('title'), inText: inStages('anywhere') };
  return `s.job_id as id, s.posted_date as posted, s.stage, ${scoreOf(parsed, known, parameters)} as score`;
}

export function knownIn(scope: TextScope | undefined, asOf: string): Known {
  return { asOf, inTitle: String(scope === 'title'), inText: String(scope === 'anywhere') };
}

/** What has no need to be told apart costs nothing. */
function either(condition: string, yes: () => string, no: () => string): string {
  if (condition === 'true') return yes();
  return condition === 'false' ? no() : `case when ${condition} then ${yes()} else ${no()} end`;
}

function scoreOf(parsed: ParsedQuery, { asOf, inTitle, inText }: Known, parameters: Parameters): string {
  const has = (terms: TermQuery | undefined) =>
    terms ? `(s.head @@ ${parameters.add(terms)}::tsquery)::integer` : '0';
  const all = parsed.groups.reduce((sum, { forms }) => sum + forms.length, 0);
  const words = (terms: (group: Group) => TermQuery | undefined) =>
    `(${parsed.groups.map((group) => `${group.forms.length} * ${has(terms(group))}`).join(' + ')})::real`;
  const titled = either(
    inTitle,
    () => `${all}::real`,
    () => words((group) => inHead(group.all, scopeOf(group, 'title'))),
  );
  const places = parsed.groups.some(({ place }) => place !== undefined);
  // In months, at most fifty: what is older is as old as can be.
  const age = `least(50, greatest(0, extract(epoch from ${parameters.add(asOf)}::timestamptz - s.posted_date)::float8 / 2592000))`;
  const score = [
    `${titled} / ${all}`,
    `${words(asWritten)} / ${all}`,
    `0.6 * ${has(endsWithOne(parsed))}`,
    `-1 * ${has(isLesser(parsed))}`,
    `0.5 * least(1, ${titled} / greatest(1, s.title_words))`,
    `0.5 * ts_rank('{0, 0.2, 0.4, 1}', s.head, ${parameters.add(anyWord(parsed))}::tsquery)`,
    `0.3 * exp(-${age})`,
    ...(parsed.groups.length > 1
      ? [
          either(
            places ? 'false' : inTitle,
            () => '0',
            () => `${isPlaced(parsed, parameters)}::integer`,
          ),
        ]
      : []),
    ...followingEachOther(parsed, inText, parameters),
    ...(parsed.skills.length ? [`0.5 * (${asksFor(parsed, parameters)})::integer`] : []),
  ].join(' + ');
  return `round((${score}) * 1000000)::integer`;
}

/**
 * That words follow each other in the title, skills, company or place: a software engineer before a software quality engineer;
 * or in the text, where not all of them stand in those, since texts have many words by chance.
 */
function followingEachOther(parsed: ParsedQuery, inText: string, parameters: Parameters): string[] {
  const words = wordsTogether(parsed);
  if (words === undefined) return [];
  const typed = parameters.add(words);
  const near = `0.4 * (s.head @@ (select phraseto_tsquery('job_head', ${typed})))::integer`;
  if (inText === 'false') return [near];
  const headHasAll = `s.head @@ ${parameters.add(headQuery(parsed, 'head', false))}::tsquery`;
  return [
    `case when not (${inText}) or ${headHasAll} then ${near} else 0.8 * (s.terms @@ ${phraseQuery(typed)})::integer end`,
  ];
}

/** Whether the place is among what was typed: a nurse in London before one of the London Clinic. */
function isPlaced({ groups }: ParsedQuery, parameters: Parameters): string {
  const places = new Set(groups.flatMap(({ place }) => place ?? []));
  const words = places.size
    ? [...places]
    : groups.map(({ forms }) =>
        forms.map(([plain = '']) => plain.replaceAll(/[^\p{L}\p{N}]/gu, '')).join(' '),
      );
  return `coalesce(${plainText('s.location')} ~ ${parameters.add(`\\m(${words.join('|')})\\M`)}, false)`;
}
