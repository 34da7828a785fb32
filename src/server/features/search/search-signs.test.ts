import { beforeAll, describe, expect, test } from 'vitest';
import type { JobSummary } from '#contract/api.ts';
import { readSearchedWords, stretchesIn } from '#domain/searched-words.ts';
import { row, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { eventually } from '#test/eventually.ts';
import { indexedBefore } from '#test/indexed-before.ts';
import { syncSearchIndex } from './search-upkeep.queries.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let seeker: Person;
let resort: { id: number; founder: Person };

beforeAll(async () => {
  seeker = await jobSeeker(server);
  resort = await company(server, 'Coral Bay');
  const jobs = [
    { title: 'F&B Supervisor', description: 'Three restaurants.' },
    { title: 'Storeman', description: 'Counts what the F & B outlets need.' },
    { title: 'Band F pay clerk', description: 'Plan B for pay day.' },
    { title: 'R&D chemist', description: 'New soaps.' },
    { title: 'Health and Safety Officer (H&S)', description: 'Keeps all safe.' },
    { title: 'A/C Technician', description: 'Cools rooms.' },
    { title: 'AC mechanic', description: 'Cools boats.' },
    { title: 'Developer C/C++', description: 'Firmware.' },
    { title: 'Analyst', description: 'Reads C only.', skillsRequired: ['C'] },
    { title: 'Engineer', description: 'Services in C#.', skillsRequired: ['C#', 'ASP.NET'] },
    { title: 'Net maker', description: 'Nets for fishing.' },
    { title: 'Night porter', description: 'The C.E.O. of the hotel lives in.' },
    { title: 'P&L accountant', description: 'Closes months.' },
    { title: 'M&E engineer', description: 'Pumps.' },
  ];
  for (const job of jobs) await postedJob(server, resort.founder, job);
  await syncSearchIndex(server.database.pool);
});

const search = (words: string) =>
  server.as(seeker).get(`/api/jobs?search=${encodeURIComponent(words)}&limit=100`);
const titles = async (words: string) =>
  ((await search(words)).json as { title: string }[]).map(({ title }) => title).toSorted();

const outlets = ['F&B Supervisor', 'Storeman'];
const cooling = ['A/C Technician', 'AC mechanic'];

test.each([
  ['F&B', outlets],
  ['f & b', outlets],
  ['"F & B outlets"', ['Storeman']],
  ['f&b supervisor', ['F&B Supervisor']],
  ['R&D', ['R&D chemist']],
  ['r & d', ['R&D chemist']],
  ['H&S officer', ['Health and Safety Officer (H&S)']],
  ['A/C', cooling],
  ['"ac"', cooling],
  ['C++', ['Developer C/C++']],
  ['c#', ['Engineer']],
  ['.net', ['Engineer']],
  ['asp.net', ['Engineer']],
  ['"C.E.O."', ['Night porter']],
  ['P&L', ['P&L accountant']],
  ['m & e engineer', ['M&E engineer']],
  ['developer -c#', ['Developer C/C++']],
  ['engineer -"c#"', ['M&E engineer']],
])('%s is one word, and finds %j', async (words, found) => {
  expect(await titles(words)).toEqual(found);
});

test('a letter by itself finds no letters that are joined by a sign', async () => {
  expect(await titles('B')).toEqual(['Band F pay clerk']);
  expect(await titles('"C"')).toEqual(['Analyst', 'Developer C/C++']);
});

test.each([
  ['f&b', 'F&B Supervisor', ['F&B']],
  ['a/c', 'A/C Technician', ['A/C']],
  ['c++', 'Developer C/C++', ['C++']],
])('%s is marked with its sign in %j', async (words, title, marks) => {
  const { headers } = await search(words);
  const searched = readSearchedWords(String(headers['searched-words']));
  expect(stretchesIn(title, searched).map(({ start, end }) => title.slice(start, end))).toEqual(marks);
});

test('what was put right beside such a word keeps its sign', async () => {
  const { headers, json } = await search('f&b supervizor');
  expect(decodeURIComponent(String(headers['corrected-search']))).toBe('f&b supervisor');
  expect((json as JobSummary[]).map(({ title }) => title)).toEqual(['F&B Supervisor']);
});

describe('a market that was indexed before signs were kept', () => {
  const isIndexed = async () => {
    await syncSearchIndex(server.database.pool);
    return (await row(server.database.pool, 'select from job_search_outdated')) === undefined;
  };

  test('is indexed anew while the program runs, and until then is found as before', async () => {
    await inTransaction(server.database.pool, async (tx) => {
      // Nobody indexes meanwhile, as whoever does holds this lock.
      await row(tx, 'select pg_advisory_xact_lock(7075823)');
      await indexedBefore(server.database.pool);
      expect(await titles('storeman')).toEqual(['Storeman']);
      expect(await titles('F&B')).toEqual([]);
    });
    await eventually(isIndexed);
    expect(await titles('F&B')).toEqual(outlets);
  });

  test('of a posting that somebody is changing meanwhile the change is kept', async () => {
    await indexedBefore(server.database.pool);
    const other = await server.database.pool.connect();
    await other.query('begin');
    await run(other, `update job_posting set title = 'Stock keeper F&B' where title = 'Storeman'`);
    await syncSearchIndex(server.database.pool);
    await other.query('commit');
    other.release();
    await eventually(isIndexed);
    expect(await titles('f&b')).toEqual(['F&B Supervisor', 'Stock keeper F&B']);
  });
});
