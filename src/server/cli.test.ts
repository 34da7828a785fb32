import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { moorings, mooringsByNpm } from '#test/command-line.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'moorings-cli-'));
const good = path.join(folder, 'good.csv');
const bad = path.join(folder, 'bad.csv');
const people = path.join(folder, 'people.csv');
const missing = path.join(folder, 'missing.csv');
const kept = path.join(folder, 'kept.backup');
const moved = path.join(folder, 'moved');
let database: TestDatabase;
beforeAll(async () => {
  await writeFile(good, 'id,title,company,description\n1,Cook,Reef,Cook for guests.\n');
  await writeFile(bad, 'id,title,company,description\n1,,Reef,A posting without a title.\n');
  await writeFile(people, 'First name,Last name,Email\nAishath,Ali,aishath@mail.example\n');
  database = await freshDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** These read a file, and only then ask for a database, or ask for none. */
const needsNone = ['verify', 'restore', 'drill', 'upgrade-postgresql'];

interface Line {
  words: string[];
  input?: string;
  code: number;
  says?: RegExp;
  /** On a database of its own: those that fail are called at once, and of two imports the second is told to wait. */
  apart?: true;
}

const password = 'a boat, a rope, a cleat';
const account = ['--type', 'admin', '--password-stdin'];

/** Every command, called in every way that ends differently. What each does is told beside it. */
const commands: Record<string, { done: Line; fails: Line[] }> = {
  'user create': {
    done: { words: ['--username', 'root', ...account], input: password, code: 0, says: /^Made root/ },
    fails: [
      { words: [], code: 2, says: /^--username is needed\./ },
      { words: ['--username', 'meek', '--company', '99', ...account], input: password, code: 1 },
    ],
  },
  'user password': {
    done: { words: ['--username', 'keeper', '--password-stdin'], input: password, code: 0 },
    fails: [
      { words: ['--username', 'keeper'], code: 2, says: /^Without a terminal/ },
      { words: ['--username', 'nobody', '--password-stdin'], input: password, code: 1, says: /^No one/ },
    ],
  },
  'user remove-factors': {
    done: { words: ['--username', 'keeper'], code: 0, says: /^keeper signs in with the password alone/ },
    fails: [
      { words: [], code: 2, says: /^--username is needed\./ },
      { words: ['--username', 'nobody'], code: 1, says: /^No one/ },
    ],
  },
  'user reset-link': {
    done: {
      words: ['--username', 'keeper'],
      code: 0,
      says: /^http:\/\/127\.0\.0\.1:\d+\/reset-password#[\w-]{43}\n$/,
    },
    fails: [
      { words: [], code: 2, says: /^--username is needed\./ },
      { words: ['--username', 'nobody'], code: 1, says: /^No one/ },
    ],
  },
  'import jobs': {
    done: { words: [good], code: 0, says: /1 new, 0 changed/ },
    fails: [
      { words: [], code: 2, says: /^FILE is needed\./ },
      { words: [missing], code: 1, says: /^There is no file/, apart: true },
      { words: [bad], code: 1, says: /Nothing was imported/ },
    ],
  },
  'import people': {
    done: {
      words: [people, '--company', '2', '--from', 'spreadsheet'],
      code: 0,
      says: /Imported: 1 new/,
    },
    fails: [
      { words: [people, '--company', '2'], code: 2, says: /^--from is needed\./ },
      { words: [people, '--company', '2', '--from', 'paper'], code: 2, says: /^--from must be one of: / },
      { words: [missing, '--company', '2', '--from', 'lever'], code: 1, says: /^There is no file/ },
      {
        words: [people, '--company', '99', '--from', 'lever'],
        code: 2,
        says: /^There is no company number 99\./,
      },
    ],
  },
  'export company': {
    done: { words: ['2', '--to', moved], code: 0, says: /Checksum of the records: [0-9a-f]{64}/ },
    fails: [
      { words: ['2'], code: 2, says: /^--to is needed\./ },
      { words: ['x', '--to', moved], code: 2, says: /^N must be the number/ },
      { words: ['99', '--to', `${moved}-99`], code: 1, says: /^There is no company 99\./ },
      { words: ['1', '--to', `${moved}-1`], code: 1, says: /belongs to many/ },
    ],
  },
  // The company is there already: this is the installation that it was exported from.
  'import company': {
    done: { words: [moved], code: 1, says: /^There is a company .* in this installation already/ },
    fails: [{ words: [missing], code: 1, says: /^There is no export in/ }],
  },
  'settings set': {
    done: { words: ['public-jobs', 'on'], code: 0 },
    fails: [{ words: ['public-jobs', 'perhaps'], code: 2 }],
  },
  // The test's database runs without what protects from power cuts; a sound one is examined beside main.ts.
  doctor: {
    done: { words: [], code: 1, says: /^ok {5}the schema is this program’s/ },
    fails: [{ words: ['now'], code: 2, says: /^“now” is one word too many: only options are expected\./ }],
  },
  backup: {
    done: { words: ['--to', kept], code: 0, says: /tables, [1-9]\d* rows.*\nWritten and read back/ },
    fails: [
      { words: [], code: 2, says: /^--to is needed\./ },
      { words: ['--to', ''], code: 2, says: /^--to is an empty name\./ },
      {
        words: ['--to', missing, '--to', kept],
        code: 2,
        says: /^--to is there twice, and may be there once\./,
      },
      {
        words: ['--to', '-x'],
        code: 2,
        says: /^Option '--to' argument is ambiguous\. [^\n]*'--to=-XYZ'\. See /,
      },
    ],
  },
  verify: {
    done: { words: [kept], code: 0, says: /^Whole: taken / },
    fails: [
      { words: [''], code: 2, says: /^FILE is an empty name\./ },
      // As `verify *.backup` is.
      {
        words: [kept, good],
        code: 2,
        says: /^“.*good\.csv” is one word too many: besides options only FILE is expected\./,
      },
      { words: [missing], code: 1, says: /^There is no file/ },
      { words: [good], code: 1, says: /is no backup of this program/ },
    ],
  },
  restore: {
    done: { words: [kept], code: 1, says: /This database holds data/ },
    fails: [{ words: [good], code: 1, says: /is no backup of this program/ }],
  },
  drill: {
    done: { words: [kept], code: 0, says: /\nAll of it is there and consistent\. [^]*restored in \d/ },
    fails: [{ words: [good], code: 1, says: /is no backup of this program/ }],
  },
  // What it does is tried on a data folder of PostgreSQL 15: backup/upgrade.test.ts.
  'upgrade-postgresql': {
    done: { words: [], code: 1, says: /^DATABASE_URL names a database of your own/ },
    fails: [{ words: ['now'], code: 2, says: /^“now” is one word too many: only options are expected\./ }],
  },
  'bench seed-jobs': {
    done: { words: ['20'], code: 0, says: /20 open jobs/ },
    fails: [{ words: ['many'], code: 2, says: /^COUNT must be/ }],
  },
};

async function expectEnd(
  name: string,
  { words, input, code, says = /./ }: Line,
  { url = database.url, by = moorings } = {},
) {
  const ended = await by({ DATABASE_URL: url }, [...name.split(' '), ...words], input);
  expect(ended).toMatchObject({ code });
  expect(ended.said + ended.complained).toMatch(says);
}

test('the command line names every command tried here, and no other', async () => {
  const { code, said } = await moorings({}, ['--help']);
  const names = [...said.matchAll(/^ {2}(\S+(?: \S+)*) {2,}/gm)].map(([, name]) => name);
  expect({ code, names }).toEqual({ code: 0, names: Object.keys(commands) });
});

test('a command that is asked for help explains itself, and one that there is not is named', async () => {
  const overview = await moorings({}, ['--help']);
  expect(await moorings({}, ['help'])).toEqual(overview);
  expect(await moorings({}, ['help', 'user', 'create'])).toEqual(
    await moorings({}, ['user', 'create', '--help']),
  );
  const { said } = overview;
  expect(await moorings({}, ['bakcup', '--to', 'x'])).toEqual({
    code: 2,
    said,
    complained: 'There is no command “bakcup”.\n',
  });
  expect(await moorings({}, ['--to', 'x'])).toEqual({
    code: 2,
    said,
    complained: 'Before --to there must be a command.\n',
  });
});

describe.each(Object.entries(commands))('%s', (name, { done, fails }) => {
  test.concurrent('explains itself and ends', () =>
    expectEnd(name, { words: ['--help'], code: 0, says: /Usage: npm run moorings -- / }));

  test
    .runIf(!needsNone.includes(name))
    .concurrent('ends with a sentence when the database is not there', () =>
      expectEnd(
        name,
        { ...done, code: 1, says: /^(Words of .*\n)?The database cannot be reached: .*\.\n$/ },
        { url: 'postgres://moorings@127.0.0.1:1/none' },
      ),
    );

  test.concurrent.each(fails)('ends with $code when called with $words', async (line) => {
    const own = line.apart ? await freshDatabase() : undefined;
    await expectEnd(name, line, own).finally(own?.drop);
  });
});

test('started by npm, a command that fails ends with its own code', async () => {
  for (const line of commands['verify']?.fails ?? []) await expectEnd('verify', line, { by: mooringsByNpm });
  await expectEnd('backup', { words: [], code: 2 }, { by: mooringsByNpm });
});

test('files are named from where one stands, whichever folder the program is in', async () => {
  for (const by of [moorings, mooringsByNpm])
    for (const words of [
      ['verify', 'good.csv'],
      ['doctor', '--backup', './good.csv'],
    ])
      expect(await by({}, words, '', folder)).toMatchObject({
        code: 1,
        complained: expect.stringContaining(`${good} is no backup of this program`),
      });
});

test('a folder that cannot be made is told in a sentence, with what the system says', async () => {
  const own = await freshDatabase();
  await expectEnd('import jobs', { words: [good], code: 0 }, own);
  const says = /^The system refuses a file or folder: EEXIST: .*good\.csv'\. Name another, or .*\.\n$/;
  await expectEnd('export company', { words: ['2', '--to', good], code: 1, says }, own);
  await own.drop();
});

// One after the other: each leaves the database as the next one wants it.
test('started by npm, every command ends when it is done', async () => {
  const own = await freshDatabase();
  onTestFinished(() => own.drop());
  await Promise.all([rm(moved, { recursive: true, force: true }), rm(kept, { force: true })]);
  await own.pool.query(`insert into user_account (username, user_type) values ('keeper', 'recruiter')`);
  for (const name of [
    'bench seed-jobs',
    'user create',
    'user password',
    'user remove-factors',
    'import jobs',
    'export company',
    'import company',
    'import people',
    'doctor',
    'backup',
    'verify',
    'restore',
  ])
    await expectEnd(name, commands[name]?.done ?? { words: [], code: 0 }, {
      url: own.url,
      by: mooringsByNpm,
    });
}, 600_000);
