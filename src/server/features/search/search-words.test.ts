import { beforeAll, describe, expect, test } from 'vitest';
import type { JobSummary } from '#contract/api.ts';
import { readSearchedWords, stretchesIn } from '#domain/searched-words.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { searchIndexIsWhole } from '#test/search-index.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let seeker: Person;
let resort: { id: number; founder: Person };

beforeAll(async () => {
  seeker = await jobSeeker(server);
  resort = await company(server, 'Blue Lagoon Resort');
  const jobs = [
    { title: 'Sous chef', location: 'Malé', description: 'A kitchen of twelve.' },
    { title: 'Chef, pastry and sous vide', location: 'Addu City', description: 'Sweet things.' },
    { title: 'Receptionist', location: 'Malé', description: 'The front of house at night.' },
    { title: 'Night auditor', location: 'Baa Atoll', description: 'Adds up what the day has sold.' },
    { title: 'Server', location: 'Baa Atoll', description: 'Dinner by the water.' },
    { title: 'Waiter/Waitress', location: 'Baa Atoll', description: 'Breakfast by the water.' },
    { title: 'Deck hand', description: 'Sails at night.', skillsRequired: ['Rigging'] },
    { title: 'IT officer', description: 'Keeps the network up.', skillsRequired: ['C++'] },
    { title: 'Rigging supervisor', description: 'Ropes and wires.' },
    { title: 'Boat builder', description: 'Knows rigging when they see it.' },
    { title: 'Head accountant', skillsRequired: ['Accounting'] },
    { title: 'Accountant', description: 'Does the books.' },
    { title: 'Shop clerk', skillsRequired: ['accounting'] },
    {
      title: 'Compressor technician',
      description:
        '## Workshop\n**Bauer** and **F&B** machines, _nitrox_ too, **Ada** or **.NET**; [winching](https://winch.example) helps.',
    },
  ];
  for (const job of jobs) await postedJob(server, resort.founder, job);
  await searchIndexIsWhole(server.database.pool);
});

const search = (words: string) =>
  server.as(seeker).get(`/api/jobs?search=${encodeURIComponent(words)}&limit=100`);
const titles = async (words: string) =>
  ((await search(words)).json as { title: string }[]).map(({ title }) => title);

test.each([
  ['male', ['Receptionist', 'Sous chef']],
  ['"sous chef"', ['Sous chef']],
  ['"front of house"', ['Receptionist']],
  ['"house front"', []],
  ['night -receptionist', ['Deck hand', 'Night auditor']],
  ['-"sous chef" chef', ['Chef, pastry and sous vide']],
  ['waitress', ['Server', 'Waiter/Waitress']],
  ['server', ['Server', 'Waiter/Waitress']],
  ['IT', ['IT officer']],
  ['c++', ['IT officer']],
  ['recep', ['Receptionist']],
  ['recepsionist', ['Receptionist']],
  ['chef male', ['Sous chef']],
  ['keeping', ['IT officer']],
  ['bauer', ['Compressor technician']],
  ['"bauer and f&b"', ['Compressor technician']],
  ['.net', ['Compressor technician']],
  ['nitrox', ['Compressor technician']],
])('%s finds %j', async (words, found) => {
  expect((await titles(words)).toSorted()).toEqual(found);
});

test('a typo is put right, and it is said how', async () => {
  const { headers } = await search('recepsionist malé');
  expect(decodeURIComponent(String(headers['corrected-search']))).toBe('receptionist malé');
  expect((await search('receptionist')).headers).not.toHaveProperty('corrected-search');
});

test.each([
  ['sevrer', 'server', ['Server', 'Waiter/Waitress']],
  ['wiater', 'waiter', ['Waiter/Waitress', 'Server']],
  ['cehf', 'chef', ['Sous chef', 'Chef, pastry and sous vide']],
  ['nihgt audiotr', 'night auditor', ['Night auditor']],
])('a slip of the fingers in a short word is put right: %s', async (typed, meant, found) => {
  expect((await titles(typed)).toSorted()).toEqual(found.toSorted());
  const { headers } = await search(typed);
  expect(decodeURIComponent(String(headers['corrected-search']))).toBe(meant);
});

test.each(['boat pilot', 'cook in Paris', 'skipper of a goat', 'sous chef recepsionist'])(
  'what would find nothing is not said to be what was meant: %s',
  async (typed) => {
    const { headers, json } = await search(typed);
    expect(json).toEqual([]);
    expect(headers).not.toHaveProperty('corrected-search');
    expect((await search(`"${typed}"`)).headers).not.toHaveProperty('proposed-search');
  },
);

test('what stands in quotation marks is taken as it stands, and what was perhaps meant is proposed', async () => {
  const { headers, json } = await search('"recepsionist" malé');
  expect(json).toEqual([]);
  expect(headers).not.toHaveProperty('corrected-search');
  expect(decodeURIComponent(String(headers['proposed-search']))).toBe('receptionist malé');
});

describe('what was searched for can be marked:', () => {
  const marked = async (words: string) => {
    const { headers, json } = await search(words);
    const searched = readSearchedWords(String(headers['searched-words']));
    const marks = (text: string) =>
      stretchesIn(text, searched).map(({ start, end }) => text.slice(start, end));
    return (json as JobSummary[]).map(({ title, excerpt }) => ({
      title: marks(title),
      excerpt: excerpt && marks(excerpt),
    }));
  };

  test.each([
    ['rigging', [{ title: ['Rigging'] }, { title: [] }, { title: [], excerpt: ['rigging'] }]],
    ['waiters', [{ title: ['Waiter', 'Waitress'] }, { title: ['Server'] }]],
    ['recep', [{ title: ['Receptionist'] }]],
    ['recepsionist', [{ title: ['Receptionist'] }]],
    ['"front of house"', [{ title: [], excerpt: ['front of house'] }]],
    ['c++', [{ title: [] }]],
  ])('%s', async (words, found) => {
    expect(await marked(words)).toEqual(found);
  });

  test('formatting is not part of what is shown of a text', async () => {
    const { json } = await search('winching');
    expect((json as JobSummary[]).map(({ excerpt }) => excerpt)).toEqual([
      expect.stringMatching(/^[^*_[\]#]*nitrox too, Ada or \.NET; winching helps\.$/),
    ]);
  });

  test('a search without words has nothing to mark', async () => {
    const { headers, json } = await search('');
    expect(headers).not.toHaveProperty('searched-words');
    expect((json as JobSummary[]).filter((job) => 'excerpt' in job)).toEqual([]);
  });
});

test('a word in the title comes before one among the skills, and that before one in the text', async () => {
  expect(await titles('rigging')).toEqual(['Rigging supervisor', 'Deck hand', 'Boat builder']);
});

test('among titles with another form of a skill, those that ask for the skill come first', async () => {
  expect(await titles('Accounting')).toEqual(['Head accountant', 'Accountant', 'Shop clerk']);
});

test('what was typed comes before other names for it', async () => {
  expect(await titles('server')).toEqual(['Server', 'Waiter/Waitress']);
  expect(await titles('waiter')).toEqual(['Waiter/Waitress', 'Server']);
});

describe('the search knows at once', () => {
  test('of a job that is posted, changed and closed', async () => {
    const job = await postedJob(server, resort.founder, { title: 'Zookeeper' });
    expect(await titles('zookeeper')).toEqual(['Zookeeper']);
    const change = (body: object) => server.as(resort.founder).put(`/api/jobs/${job.id}`, body);
    await change({ title: 'Falconer' });
    expect(await titles('zookeeper')).toEqual([]);
    expect(await titles('falcon')).toEqual(['Falconer']);
    await change({ status: 'paused' });
    expect(await titles('falconer')).toEqual([]);
    await change({ status: 'active' });
    expect(await titles('falconer')).toEqual(['Falconer']);
    const counted = async () =>
      (await server.as(seeker).call('GET /api/jobs/facets', { query: { search: 'falconer' } })).total;
    expect(await counted()).toBe(1);
    await change({ status: 'closed' });
    expect(await titles('falconer')).toEqual([]);
    expect(await counted()).toBe(0);
  });

  test('of a company’s new name', async () => {
    const yard = await company(server, 'Old Harbour Yard');
    await postedJob(server, yard.founder, { title: 'Sailmaker' });
    expect(await titles('old harbour')).toEqual(['Sailmaker']);
    await server.as(yard.founder).call('PUT /api/company/settings', { body: { companyName: 'New Quay' } });
    expect(await titles('old harbour')).toEqual([]);
    expect(await titles('quay')).toEqual(['Sailmaker']);
  });
});
