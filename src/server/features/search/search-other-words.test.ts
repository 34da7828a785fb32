import { beforeAll, describe, expect, test } from 'vitest';
import { syncSearchIndex } from './search-upkeep.queries.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let seeker: Person;

const posted = [
  'Healthcare Assistant',
  'HCA (nights)',
  'Registered Nurse',
  'RN, dialysis',
  'Chief Executive Officer',
  'CEO',
  'Food and Beverage Manager',
  'F&B Manager',
  'Front Office Supervisor',
  'FO Supervisor',
  'Housekeeping Attendant',
  'HK Attendant',
  'Guest Relations Officer',
  'GRO',
  'Air Conditioning Technician',
  'A/C Tech',
  'Director of Sales',
  'Research and Development Chemist',
  'Center Manager',
  'Leisure centre lifeguard',
  'Paediatrician',
  'Pediatric clerk',
  'Labor organizer',
  'Jewellery designer',
  'Cook',
  'Plumber',
  'Waiter',
  'Lawyer',
  'Carpenter',
  'Physiotherapist',
  'Cuisinier de nuit',
  'Elevator installer',
  'Lift installer',
  'Anaesthetist',
  'HR Business Partner',
  'Midwife',
  'Halton Porter',
  'Chief Officer',
  'Second Engineer',
  'Electro-technical Officer',
  'Maintenance Planner',
  'Key Account Manager',
];

beforeAll(async () => {
  seeker = await jobSeeker(server);
  const { founder } = await company(server, 'Two Islands');
  for (const title of posted) await postedJob(server, founder, { title, description: 'Full of work.' });
});

const titles = async (search: string) =>
  (await server.as(seeker).call('GET /api/jobs', { query: { search, limit: 100 } })).map(
    ({ title }) => title,
  );

/** Of the first as many as are expected, in any order, and the first of them. */
const first = async (search: string, many: number) => (await titles(search)).slice(0, many).toSorted();

describe.each([
  ['before new postings’ words are counted', async () => {}],
  ['when they are counted', () => syncSearchIndex(server.database.pool)],
])('%s:', (_, counted) => {
  beforeAll(counted);

  test.each([
    ['HCA', ['HCA (nights)', 'Healthcare Assistant']],
    ['healthcare assistant', ['HCA (nights)', 'Healthcare Assistant']],
    ['RN', ['RN, dialysis', 'Registered Nurse']],
    ['registered nurse', ['RN, dialysis', 'Registered Nurse']],
    ['ceo', ['CEO', 'Chief Executive Officer']],
    ['chief executive officer', ['CEO', 'Chief Executive Officer']],
    ['F&B manager', ['F&B Manager', 'Food and Beverage Manager']],
    ['food & beverage manager', ['F&B Manager', 'Food and Beverage Manager']],
    ['FO supervisor', ['FO Supervisor', 'Front Office Supervisor']],
    ['front office supervisor', ['FO Supervisor', 'Front Office Supervisor']],
    ['HK attendant', ['HK Attendant', 'Housekeeping Attendant']],
    ['housekeeping attendant', ['HK Attendant', 'Housekeeping Attendant']],
    ['gro', ['GRO', 'Guest Relations Officer']],
    ['guest relations officer', ['GRO', 'Guest Relations Officer']],
    ['AC tech', ['A/C Tech', 'Air Conditioning Technician']],
    ['air conditioning technician', ['A/C Tech', 'Air Conditioning Technician']],
    ['DSO', ['Director of Sales']],
    ['r and d chemist', ['Research and Development Chemist']],
    ['R&D', ['Research and Development Chemist']],
    ['HRBP', ['HR Business Partner']],
    ['C/O', ['Chief Officer']],
    ['2/E', ['Second Engineer']],
    ['ETO', ['Electro-technical Officer']],
    ['maint planner', ['Maintenance Planner']],
    ['KAM', ['Key Account Manager']],
  ])('initials and what they stand for are one: %s', async (search, found) => {
    expect(await first(search, found.length)).toEqual(found);
  });

  test.each([
    ['I would like to be a plumber', 'Plumber'],
    ['who is hiring plumbers?', 'Plumber'],
    ['can I get a job as a plumber please', 'Plumber'],
    ['is there any work for a lawyer', 'Lawyer'],
    ['hello, I want to become a lawyer', 'Lawyer'],
  ])('a sentence asks for the trade in it: %s', async (search, title) => {
    expect(await titles(search)).toEqual([title]);
  });

  test.each([
    ['centre manager', ['Center Manager']],
    ['leisure center', ['Leisure centre lifeguard']],
    ['pediatrician', ['Paediatrician']],
    ['paediatric clerk', ['Pediatric clerk']],
    ['labour organiser', ['Labor organizer']],
    ['jewelry designer', ['Jewellery designer']],
    ['lift installer', ['Elevator installer', 'Lift installer']],
    ['attorney', ['Lawyer']],
    ['solicitor', ['Lawyer']],
    ['physical therapist', ['Physiotherapist']],
    ['anesthesiologist', ['Anaesthetist']],
    ['anesthetist', ['Anaesthetist']],
  ])('British and American English are one: %s', async (search, found) => {
    expect(await first(search, found.length)).toEqual(found);
  });

  test.each([
    ['cuisinier', ['Cuisinier de nuit', 'Cook']],
    ['cook', ['Cook', 'Cuisinier de nuit']],
    ['plombier', ['Plumber']],
    ['serveuse', ['Waiter']],
    ['avocat', ['Lawyer']],
    ['kinésithérapeute', ['Physiotherapist']],
    ['kinesitherapeute', ['Physiotherapist']],
    ['infirmière', ['Registered Nurse', 'RN, dialysis']],
    ['aide-soignante', ['Healthcare Assistant', 'HCA (nights)']],
    ['femme de chambre', ['Housekeeping Attendant', 'HK Attendant']],
    ['menuisier', ['Carpenter']],
  ])('a trade is found in French: %s', async (search, found) => {
    expect(await first(search, found.length)).toEqual(found.toSorted());
  });
});

test.each([
  'jobs for a plumber',
  'plumber jobs',
  'plumber wanted',
  'looking for plumber work',
  'vacancies for plumbers',
  'plumber vacancy',
  'I want to work as a plumber',
  'hiring plumber',
  'plumber position available',
  'je cherche un emploi de plombier',
])('the words around a trade ask for nothing: %s', async (search) => {
  expect((await titles(search))[0]).toBe('Plumber');
});

test('many of a trade find the one, and the name of a hotel stays what it is', async () => {
  expect(await titles('midwives')).toEqual(['Midwife']);
  expect(await titles('haltn')).toEqual(['Halton Porter']);
  expect(await titles('hilton')).toEqual([]);
});

test('a word around trades is looked for where it stands alone', async () => {
  expect(await titles('work')).toHaveLength(posted.length);
  expect(await titles('vacancy')).toEqual([]);
});

test.each([
  ['HCA', 'HCA (nights)'],
  ['healthcare assistant', 'Healthcare Assistant'],
  ['A/C tech', 'A/C Tech'],
  ['front office supervisor', 'Front Office Supervisor'],
  ['FO supervisor', 'FO Supervisor'],
  ['cuisinier', 'Cuisinier de nuit'],
  ['cook', 'Cook'],
  ['lift installer', 'Lift installer'],
  ['ceo', 'CEO'],
  ['GRO', 'GRO'],
])('what was typed comes before what means the same: %s', async (search, title) => {
  expect((await titles(search))[0]).toBe(title);
});
