// What a search, its counts and one application cost on the small markets that most installations are, through the whole program:
// beside plain ILIKE over the same rows, asked directly, which looks through every text and ranks nothing. One client and ten,
// in turn: of words that many ask for, and of two words of some text that nobody has asked for yet.
import type pg from 'pg';
import { rows } from '#server/db/query.ts';
import { openJob } from '#server/visibility/visible-jobs.queries.ts';
import { createLines } from './support/crowd.ts';
import { hiringCompany } from './support/hiring-company.ts';
import { latencyOf, milliseconds, timed } from './support/latency.ts';
import { onServer } from './support/market.ts';
import { searchKinds } from './support/queries.ts';
import { inMarketFolder, marketSizes, onDatabase, quick } from './support/seeded-market.ts';
import { type Market, shared } from './support/shared.ts';

const sizes = process.argv.includes('--jobs') || shared.dataDir || quick ? marketSizes() : [2_000, 20_000];
const seconds = quick ? 0.2 : Number(process.env['BENCH_SECONDS'] ?? 5);
const clients = [1, 10];

const known = ['ordinary', 'common', 'phrases', 'rare'].flatMap((kind) =>
  (searchKinds[kind] ?? []).flatMap(({ search }) => search ?? []),
);

const like = `from job_posting j join company c on c.id = j.company_id
  where ${openJob} and concat_ws(' ', j.title, j.description, j.requirements, j.location) ilike all($1::text[])`;

for (const jobs of sizes) await onProgram(jobs, (market) => measure(jobs, market));

async function onProgram(jobs: number, work: (market: Market) => Promise<void>): Promise<void> {
  if (shared.market) return work(shared.market);
  await inMarketFolder(jobs, async (dataDir) => {
    await onDatabase(dataDir, jobs, async () => undefined);
    await onServer(dataDir, work);
  });
}

async function measure(jobs: number, { address, db, seekers }: Market): Promise<void> {
  process.stdout.write(`search-floor: ${jobs.toLocaleString('en')} jobs\n`);
  const lines = createLines(Number(new URL(address).port));
  /** Whole, as a program asks that keeps its connection. */
  const get = async (path: string, cookie: string) => {
    const { status } = await lines.send({ path, headers: { cookie } }, performance.now());
    if (status !== 200) throw new Error(`${path} was answered ${status}.`);
  };
  const unknown = await twoWords(db, quick ? 3_000 : 25_000);
  let next = 0;
  const searches = {
    known: () => known[next++ % known.length] ?? '',
    new: () => unknown.pop() ?? noneLeft(),
  };
  const asked = (path: (words: string) => string, words: () => string) => async (client: number) =>
    get(path(encodeURIComponent(words())), seekers[client % seekers.length]?.cookie ?? '');
  const kinds = {
    'a search': (text: string) => `/api/jobs?search=${text}&limit=20`,
    'its counts': (text: string) => `/api/jobs/facets?search=${text}`,
  };
  // What a server that has run for a while has read, and has made ready: statements are planned on each connection for itself, and
  // Node compiles what comes often. Before, ten clients got four fifths of what they get a quarter of a minute later.
  for (const path of Object.values(kinds)) {
    await timed(known, 4, (words) => get(path(encodeURIComponent(words)), seekers[0]?.cookie ?? ''));
    await timed(unknown.splice(0, quick ? 10 : 2_500), 10, (words) =>
      get(path(encodeURIComponent(words)), seekers[0]?.cookie ?? ''),
    );
  }
  for (const [how, words] of Object.entries(searches)) {
    for (const [what, path] of Object.entries(kinds)) await tell(`${what}, ${how}`, asked(path, words));
  }
  await tell('ILIKE, a search', () => likeSearch(db, searches.known()));
  await tell('ILIKE, a count', () => likeCount(db, searches.known()));
  await tell(
    'all jobs',
    asked(() => '/api/jobs?limit=20', searches.known),
  );

  const company = await hiringCompany(address, db, { recruiters: 1, applicants: quick ? 20 : 500 });
  const application = (at: number) =>
    get(
      `/api/applications/${company.applications[at % company.applications.length]?.id ?? 0}`,
      company.recruiters[0]?.cookie ?? '',
    );
  const first = await timed([...company.applications.keys()], 1, application);
  print('an application, seen first', 1, first, first.reduce((sum, took) => sum + took, 0) / 1_000);
  await tell('an application', () => application(next++));
  lines.close();
}

/** What somebody has asked for already would be answered from memory, and pass for new. */
function noneLeft(): never {
  throw new Error('More searches were made than there are pairs of words: BENCH_SECONDS says for how long.');
}

/** How long it takes one client and ten, each for some seconds. */
async function tell(name: string, ask: (client: number) => Promise<unknown>): Promise<void> {
  for (const atOnce of clients) {
    const took: number[] = [];
    const begun = performance.now();
    await Promise.all(
      Array.from({ length: atOnce }, async (_, client) => {
        while (performance.now() - begun < seconds * 1_000) {
          const from = performance.now();
          await ask(client);
          took.push(performance.now() - from);
        }
      }),
    );
    print(name, atOnce, took, (performance.now() - begun) / 1_000);
  }
}

function print(name: string, atOnce: number, took: readonly number[], within: number): void {
  const { p50, p95 } = latencyOf(took);
  process.stdout.write(
    `  ${name.padEnd(26)} ${String(atOnce).padStart(2)} at once  p50 ${milliseconds(p50)}  p95 ${milliseconds(p95)}  ${(took.length / within).toFixed(0).padStart(6)} /s\n`,
  );
}

/** Two words of one text each: searches that find something, and that nobody has made. */
async function twoWords(db: pg.Pool, many: number): Promise<string[]> {
  const found = await rows<{ words: string }>(
    db,
    `select distinct on (md5(words)) words from (
       select lower(title_word[1] || ' ' || text_word[1]) as words
       from job_posting j cross join lateral regexp_matches(title, '[[:alpha:]]{4,}', 'g') as title_word
       cross join lateral (select regexp_matches(description, '[[:alpha:]]{5,}', 'g') as text_word limit 20) as written
       order by j.id limit $1
     ) as pair order by md5(words) limit $2`,
    [many * 4, many],
  );
  return found.map(({ words }) => words);
}

function patterns(words: string): string[] {
  return words.split(/\s+/).map((word) => `%${word.replaceAll(/["%_-]/g, '')}%`);
}

async function likeSearch(db: pg.Pool, words: string): Promise<unknown> {
  return rows(
    db,
    `select j.id, j.title, c.name, j.location, j.salary_range, left(j.description, 200) as text, count(*) over () as total ${like}
     order by j.posted_date desc limit 20`,
    [patterns(words)],
  );
}

async function likeCount(db: pg.Pool, words: string): Promise<unknown> {
  return rows(
    db,
    `select j.employment_type, j.experience_level, j.location, j.company_id, count(*) as count ${like}
     group by grouping sets ((), (j.employment_type), (j.experience_level), (j.location), (j.company_id))`,
    [patterns(words)],
  );
}
