import type { JobFacets } from '#contract/api.ts';
import { postedWithinChoices } from '#domain/jobs.ts';
import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import type { Viewer } from '#server/visibility/visible-jobs.queries.ts';
import { rows } from '#server/db/query.ts';
import {
  type HitQuery,
  isSmall,
  mostAtOnce,
  numbersOfHits,
  planned,
  sourceOf,
  sourceOfNumbers,
  wholeSourceOf,
} from './job-hits.queries.ts';
import { facetSelect, facetValues, placeNames, placeSelect, placesIn } from './facet-select.queries.ts';
import { type FacetRow, type Values, valuesIn, type WantedFacet } from './query/counted-values.ts';
import { keptAnswer } from '#server/market-memory.ts';
import { understand } from './parse-query.queries.ts';
import type { FindOtherNames, ParsedQuery } from './query/parsed-query.ts';
import type { Facet, Filters } from './query/filter-terms.ts';
import { likelyHits, type MarketShape, rankOf } from './query/market-shape.ts';
import { type Plan, planOf } from './query/plan.ts';
import { sampleOf, telling } from './query/samples.ts';
import { inside, samplingOf } from './query/samplings.ts';
import type { Needed } from './query/term-query.ts';

const facets: readonly Facet[] = [
  'employmentType',
  'experienceLevel',
  'location',
  'company',
  'skill',
  'salaryCurrency',
  'postedWithinDays',
];

interface Counted {
  total: number;
  exact: boolean;
  values: ReadonlyMap<Facet, Values>;
}

/**
 * Counts for every facet under all filters but its own, so that ticking a second value of the same facet is an honest
 * "or". Skills are an "and": their counts are those of the chosen ones together with one more. Of more than five
 * thousand hits the counts are estimates from a sample, and it is said so; without any filter they are exact.
 */
export async function countFacets(
  db: Db,
  viewer: Viewer,
  search: Filters,
  otherNames?: FindOtherNames,
): Promise<JobFacets> {
  const { market, parsed } = await understand(db, new Date(), search.search, otherNames);
  const count = () => countAnew(db, market, viewer, search, parsed);
  // Of what somebody runs the counts are theirs alone.
  if (search.scope === 'own') return count();
  const name = JSON.stringify([viewer ? 'inside' : 'outside', Boolean(otherNames), search]);
  return keptAnswer(db, market.state, `counts ${name}`, count);
}

async function countAnew(
  db: Db,
  market: MarketShape,
  viewer: Viewer,
  search: Filters,
  parsed: ParsedQuery | undefined,
): Promise<JobFacets> {
  const now = new Date();
  const plan = planOf(viewer, search, { parsed, now });
  const chosen = facets.filter((facet) => facet !== 'skill' && chosenValues(search, facet).length > 0);
  const others = facets.filter((facet) => !chosen.includes(facet));
  const [all, ...ofChosen] = await Promise.all([
    plan.everything && market.total > inside.countedHits
      ? countMarket(db, market, plan)
      : countHits(
          db,
          market,
          plan,
          others.map((facet) => ({ facet, chosen: [] })),
        ),
    ...chosen.map((facet) => {
      const without = planOf(viewer, search, { parsed, now }, { without: facet });
      return countHits(db, market, without, [{ facet, chosen: chosenValues(search, facet) }]);
    }),
  ]);
  const values = new Map([all, ...ofChosen].flatMap((counted) => [...counted.values]));
  const exact = [all, ...ofChosen].every((counted) => counted.exact);
  const of = (facet: Facet) => values.get(facet) ?? [];
  return {
    total: all.total,
    approximate: !exact,
    employmentType: of('employmentType'),
    experienceLevel: of('experienceLevel'),
    location: of('location'),
    company: of('company'),
    skill: of('skill'),
    salaryCurrency: of('salaryCurrency'),
    postedWithinDays: of('postedWithinDays'),
  };
}

function chosenValues(search: Filters, facet: Facet): string[] {
  const chosen = search[facet];
  return chosen === undefined ? [] : [chosen].flat().map(String);
}

/** How many jobs a search finds, exactly or, of very many, by a sample. */
export async function countJobs(
  db: Db,
  market: MarketShape,
  plan: Plan,
): Promise<Pick<Counted, 'total' | 'exact'>> {
  return plan.everything ? { total: market.total, exact: true } : countHits(db, market, plan, []);
}

/** A larger sample than one job in 8 has no index of its own, and says no more than is told. */
const leastHalved = 3;

/** The counts of some facets over the hits of a query. */
async function countHits(
  db: Db,
  market: MarketShape,
  query: Plan,
  wanted: readonly WantedFacet[],
): Promise<Counted> {
  const { counted, halved } = await countSample(db, market, query, wanted);
  const exact = halved === 0;
  const scaled = (count: number) => (exact ? count : rounded(count * 2 ** halved));
  const values = valuesIn(counted, wanted, scaled);
  return { total: scaled(totalOf(counted)), exact, values };
}

interface CountedSample {
  counted: FacetRow[];
  /** How often the market was halved until few enough hits were left; 0 where all were counted. */
  halved: number;
}

/**
 * Counts all hits or, where they are many, those of a sample bucket. A first bucket says how many there are, and often is enough. The
 * terms of a range are looked up for every job that has the others, one by one: in the bucket it is quicker to read the row.
 */
async function countSample(
  db: Db,
  market: MarketShape,
  query: Plan,
  wanted: readonly WantedFacet[],
): Promise<CountedSample> {
  const countAll = async (likelyAll = Infinity) => {
    const ids =
      likelyAll < mostAtOnce && !isSmall(market) ? await numbersOfHits(db, market, query) : undefined;
    const whole = (parameters: Parameters) =>
      ids ? sourceOfNumbers(ids, parameters) : wholeSourceOf(query, market, parameters);
    return { counted: await countIn(db, market, query, whole, wanted), halved: 0 };
  };
  const countOf = async (halvings: number, needs: readonly Needed[]) => {
    const sample = sampleOf(market, halvings, needs);
    const source = (parameters: Parameters) => sourceOf({ ...query, needs }, sample, parameters);
    return { counted: await countIn(db, market, query, source, wanted), halved: sample.halved };
  };
  const { countedHits, sampledJobs, sampledHits, enoughHits } = samplingOf(query, market);
  if (market.total <= inside.countedHits) return countAll();
  const rarest = Math.min(...query.jobsOfWords);
  if (rarest <= Math.min(countedHits, mostAtOnce)) return countAll(rarest);
  const isEnough = ({ counted }: CountedSample) => totalOf(counted) >= enoughHits;
  // A sample without any may stand for some, and one with one for several.
  const hitsBy = ({ counted, halved }: CountedSample) => (totalOf(counted) + 1) * 2 ** halved;
  const halvedFor = (hits: number) => Math.max(leastHalved, Math.ceil(Math.log2(hits / sampledHits)));
  const told = telling(market);
  const likely = query.words ? likelyHits(market, query.jobsOfWords) : market.total;
  const tellsAtOnce = told !== undefined && likely / 2 ** told <= sampledHits;
  const first = await countOf(
    tellsAtOnce ? told : Math.round(Math.log2(market.total / sampledJobs)),
    query.broad,
  );
  if (isEnough(first)) return first;
  const needs = (await isNearly(db, market, query, first)) ? query.broad : query.needs;
  // Few of a thousand jobs do not tell a thousand hits from five thousand.
  const isVague = told !== undefined && first.halved > told && halvedFor(hitsBy(first)) < told;
  const second = isVague ? await countOf(told, needs) : first;
  if (isEnough(second)) return second;
  const hits = hitsBy(second);
  if (hits <= countedHits) return countAll(hits);
  return halvedFor(hits) < second.halved ? countOf(halvedFor(hits), needs) : second;
}

/** So many rows at most are read for one that is counted, rather than looking ranges up. */
const readForOne = 4;
/** So few hits of the first bucket say nothing of their number. */
const fewOfBucket = 4;

/** Whether without its ranges a query lets through not many more than with them, going by a bucket of which so many are hits. */
async function isNearly(
  db: Db,
  market: MarketShape,
  { unlisted, needs, broad }: Plan,
  { counted, halved }: CountedSample,
): Promise<boolean> {
  if (!broad.length || broad.length === needs.length) return false;
  const parameters = new Parameters();
  const most = readForOne * Math.max(fewOfBucket, totalOf(counted));
  const found = await rows(
    db,
    `select from ${sourceOf({ unlisted, needs: broad }, sampleOf(market, halved, broad), parameters)} limit ${parameters.add(most + 1)}`,
    parameters.values,
  );
  return found.length <= most;
}

function totalOf(counted: readonly FacetRow[]): number {
  return counted.find(({ facet }) => facet === 'total')?.count ?? 0;
}

/** Two figures: as much as a sample can say. */
function rounded(count: number): number {
  return Number(count.toPrecision(2));
}

/** Counts the hits in one reading of their rows: in all, and by value for each of these facets. */
async function countIn(
  db: Db,
  market: MarketShape,
  query: HitQuery,
  source: (parameters: Parameters) => string,
  wanted: readonly WantedFacet[],
): Promise<FacetRow[]> {
  const parameters = new Parameters();
  const hits = `select s.employment_type, s.experience_level, s.location, s.places, s.company_id, s.skills, s.salary_currency, s.posted_date
     from ${source(parameters)} where ${query.conditions(parameters).join(' and ') || 'true'}`;
  const text = `with hit as materialized (${hits})
     select 'total' as facet, '' as value, null::text as label, count(*) as count from hit
     ${wanted.flatMap((each) => selectsOf(each, parameters).map((one) => `union all (${one})`)).join('\n')}`;
  const found = await rows<FacetRow>(db, text, parameters.values, planned(market, text));
  return found.flatMap((row) => (row.facet === 'place' ? placesIn(row) : row));
}

function selectsOf(wanted: WantedFacet, parameters: Parameters): string[] {
  const { facet } = wanted;
  return [
    facetSelect(wanted, parameters),
    ...(facet === 'location' ? [placeSelect(wanted, parameters)] : []),
  ];
}

/** The whole market's counts, or of the visitors' part of it, which are kept: looking at a million rows would take too long. */
async function countMarket(
  db: Db,
  market: MarketShape,
  { isVisitors }: Pick<Plan, 'isVisitors'>,
): Promise<Counted> {
  const kept = ['total', 'place', ...facets.filter((facet) => facet !== 'postedWithinDays')];
  const counted = await rows<FacetRow>(
    db,
    `select wanted.facet, kept.value, c.name as label, kept.jobs + coalesce(changed.jobs, 0) as count
     from unnest($1::text[], $3::integer[]) as wanted (facet, most)
     cross join lateral (
       select value, jobs from facet_count where facet = $2 || wanted.facet order by jobs desc, value limit wanted.most
     ) as kept
     left join (select facet, value, sum(change) as jobs from facet_change group by facet, value) as changed
       on changed.facet = $2 || wanted.facet and changed.value = kept.value
     left join company c on wanted.facet = 'company' and c.id::text = kept.value
     order by count desc, kept.value`,
    [kept, isVisitors ? 'shown:' : '', kept.map((facet) => (facet === 'place' ? placeNames : facetValues))],
  );
  const fresh = await rows<{ days: number; count: number }>(
    db,
    // In their order, or the planner looks for the few of one day among all there are.
    `with newest as materialized (
       select posted_date from job_search where listed ${isVisitors ? 'and shown' : ''} order by posted_date desc, job_id desc limit ${inside.countedHits + 1}
     )
     select days, (select count(*) from newest where posted_date > now() - make_interval(days => days)) as count
     from unnest($1::integer[]) as choice (days)`,
    [postedWithinChoices],
  );
  const values = valuesIn(
    counted,
    facets.map((facet) => ({ facet, chosen: [] })),
  );
  values.set(
    'postedWithinDays',
    fresh.map(({ days, count }) => ({
      value: String(days),
      count:
        count <= inside.countedHits
          ? count
          : Math.max(count, rounded(rankOf(market, market.hour - days * 24))),
    })),
  );
  return { total: totalOf(counted), exact: true, values };
}
