import { expect, test } from 'vitest';
import { rows } from '#server/db/query.ts';
import { uploaded } from '#test/files.ts';
import { company, hiringManager, jobSeeker, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();

test('job seekers see no candidates, and nobody sees those of another company', async () => {
  const { founder } = await company(server);
  const seeker = await jobSeeker(server);
  await applied(server, seeker, (await postedJob(server, founder)).id);
  const { founder: stranger } = await company(server);

  expect((await server.as(await jobSeeker(server)).get('/api/company/candidates')).status).toBe(403);
  expect((await server.as(stranger).get(`/api/company/candidates/${seeker.id}`)).status).toBe(404);
  const seen = await server.as(stranger).call('GET /api/company/candidates');
  expect(seen.map(({ id }) => id)).not.toContain(seeker.id);
});

test('who applied is seen with contact, résumé, experience and education', async () => {
  const { founder } = await company(server);
  const seeker = await jobSeeker(server, {
    firstName: 'Hawwa',
    lastName: 'Shifa',
    email: 'hawwa@example.mv',
  });
  const own = server.as(seeker);
  await own.call('PUT /api/profile/job-seeker', {
    body: { title: 'Front office manager', phone: '+960 777 0000', resumeUrl: 'https://example.mv/cv.pdf' },
  });
  await own.call('POST /api/work-experience', {
    body: { company: 'Resort', title: 'Agent', startDate: '2020-01-01' },
  });
  await own.call('POST /api/education', { body: { institution: 'MNU', degree: 'Diploma' } });
  await applied(server, seeker, (await postedJob(server, founder)).id);

  expect(
    await server.as(founder).call('GET /api/company/candidates/:id', { params: { id: seeker.id } }),
  ).toMatchObject({
    name: 'Hawwa Shifa',
    title: 'Front office manager',
    email: 'hawwa@example.mv',
    phone: '+960 777 0000',
    resumeUrl: 'https://example.mv/cv.pdf',
    workExperience: [{ company: 'Resort' }],
    education: [{ degree: 'Diploma' }],
  });
});

test('a candidate’s résumé is the last one they sent to this company, and no other company’s to see', async () => {
  const { founder } = await company(server);
  const { founder: other } = await company(server);
  const seeker = await jobSeeker(server);
  const bytes = Buffer.from('Hawwa Shifa\nFront office manager\n');
  const file = await uploaded(server, seeker, 'Hawwa.txt', bytes);
  const job = await postedJob(server, founder);
  const { id: applicationId } = await applied(server, seeker, job.id, { fileId: file.id });
  await applied(server, seeker, (await postedJob(server, founder)).id);
  await applied(server, seeker, (await postedJob(server, other)).id);
  const resumeFor = async (actor: Person) => {
    const seen = await server
      .as(actor)
      .call('GET /api/company/candidates/:id', { params: { id: seeker.id } });
    return seen.resume;
  };

  expect(await resumeFor(other)).toBeNull();
  expect((await server.as(other).get(`/api/files/${file.id}`)).status).toBe(404);
  expect(await resumeFor(founder)).toMatchObject({
    applicationId,
    jobTitle: job.title,
    file: { id: file.id, name: 'Hawwa.txt', kind: 'text', size: bytes.length },
    url: null,
  });
  expect((await server.as(founder).get(`/api/files/${file.id}`)).bytes).toEqual(bytes);
});

test('who wants to be found is shown to people a company has vouched for, without address, phone and résumé, and to no others', async () => {
  const seeker = await jobSeeker(server, { email: 'biologist@example.mv' });
  await server.as(seeker).call('PUT /api/profile/job-seeker', {
    body: {
      title: 'Marine biologist',
      phone: '+960 777 1111',
      resumeUrl: 'https://example.mv/b.pdf',
      discoverable: true,
    },
  });
  const { founder } = await company(server);

  for (const unverified of [await recruiter(server), await hiringManager(server)]) {
    expect((await server.as(unverified).get(`/api/company/candidates/${seeker.id}`)).status).toBe(404);
  }
  const found = await server
    .as(founder)
    .call('GET /api/company/candidates', { query: { search: 'biologist' } });
  expect(found).toMatchObject([{ id: seeker.id, email: null, phone: null, lastApplicationId: null }]);
  expect(
    await server.as(founder).call('GET /api/company/candidates/:id', { params: { id: seeker.id } }),
  ).toMatchObject({ name: seeker.username, email: null, phone: null, resumeUrl: null });
  await server.as(seeker).call('PUT /api/profile/job-seeker', { body: { discoverable: false } });
  expect((await server.as(founder).get(`/api/company/candidates/${seeker.id}`)).status).toBe(404);
});

test('pages of candidates are complete and repeat nobody', async () => {
  const { founder } = await company(server);
  const job = await postedJob(server, founder);
  const applicants: number[] = [];
  for (let count = 0; count < 5; count += 1) {
    const seeker = await jobSeeker(server);
    await applied(server, seeker, job.id);
    applicants.push(seeker.id);
  }
  const seen: number[] = [];
  let path: string | undefined = '/api/company/candidates?limit=2';
  while (path) {
    const reply = await server.as(founder).get(path);
    seen.push(
      ...(reply.json as { id: number; lastApplicationId: number | null }[])
        .filter((one) => one.lastApplicationId)
        .map(({ id }) => id),
    );
    path = /<([^>]+)>/.exec(String(reply.headers['link'] ?? ''))?.[1];
  }
  expect(seen).toEqual(applicants.toReversed());
});

test('a platform admin sees every candidate, and that they looked is on record', async () => {
  const seeker = await jobSeeker(server);
  await applied(server, seeker, (await postedJob(server, (await company(server)).founder)).id);
  const admin = await platformAdmin(server);
  await server.as(admin).call('GET /api/company/candidates/:id', { params: { id: seeker.id } });
  const entries = await rows(
    server.database.pool,
    `select act, details ->> 'call' as call, details -> 'id' as id from security_log
     where actor_id = $1 and act = 'people.read'`,
    [admin.id],
  );
  expect(entries).toEqual([{ act: 'people.read', call: 'GET /api/company/candidates/:id', id: seeker.id }]);
});

test('a candidate whose name a pointer rests on is fetched ahead, which is no view of them', async () => {
  const { founder } = await company(server);
  const [glanced, opened] = [await jobSeeker(server), await jobSeeker(server)];
  const job = await postedJob(server, founder);
  for (const seeker of [glanced, opened]) {
    await server.as(seeker).call('PUT /api/profile/job-seeker', { body: { title: 'Diver' } });
    await applied(server, seeker, job.id);
  }
  const viewing = await startServer({ database: server.database });
  const look = (id: number, headers = {}) =>
    viewing.as(founder).get(`/api/company/candidates/${id}`, headers);
  expect((await look(glanced.id, { purpose: 'prefetch' })).status).toBe(200);
  expect((await look(opened.id)).status).toBe(200);
  await viewing.close(); // A stop writes what was gathered.
  const viewsOf = async (seeker: Person) =>
    (await server.as(seeker).call('GET /api/dashboard/stats')).profileViews;
  expect(await viewsOf(glanced)).toBe(0);
  expect(await viewsOf(opened)).toBe(1);
});
