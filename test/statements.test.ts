import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installQueues } from '#server/tasks/install-queues.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { mistypedIn } from './statements/compile.ts';
import type { Report } from './statements/describing.ts';
import { keyOf, root, sourceOf, sources } from './statements/sources.ts';

// What stays unproven: whether a column can be null, and which words stand in one that a type says has only some.
const all = sources();
let database: TestDatabase;
let report: Report;

beforeAll(async () => {
  database = await freshDatabase();
  await installQueues(database.pool);
  const program = path.join(root, 'test/statements/prepare-all.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program, database.url], {
    cwd: root,
    maxBuffer: 1e8,
  });
  report = JSON.parse(stdout) as Report; // What that program writes.
});

afterAll(() => database.drop());

test('PostgreSQL understands every statement there is, in every form it is put together in', () => {
  expect(report.refused).toEqual([]);
  const never = all.flatMap(({ sent }) => sent.map(keyOf)).filter((key) => !report.sent[key]?.length);
  expect(never, 'never sent: say in test/statements/given.ts how').toEqual([]);
});

test('rows have the columns their types say, and parameters take the values they are given', async () => {
  const mistyped = await mistypedIn([...all, wrong], { ...report, sent: { ...report.sent, ...wrongSent } });
  const [inWrong, elsewhere] = [true, false].map((own) =>
    mistyped.filter((error) => error.startsWith(wrong.file) === own),
  );
  expect(elsewhere).toEqual([]);
  // The one that is wrong on purpose: a column that is not there, one of another type, and a value of another.
  expect(inWrong?.join('\n')).toMatch(
    /no such column[^]*'number' is not assignable[^]*'string' is not assignable/,
  );
});

const wrong = sourceOf(
  'src/server/wrong.queries.ts',
  `import { row, rows, run, type Db } from '#server/db/query.ts';
export const a = (db: Db) => rows<{ id: number; nome: string }>(db, 'select id, name from company');
export const b = (db: Db) => row<{ name: number }>(db, 'select name from company');
export const c = (db: Db, id: string) => run(db, 'delete from company where id = $1', [id]);
`,
);
const id = { name: 'id', type: 'int4' };
const name = { name: 'name', type: 'varchar' };
const described = [
  { parameters: [], columns: [id, name] },
  { parameters: [], columns: [name] },
  { parameters: ['int4'], columns: [] },
];
const wrongSent = Object.fromEntries(
  wrong.sent.map((place, index) => [
    keyOf(place),
    [{ text: '', added: [], described: described[index] ?? { parameters: [], columns: [] } }],
  ]),
);
