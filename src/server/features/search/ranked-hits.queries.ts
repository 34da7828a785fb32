import type { Query } from '#contract/api.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Viewer } from '#server/visibility/visible-jobs.queries.ts';
import { type Db, rows } from '#server/db/query.ts';
import {
  adds,
  hitColumns,
  knownIn,
  type Stage,
  stagedColumns,
  stageOf,
  stages,
  skillOf,
} from './hit-scores.queries.ts';
import {
  fewJobs,
  type HitQuery,
  isSmall,
  mostAtOnce,
  newestHits,
  numbersOfHits,
  type Place,
  planned,
  sourceOf,
  sourceOfNumbers,
  wholeSourceOf,
} from './job-hits.queries.ts';
import { type CursorKey, type Page, pageOf, readCursor } from '#server/http/paging.ts';
import { type ParsedQuery, termsOf, without } from './query/parsed-query.ts';
import { likelyHits, type MarketShape } from './query/market-shape.ts';
import { type Plan, planOf } from './query/plan.ts';
import { sampleOf, telling } from './query/samples.ts';
import { allOf, type Needed, noneOf } from './query/term-query.ts';

/** So many of the newest hits are ranked against each other. */
const blockSize = 500;

export interface Ranking {
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
  const key = readCursor(cursor, ['time', 'number', 'time or null', 'number', 'score', 'number']);
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
  // Of a small market a look costs as much as what it finds.
  const words = planOf(ranking.viewer, ranking.search, ranking).jobsOfWords;
  const areLikelyFew = isSmall(market) && likelyHits(market, words) < mostAtOnce;
  for (let stage = start.stage; stage < stages.length; stage += 1) {
    const query = stageQuery(ranking, stage);
    for (let complete = query === undefined; query && !complete;) {
      const known = knownIn(stages[stage]?.textScope, start.asOf);
      const columns = (parameters: Parameters) => hitColumns(ranking.parsed, known, parameters);
      const read = await newestHits<Hit>(db, market, query, {
        columns,
        after: block,
        wanted: blockSize,
        few: areLikelyFew && stage < stages.length - 1,
      });
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
async function fewHits(db: Db, ranking: Ranking, start: Start): Promise<Ranked[] | undefined> {
  const { viewer, search, parsed, now, market } = ranking;
  const plan = planOf(viewer, search, { parsed, now });
  const rarest = Math.min(...plan.jobsOfWords);
  if (market.total > blockSize && rarest > blockSize * 2)
    return (await areFew(db, market, plan)) ? atOnce(db, ranking, plan, start) : undefined;
  if (market.total > fewJobs && !plan.unlisted) return atOnce(db, ranking, plan, start);
  const columns = (parameters: Parameters) =>
    `${hitColumns(parsed, knownIn('anywhere', start.asOf), parameters)}, ${stageOf(parsed, parameters)} as stage`;
  const { hits, complete } = await newestHits<Ranked>(db, market, plan, { columns, wanted: blockSize + 1 });
  return complete ? hits.sort(bestFirst) : undefined;
}

/** Whether a sample says that the hits of words that are common by themselves, such as a trade and a town, likely make no block. */
async function areFew(db: Db, market: MarketShape, plan: Plan): Promise<boolean> {
  const { needs, unlisted, conditions } = plan;
  const halved = telling(market);
  if (halved === undefined || unlisted) return false;
  // Words go together more often than by lot, and hardly ever less often.
  if (likelyHits(market, plan.jobsOfWords) > Math.max(mostAtOnce, market.total / 32)) return false;
  const most = blockSize / 2 ** halved;
  const parameters = new Parameters();
  const text = `with hit as materialized (
       select from ${sourceOf({ needs, unlisted }, sampleOf(market, halved, needs), parameters)}
       where ${conditions(parameters).join(' and ') || 'true'}
     ) select from hit limit ${parameters.add(Math.ceil(most))}`;
  const found = await rows(db, text, parameters.values, planned(market, text));
  return found.length < most;
}

/**
 * All hits at once, in the order of stages and their scores that looking for each stage by itself gives. Of the first page the
 * scores are worked out of as many stages as it takes, and only its hits are answered. Undefined where a stage has more than a block.
 */
async function atOnce(
  db: Db,
  { parsed, search, market }: Ranking,
  plan: Plan,
  start: Start,
): Promise<Ranked[] | undefined> {
  const parameters = new Parameters();
  const source = await foundOnce(db, market, plan, parameters);
  if (!source) return undefined;
  const first = start.after ? undefined : parameters.add(search.limit);
  // How many come before a stage is told by how many each has: to put all hits in order for it took a tenth of the whole.
  const text = `with staged as materialized (
       select ${rankedBy}, ${stageOf(parsed, parameters)} as stage from ${source}
     ), counted as (
       select stage, count(*) as many, sum(count(*)) over (order by stage) - count(*) as before from staged group by stage
     )
     select ${stagedColumns(parsed, start.asOf, parameters)}, (select sum(many)::integer from counted) as found,
            (select max(many) from counted) as largest
     from staged s ${first ? `where stage <= (select max(stage) from counted where before <= ${first}) order by stage, score desc, id desc limit ${first} + 1` : ''}`;
  const hits = await rows<Ranked & { found: number; largest: number }>(
    db,
    text,
    parameters.values,
    planned(market, text),
  );
  const [{ found, largest } = { found: 0, largest: 0 }] = hits;
  if (found >= mostAtOnce || largest > blockSize) return undefined;
  return hits.map(({ found: _, largest: __, ...hit }) => hit).sort(bestFirst);
}

/**
 * The rows of all hits, as a source named `s`; undefined where they are known to be more than are read at once. Of a large market their
 * numbers are looked for by themselves, for the counts, too; of a small one looking twice costs less than asking twice.
 */
async function foundOnce(
  db: Db,
  market: MarketShape,
  plan: Plan,
  parameters: Parameters,
): Promise<string | undefined> {
  if (!isSmall(market)) {
    const ids = await numbersOfHits(db, market, plan);
    return ids && sourceOfNumbers(ids, parameters);
  }
  const conditions = plan.conditions(parameters).join(' and ') || 'true';
  return `(select s.* from ${wholeSourceOf(plan, market, parameters)} where ${conditions} limit ${parameters.add(mostAtOnce)}) s`;
}

/** What stages and scores are worked out of: the other columns would be carried along for every hit. */
const rankedBy = 's.job_id, s.posted_date, s.title_words, s.skills, s.location, s.head, s.terms';

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

/** Few jobs ask for a skill. */
function skillNeeded(stage: Stage, parsed: ParsedQuery): Needed[] {
  const terms = skillOf(stage, parsed);
  return terms === undefined ? [] : [{ terms, jobs: 0 }];
}
