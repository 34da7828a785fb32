import type { Query } from '#contract/api.ts';
import type { Parameters } from '#server/db/parameters.ts';
import type { Viewer } from '#server/visibility/visible-jobs.queries.ts';
import type { Db } from '#server/db/query.ts';
import { type HitQuery, newestHits, type Place } from './job-hits.queries.ts';
import { type CursorKey, type Page, pageOf, readCursor } from '#server/http/paging.ts';
import {
  anyWord,
  type ParsedQuery,
  asWritten,
  endsWithOne,
  type Group,
  hasOtherWays,
  headQuery,
  isLesser,
  scopeOf,
  skillTerms,
  termsOf,
  without,
  wordsTogether,
} from './query/parsed-query.ts';
import type { MarketShape } from './query/market-shape.ts';
import { phraseQuery, phrasesIn, planOf } from './query/plan.ts';
import { allOf, type Needed, type TextScope, inHead, noneOf, type TermQuery } from './query/term-query.ts';

/**
 * How well a hit answers the words: all of them in the title; a skill it asks for by just that name; all in the title in
 * other words; in title, skills, company or place; anywhere; there in other words; anywhere in other words. Within a stage
 * come blocks of the newest so many hits, and within a block the best first. So a word that three hundred thousand jobs have costs what one does that
 * five hundred have, and any page as much as the first.
 */
const stages: readonly Stage[] = [
  { textScope: 'title', exact: true },
  { textScope: 'head', exact: true, skill: true },
  { textScope: 'title', exact: false },
  { textScope: 'head', exact: true },
  { textScope: 'anywhere', exact: true },
  { textScope: 'head', exact: false },
  { textScope: 'anywhere', exact: false },
];

interface Stage {
  textScope: TextScope;
  /** Only the words that were typed. */
  exact: boolean;
  /** Together they are the name of one of its skills. */
  skill?: true;
}

/** So many of the newest hits are ranked against each other. */
const blockSize = 500;

interface Ranking {
  viewer: Viewer;
  search: Query<'GET /api/jobs'>;
  parsed: ParsedQuery;
  now: Date;
  market: MarketShape;
}

interface Hit {
  id: number;
  posted: string;
  /** In millionths. */
  score: number;
}

/** A hit with the block it is in: its stage, and after which place it begins. */
interface Ranked extends Hit {
  stage: number;
  block: Place | undefined;
}

/** One page of the hits of a search with words, the most relevant first. */
export async function rankedHits(db: Db, ranking: Ranking): Promise<Page<{ id: number }>> {
  const { search, now } = ranking;
  const start = readPlace(search.cursor) ?? { asOf: now.toISOString(), stage: 0, block: undefined };
  const found: Ranked[] = [];
  for await (const block of blocksFrom(db, ranking, start)) {
    found.push(...block);
    if (found.length > search.limit) break;
  }
  return pageOf(found, search.limit, (last): CursorKey => {
    return [start.asOf, last.stage, last.block?.posted ?? null, last.block?.id ?? 0, last.score, last.id];
  });
}

/** Where a page begins. Freshness counts as of when the first page was asked for, so that the order stays. */
interface Start {
  asOf: string;
  stage: number;
  block: Place | undefined;
  after?: Pick<Hit, 'score' | 'id'>;
}

function readPlace(cursor: string | undefined): Start | undefined {
  const key = readCursor(cursor, ['time', 'number', 'time or null', 'number', 'number', 'number']);
  if (!key) return undefined;
  const [asOf, stage, posted, blockId, score, id] = key;
  return {
    asOf,
    stage,
    block: posted === null ? undefined : { posted, id: blockId },
    after: { score, id },
  };
}

/** The blocks from a place on; the first without what came before that place. */
async function* blocksFrom(db: Db, ranking: Ranking, start: Start): AsyncGenerator<Ranked[]> {
  const { market } = ranking;
  const rest = ({ stage, score, id }: Ranked, begun: Start) =>
    stage > begun.stage ||
    !begun.after ||
    score < begun.after.score ||
    (score === begun.after.score && id < begun.after.id);
  const few = start.block ? undefined : await fewHits(db, ranking, start);
  if (few) {
    for (const stage of stages.keys())
      if (stage >= start.stage) yield few.filter((hit) => hit.stage === stage && rest(hit, start));
    return;
  }
  let { block } = start;
  for (let stage = start.stage; stage < stages.length; stage += 1) {
    const query = stageQuery(ranking, stage);
    for (let complete = query === undefined; query && !complete;) {
      const { parsed } = ranking;
      const inTitle = stages[stage]?.textScope === 'title';
      const inText = stages[stage]?.textScope === 'anywhere';
      const columns = (parameters: Parameters) =>
        hitColumns(parsed, { asOf: start.asOf, inTitle, inText }, parameters);
      const read = await newestHits<Hit>(db, market, query, { columns, after: block, wanted: blockSize });
      const begins = block;
      const hits = read.hits.map((hit) => ({ ...hit, stage, block: begins })).sort(bestFirst);
      yield hits.filter((hit) =>
        rest(hit, sameBlock(begins, stage, start) ? start : { ...start, stage: -1 }),
      );
      const oldest = read.hits.at(-1);
      if (oldest) block = { posted: oldest.posted, id: oldest.id };
      complete = read.complete;
    }
    block = undefined;
  }
}

function sameBlock(block: Place | undefined, stage: number, start: Start): boolean {
  return stage === start.stage && block?.id === start.block?.id;
}

/** All hits where they make no more than a block, found in one go; undefined where there are more. */
async function fewHits(
  db: Db,
  { viewer, search, parsed, now, market }: Ranking,
  { asOf }: Start,
): Promise<Ranked[] | undefined> {
  if (market.total > blockSize && Math.min(...parsed.groups.map(({ jobs }) => jobs)) > blockSize * 2)
    return undefined;
  const columns = (parameters: Parameters) =>
    `${hitColumns(parsed, { asOf, inTitle: false, inText: true }, parameters)}, ${stageOf(parsed, parameters)} as stage`;
  const { hits, complete } = await newestHits<Ranked>(db, market, planOf(viewer, search, { parsed, now }), {
    columns,
    wanted: blockSize + 1,
  });
  return complete ? hits.sort(bestFirst) : undefined;
}

function bestFirst(one: Hit, other: Hit): number {
  return other.score - one.score || other.id - one.id;
}

/** What makes up a stage and none before it; undefined for one that adds nothing. */
function stageQuery({ viewer, search, parsed, now }: Ranking, number: number): HitQuery | undefined {
  const stage = stages[number];
  if (!stage || !adds(stage, parsed)) return undefined;
  const before = stages.slice(0, number).filter((each) => adds(each, parsed));
  const plan = planOf(viewer, search, { parsed, now }, stage);
  const phrases = parsed.groups.some(({ phrase }) => phrase !== undefined);
  // Terms do not tell a phrase from its words; then the rows themselves say in which stage they are.
  if (phrases)
    return {
      ...plan,
      needs: [...plan.needs, ...skillNeeded(stage, parsed)],
      conditions: (parameters) => [
        ...plan.conditions(parameters),
        `${stageOf(parsed, parameters)} = ${number}`,
      ],
    };
  const earlier = before.map(
    (each) => allOf([termsOf({ ...parsed, unwanted: [] }, each), skillOf(each, parsed)]) ?? '',
  );
  return { ...plan, needs: [...plan.needs, ...skillNeeded(stage, parsed), ...without(noneOf(earlier))] };
}

function skillOf({ skill }: Stage, parsed: ParsedQuery): TermQuery | undefined {
  return skill && skillTerms(parsed);
}

/** Few jobs ask for a skill. */
function skillNeeded(stage: Stage, parsed: ParsedQuery): Needed[] {
  const terms = skillOf(stage, parsed);
  return terms === undefined ? [] : [{ terms, jobs: 0 }];
}

function adds({ textScope, exact, skill }: Stage, parsed: ParsedQuery): boolean {
  // Where only endings differ, what stands anywhere is read in one go.
  if (exact && textScope === 'anywhere')
    return !hasOtherWays(parsed) || parsed.groups.some(({ renamed }) => renamed);
  return skill ? parsed.skills.length > 0 : exact || hasOtherWays(parsed);
}

/** The number of the first stage that a row `s` is in. */
function stageOf(parsed: ParsedQuery, parameters: Parameters): string {
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
  /** That all the words stand in the title. */
  inTitle: boolean;
  /** That some of them may stand in the text alone. */
  inText: boolean;
}

/**
 * What decides within a block: how many of the words the title has and how much of the title they are; whether they stand
 * there as they were typed, and name the trade; whether it is the trade itself and no apprentice of it; where else they
 * stand, and whether that is the place; how fresh the posting is; and whether it asks for a skill of just that name, so that "accounting" finds the
 * accountants first who are asked for accounting.
 */
function hitColumns(parsed: ParsedQuery, { asOf, inTitle, inText }: Known, parameters: Parameters): string {
  const has = (terms: TermQuery | undefined) =>
    terms ? `(s.head @@ ${parameters.add(terms)}::tsquery)::integer` : '0';
  const all = parsed.groups.reduce((sum, { forms }) => sum + forms.length, 0);
  const words = (terms: (group: Group) => TermQuery | undefined) =>
    `(${parsed.groups.map((group) => `${group.forms.length} * ${has(terms(group))}`).join(' + ')})::real`;
  const titled = inTitle ? `${all}::real` : words((group) => inHead(group.all, scopeOf(group, 'title')));
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
    ...(parsed.groups.length > 1 && (!inTitle || places) ? [`${isPlaced(parsed, parameters)}::integer`] : []),
    ...followingEachOther(parsed, inText, parameters),
    ...(parsed.skills.length ? [`0.5 * (${asksFor(parsed, parameters)})::integer`] : []),
  ].join(' + ');
  return `s.job_id as id, s.posted_date as posted, round((${score}) * 1000000)::integer as score`;
}

/**
 * That words follow each other in the title, skills, company or place: a software engineer before a software quality engineer;
 * or in the text, where not all of them stand in those, since texts have many words by chance.
 */
function followingEachOther(parsed: ParsedQuery, inText: boolean, parameters: Parameters): string[] {
  const words = wordsTogether(parsed);
  if (words === undefined) return [];
  const typed = parameters.add(words);
  const near = `0.4 * (s.head @@ phraseto_tsquery('job_head', ${typed}))::integer`;
  if (!inText) return [near];
  const headHasAll = `s.head @@ ${parameters.add(headQuery(parsed, 'head', false))}::tsquery`;
  return [`case when ${headHasAll} then ${near} else 0.8 * (s.terms @@ ${phraseQuery(typed)})::integer end`];
}

/** Whether the place is among what was typed: a nurse in London before one of the London Clinic. */
function isPlaced({ groups }: ParsedQuery, parameters: Parameters): string {
  const places = new Set(groups.flatMap(({ place }) => place ?? []));
  const words = places.size
    ? [...places]
    : groups.map(({ forms }) =>
        forms.map(([plain = '']) => plain.replaceAll(/[^\p{L}\p{N}]/gu, '')).join(' '),
      );
  return `coalesce(plain_text(s.location) ~ ${parameters.add(`\\m(${words.join('|')})\\M`)}, false)`;
}
