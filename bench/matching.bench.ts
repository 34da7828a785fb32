// Matching: the engine alone on one core, recommendations and similar jobs on markets of growing size.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type pg from 'pg';
import { match } from '#matching/engine.ts';
import { extractFeatures } from '#server/features/matches/extract-features.ts';
import { rankedJobs } from '#server/features/matches/ranked-jobs.queries.ts';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { jobsByIds } from '#server/features/jobs/jobs.queries.ts';
import { notAppliedTo, openJob } from '#server/visibility/visible-jobs.queries.ts';
import { similarJobs } from '#server/features/search/similar-jobs.queries.ts';
import { jobsToExtract } from '#server/features/matches/facts.queries.ts';
import { rows } from '#server/db/query.ts';
import type { JobFeatures, ProfileFeatures } from '#matching/features/features.ts';
import { latencyOf, milliseconds, timed } from './support/latency.ts';
import { marketSizes, onSeededMarket, quick, somebody } from './support/seeded-market.ts';
import { peopleFor, seedFeatures } from './support/seeded-features.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Milliseconds of one core that this took, which is what it takes by the clock where nothing else runs. */
function coreTime(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function engineLoads(): void {
  const before = held();
  const took = coreTime(() => loadVocabulary());
  say(`engine: loads in ${took.toFixed(0)} ms`);
  say(`engine: holds ${((held() - before) / 1e6).toFixed(0)} MB once loaded`);
}

setFlagsFromString('--expose-gc');
// The cast: with this flag a new context has the collector as a function.
const collect = runInNewContext('gc') as () => void;

/** In bytes, what is in use. */
function held(): number {
  // Twice: what lies outside of the heap goes with the second.
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function pairsPerSecond(jobs: readonly JobFeatures[], people: readonly ProfileFeatures[]): void {
  const vocabulary = loadVocabulary();
  const all = () => {
    for (const person of people) for (const job of jobs) match(vocabulary, job, person);
  };
  all();
  const pairs = (jobs.length * people.length) / (coreTime(all) / 1_000);
  say(`exact score: ${Math.round(pairs).toLocaleString('en')} pairs/s on one core`);
}

/** Each applicant is seen for the first time, as when their features have just been fetched. */
function applicantsRanked(job: JobFeatures, people: readonly ProfileFeatures[]): void {
  const vocabulary = loadVocabulary();
  const count = quick ? 500 : 10_000;
  const texts = people.map((person) => JSON.stringify(person));
  // The cast: what was written a line ago.
  const applicants = Array.from(
    { length: count },
    (_, index) => JSON.parse(texts[index % texts.length] ?? '') as ProfileFeatures,
  );
  const took = coreTime(() =>
    applicants
      .map((person, index) => ({ index, score: match(vocabulary, job, person).score ?? -1 }))
      .sort((a, b) => b.score - a.score),
  );
  say(`${count.toLocaleString('en')} applicants of one job ranked in ${took.toFixed(0)} ms`);
}

async function recommended(db: pg.Pool, profile: ProfileFeatures): Promise<number> {
  const ranked = await rankedJobs(db, profile, {
    where: (parameters) => [openJob, notAppliedTo(somebody, parameters)],
    orNewest: false,
  });
  const jobs = await jobsByIds(
    db,
    somebody,
    ranked.slice(0, 20).map(({ id }) => id),
  );
  return jobs.length;
}

const atFirst = held();
engineLoads();
const p95s: { jobs: number; p95: number }[] = [];
for (const [index, size] of marketSizes().entries()) {
  await onSeededMarket(size, async (db) => {
    await seedFeatures(db);
    const facts = await peopleFor(db, quick ? 20 : 200);
    const { profiles } = extractFeatures({
      jobs: [],
      profiles: facts.map((told, id) => ({ id, facts: told, matching: true, discoverable: false })),
    });
    const people = profiles.map(({ features }) => features);
    if (index === 0) {
      const ids = await rows<{ id: number }>(db, 'select id from job_posting order by id limit 1000');
      const { jobs } = extractFeatures({
        jobs: await jobsToExtract(
          db,
          ids.map(({ id }) => id),
        ),
        profiles: [],
      });
      pairsPerSecond(
        jobs.map(({ features }) => features),
        people.slice(0, 100),
      );
      if (jobs[0]) applicantsRanked(jobs[0].features, people);
      say(
        `engine: holds ${((held() - atFirst) / 1e6).toFixed(0)} MB after use, a thousand extracted included`,
      );
    }
    let found = 0;
    const ask = async (profile: ProfileFeatures) => {
      found += await recommended(db, profile);
    };
    await timed(people, 4, ask);
    found = 0;
    const { p50, p95 } = latencyOf(await timed(people, 1, ask));
    const crowd = latencyOf(await timed(people, 16, ask));
    say(
      `${size.toLocaleString('en')} open jobs: recommendations p50 ${milliseconds(p50)}, p95 ${milliseconds(p95)}; 16 at once p95 ${milliseconds(crowd.p95)}; ${(found / people.length / 2).toFixed(1)} jobs each`,
    );
    p95s.push({ jobs: size, p95 });
    const some = await rows<{ id: number }>(
      db,
      'select job_id as id from job_search where listed order by md5(job_id::text) limit $1',
      [quick ? 10 : 200],
    );
    const like = ({ id }: { id: number }) => similarJobs(db, somebody, id);
    await timed(some, 4, like);
    const similar = latencyOf(await timed(some, 1, like));
    say(`  similar jobs p50 ${milliseconds(similar.p50)}, p95 ${milliseconds(similar.p95)}`);
  });
}
const [least, most] = [p95s[0], p95s.at(-1)];
if (least && most)
  say(
    `growth of p95 from ${least.jobs.toLocaleString('en')} to ${most.jobs.toLocaleString('en')} jobs: ${(most.p95 / least.p95).toFixed(2)} times`,
  );
