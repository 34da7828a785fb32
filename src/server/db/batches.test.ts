import { expect, onTestFinished, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { serverForThisFile } from '#test/server.ts';
import { connect } from './connect.ts';
import { row } from './query.ts';

const server = serverForThisFile();

/** So many at the same moment that most share a statement with others. */
const many = 40;

test('among many who ask at the same moment whoever is signed in nowhere is refused, and everybody else is themselves', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => jobSeeker(server)));
  const asked = Array.from({ length: many }, (_, at) => people[at % (people.length + 1)]);
  const answers = await Promise.all(
    asked.map((person, at) =>
      server.as(person ?? { session: `sid=nobody-${at}`, userType: 'job_seeker' }).get('/api/user'),
    ),
  );
  expect(answers.map(({ status, json }) => (status === 200 ? Object(json).username : status))).toEqual(
    asked.map((person) => person?.username ?? 401),
  );
});

test('a job that only some may see is shown to them alone, also where all ask for it at the same moment', async () => {
  const { founder } = await company(server);
  const [applicant, stranger] = [await jobSeeker(server), await jobSeeker(server)];
  const others = await company(server);
  const { id } = await postedJob(server, founder);
  await applied(server, applicant, id);
  await server.as(founder).call('PUT /api/jobs/:id', { params: { id }, body: { status: 'closed' } });
  const draft = await postedJob(server, founder, { status: 'draft' });
  const asked = Array.from({ length: many }, (_, at) => ({
    person: [applicant, stranger, founder, others.founder][at % 4]!,
    job: at % 3 ? id : draft.id,
  }));
  const answers = await Promise.all(
    asked.map(({ person, job }) => server.as(person).get(`/api/jobs/${job}`)),
  );
  const sees = ({ person, job }: (typeof asked)[number]) =>
    person === founder || (person === applicant && job === id);
  expect(answers.map(({ status }) => status)).toEqual(asked.map((one) => (sees(one) ? 200 : 404)));
  const own = answers.filter((_, at) => asked[at]?.person === applicant && asked[at].job === id);
  expect(own.map(({ json }) => Object(json).applicationId > 0)).toEqual(own.map(() => true));
});

test('whoever has signed out is nobody from the next call on, however many ask meanwhile', async () => {
  const [leaver, other] = [await jobSeeker(server), await jobSeeker(server)];
  let isOver = false;
  const crowd = Array.from({ length: 8 }, async () => {
    while (!isOver) expect((await server.as(other).get('/api/user')).status).toBe(200);
  });
  for (let round = 0; round < 5; round += 1) {
    expect((await server.as(leaver).get('/api/user')).status).toBe(round ? 401 : 200);
    if (!round) await server.as(leaver).call('POST /api/logout');
  }
  isOver = true;
  await Promise.all(crowd);
});

test('many lookups at the same moment take few statements, and each finds what was committed before it was asked for', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const pool = connect(database.connection, 4);
  onTestFinished(() => pool.end());
  await pool.query(
    'create table fact (number integer primary key, version integer); insert into fact select n, 0 from generate_series(1, 69) n',
  );
  const version = (number: number) =>
    row<{ number: number; version: number }>(
      pool,
      'select number, version, pg_sleep(0.01)::text from fact where number = $1',
      [number],
      {
        prepare: 'version',
        batched: true,
      },
    );
  let connections = 0;
  pool.on('acquire', () => (connections += 1));
  const numbers = Array.from({ length: 70 }, (_, at) => at);
  const found = await Promise.all(numbers.map(version));
  expect(found.map((one) => one?.number)).toEqual(numbers.map((at) => (at ? at : undefined)));
  expect(connections).toBeLessThanOrEqual(2);
  const earlier = version(1);
  await pool.query('update fact set version = 1');
  const [later] = await Promise.all([version(1), earlier]);
  expect(later).toMatchObject({ number: 1, version: 1 });
});

test('batches of few and of many are planned once on a connection, and not anew for each', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const pool = connect(database.connection, 1);
  onTestFinished(() => pool.end());
  await pool.query(
    'create table fact (number integer primary key, name text); insert into fact select n, n::text from generate_series(1, 1000) n; analyze fact',
  );
  const named = (number: number, name: string) =>
    row(pool, 'select number from fact where number = $1 and name = $2', [number, name], {
      prepare: 'named',
      batched: true,
    });
  const sizes = [2, 3, 12, 5, 2, 4, 3, 2, 7, 3, 2, 4];
  for (const size of sizes)
    await Promise.all(Array.from({ length: size }, (_, at) => named(at + 1, String(at + 1))));
  const { rows } = await pool.query<{ planned: string; not: string }>(
    `select custom_plans as planned, generic_plans as not from pg_prepared_statements where name = 'named-in-batches'`,
  );
  // PostgreSQL looks at what five cost before it settles for one plan.
  expect(rows).toEqual([{ planned: 5, not: sizes.length - 5 }]);
});

test('lookups that never cease leave the only connection to others every now and then', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const pool = connect(database.connection, 1);
  onTestFinished(() => pool.end());
  let isOver = false;
  const crowd = Array.from({ length: 12 }, async (_, at) => {
    while (!isOver)
      await row(pool, 'select $1::integer as number', [at], { prepare: 'number', batched: true });
  });
  for (let turn = 0; turn < 5; turn += 1) expect((await pool.query('select 1')).rowCount).toBe(1);
  isOver = true;
  await Promise.all(crowd);
});

test('a lookup that PostgreSQL cannot make sense of fails by itself, and the others with it are answered', async () => {
  const database = await freshDatabase();
  onTestFinished(() => database.drop());
  const pool = connect(database.connection, 2);
  onTestFinished(() => pool.end());
  const asNumber = (text: string) =>
    row<{ number: number }>(pool, 'select $1::integer as number', [text], {
      prepare: 'as-number',
      batched: true,
    });
  const asked = ['1', '2', 'three', '4', '5'].map(asNumber);
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value?.number : 'failed'))).toEqual([
    1,
    2,
    'failed',
    4,
    5,
  ]);
});
