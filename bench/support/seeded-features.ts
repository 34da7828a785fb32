import type pg from 'pg';
import { engineVersion } from '#matching/engine.ts';
import type { ProfileFacts } from '#matching/facts.ts';
import { waitAtMost } from '#server/db/bounded-client.ts';
import { copyInto, copyLine } from '#server/db/copy.ts';
import { timeouts } from '#server/db/limits.ts';
import { row, rows, run } from '#server/db/query.ts';
import { jobsToExtract } from '#server/features/matches/facts.queries.ts';
import { extractFeatures } from '#server/features/matches/extract-features.ts';

/** Reading a million jobs would take an hour: so many are read, and the others say what one of these says. */
const distinct = 3_000;
const linesAtOnce = 5_000;

/** Has the jobs of a made-up market read for matching, by COPY. Does nothing where that is done. */
export async function seedFeatures(db: pg.Pool): Promise<void> {
  const there = await row<{ yes: boolean }>(db, 'select exists (select from job_reading) as yes');
  if (there?.yes) return;
  const ids = (await rows<{ id: number }>(db, 'select id from job_posting order by id')).map(({ id }) => id);
  const read = await readSome(db, ids);
  const client = await db.connect();
  waitAtMost(client, timeouts.night);
  try {
    await run(client, `set statement_timeout = 0`);
    await run(client, `set maintenance_work_mem = '512MB'`);
    await run(client, 'alter table job_term drop constraint job_term_pkey');
    for (let from = 0; from < ids.length; from += linesAtOnce) {
      const some = ids.slice(from, from + linesAtOnce).map((id, index) => {
        // The cast: `read` is not empty, and the remainder lies within it.
        const { features, terms } = read[(from + index) % read.length] as (typeof read)[number];
        return { id, features, terms };
      });
      await copyInto(
        client,
        'job_reading',
        ['job_posting_id', 'engine', 'reading', 'terms'],
        some.map(({ id, features, terms }) =>
          copyLine([id, engineVersion, features, `{${terms.map(({ term }) => term).join(',')}}`]),
        ),
      );
      await copyInto(
        client,
        'job_term',
        ['term', 'job_posting_id', 'weight'],
        some.flatMap(({ id, terms }) => terms.map(({ term, weight }) => copyLine([term, id, weight]))),
      );
    }
    await run(client, 'alter table job_term add primary key (term, job_posting_id) include (weight)');
    await run(client, 'vacuum (analyze) job_reading, job_term');
  } finally {
    client.release(true);
  }
}

async function readSome(db: pg.Pool, ids: readonly number[]) {
  const step = Math.max(1, Math.floor(ids.length / distinct));
  const some = ids.filter((_, index) => index % step === 0).slice(0, distinct);
  const read = [];
  for (let from = 0; from < some.length; from += 500) {
    const { jobs } = extractFeatures({
      jobs: await jobsToExtract(db, some.slice(from, from + 500)),
      profiles: [],
    });
    read.push(...jobs.map(({ features, terms }) => ({ features: JSON.stringify(features), terms })));
  }
  return read;
}

/** People such as a market's jobs look for: each has done the work of one job and a second, and lists skills of both. */
export async function peopleFor(db: pg.Pool, count: number): Promise<ProfileFacts[]> {
  const jobs = await rows<{ title: string; skills: string[]; location: string | null }>(
    db,
    `select title, skills_required as skills, location from job_posting where id % $1 = 0 and cardinality(skills_required) > 0
     order by id limit $2`,
    [7, count * 2],
  );
  return Array.from({ length: Math.floor(jobs.length / 2) }, (_, index): ProfileFacts => {
    // The casts: there are twice as many jobs.
    const [now, before] = [jobs[index * 2], jobs[index * 2 + 1]] as [
      (typeof jobs)[number],
      (typeof jobs)[number],
    ];
    return {
      title: now.title,
      summary: `Has worked as ${now.title} and as ${before.title}.`,
      skills: [...new Set([...now.skills, ...before.skills])],
      work: [
        { title: now.title, description: null, months: 12 + (index % 90) },
        { title: before.title, description: null, months: 6 + (index % 30) },
      ],
      studies: [],
      goals: {
        titles: [now.title],
        places: now.location ? [now.location] : [],
        employmentTypes: ['full_time'],
        pay: null,
        startDate: null,
      },
      values: ['care', 'learning'],
      ways: ['in_a_team'],
    };
  });
}
