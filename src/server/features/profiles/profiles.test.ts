import { beforeEach, describe, expect, test } from 'vitest';
import { jobSeeker, recruiter } from '#test/people.ts';
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

describe('what somebody tells of themselves', () => {
  test('is theirs alone to read and to change, as if it were not there for others', async () => {
    const job = await seeker.call('POST /api/work-experience', { body: diver });
    const school = await seeker.call('POST /api/education', { body: college });
    const stranger = server.as(await jobSeeker(server));
    for (const [path, body] of [
      [`/api/work-experience/${job.id}`, diver],
      [`/api/education/${school.id}`, college],
    ] as const) {
      const missing = path.replace(/\d+$/, '2000000000');
      for (const one of [path, missing]) {
        expect((await stranger.put(one, body)).status).toBe(404);
        expect((await stranger.put(one, { nonsense: true })).status).toBe(404);
        expect((await stranger.delete(one)).status).toBe(404);
      }
    }
    expect(await seeker.call('GET /api/work-experience')).toEqual([job]);
    expect(await seeker.call('GET /api/education')).toEqual([school]);
    expect(await stranger.call('GET /api/work-experience')).toEqual([]);
  });

  test('is not for those who hire, not even to look whether there is any', async () => {
    const hiring = server.as(await recruiter(server));
    for (const path of ['/api/profile/job-seeker', '/api/work-experience', '/api/education'])
      expect((await hiring.get(path)).status).toBe(403);
    expect((await hiring.put('/api/profile/job-seeker', { title: 'Skipper' })).status).toBe(403);
    expect((await server.as().get('/api/profile/job-seeker')).status).toBe(401);
  });

  test.each([
    [{ title: 'x'.repeat(121) }, /^Professional title/],
    [{ summary: 'x'.repeat(4_001) }, /^Summary/],
    [{ skills: Array.from({ length: 51 }, (_, at) => `Skill ${at}`) }, /50 skills/],
    [{ skills: ['x'.repeat(61)] }, /60/],
    [{ skills: 'Navigation' }, /^Skills/],
    [{ resumeUrl: 'javascript:alert(1)' }, /^Résumé URL/],
    [{ resumeUrl: 'ftp://example.com/cv' }, /^Résumé URL/],
    [{ discoverable: 'yes' }, /^discoverable/],
    [{ userId: 1 }, /userId/],
  ])('is refused with the reason as %j', async (body, reason) => {
    const reply = await seeker.put('/api/profile/job-seeker', body);
    expect(reply.status).toBe(400);
    expect(reply.text).toMatch(reason);
    expect(await seeker.call('GET /api/profile/job-seeker')).toMatchObject({ title: null, skills: [] });
  });

  test('can be taken back: what is emptied is gone, and counts no more', async () => {
    await seeker.call('PUT /api/profile/job-seeker', {
      body: { title: 'Skipper', summary: 'At sea.', location: 'Malé', skills: ['Navigation'] },
    });
    const before = await completion();
    await seeker.call('PUT /api/profile/job-seeker', { body: { title: '', summary: '  ', skills: [] } });
    expect(await seeker.call('GET /api/profile/job-seeker')).toMatchObject({
      title: null,
      summary: null,
      location: 'Malé',
      skills: [],
    });
    expect(await completion()).toBeLessThan(before);
  });

  test('is kept as it was written, whatever its letters', async () => {
    const summary = '  ދިވެހި, Ünïcödé & <b>tags</b>\n\nand 👩‍🍳  ';
    await seeker.call('PUT /api/profile/job-seeker', { body: { summary, title: ' Ｓkipper ' } });
    const profile = await seeker.call('GET /api/profile/job-seeker');
    expect(profile.summary).toContain('ދިވެހި, Ünïcödé & <b>tags</b>\n\nand 👩‍🍳');
    expect(profile.title).toBe('Ｓkipper');
  });
});

describe('a résumé fills a profile', () => {
  const resume = {
    title: 'Skipper',
    workExperience: [diver, { ...diver, title: 'Lead diver', startDate: '2021-01-01' }],
    education: [college],
    skills: ['Navigation', 'First aid'],
  };
  const fill = (body: object) => seeker.post('/api/profile/resume', body);

  test('once: what is there already is not there twice, however often it is sent', async () => {
    const first = await fill(resume);
    expect(first.json).toMatchObject({
      added: { workExperience: 2, education: 1, skills: 2 },
      alreadyThere: { workExperience: 0, education: 0, skills: 0 },
    });
    const again = await fill({ ...resume, workExperience: [{ ...diver, company: 'REEF divers' }] });
    expect(again.json).toMatchObject({
      added: { workExperience: 0, education: 0, skills: 0 },
      alreadyThere: { workExperience: 1, education: 1, skills: 2 },
    });
    expect(await seeker.call('GET /api/work-experience')).toHaveLength(2);
    expect(await seeker.call('GET /api/education')).toHaveLength(1);
  });

  test('also where it is sent twice at the same moment', async () => {
    await Promise.all([fill(resume), fill(resume), fill(resume)]);
    expect(await seeker.call('GET /api/work-experience')).toHaveLength(2);
    expect(await seeker.call('GET /api/education')).toHaveLength(1);
    expect((await seeker.call('GET /api/profile/job-seeker')).skills).toEqual(['Navigation', 'First aid']);
  });

  test('and leaves what it does not tell', async () => {
    await seeker.call('PUT /api/profile/job-seeker', {
      body: { title: 'Captain', location: 'Malé', skills: ['Radio'] },
    });
    await fill({ workExperience: [], education: [], skills: ['radio', 'Navigation'], title: 'Skipper' });
    expect(await seeker.call('GET /api/profile/job-seeker')).toMatchObject({
      title: 'Skipper',
      location: 'Malé',
      skills: ['Radio', 'Navigation'],
    });
  });

  test('wholly or not at all: one entry that cannot be leaves everything as it was', async () => {
    const bad = { ...diver, startDate: 'long ago' };
    expect((await fill({ ...resume, workExperience: [diver, bad] })).status).toBe(400);
    const many = Array.from({ length: 51 }, (_, at) => `Skill ${at}`);
    expect((await fill({ ...resume, skills: many })).status).toBe(400);
    expect(await seeker.call('GET /api/work-experience')).toEqual([]);
    expect(await seeker.call('GET /api/profile/job-seeker')).toMatchObject({ title: null, skills: [] });
  });
});
