import { beforeAll, expect, test } from 'vitest';
import { row } from '#server/db/query.ts';
import { eventually } from '#test/eventually.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { searchIndexIsWhole } from '#test/search-index.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let seeker: Person;

/** What is typed; the job that is meant, and where; and another that has the words in its title, and is other work. */
const asked: [typed: string, meant: string, location: string, other: string][] = [
  ['accountant cairo', 'Accountant', 'Cairo, Egypt', 'Account manager – Cairo'],
  ['nasr city developer', 'Developer', 'Nasr City, Cairo', 'Development manager, Nasr City'],
  ['pharmacist leeds', 'Pharmacist', 'Leeds, United Kingdom', 'Pharmacist assistant (Leeds)'],
  ['gan gardener', 'Gardener', 'Gan', 'Gardening sales, Gan'],
  ['operator in naifaru', 'Operator', 'Naifaru, Lhaviyani Atoll', 'Operations planner Naifaru'],
  ['new delhi teacher', 'Teacher', 'New Delhi, India', 'Teacher recruiter – New Delhi'],
  ['baker thinadhoo', 'Baker', 'Thinadhoo', 'Baker equipment seller, Thinadhoo'],
  ['jobs for an engineer in eydhafushi', 'Engineer', 'Eydhafushi, Baa Atoll', 'Engineering clerk Eydhafushi'],
  ['mechanic bristol', 'Mechanic', 'Bristol, United Kingdom', 'Mechanical draughtsman Bristol'],
  ['designer addu city', 'Designer', 'Addu City', 'Design assistant Addu City'],
];

beforeAll(async () => {
  seeker = await jobSeeker(server);
  const { founder } = await company(server, 'Ocean Works');
  for (const [, meant, location, other] of asked) {
    await postedJob(server, founder, { title: meant, location, description: 'Work.' });
    await postedJob(server, founder, { title: other, location, description: 'Work.' });
  }
  await postedJob(server, founder, {
    title: 'Counsellor',
    location: 'Dhuvaafaru',
    description: 'You use motivational interviewing with guests.',
  });
  for (const title of ['Clinic manager', 'Ward clerk'])
    await postedJob(server, founder, {
      title,
      location: 'Dhuvaafaru',
      description: 'Interviews are on Monday. Bring your motivation.',
    });
  // The server's own upkeep may be at it, and then this one is not.
  await eventually(async () => {
    await searchIndexIsWhole(server.database.pool);
    return (await row(server.database.pool, 'select from facet_change')) === undefined;
  });
});

const titles = async (search: string) =>
  (await server.as(seeker).call('GET /api/jobs', { query: { search, limit: 100 } })).map(
    ({ title }) => title,
  );

test.each(asked)(
  '“%s”: a job in the place comes first, though its title does not name it',
  async (typed, meant, _, other) => {
    const [first, ...others] = await titles(typed);
    expect(first).toBe(meant);
    expect(others).toContain(other);
  },
);

test('a place alone is looked for in titles first', async () => {
  expect((await titles('thinadhoo'))[0]).toBe('Baker equipment seller, Thinadhoo');
});

test('what stands in quotation marks is no place to be in', async () => {
  expect((await titles('"leeds" pharmacist'))[0]).toBe('Pharmacist assistant (Leeds)');
});

test('words of a text that follow each other come before the same words apart', async () => {
  expect(await titles('motivational interviewing')).toEqual(['Counsellor', 'Ward clerk', 'Clinic manager']);
});
