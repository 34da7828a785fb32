import { beforeAll, describe, expect, test } from 'vitest';
import { run } from '#server/db/query.ts';
import { uploaded } from '#test/files.ts';
import { company, joined, jobSeeker, platformAdmin, recruiter } from '#test/people.ts';
import { sent } from '#test/offers.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Client, type Person, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();

let admin: Person;
beforeAll(async () => {
  admin = await platformAdmin(server);
});

const letterTo = (title: string) => ({ coverLetter: `My secret letter about ${title}.` });

/** Somebody who posted for a company as its member, and what came of it. */
async function employed(companyId: number) {
  const member = await joined(server, await recruiter(server), companyId);
  const job = await postedJob(server, member);
  const seeker = await jobSeeker(server, { firstName: 'Aminath', lastName: 'Rasheed' });
  const file = await uploaded(server, seeker, 'Aminath.txt', Buffer.from('Aminath Rasheed, diver'));
  const application = await applied(server, seeker, job.id, { ...letterTo(job.title), fileId: file.id });
  return { member, job, seeker, file, application };
}

/** Whatever somebody is told by the calls that lead to an application. */
async function toldOf({ member, job, seeker, file, application }: Awaited<ReturnType<typeof employed>>) {
  const as = server.as(member);
  const paths = [
    `/api/applications/${application.id}`,
    `/api/applications/${application.id}/messages`,
    `/api/applications/${application.id}/interviewers`,
    `/api/applications/${application.id}/colleagues`,
    `/api/company/candidates/${seeker.id}`,
    `/api/files/${file.id}`,
    `/api/jobs/${job.id}/waiting`,
  ];
  const replies = await Promise.all([
    ...paths.map((path) => as.get(path)),
    as.put(`/api/applications/${application.id}/status`, { status: 'rejected' }),
    as.put(`/api/applications/${application.id}/notes`, { recruiterNotes: 'Mine' }),
    as.post(`/api/applications/${application.id}/messages`, { body: 'Hello' }),
    as.put(`/api/jobs/${job.id}`, { title: 'Mine' }),
  ]);
  const lists = ['/api/applications', '/api/jobs?scope=own', '/api/company/candidates', '/api/board'];
  const listed = await Promise.all(lists.map((path) => as.get(path)));
  const { text } = await as.get('/api/company/stats');
  return { statuses: replies.map(({ status }) => status), listed: listed.map((reply) => reply.text), text };
}

const nothing = {
  statuses: Array<number>(11).fill(404),
  listed: ['[]', '[]', '[]', expect.stringMatching(/"cards":\[\]|^\[\]$|"total":0/)],
  text: '{"activeJobs":0,"totalApplications":0,"openPositions":0}',
};

const askFor = (as: Client, id: number) => as.post(`/api/companies/${id}/members`);

describe('who was with a company', () => {
  test('and was removed reaches nothing of it after asking to join again', async () => {
    const { id, founder } = await company(server);
    const there = await employed(id);
    await server.as(founder).delete(`/api/companies/${id}/members/${there.member.id}`);
    await joined(server, there.member, id, { verified: false });
    expect(await toldOf(there)).toEqual(nothing);
  });

  test('and left reaches nothing of it after asking to join again', async () => {
    const { id } = await company(server);
    const there = await employed(id);
    await server.as(there.member).delete(`/api/companies/${id}/members/${there.member.id}`);
    expect((await askFor(server.as(there.member), id)).status).toBe(201);
    expect(await toldOf(there)).toEqual(nothing);
  });

  test('and was removed hears nothing of applications that still come', async () => {
    const { id, founder } = await company(server);
    const { member, job } = await employed(id);
    await server.as(founder).delete(`/api/companies/${id}/members/${member.id}`);
    await joined(server, member, id, { verified: false });
    const told = async () => (await server.as(member).call('GET /api/notifications')).length;
    const before = await told();
    await applied(server, await jobSeeker(server), job.id);
    expect(await told()).toBe(before);
  });

  test('and was removed cannot ask again for 30 days; who was declined cannot either, who withdrew can', async () => {
    const { id, founder } = await company(server, 'Sand Bank');
    const asker = await recruiter(server);
    const as = server.as(asker);
    expect((await askFor(as, id)).status).toBe(201);
    await as.delete(`/api/companies/${id}/members/${asker.id}`);
    expect((await askFor(as, id)).status).toBe(201);
    await server.as(founder).delete(`/api/companies/${id}/members/${asker.id}`);
    expect(await askFor(as, id)).toMatchObject({
      status: 409,
      text: 'Sand Bank declined your request or ended your membership. You can ask again in 30 days.',
    });
  });

  test('and was removed can ask again when 30 days have passed', async () => {
    const { id, founder } = await company(server);
    const asker = await recruiter(server);
    await run(
      server.database.pool,
      `insert into audit_log (actor_id, action, subject, subject_id, details, happened_at)
       values ($1, 'membership.ended', 'company', $2, jsonb_build_object('userId', $3::integer), now() - interval '30 days')`,
      [founder.id, id, asker.id],
    );
    expect((await askFor(server.as(asker), id)).status).toBe(201);
  });

  test('of those without one and was removed from there does not get their applicants back by posting again', async () => {
    const poster = await recruiter(server);
    const job = await postedJob(server, poster);
    const { id: applicationId } = await applied(server, await jobSeeker(server), job.id);
    await server.as(admin).call('DELETE /api/companies/:id/members/:userId', {
      params: { id: 1, userId: poster.id },
    });
    const posting = { title: 'Cook', description: 'Cooks.' };
    expect(await server.as(poster).post('/api/jobs', posting)).toMatchObject({
      status: 409,
      text: 'You were removed from Independent employers. You can post there again in 30 days.',
    });
    await joined(server, poster, 1, { verified: false });
    expect((await server.as(poster).get(`/api/applications/${applicationId}`)).status).toBe(404);
  });
});

test('nobody waits for the answers of more than five companies at a time', async () => {
  const strict = await startServer({ database: server.database, config: { limits: true } });
  try {
    const asker = strict.as(await recruiter(server));
    for (let index = 0; index < 5; index += 1)
      expect((await askFor(asker, (await company(server)).id)).status).toBe(201);
    expect(await askFor(asker, (await company(server)).id)).toMatchObject({
      status: 409,
      text: 'You wait for the answers of 5 companies already. Withdraw one of your requests first.',
    });
  } finally {
    await strict.close();
  }
});

describe('who founds a company', () => {
  test('finds nobody and invites nobody until the platform has verified it', async () => {
    const { id, founder } = await company(server, undefined, { verified: false });
    const seeker = await jobSeeker(server);
    await server.as(seeker).call('PUT /api/profile/job-seeker', {
      body: { title: 'Skipper', discoverable: true },
    });
    const as = server.as(founder);
    const job = await postedJob(server, founder);
    const invite = () => as.post(`/api/jobs/${job.id}/invitations`, { candidateId: seeker.id });
    expect(await as.call('GET /api/company/candidates')).toEqual([]);
    expect((await as.get(`/api/company/candidates/${seeker.id}`)).status).toBe(404);
    expect(await as.get(`/api/jobs/${job.id}/candidates`)).toMatchObject({
      status: 403,
      text: 'You can find and invite people once an administrator has verified your company.',
    });
    expect((await invite()).status).toBe(400);
    await server.as(admin).put(`/api/admin/companies/${id}`, { verified: true });
    expect((await as.call('GET /api/company/candidates')).map((one) => one.id)).toContain(seeker.id);
    expect((await invite()).status).toBe(201);
  });

  test('posts with the limits of the unverified until the platform has verified it', async () => {
    const strict = await startServer({ database: server.database, config: { limits: true } });
    try {
      const { id, founder } = await company(server, undefined, { verified: false });
      const post = () => strict.as(founder).post('/api/jobs', { title: 'Cook', description: 'Cooks.' });
      for (let index = 0; index < 3; index += 1) expect((await post()).status).toBe(201);
      expect(await post()).toMatchObject({
        status: 409,
        text: 'You can have 3 open jobs until an administrator has verified your company. Close one first.',
      });
      await server.as(admin).put(`/api/admin/companies/${id}`, { verified: true });
      expect((await post()).status).toBe(201);
    } finally {
      await strict.close();
    }
  });
});

describe('a suspended company', () => {
  test('does nothing, and reads what was there; job seekers keep what they have and can take back, not add', async () => {
    const { id, founder } = await company(server);
    const { job, seeker, file, application } = await employed(id);
    const offer = await sent(server, founder, application.id);
    const pool = await jobSeeker(server);
    await server
      .as(pool)
      .call('PUT /api/profile/job-seeker', { body: { title: 'Cook', discoverable: true } });
    await server.as(admin).put(`/api/admin/companies/${id}`, { suspended: true });

    const staff = server.as(founder);
    const refused = await Promise.all([
      staff.put(`/api/applications/${application.id}/status`, { status: 'screening' }),
      staff.post(`/api/applications/${application.id}/messages`, { body: 'Hello' }),
      staff.post(`/api/offers/${offer.id}/withdraw`),
      staff.put(`/api/jobs/${job.id}`, { title: 'Another' }),
      staff.put('/api/company/settings', { companyName: 'Another' }),
      staff.get(`/api/files/${file.id}`),
    ]);
    for (const { status, text } of refused) {
      expect(status).toBe(409);
      expect(text).toContain('Your company is suspended');
    }
    expect(await staff.call('GET /api/applications/:id', { params: { id: application.id } })).toMatchObject({
      mayMove: false,
    });
    expect((await staff.call('GET /api/company/candidates')).map((one) => one.id)).toEqual([seeker.id]);
    expect(await staff.call('GET /api/companies/:id', { params: { id } })).toMatchObject({ suspended: true });

    const other = server.as(seeker);
    const closed = await Promise.all([
      other.post(`/api/applications/${application.id}/messages`, { body: 'Hello?' }),
      other.post(`/api/offers/${offer.id}/accept`, { name: 'Aminath Rasheed' }),
    ]);
    for (const { status, text } of closed) {
      expect(status).toBe(409);
      expect(text).toMatch(/is suspended, and cannot read or answer anything now/);
    }
    expect((await other.get(`/api/files/${file.id}`)).status).toBe(200);
    expect(
      await other.call('GET /api/applications/:id/offers', { params: { id: application.id } }),
    ).toHaveLength(1);
    expect((await other.post(`/api/offers/${offer.id}/decline`, { name: 'Aminath Rasheed' })).status).toBe(
      200,
    );
    await other.call('POST /api/applications/:id/withdraw', { params: { id: application.id } });

    await server.as(admin).put(`/api/admin/companies/${id}`, { suspended: false });
    expect((await staff.put(`/api/jobs/${job.id}`, { title: 'Another' })).status).toBe(200);
  });

  test('is left by who wants to leave it, and joined by nobody', async () => {
    const { id } = await company(server);
    const member = await joined(server, await recruiter(server), id);
    await server.as(admin).put(`/api/admin/companies/${id}`, { suspended: true });
    expect((await askFor(server.as(await recruiter(server)), id)).status).toBe(409);
    expect((await server.as(member).delete(`/api/companies/${id}/members/${member.id}`)).status).toBe(204);
    expect((await server.as(member).post('/api/jobs', { title: 'Cook', description: 'Cooks.' })).status).toBe(
      201,
    );
  });
});
