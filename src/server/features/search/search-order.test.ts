import { beforeAll, expect, test } from 'vitest';
import { row } from '#server/db/query.ts';
import { eventually } from '#test/eventually.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { searchIndexIsWhole } from '#test/search-index.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let seeker: Person;

/** Of each trade the titles in the order in which they are to be found; they are posted the other way round, the last the newest. */
const trades: [typed: string, titles: string[]][] = [
  ['cook', ['Cook', 'Resort cook', 'Cook for the staff canteen', 'Cook supervisor', 'Apprentice cook']],
  ['nurse', ['Nurse', 'Theatre nurse (nights)', 'Nurse manager', 'Student nurse', 'Nursing coordinator']],
  ['accountant', ['Accountant', 'Cost accountant', 'Assistant accountant', 'Account manager']],
  ['electrician', ['Electrician', 'Marine electrician, grade 2', 'Electrician’s mate']],
  ['gardener', ['Gardener', 'Head gardener', 'Gardener helper']],
  ['engineer', ['Engineer', 'Desalination engineer', 'Trainee engineer', 'Engineering clerk']],
  ['operator', ['Operator', 'Crane operator', 'Operations planner']],
  ['baker', ['Baker', 'Night baker', 'Baker (apprenticeship)', 'Bakery hand']],
  ['pharmacist', ['Pharmacist', 'Hospital pharmacist II', 'Pharmacist intern']],
  ['mechanic', ['Mechanic', 'Outboard mechanic', 'Mechanic trainee', 'Mechanical draughtsman']],
  ['barber', ['Barber', 'Village barber', 'Barber shop keeper']],
];

beforeAll(async () => {
  seeker = await jobSeeker(server);
  const { founder } = await company(server, 'Northern Islands');
  for (const [, titles] of trades)
    for (const title of titles.toReversed())
      await postedJob(server, founder, { title, description: 'Work.' });
  await searchIndexIsWhole(server.database.pool);
});

const titles = async (search: string) =>
  (await server.as(seeker).call('GET /api/jobs', { query: { search, limit: 100 } })).map(
    ({ title }) => title,
  );

test.each(trades)(
  '%s: the trade itself comes first, then what is around it and who learns it, and last other forms of the word',
  async (typed, wanted) => {
    expect((await titles(typed)).filter((title) => wanted.includes(title))).toEqual(wanted);
  },
);

test('whoever asks for those who learn a trade finds them first', async () => {
  expect((await titles('apprentice cook'))[0]).toBe('Apprentice cook');
  expect((await titles('student nurse'))[0]).toBe('Student nurse');
});

test('those who learn a trade are found page by page, also where only their text has the word', async () => {
  const { founder } = await company(server, 'Net Makers');
  for (const title of ['Trainee rope maker', 'Apprentice sail maker', 'Intern'])
    await postedJob(server, founder, { title, description: 'Among others you mend a seine.' });
  const found: string[] = [];
  for (let next: string | undefined = '/api/jobs?search=seine&limit=1'; next;) {
    const { status, json, headers } = await server.as(seeker).get(next);
    expect(status).toBe(200);
    found.push(...(json as { title: string }[]).map(({ title }) => title));
    next = /^<(.+)>; rel="next"$/.exec(String(headers.link))?.[1];
  }
  expect(found.toSorted()).toEqual(['Apprentice sail maker', 'Intern', 'Trainee rope maker']);
});

test('a job in the place that was typed comes before one of a company that is called so', async () => {
  const { founder } = await company(server, 'Kudahuvadhoo Ferries');
  await postedJob(server, founder, { title: 'Purser', location: 'Thulusdhoo', description: 'Sails.' });
  const other = await company(server, 'Short Crossings');
  await postedJob(server, other.founder, {
    title: 'Chief purser',
    location: 'Kudahuvadhoo',
    description: 'Sails.',
  });
  await postedJob(server, founder, { title: 'Purser', location: 'Thulusdhoo', description: 'Also sails.' });
  expect(await titles('purser kudahuvadhoo')).toEqual(['Chief purser', 'Purser', 'Purser']);
});

test('a word that nobody wrote stands for what it means, whatever it resembles', async () => {
  const { founder } = await company(server, 'Island Clinic');
  for (const title of ['Consultant psychiatrist', 'Psychiatric ward orderly'])
    await postedJob(server, founder, { title, description: 'Work.' });
  // The server counts new words by itself, too; while it does, a call of ours finds the work taken.
  await eventually(async () => {
    await searchIndexIsWhole(server.database.pool);
    return !(await row(server.database.pool, 'select from search_word_due limit 1'));
  });
  expect((await titles('psychiatre'))[0]).toBe('Consultant psychiatrist');
});
