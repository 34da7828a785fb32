import { beforeAll, describe, expect, test } from 'vitest';
import { oddTexts } from '#test/bad-input.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

// Whatever people can see of what they write comes back as they wrote it: showing it safely is the page's work, not a reason to change it.
const server = serverForThisFile();
let seeker: Person;
let employer: { id: number; founder: Person };

beforeAll(async () => {
  seeker = await jobSeeker(server);
  employer = await company(server);
});

describe.each(oddTexts)('%j comes back as it went in', (text) => {
  // A title or a name is one line: its white space is folded, and what cannot be seen is taken out.
  const line = text
    .replace(/[\u200b\u200e\u200f\u202e]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

  test('in a person’s names', async () => {
    const names = { firstName: line.slice(0, 80).trim(), lastName: line.slice(0, 80).trim() };
    expect(await server.as(seeker).call('PUT /api/user', { body: names })).toMatchObject(names);
    expect(await server.as(seeker).call('GET /api/user')).toMatchObject(names);
  });

  test('in a profile, its experience and its education', async () => {
    const profile = {
      title: line,
      summary: text,
      location: line,
      phone: line.slice(0, 30).trim(),
      skills: [line.slice(0, 60).trim()],
    };
    await server.as(seeker).call('PUT /api/profile/job-seeker', { body: profile });
    expect(await server.as(seeker).call('GET /api/profile/job-seeker')).toMatchObject(profile);

    const experience = {
      company: line,
      title: line,
      location: line,
      description: text,
      startDate: '2020-01-01',
    };
    await server.as(seeker).call('POST /api/work-experience', { body: experience });
    const [listed] = await server.as(seeker).call('GET /api/work-experience');
    expect(listed).toMatchObject(experience);

    const education = { institution: line, degree: line, fieldOfStudy: line, description: text };
    await server.as(seeker).call('POST /api/education', { body: education });
    const [studied] = await server.as(seeker).call('GET /api/education');
    expect(studied).toMatchObject(education);
  });

  test('in a job, its applications and its notes', async () => {
    const posting = {
      title: line,
      description: text,
      requirements: text,
      location: line,
      department: line.slice(0, 80).trim(),
      salaryRange: line.slice(0, 80).trim(),
      experienceLevel: line.slice(0, 60).trim(),
      skillsRequired: [line.slice(0, 60).trim()],
    };
    const job = await postedJob(server, employer.founder, posting);
    expect(await server.as(seeker).call('GET /api/jobs/:id', { params: { id: job.id } })).toMatchObject(
      posting,
    );

    const application = await applied(server, seeker, job.id, { coverLetter: text });
    const params = { id: application.id };
    await server
      .as(employer.founder)
      .call('PUT /api/applications/:id/notes', { params, body: { recruiterNotes: text } });
    const seen = await server.as(employer.founder).call('GET /api/applications/:id', { params });
    expect(seen).toMatchObject({ coverLetter: text, recruiterNotes: text, jobTitle: line });
  });

  test('in a company and its settings', async () => {
    const settings = {
      companyName: `${line} Ltd`,
      industry: line.slice(0, 80).trim(),
      description: text,
      address: text,
      autoResponseEmail: text,
    };
    await server.as(employer.founder).call('PUT /api/company/settings', { body: settings });
    expect(await server.as(employer.founder).call('GET /api/company/settings')).toMatchObject(settings);
    const found = await server
      .as(seeker)
      .call('GET /api/companies', { query: { search: settings.companyName } });
    expect(found.map(({ name }) => name)).toEqual([settings.companyName]);
  });
});

describe('a link', () => {
  const links = [
    ['/api/profile/job-seeker', 'resumeUrl'],
    ['/api/company/settings', 'website'],
    ['/api/company/settings', 'linkedinUrl'],
    ['/api/company/settings', 'twitterUrl'],
    ['/api/company/settings', 'glassdoorUrl'],
  ] as const;

  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html;base64,PHNjcmlwdD4=',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example',
    'evil.example',
    'https://user@evil.example',
    'https://evil.example/\u0000',
    `https://example.com/${'a'.repeat(2_100)}`,
  ])('such as %j is refused everywhere', async (link) => {
    for (const [path, field] of links) {
      const person = path === '/api/profile/job-seeker' ? seeker : employer.founder;
      const reply = await server.as(person).put(path, { [field]: link });
      expect({ field, status: reply.status }).toEqual({ field, status: 400 });
    }
    const job = await postedJob(server, employer.founder);
    const reply = await server.as(seeker).post(`/api/jobs/${job.id}/applications`, { customResumeUrl: link });
    expect(reply.status).toBe(400);
  });

  test.each(['https://example.com/cv.pdf?v=1#top', 'http://example.com', 'https://މޯލްޑިވްސް.mv/'])(
    'such as %s is taken',
    async (link) => {
      for (const [path, field] of links) {
        const person = path === '/api/profile/job-seeker' ? seeker : employer.founder;
        expect((await server.as(person).put(path, { [field]: link })).json).toMatchObject({ [field]: link });
      }
    },
  );

  test('is taken away again by an empty text', async () => {
    for (const empty of ['', null]) {
      const reply = await server.as(seeker).put('/api/profile/job-seeker', { resumeUrl: empty });
      expect(reply.json).toMatchObject({ resumeUrl: null });
    }
  });
});

describe('a text', () => {
  test.each(['a\u0000b', '\ud800', 'a\udc00b'])(
    'such as %j cannot be stored, and nobody is told a story about it',
    async (text) => {
      const reply = await server.as(seeker).put('/api/profile/job-seeker', { summary: text });
      expect(reply).toMatchObject({
        status: 400,
        text: 'Summary contains a character that cannot be stored.',
      });
    },
  );

  test('is counted as its reader would: too long is told with how long it can be', async () => {
    const put = (summary: string) => server.as(seeker).put('/api/profile/job-seeker', { summary });
    expect((await put('ދ'.repeat(4_000))).status).toBe(200);
    expect(await put('x'.repeat(4_001))).toMatchObject({
      status: 400,
      text: 'Summary can have at most 4,000 characters.',
    });
  });

  test('is kept without the white space around it, and its line ends are one kind', async () => {
    const reply = await server
      .as(seeker)
      .put('/api/profile/job-seeker', { summary: '  one\r\ntwo\rthree  \n' });
    expect(reply.json).toMatchObject({ summary: 'one\ntwo\nthree' });
  });
});
