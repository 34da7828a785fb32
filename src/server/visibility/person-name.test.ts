import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { displayName } from '#domain/people.ts';
import { rows } from '#server/db/query.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { personName } from './person-name.queries.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

// No text in the database has the first of all signs.
const text = fc.string({ unit: 'binary', maxLength: 12 }).map((some) => some.replaceAll('\0', ''));
const name = fc.oneof(fc.constantFrom(null, '', ' ', 'އައިޝަތު', "O'Neill"), text);
const people = fc.sample(fc.record({ username: text, firstName: name, lastName: name }), {
  numRuns: 500,
  seed: 11,
});

test('SQL calls everybody what the rules call them, whatever is missing of their name', async () => {
  const called = await rows<{ name: string }>(
    database.pool,
    `select ${personName('p')} as name
     from unnest($1::text[], $2::text[], $3::text[]) with ordinality as p (username, first_name, last_name, n) order by n`,
    [
      people.map(({ username }) => username),
      people.map(({ firstName }) => firstName),
      people.map(({ lastName }) => lastName),
    ],
  );
  expect(called.map((one) => one.name)).toEqual(people.map(displayName));
});
