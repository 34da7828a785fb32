import { beforeEach, describe, expect, test } from 'vitest';
import { jobSeeker } from '#test/people.ts';
import { type Client, type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
const problem = { accept: 'application/problem+json' };
const diver = { company: 'Reef Divers', title: 'Diver', startDate: '2019-05-01' };
const college = { institution: 'Maritime Academy', degree: 'Diploma' };
let person: Person;
let seeker: Client;

beforeEach(async () => {
  person = await jobSeeker(server);
  seeker = server.as(person);
});

const completion = async () => (await seeker.call('GET /api/profile/job-seeker')).profileCompletionPercentage;

describe('a profile', () => {
  test('is there, empty and hidden, before anything is written', async () => {
    expect(await seeker.call('GET /api/profile/job-seeker')).toMatchObject({
      userId: person.id,
      title: null,
      skills: [],
      discoverable: false,
      profileCompletionPercentage: 0,
    });
  });

  test('is made once when it is first looked at from many places', async () => {
    const profiles = await Promise.all(
      Array.from({ length: 10 }, () => seeker.call('GET /api/profile/job-seeker')),
    );
    expect(new Set(profiles.map(({ id }) => id)).size).toBe(1);
  });

  test('changes by what is sent and keeps the rest, also when two forms are sent at once', async () => {
    await Promise.all([
      seeker.call('PUT /api/profile/job-seeker', { body: { title: 'Skipper' } }),
      seeker.call('PUT /api/profile/job-seeker', { body: { location: 'Malé' } }),
      seeker.call('PUT /api/profile/job-seeker', { body: { skills: [' Navigation ', 'navigation', ''] } }),
      seeker.call('PUT /api/profile/job-seeker', { body: { discoverable: true } }),
    ]);
    expect(await seeker.call('GET /api/profile/job-seeker')).toMatchObject({
      title: 'Skipper',
      location: 'Malé',
      skills: ['Navigation'],
      discoverable: true,
      profileCompletionPercentage: 40,
    });
  });

  test('is complete with everything in it, and the account says so', async () => {
    const steps = [
      () => seeker.call('PUT /api/profile/job-seeker', { body: { title: 'Skipper' } }),
      () => seeker.call('PUT /api/profile/job-seeker', { body: { summary: 'At sea since 2009.' } }),
      () =>
        seeker.call('PUT /api/profile/job-seeker', { body: { location: 'Malé', phone: '+960 777 0000' } }),
      () =>
        seeker.call('PUT /api/profile/job-seeker', {
          body: { resumeUrl: 'https://example.com/cv', skills: ['Navigation'] },
        }),
      () => seeker.call('POST /api/work-experience', { body: diver }),
      () => seeker.call('POST /api/education', { body: college }),
    ];
    const percentages: number[] = [];
    for (const step of steps) {
      await step();
      percentages.push(await completion());
    }
    expect(percentages).toEqual([15, 30, 50, 75, 90, 100]);
    expect(await seeker.call('GET /api/user')).toMatchObject({ profileCompleted: true });

    const [entry] = await seeker.call('GET /api/education');
    await seeker.call('DELETE /api/education/:id', { params: { id: entry?.id ?? 0 } });
    expect(await completion()).toBe(90);
    expect(await seeker.call('GET /api/user')).toMatchObject({ profileCompleted: false });
  });

  test('has the right completion after many changes at once', async () => {
    await Promise.all([
      ...Array.from({ length: 6 }, () => seeker.call('POST /api/work-experience', { body: diver })),
      ...Array.from({ length: 6 }, () => seeker.call('POST /api/education', { body: college })),
      seeker.call('PUT /api/profile/job-seeker', { body: { title: 'Skipper' } }),
    ]);
    expect(await completion()).toBe(40);
  });

  test('takes no percentage from outside', async () => {
    expect((await seeker.put('/api/profile/job-seeker', { profileCompletionPercentage: 100 })).status).toBe(
      400,
    );
  });
});

describe('an experience', () => {
  test('is kept with its dates as days', async () => {
    const made = await seeker.call('POST /api/work-experience', {
      body: {
        ...diver,
        startDate: '2019-05-01T00:00:00.000Z',
        endDate: '2021-02-28',
        location: 'Baa',
        description: 'Reefs.',
      },
    });
    expect(made).toMatchObject({ startDate: '2019-05-01', endDate: '2021-02-28', isCurrent: false });
    expect(await seeker.call('GET /api/work-experience')).toEqual([made]);
  });

  test('that still goes on has no end', async () => {
    const made = await seeker.call('POST /api/work-experience', {
      body: { ...diver, endDate: '2018-01-01', isCurrent: true },
    });
    expect(made).toMatchObject({ isCurrent: true, endDate: null });
  });

  test('stands before older ones, the present first', async () => {
    for (const [title, startDate, endDate, isCurrent] of [
      ['oldest', '2010-01-01', '2012-01-01', false],
      ['present', '2001-01-01', '', true],
      ['latest', '2015-01-01', '2019-01-01', false],
      ['without an end', '2014-01-01', null, false],
    ] as const) {
      await seeker.call('POST /api/work-experience', {
        body: { ...diver, title, startDate, endDate, isCurrent },
      });
    }
    const titles = (await seeker.call('GET /api/work-experience')).map(({ title }) => title);
    expect(titles).toEqual(['present', 'latest', 'without an end', 'oldest']);
  });

  test('is changed and removed by its owner', async () => {
    const { id } = await seeker.call('POST /api/work-experience', { body: diver });
    await seeker.call('PUT /api/work-experience/:id', {
      params: { id },
      body: { ...diver, title: 'Lead diver', endDate: '2020-01-01' },
    });
    expect(await seeker.call('GET /api/work-experience')).toMatchObject([
      { id, title: 'Lead diver', endDate: '2020-01-01' },
    ]);
    await seeker.call('DELETE /api/work-experience/:id', { params: { id } });
    expect(await seeker.call('GET /api/work-experience')).toEqual([]);
    expect((await seeker.delete(`/api/work-experience/${id}`)).status).toBe(404);
  });

  test.each([
    [{ ...diver, endDate: '2019-04-30' }, { endDate: 'The end date is before the start date.' }],
    [{ ...diver, startDate: '' }, { startDate: 'Start date is required.' }],
    [{ ...diver, startDate: undefined }, { startDate: 'Start date is required.' }],
    [{ ...diver, startDate: null }, { startDate: 'Start date is required.' }],
    [{ ...diver, startDate: '2019-02-29' }, { startDate: /must be a date/ }],
    [{ ...diver, startDate: 'May 2019' }, { startDate: /must be a date/ }],
    [{ ...diver, company: ' ' }, { company: 'Company is required.' }],
    [{ ...diver, title: undefined }, { title: 'Title is required.' }],
    [{ ...diver, isCurrent: 'yes' }, { isCurrent: 'isCurrent must be true or false.' }],
    [{ ...diver, description: 'x'.repeat(4_001) }, { description: /at most 4,000/ }],
  ])('with mistakes is told every field at fault, %#', async (body, fields) => {
    await expectFields('/api/work-experience', body, fields);
    expect(await seeker.call('GET /api/work-experience')).toEqual([]);
  });

  test('never lands in somebody else’s profile', async () => {
    const other = await server.as(await jobSeeker(server)).call('GET /api/profile/job-seeker');
    expect((await seeker.post('/api/work-experience', { ...diver, profileId: other.id })).status).toBe(400);
    expect((await seeker.post('/api/education', { ...college, profileId: other.id })).status).toBe(400);
  });
});

describe('an education', () => {
  test('needs no dates', async () => {
    const made = await seeker.call('POST /api/education', {
      body: { ...college, startDate: '', endDate: null },
    });
    expect(made).toMatchObject({ ...college, startDate: null, endDate: null, fieldOfStudy: null });
  });

  test.each([
    [
      { ...college, startDate: '2010-01-01', endDate: '2009-12-31' },
      { endDate: 'The end date is before the start date.' },
    ],
    [{ ...college, institution: '' }, { institution: 'Institution is required.' }],
    [{ ...college, degree: 5 }, { degree: 'Degree must be text.' }],
  ])('with mistakes is told every field at fault, %#', async (body, fields) => {
    await expectFields('/api/education', body, fields);
  });
});

async function expectFields(
  path: string,
  body: object,
  fields: Record<string, string | RegExp>,
): Promise<void> {
  const refused = await seeker.post(path, body, problem);
  expect(refused.status).toBe(400);
  const told = (refused.json as { fields: Record<string, string> }).fields; // RFC 9457 with our member, asked for above.
  expect(Object.keys(told)).toEqual(Object.keys(fields));
  for (const [field, words] of Object.entries(fields)) expect(told[field]).toMatch(words);
}
