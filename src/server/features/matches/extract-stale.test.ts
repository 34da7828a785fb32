import { beforeAll, describe, expect, test } from 'vitest';
import { engineVersion } from '#matching/engine.ts';
import { row, rows, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { claimStale, acknowledge } from './stale-features.queries.ts';
import { upkeepComes } from '#test/background.ts';
import { eventually } from '#test/eventually.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();
let resort: { id: number; founder: Person };

beforeAll(async () => {
  resort = await company(server, 'Blue Lagoon Resort');
});

const nothingDue = () => eventually(async () => (await all('select from reading_due')).length === 0);
const all = <Row>(sql: string, values?: unknown[]) => rows<Row>(server.database.pool, sql, values);
const count = async (sql: string) => (await all<{ count: number }>(sql))[0]?.count;

/** What the index lists and what the features say it lists. */
const listedWrongly = `
  select term, job_posting_id from job_term
  except select unnest(terms), job_posting_id from job_reading
  union all
  (select unnest(terms), job_posting_id from job_reading except select term, job_posting_id from job_term)`;

describe('what changes is read anew', () => {
  test('a posting within seconds, and it is found by its new words', async () => {
    const { id } = await postedJob(server, resort.founder, {
      title: 'Sous Chef',
      skillsRequired: ['Baking'],
    });
    await nothingDue();
    const before = await all<{ terms: number[] }>('select terms from job_reading where job_posting_id = $1', [
      id,
    ]);
    await server.as(resort.founder).call('PUT /api/jobs/:id', {
      params: { id },
      body: { title: 'Dive Instructor', skillsRequired: ['Scuba diving'] },
    });
    await nothingDue();
    const after = await all<{ terms: number[] }>('select terms from job_reading where job_posting_id = $1', [
      id,
    ]);
    expect(after[0]?.terms.length).toBeGreaterThan(0);
    expect(after[0]?.terms).not.toEqual(before[0]?.terms);
    expect(await all(listedWrongly)).toEqual([]);
  });

  test('hundreds that arrive together, by however many servers, each once', async () => {
    const second = await startServer({ database: server.database });
    await run(
      server.database.pool,
      `insert into job_posting (company_id, title, description, skills_required)
       select $1, 'Dive Guide ' || n, 'Leads dives on the house reef.', array['First aid', 'Skill ' || n] from generate_series(1, 300) n`,
      [resort.id],
    );
    await nothingDue();
    expect(
      await count(
        'select count(*)::integer from job_reading r join job_posting j on j.id = r.job_posting_id',
      ),
    ).toBe(await count('select count(*)::integer from job_posting'));
    expect(await all(listedWrongly)).toEqual([]);
    await second.close();
  });

  test('by nobody who read an older state of it', async () => {
    const { id } = await postedJob(server, resort.founder, { title: 'Night Auditor' });
    await nothingDue();
    const touch = () =>
      run(server.database.pool, `update job_posting set title = title || '.' where id = $1`, [id]);
    const other = await server.database.pool.connect();
    try {
      // Nobody else sees the change before this transaction, which has also taken it, is over.
      await other.query('begin');
      await other.query(`update job_posting set title = 'Day Auditor' where id = $1`, [id]);
      const taken = await claimStale(other, 10);
      await other.query('commit');
      await touch();
      const kept = await inTransaction(server.database.pool, (tx) => acknowledge(tx, taken));
      expect(taken.map((due) => due.id)).toEqual([id]);
      expect(kept).toEqual([]);
    } finally {
      other.release();
    }
    await nothingDue();
    const read = await row<{ reading: { title: { text: string } } }>(
      server.database.pool,
      'select reading from job_reading where job_posting_id = $1',
      [id],
    );
    expect(read?.reading.title.text).toBe('Day Auditor.');
  });

  test('when another engine read it', async () => {
    await run(server.database.pool, `update job_reading set engine = 'the last one'`);
    await upkeepComes(server, 'features');
    await eventually(
      async () =>
        (await count(`select count(*)::integer from job_reading where engine <> '${engineVersion}'`)) === 0,
    );
  });
});

describe('an index of open jobs', () => {
  const listed = async (id: number) =>
    (await all('select from job_term where job_posting_id = $1', [id])).length > 0;

  test('loses a job that is paused or whose company is suspended, and has it back', async () => {
    const { id } = await postedJob(server, resort.founder, { title: 'Boat Captain' });
    await nothingDue();
    expect(await listed(id)).toBe(true);
    const founder = server.as(resort.founder);
    for (const status of ['paused', 'active'] as const) {
      await founder.call('PUT /api/jobs/:id', { params: { id }, body: { status } });
      await nothingDue();
      expect(await listed(id)).toBe(status === 'active');
    }
    for (const suspended of ['now()', 'null']) {
      await run(server.database.pool, `update company set suspended_at = ${suspended} where id = $1`, [
        resort.id,
      ]);
      await nothingDue();
      expect(await listed(id)).toBe(suspended === 'null');
    }
  });

  test('loses a job whose deadline passes', async () => {
    const { id } = await postedJob(server, resort.founder, {
      title: 'Boat Builder',
      applicationDeadline: '2031-12-31',
    });
    await nothingDue();
    expect(await listed(id)).toBe(true);
    await run(server.database.pool, `update job_reading set listed_until = now() where job_posting_id = $1`, [
      id,
    ]);
    await upkeepComes(server, 'features');
    expect(await listed(id)).toBe(false);
    expect(await all(listedWrongly)).toEqual([]);
  });

  test('and one of people who want to be found', async () => {
    const seeker = await jobSeeker(server);
    const profile = async (body: object) =>
      (await server.as(seeker).call('PUT /api/profile/job-seeker', { body })).id;
    const id = await profile({ skills: ['Scuba diving', 'First aid'] });
    const found = async () => (await all('select from profile_term where profile_id = $1', [id])).length > 0;
    await nothingDue();
    expect(await found()).toBe(false);
    await profile({ discoverable: true });
    await nothingDue();
    expect(await found()).toBe(true);
    await profile({ matching: false });
    await nothingDue();
    expect(await found()).toBe(false);
  });

  test('and what was read of people goes with them', async () => {
    const seeker = await jobSeeker(server);
    await server.as(seeker).call('PUT /api/profile/job-seeker', {
      body: { skills: ['Scuba diving'], discoverable: true },
    });
    await nothingDue();
    await run(server.database.pool, 'delete from job_seeker_profile where user_id = $1', [seeker.id]);
    await nothingDue();
    expect(await all(`select profile_id from profile_term except select id from job_seeker_profile`)).toEqual(
      [],
    );
  });
});
