import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { parsed } from './command.ts';
import { importAndReport, importJobsFromFile, requestOf } from './import-jobs.command.ts';
import { ImportRefused } from '#server/import/import-refused.ts';
import { moorings } from '#test/command-line.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moorings-import-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database.drop());

/** `import jobs` on a file with this content, as the command line does it. */
async function importing(
  content: string | Buffer,
  words: string[] = [],
  signal = new AbortController().signal,
) {
  const file = path.join(folder, 'jobs.csv');
  await writeFile(file, content);
  return importingFile(file, words, signal);
}

async function importingFile(file: string, words: string[], signal = new AbortController().signal) {
  const said: string[] = [];
  const { options } = parsed(importJobsFromFile, [file, ...words]);
  // The cast: `parsed` gives what the command's own options describe.
  const request = requestOf(file, options as unknown as Parameters<typeof requestOf>[1]);
  try {
    const code = await importAndReport(database.pool, request, { signal, say: (line) => said.push(line) });
    return { code, said: said.join('\n'), refusal: '' };
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    return { code: 1, said: said.join('\n'), refusal: error.message };
  }
}

async function stored<Row>(sql: string): Promise<Row[]> {
  return (await database.pool.query(sql)).rows as Row[];
}

const jobs = (columns: string) =>
  stored<Record<string, unknown>>(`select ${columns} from job_posting order by id`);

async function expectNothingStored(): Promise<void> {
  expect(await jobs('title')).toEqual([]);
  expect(await stored('select id from company')).toEqual([{ id: 1 }]);
}

const header = 'id,title,company,description,type,location,salary,skills,deadline,posted';
const cook =
  '1,Cook,Reef,Cook for guests.,Full Time,MALÉ,USD 900 per month,Cooking; Baking,2031-03-31,2031-01-01';
const diver = '2,Dive guide,Blue,Lead dives.,Freelance,,,,,';
const two = `${header}\n${cook}\n${diver}\n`;

describe('an import', () => {
  test('stores postings as the file has them, open until the end of the deadline', async () => {
    const { code, said } = await importing(two);
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringContaining('2 new, 0 changed, 0 unchanged, 0 refused'),
    });
    const columns = `title, description, employment_type, location, salary_range, salary_min_monthly, salary_currency, skills_required,
      application_deadline, closes_at, status, source, external_id, recruiter_id,
      (select terms @@ to_tsquery('job_text', 'baking') from job_search where job_id = id) as found`;
    expect(await jobs(columns)).toEqual([
      {
        title: 'Cook',
        description: 'Cook for guests.',
        employment_type: 'full_time',
        location: 'Malé',
        salary_range: 'USD 900 per month',
        salary_min_monthly: 900,
        salary_currency: 'USD',
        skills_required: ['Cooking', 'Baking'],
        application_deadline: '2031-03-31',
        closes_at: '2031-03-31T19:00:00Z',
        status: 'active',
        source: 'jobs',
        external_id: '1',
        recruiter_id: null,
        found: true,
      },
      expect.objectContaining({
        title: 'Dive guide',
        employment_type: 'freelance',
        application_deadline: null,
        status: 'active',
      }),
    ]);
  });

  test('reads place and pay in parts, takes columns for them, and leaves alone what a person states', async () => {
    const columns =
      'id,title,company,description,location,salary,country,resort,remote,service charge,benefits';
    const waiter =
      '1,Waiter,Reef,Serve.,K. Huraa,USD 900 a month,Maldives,Reef Huraa,no,80%,"Food; Ferry home"';
    const clerk = '2,Clerk,Reef,File.,,USD 800 a month,,,yes,,';
    await importing(`${columns}\n${waiter}\n${clerk}\n`);
    expect(await jobs('place, pay')).toMatchObject([
      {
        place: {
          country: 'MV',
          region: 'Kaafu Atoll',
          locality: 'Huraa',
          worksite: 'Reef Huraa',
          remote: 'no',
          from: 'file',
        },
        pay: {
          payMin: 900,
          serviceCharge: 'yes',
          serviceChargeShare: 80,
          allowances: ['Food', 'Ferry home'],
          from: 'file',
        },
      },
      { place: { country: null, remote: 'fully', from: 'file' }, pay: { payMin: 800, from: 'text' } },
    ]);
    await stored(`update job_posting set place = place || '{"from": "person", "beside": "K. Huraa, Maldives", "locality": "Malé"}',
      pay = pay || '{"from": "person", "beside": "USD 900 a month", "payMax": 5000}', salary_max_monthly = 5000 where external_id = '1'`);
    await importing(
      `${columns}\n${waiter.replace('Serve.', 'Serve well.')}\n${clerk.replace('800', '850')}\n`,
    );
    expect(await jobs('description, place, pay, salary_max_monthly')).toMatchObject([
      {
        description: 'Serve well.',
        place: { locality: 'Malé', from: 'person' },
        pay: { payMax: 5_000, from: 'person' },
        salary_max_monthly: 5_000,
      },
      { pay: { payMin: 850, from: 'text' }, salary_max_monthly: 850 },
    ]);
  });

  test('makes companies, not verified, and finds those there are whatever their case and spaces', async () => {
    await stored(`insert into company (name, verified_at) values ('Blue Water', now())`);
    await importing(
      'title,company,description\nA,Reef  Hotel,x\nB,reef hotel ,x\nC,BLUE WATER,x\nD,Confidential,x\nE,,x\n',
    );
    expect(await stored('select name, verified_at is not null as verified from company order by id')).toEqual(
      [
        { name: 'Independent employers', verified: false },
        { name: 'Blue Water', verified: true },
        { name: 'Reef Hotel', verified: false },
        { name: 'Confidential', verified: false },
      ],
    );
    const names = await stored(
      'select j.title, c.name from job_posting j join company c on c.id = j.company_id order by j.id',
    );
    expect(names.map((one) => Object.values(one as object).join(' '))).toEqual([
      'A Reef Hotel',
      'B Reef Hotel',
      'C Blue Water',
      'D Confidential',
      'E Independent employers',
    ]);
  });

  test('puts postings into the company it is told, all or only those that name none', async () => {
    await stored(`insert into company (name) values ('Mine')`);
    const file = 'title,employer,description\nA,Reef,x\nB,,x\n';
    const companies = () =>
      stored<{ name: string }>(
        'select c.name from job_posting j join company c on c.id = j.company_id order by j.id',
      );
    await importing(file, ['--company', '2', '--source', 'all']);
    await importing(file, ['--company', '2', '--company-from-column', '--source', 'those without']);
    expect((await companies()).map(({ name }) => name)).toEqual(['Mine', 'Mine', 'Reef', 'Mine']);
    expect(await importing(file, ['--company', '77'])).toMatchObject({
      code: 1,
      refusal: 'There is no company number 77.',
    });
  });

  test('takes the company from the column it is told, and refuses a file that lacks it', async () => {
    const file = 'title,who,description\nA,Reef,x\n';
    expect((await importing(file, ['--company-from-column'])).refusal).toMatch(
      /^No column holds the company\. The columns are: title, description, who\./,
    );
    expect((await importing(file, ['--company-from-column', 'whom'])).refusal).toMatch(
      /^The file has no column “whom”/,
    );
    expect((await importing(file, ['--company-from-column', 'Who'])).code).toBe(0);
    expect(await stored('select name from company where id > 1')).toEqual([{ name: 'Reef' }]);
  });
});

describe('a second import', () => {
  test('of the same file changes nothing, also where people have edited a posting since', async () => {
    await importing(two);
    await stored(`update job_posting set title = 'Head cook', status = 'paused' where external_id = '1'`);
    const before = await jobs('id, title, status, posted_date, updated_at, xmin');
    expect((await importing(two)).said).toContain('0 new, 0 changed, 2 unchanged, 0 refused');
    expect(await jobs('id, title, status, posted_date, updated_at, xmin')).toEqual(before);
  });

  test('brings what the file says anew of a posting with an id, and leaves its status and day of posting', async () => {
    await importing(two);
    await stored(
      `update job_posting set status = 'paused', posted_date = '2030-01-01' where external_id = '2'`,
    );
    const { said } = await importing(two.replace('Lead dives.', 'Lead dives at night.'));
    expect(said).toContain('0 new, 1 changed, 1 unchanged, 0 refused');
    expect(await jobs('description, status, posted_date')).toMatchObject([
      {},
      { description: 'Lead dives at night.', status: 'paused', posted_date: '2030-01-01T00:00:00Z' },
    ]);
  });

  test('knows records without ids by all they say, and equal ones by their number', async () => {
    const file = 'title,description,other\nCook,x,1\nCook,x,1\nCook,x,2\n';
    expect((await importing(file)).said).toContain('3 new');
    expect((await importing(`${file}Cook,x,1\n`)).said).toContain('1 new, 0 changed, 3 unchanged');
    expect(
      (
        await importing(
          file
            .split('\n')
            .toReversed()
            .filter(Boolean)
            .toSorted((a, b) => Number(b.startsWith('title')) - Number(a.startsWith('title')))
            .join('\n'),
        )
      ).said,
    ).toContain('0 new, 0 changed, 3 unchanged');
  });

  test('under another source name is of other postings', async () => {
    await importing(two);
    expect((await importing(two, ['--source', 'elsewhere'])).said).toContain('2 new');
  });
});

describe('what cannot be imported', () => {
  const bad = `${two}3,,Reef,x,,,,,,\n4,Sailor,New company,,Quux,,,,31/31/2030,\n1,Cook again,Reef,x,,,,,,\n`;

  test('is named line by line with every reason, and nothing of the file is imported', async () => {
    const { code, said } = await importing(bad);
    expect(code).toBe(1);
    expect(said.split('\n').slice(0, 3)).toEqual([
      'line 4: title is missing',
      expect.stringMatching(
        /^line 5: employment type “Quux” is not one we know; .*; description is missing; deadline “31\/31\/2030” is not a possible day; write it as 2026-03-31$/,
      ),
      'line 6: has the same id as line 2: “1”',
    ]);
    expect(said).toContain('Nothing was imported: 3 of 5 postings refused above.');
    await expectNothingStored();
  });

  test('is left out with --skip-bad', async () => {
    const { code, said } = await importing(bad, ['--skip-bad']);
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringContaining('2 new, 0 changed, 0 unchanged, 3 refused'),
    });
    expect(await jobs('title')).toEqual([{ title: 'Cook' }, { title: 'Dive guide' }]);
    expect(await stored('select name from company where id > 1')).toEqual([
      { name: 'Reef' },
      { name: 'Blue' },
    ]);
  });

  test('is found by a dry run, which writes nothing', async () => {
    expect((await importing(two, ['--dry-run'])).said).toMatch(/Dry run: nothing was written\..*\n +2 new/s);
    expect((await importing(bad, ['--dry-run'])).code).toBe(1);
    expect((await importing(bad, ['--dry-run', '--skip-bad'])).code).toBe(0);
    await expectNothingStored();
  });

  test('is a file with a broken quotation mark at line 9,000, also with --skip-bad', async () => {
    const rows = Array.from({ length: 9_500 }, (_, at) => `${at},"Cook ${at}",Reef,"Cook, well."`);
    rows[8_998] = '8998,"Cook 8998,Reef,Cook.';
    const file = ['id,title,company,description', ...rows].join('\n');
    for (const words of [[], ['--skip-bad']]) {
      const { code, refusal } = await importing(file, words);
      expect({ code, refusal }).toEqual({
        code: 1,
        refusal: expect.stringMatching(/^line 9,000: a quotation mark .*\.$/),
      });
    }
    await expectNothingStored();
  });

  test('is a file that is not there, is a folder, is empty or holds no postings', async () => {
    expect((await importingFile(path.join(folder, 'none.csv'), [])).refusal).toMatch(
      /^There is no file .*none\.csv\.$/,
    );
    expect((await importingFile(folder, [])).refusal).toMatch(/is a folder\. Name a file\.$/);
    expect((await importing('')).refusal).toMatch(/is empty\.$/);
    expect((await importing('title,company\n')).refusal).toMatch(/holds no job postings\.$/);
    expect((await importing('[]')).refusal).toMatch(/holds no job postings\.$/);
  });
});

describe('dates written in numbers', () => {
  const file = (...rows: string[]) => `title,description,Posted,Closing date\n${rows.join('\n')}\n`;
  const days = () => jobs(`to_char(posted_date, 'YYYY-MM-DD') as posted, application_deadline as closes`);

  test('are read in the order that any date of their column decides, each column by itself', async () => {
    const { code, said } = await importing(
      file('Cook,x,04/05/2030,07/08/2030', 'Waiter,x,31/05/2030,12/06/2030', 'Diver,x,,8/31/2030'),
    );
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringContaining('The dates of “Posted” are read day first, as “31/05/2030” on line 3.'),
    });
    expect(said).toContain('The dates of “Closing date” are read month first, as “8/31/2030” on line 4.');
    expect(await days()).toEqual([
      { posted: '2030-05-04', closes: '2030-07-08' },
      { posted: '2030-05-31', closes: '2030-12-06' },
      expect.objectContaining({ closes: '2030-08-31' }),
    ]);
  });

  test('are asked about once where none of them decides it, and read as the answer says', async () => {
    const open = file('Cook,x,04/05/2030,07/08/2030', 'Waiter,x,05/06/2030,12/06/2030');
    expect(await importing(open)).toMatchObject({
      code: 1,
      said: '',
      refusal:
        'The dates of “Posted” and “Closing date” can be read two ways, and none of them decides which: “04/05/2030” on line 2 is 4 May 2030 or 5 April 2030. Say --date-order DMY for the first, --date-order MDY for the second.',
    });
    await expectNothingStored();
    expect((await importing(open, ['--date-order', 'mdy'])).said).toContain(
      'are read month first, as asked.',
    );
    expect(await days()).toEqual([
      { posted: '2030-04-05', closes: '2030-07-08' },
      { posted: '2030-05-06', closes: '2030-12-06' },
    ]);
  });

  test('that contradict each other, or are no days, are named with their lines, and nothing is imported', async () => {
    const mixed = file('Cook,x,31/05/2030,', 'Waiter,x,5/31/2030,', 'Diver,x,04/05/2030,');
    expect((await importing(mixed)).refusal).toBe(
      'The dates of “Posted” contradict each other: line 2 (“31/05/2030”) is written day first, line 3 (“5/31/2030”) is written month first. Write all of them one way, or say with --date-order which is meant: dates of the other way are then named line by line.',
    );
    expect((await importing(mixed, ['--date-order', 'DMY'])).said.split('\n')[0]).toBe(
      'line 3: posted date “5/31/2030” is no day when it is read day first like the rest of its column; write it as 2026-03-31',
    );
    const impossible = file('Cook,x,31/05/2030,', 'Waiter,x,31/06/2030,', 'Diver,x,31/12/2030,30/11/2030');
    expect((await importing(impossible)).said.split('\n').slice(0, 2)).toEqual([
      'line 3: posted date “31/06/2030” is not a possible day; write it as 2026-03-31',
      'line 4: deadline 2030-11-30 is before the day it was posted, 2030-12-31',
    ]);
    await expectNothingStored();
  });
});

test('--currency and --period say what pay is in and for where the file does not', async () => {
  const file = `title,description,salary
Cook,x,9000
Waiter,x,"6,500 + service charge"
Diver,x,USD 1200
Doctor,x,450 per session
Guide,x,Negotiable
`;
  expect((await importing(file, ['--currency', 'mvr', '--period', 'monthly'])).code).toBe(0);
  expect(await jobs('salary_range as pay, salary_currency as currency, salary_period as period')).toEqual([
    { pay: 'MVR 9000 per month', currency: 'MVR', period: 'month' },
    { pay: 'MVR 6,500 + service charge', currency: 'MVR', period: 'month' },
    { pay: 'USD 1200', currency: 'USD', period: 'month' },
    { pay: 'MVR 450 per session', currency: 'MVR', period: 'session' },
    { pay: 'Negotiable', currency: null, period: null },
  ]);
});

test.each([
  [
    ['--currency', 'gold'],
    '--currency needs the code of a currency, such as MVR; “gold” is not one we read.',
  ],
  [['--period', 'moon'], '--period must be hour, session, day, week, month or year; “moon” is none of them.'],
  [
    ['--date-order', 'up'],
    '--date-order must be DMY (day first), MDY (month first) or YMD (year first); “up” is none of them.',
  ],
])('%j is refused with what it may be', async (words, problem) => {
  await expect(importing(two, words)).rejects.toThrow(problem);
});

describe('when the import is broken off', () => {
  test('by a full disk, it says so in a sentence and nothing is half done', async () => {
    await stored(`create function disk_full() returns trigger language plpgsql as
      $$ begin if new.external_id = '2' then raise exception 'could not extend file' using errcode = 'disk_full'; end if; return new; end $$`);
    await stored(
      'create trigger disk_full before insert on job_posting for each row execute function disk_full()',
    );
    expect(await importing(two)).toMatchObject({
      code: 1,
      refusal: 'The disk of the database is full. Nothing was imported.',
    });
    await expectNothingStored();
  });

  test('by the end of its connection, likewise', async () => {
    await stored(
      `create function cut_off() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`,
    );
    await stored(
      'create trigger cut_off before insert on job_posting for each row execute function cut_off()',
    );
    expect((await importing(two)).refusal).toMatch(
      /^(The database was stopped|The connection to the database broke)\. Nothing was imported\.$/,
    );
    await expectNothingStored();
  });

  test('by another import, the second is told to wait', async () => {
    const other = await database.pool.connect();
    await other.query('begin; select pg_advisory_xact_lock(7075822)');
    expect((await importing(two)).refusal).toBe('Another import is running. Try again when it has ended.');
    await other.query('rollback');
    other.release();
    expect((await importing(two)).code).toBe(0);
  });

  test('by Ctrl-C, even while the database keeps it waiting, nothing is imported', async () => {
    const file = path.join(folder, 'stopped.csv');
    await writeFile(file, two);
    const other = await database.pool.connect();
    await other.query(
      'begin; set local idle_in_transaction_session_timeout = 0; lock table company in exclusive mode',
    );
    const child = spawn(process.execPath, ['src/server/cli.ts', 'import', 'jobs', file], {
      env: { PATH: process.env['PATH'], DATABASE_URL: database.url },
      stdio: 'pipe',
    });
    const [said, complained, ended] = [text(child.stdout), text(child.stderr), once(child, 'close')];
    await vi.waitFor(async () => {
      expect(
        await stored(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like 'insert into company%'`,
        ),
      ).toHaveLength(1);
    }, 30_000);
    child.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    expect([await said, await complained]).toEqual(['', 'Stopped. Nothing was imported.\n']);
    await other.query('rollback');
    other.release();
    await expectNothingStored();
  });
});

test('--rebase-dates moves all dates as a whole, so that the newest posting is from today', async () => {
  const file = `title,description,posted,deadline
Old,x,2020-10-06T10:00:00Z,2020-11-01
New,x,2020-11-06T18:00:00Z,2020-11-30
Undated,x,,2020-11-07
`;
  const { said } = await importing(file, ['--rebase-dates']);
  expect(said).toMatch(/All dates were moved [\d,]+ days on, so that the newest posting is from today\./);
  const [row] = await stored<Record<string, unknown>>(`
    select max(posted_date) filter (where title = 'New') = date_trunc('day', now()) as today,
      (max(posted_date) filter (where title = 'New') - max(posted_date) filter (where title = 'Old'))::text as apart,
      array_agg(application_deadline - now()::date order by id) as days_left
    from job_posting where now()::date = date_trunc('day', now())::date`);
  expect(row).toEqual({ today: true, apart: '31 days 08:00:00', days_left: [-5, 24, 1] });
  expect((await importing(file, ['--rebase-dates'])).said).toContain('0 new, 0 changed, 3 unchanged');
});

test('the command line explains itself, imports, and refuses in a sentence', async () => {
  const file = path.join(folder, 'moorings jobs.csv');
  await writeFile(file, two);
  const run = (...words: string[]) => moorings({ DATABASE_URL: database.url }, ['import', 'jobs', ...words]);
  expect((await run('--help')).said).toContain('npm run moorings -- import jobs FILE [options]');
  expect(await run(file, '--company-from-column')).toEqual({
    code: 0,
    said: expect.stringContaining('2 new'),
    complained: '',
  });
  expect(await run(file, '--map', 'title')).toEqual({
    code: 2,
    said: '',
    complained:
      '--map needs a column and a field, as in --map "Job name=title"; “title” is not that. See --help.\n',
  });
  expect(await run(file, '--map', 'title=heading')).toMatchObject({
    code: 2,
    complained: expect.stringContaining('“heading” is not a field.'),
  });
  expect(await run(path.join(folder, 'none.csv'))).toEqual({
    code: 1,
    said: '',
    complained: expect.stringMatching(/^There is no file .*\.\n$/),
  });
});
