import { afterEach, beforeEach, expect, test } from 'vitest';
import { moorings } from '#test/command-line.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

const seed = (words: string[], { url } = database) =>
  moorings({ DATABASE_URL: url, DEMO: 'off' }, ['bench', 'seed-jobs', ...words]);

async function stored<Row>(sql: string, { pool } = database): Promise<Row[]> {
  return (await pool.query(sql)).rows as Row[]; // The cast: each statement says what it selects.
}

test.each([[[]], [['0']], [['many']], [['10000000']], [['-5']]])(
  'a count of %j is refused',
  async (words) => {
    expect(await seed(words)).toMatchObject({ code: 2 });
    expect(await stored('select id from job_posting')).toEqual([]);
  },
);

test('fills an empty database with open jobs of every kind, and leaves a filled one alone', async () => {
  const first = await seed(['600']);
  expect(first).toMatchObject({ code: 0, complained: '' });
  expect(first.said).toContain('600 open jobs');
  const [kinds] = await stored<Record<string, number>>(
    `select count(*)::integer as jobs, count(distinct employment_type)::integer as types, count(distinct experience_level)::integer as levels,
            count(distinct location)::integer as places, count(distinct company_id)::integer as companies,
            count(distinct salary_currency)::integer as currencies, count(*) filter (where status = 'active' and (closes_at is null or closes_at > now()))::integer as open
     from job_posting`,
  );
  expect(kinds).toMatchObject({ jobs: 600, open: 600, types: 5, levels: 7, currencies: 6 });
  expect(kinds?.['places']).toBeGreaterThan(50);
  expect(kinds?.['companies']).toBeGreaterThan(20);

  expect(await seed(['600'])).toMatchObject({ code: 1, said: expect.stringContaining('has jobs already') });
  expect(await stored('select count(*)::integer as jobs from job_posting')).toEqual([{ jobs: 600 }]);
});

test('makes the same market twice', async () => {
  const other = await freshDatabase();
  try {
    await Promise.all([seed(['50']), seed(['50'], other)]);
    const market = `select title, description, location, salary_range, employment_type, experience_level, skills_required, company_id,
                           application_deadline from job_posting order by external_id`;
    const made = await stored(market);
    expect(made).toHaveLength(50);
    expect(await stored(market, other)).toEqual(made);
  } finally {
    await other.drop();
  }
});

test('leaves every index where it was', async () => {
  const indexes = `select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`;
  const before = await stored(indexes);
  await seed(['20']);
  expect(await stored(indexes)).toEqual(before);
});
