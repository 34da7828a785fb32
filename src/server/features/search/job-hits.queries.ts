import { Parameters } from '#server/db/parameters.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { nameOfText } from '#server/db/repeated-texts.ts';
import { keptAnswer } from '#server/market-memory.ts';
import { lastHour } from './query/filter-terms.ts';
import { firstHour, hourOfRank, likelyHits, type MarketShape, rankOf } from './query/market-shape.ts';
import { hours, termsOfRange } from './query/ranges.ts';
import { type Needed, oneOf, rarestFirst } from './query/term-query.ts';

/** Which rows of job_search a question is about. */
export interface HitQuery {
  /** Whether jobs that are not listed count too, as among those one runs. */
  unlisted: boolean;
  needs: readonly Needed[];
  /** What else must hold of a row `s`: what terms cannot say, or not exactly. */
  conditions: (parameters: Parameters) => string[];
}

/** A place in the order of time, the newest first. */
export interface Place {
  /** ISO time. */
  posted: string;
  id: number;
}

/** So few jobs that looking at all of a query's hits is cheap, however many of them are hits. */
export const fewJobs = 10_000;
/** So few hits left, as far as one can tell, that they are read at once. */
const fewHits = 1_000;
/** Up to so many jobs the plan of a search goes by its text alone; of more the planner is told the words, of which some are common. */
const plannedAlike = 50_000;
/** So few newer hits are read again with all that are older. */
const readAgain = 2_000;
/** How many jobs the first look reaches back over. */
const firstBatch = 4_096;

/** So many hits of a look say how many the next will have. */
const tellingHits = 50;

interface Wanted {
  /** The select list, over a row `s`. */
  columns: (parameters: Parameters) => string;
  /** Only what comes after this place. */
  after?: Place | undefined;
  wanted: number;
  /** Whether they are likely so few that they are read at once. */
  few?: boolean;
}

interface Hits<Hit> {
  hits: Hit[];
  /** There are no more. */
  complete: boolean;
}

/**
 * The newest hits of a query, at most `wanted`. However many there are in all, about as many rows are read as are
 * wanted: the index is asked for the last days first, and further back as far as it takes; where hits are rare all of
 * them are read.
 */
export async function newestHits<Hit>(
  db: Db,
  market: MarketShape,
  query: HitQuery,
  { columns, after, wanted, few = false }: Wanted,
): Promise<Hits<Hit>> {
  const hits: Hit[] = [];
  const newest = lastHour(market.hour);
  // Of a place that this server never gave, in the year 9999, the hours until then would be too many.
  let top: Top = { hour: after ? Math.min(hourOf(after.posted), newest) : newest, after };
  let look = Math.max(firstBatch, wanted * 4);
  let readRest = few || market.total <= fewJobs;
  for (;;) {
    const reached = rankOf(market, top.hour);
    const bottom = readRest ? undefined : hourOfRank(market, reached + look);
    // Where few hits are newer, they are read once more: the terms of all times but theirs take longer to look up.
    const isAll = bottom === undefined && !after && hits.length < readAgain;
    const parameters = new Parameters();
    // What is said of a hit is worked out of those alone that are wanted.
    const text = `select ${columns(parameters)} from (
         select s.* from ${sourceOf(query, { more: isAll ? [] : between(bottom ?? firstHour(market), top, query, market, bottom === undefined) }, parameters)}
         where ${[...query.conditions(parameters), ...below(top, parameters)].join(' and ') || 'true'}
         order by s.posted_date desc, s.job_id desc limit ${parameters.add(wanted - hits.length)}
       ) s order by s.posted_date desc, s.job_id desc`;
    const found = await rows<Hit>(db, text, parameters.values, planned(market, text));
    hits.push(...found);
    if (hits.length >= wanted || bottom === undefined) return { hits, complete: hits.length < wanted };
    const looked = Math.max(1, rankOf(market, bottom) - reached);
    const density = (found.length + 1) / looked;
    readRest = density * (market.total - reached - looked) < fewHits;
    const expected = (1.5 * (wanted - hits.length)) / density;
    look = Math.min(look * 16, found.length < tellingHits ? Math.max(look * 2, expected) : expected);
    top = { hour: Math.min(bottom, top.hour) - 1, after: undefined, whole: true };
  }
}

/** A market whose statements cost less by what they do than by their number. */
export function isSmall({ total }: MarketShape): boolean {
  return total <= plannedAlike;
}

/** The statements of a small market are prepared, so that those that differ in their values alone are planned once. */
export function planned(market: MarketShape, text: string): { prepare?: string | undefined } {
  return isSmall(market) ? { prepare: nameOfText(text) } : {};
}

/** Where a look begins: in this hour, after a place in it, or with the whole of it. */
interface Top {
  hour: number;
  after: Place | undefined;
  whole?: true;
}

/** The terms for the time from `bottom` to `top`; none for all times. Jobs that are not listed may be older than any that is. */
function between(
  bottom: number,
  top: Top,
  { unlisted, needs }: HitQuery,
  market: MarketShape,
  rest: boolean,
): Needed[] {
  if (rest && (unlisted || (!top.after && !top.whole) || !needs.length)) return [];
  const terms = oneOf(termsOfRange(hours, Math.min(bottom, top.hour), top.hour));
  return [{ terms, jobs: rankOf(market, bottom) - rankOf(market, top.hour) }];
}

function below({ after, whole, hour }: Top, parameters: Parameters): string[] {
  if (after)
    return [
      `(s.posted_date, s.job_id) < (${parameters.add(after.posted)}::timestamptz, ${parameters.add(after.id)}::integer)`,
    ];
  return whole ? [`s.posted_date < to_timestamp(${parameters.add((hour + 1) * 3_600)})`] : [];
}

/** What fetching terms costs is told to the planner, who adds up both sides; as the first holds of every row, the other is never called. */
const costly = '(job_id > 0 or terms_are_fetched(job_id))';

/**
 * The rows that have the terms, as a source named `s`. Its inside is found by the index of terms alone: no other index
 * may tempt the planner to walk through a million rows for the few that have them.
 */
export function sourceOf(
  { unlisted, needs }: Pick<HitQuery, 'unlisted' | 'needs'>,
  { more = [], within }: { more?: readonly Needed[]; within?: string | undefined },
  parameters: Parameters,
): string {
  const all = rarestFirst([...needs, ...more]);
  const listed = within === undefined ? 'listed' : `listed and ${within}`;
  if (!all.length)
    return unlisted ? 'job_search s' : `(select ${columnsOfSource} from job_search where ${listed}) s`;
  const matching = all.map((terms) => `terms @@ ${parameters.add(terms)}::tsquery`).join(' and ');
  const where = unlisted
    ? `((${listed} and ${matching}) or (not listed ${within ? `and ${within}` : ''} and ${matching}))`
    : `${listed} and ${matching}`;
  return `(select ${columnsOfSource} from job_search where ${where} and ${costly} offset 0) s`;
}

/** One in so many jobs is looked at by itself sooner than the pages of all the names of a trade: 2,500 of a million. */
const oneInJobs = 400;
/**
 * A key of so many terms, each of which many more jobs have than the rarest key leaves, is dear: of every row left the index looks each
 * term up, 7 µs a time, where the row's own terms are fetched in 15.
 */
const dearest = { terms: 4, times: 4 } as const;

/**
 * The same rows for when all of them are wanted. Where the rarest conditions leave few, the terms of those rows are fetched and asked
 * for the conditions that have many ways: of 169 jobs in Paybody Building the index takes 26 ms to say which are for nurses, by 14 names.
 */
export function wholeSourceOf(
  query: Pick<HitQuery, 'unlisted' | 'needs'>,
  market: MarketShape,
  parameters: Parameters,
): string {
  const [rarest, ...others] = query.needs.toSorted((one, other) => one.jobs - other.jobs);
  const dear = others.filter(
    ({ terms, jobs }) =>
      terms.includes('&') &&
      terms.split(/[|&]/).length >= dearest.terms &&
      jobs > dearest.times * (rarest?.jobs ?? 0),
  );
  const cheap = [rarest, ...others].flatMap((each) =>
    each && dear.includes(each) ? (each.lead ?? []) : (each ?? []),
  );
  const likely = likelyHits(
    market,
    cheap.map(({ jobs }) => jobs),
  );
  const most = Math.max(1, Math.round(market.total / oneInJobs));
  if (query.unlisted || !dear.length || likely > 2 * most) return sourceOf(query, {}, parameters);
  const asked = dear.map(({ terms }) => `terms @@ ${parameters.add(terms)}::tsquery`).join(' and ');
  const many = '(select count(*) from candidate)';
  const atMost = `${parameters.add(most)}::integer`;
  return `(with candidate as materialized (
      select * from ${sourceOf({ unlisted: false, needs: cheap }, {}, parameters)} limit ${atMost} + 1
    )
    select * from candidate where ${many} <= ${atMost} and ${asked}
    union all
    select * from ${sourceOf(query, {}, parameters)} where ${many} > ${atMost}) s`;
}

/** So many hits are read at once, where a sample said that they are few. */
export const mostAtOnce = 1_500;

/**
 * The numbers of all hits of a query that likely has few; undefined where they are more than are read at once. A page asks for them
 * twice at the same time, for its jobs and for its counts: they are looked for once.
 */
export async function numbersOfHits(
  db: Db,
  market: MarketShape,
  query: HitQuery,
): Promise<number[] | undefined> {
  const parameters = new Parameters();
  const text = `with found as materialized (
      select s.job_id as id from ${wholeSourceOf(query, market, parameters)} where ${query.conditions(parameters).join(' and ') || 'true'}
    ) select id from found limit ${parameters.add(mostAtOnce)}`;
  const name = `found ${text} ${JSON.stringify(parameters.values)}`;
  const found = await keptAnswer(db, market.state, name, () =>
    rows<{ id: number }>(db, text, parameters.values, planned(market, text)),
  );
  return found.length < mostAtOnce ? found.map(({ id }) => id) : undefined;
}

/** The rows of these jobs, as a source named `s`. */
export function sourceOfNumbers(ids: readonly number[], parameters: Parameters): string {
  return `(select ${columnsOfSource} from job_search where job_id = any(${parameters.add(ids)}::integer[])) s`;
}

const columnsOfSource =
  'job_id, posted_date, closes_at, company_id, recruiter_id, salary_max_monthly, employment_type, experience_level, location, salary_currency, title_words, skills, places, head, terms, shown';

/** The newest jobs that meet some conditions, found by walking through the newest so many: quick where many do. */
export async function walkNewest<Hit>(
  db: Db,
  query: HitQuery,
  { columns, after, wanted }: Wanted,
  most: number,
): Promise<Hit[]> {
  const parameters = new Parameters();
  const where = [
    ...(query.unlisted ? [] : ['listed']),
    ...(after
      ? [
          `(posted_date, job_id) < (${parameters.add(after.posted)}::timestamptz, ${parameters.add(after.id)}::integer)`,
        ]
      : []),
  ];
  return rows<Hit>(
    db,
    `select ${columns(parameters)} from (
       select ${columnsOfSource} from job_search where ${where.join(' and ') || 'true'}
       order by posted_date desc, job_id desc limit ${parameters.add(most)}
     ) s
     where ${query.conditions(parameters).join(' and ') || 'true'}
     order by s.posted_date desc, s.job_id desc limit ${parameters.add(wanted)}`,
    parameters.values,
  );
}

function hourOf(time: string): number {
  return Math.floor(Date.parse(time) / 3_600_000);
}
