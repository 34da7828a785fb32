import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { run } from '#server/db/query.ts';
import { daysAhead } from '#test/interviews.ts';
import { company, companyAdmin, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let colleague: Person;

beforeAll(async () => {
  employer = await company(server);
  colleague = await joined(server, await recruiter(server), employer.id);
});

describe('a kit', () => {
  const kit = (title: string) => ({
    title,
    minutes: 30,
    questions: 'Why here?',
    attributes: ['Calm', 'Calm', ''],
  });

  test('is kept once under its title and shared by the company', async () => {
    const founder = server.as(employer.founder);
    const kept = await founder.call('POST /api/interview-kits', { body: kit('Deck hands') });
    expect(kept.attributes).toEqual(['Calm']);
    expect((await founder.post('/api/interview-kits', kit('DECK HANDS'))).status).toBe(409);
    expect(await server.as(colleague).call('GET /api/interview-kits')).toContainEqual(kept);
    const admin = await joined(server, await companyAdmin(server), employer.id);
    const changed = await server
      .as(admin)
      .call('PUT /api/interview-kits/:id', { params: { id: kept.id }, body: kit('Deck crew') });
    expect(changed.title).toBe('Deck crew');
    await server.as(colleague).call('DELETE /api/interview-kits/:id', { params: { id: kept.id } });
    expect(await founder.call('GET /api/interview-kits')).not.toContainEqual(changed);
  });

  test('is nothing to another company', async () => {
    const kept = await server
      .as(employer.founder)
      .call('POST /api/interview-kits', { body: kit('Ours alone') });
    const rival = server.as((await company(server)).founder);
    expect(await rival.call('GET /api/interview-kits')).toEqual([]);
    expect((await rival.put(`/api/interview-kits/${kept.id}`, kit('Stolen'))).status).toBe(404);
    expect((await rival.delete(`/api/interview-kits/${kept.id}`)).status).toBe(404);
  });

  test.each([
    { title: ' ' },
    { title: 'x'.repeat(121) },
    { minutes: 9 },
    { minutes: 481 },
    { minutes: 30.5 },
    { minutes: '30' },
    { questions: 'x'.repeat(8_001) },
    { attributes: 'Calm' },
    { attributes: ['x'.repeat(81)] },
    { attributes: Array.from({ length: 13 }, (_, at) => `Attribute ${at}`) },
  ])('is not kept as %j', async (more) => {
    const before = await server.as(colleague).call('GET /api/interview-kits');
    const reply = await server.as(colleague).post('/api/interview-kits', { ...kit('Odd'), ...more });
    expect(reply.status).toBe(400);
    expect(await server.as(colleague).call('GET /api/interview-kits')).toEqual(before);
  });

  test('is not for job seekers, the platform, or who has merely asked to join', async () => {
    const asked = await joined(server, await recruiter(server), employer.id, { verified: false });
    const kept = await server.as(colleague).call('POST /api/interview-kits', { body: kit('Not theirs') });
    for (const person of [await jobSeeker(server), await platformAdmin(server), asked]) {
      const client = server.as(person);
      expect((await client.get('/api/interview-kits')).status).toBe(403);
      expect((await client.post('/api/interview-kits', kit('Theirs'))).status).toBe(403);
      expect((await client.put(`/api/interview-kits/${kept.id}`, kit('Theirs'))).status).toBe(403);
      expect((await client.delete(`/api/interview-kits/${kept.id}`)).status).toBe(403);
    }
  });

  test('takes no title of another, but its own in other letters', async () => {
    const client = server.as(colleague);
    await client.call('POST /api/interview-kits', { body: kit('Galley') });
    const { id } = await client.call('POST /api/interview-kits', { body: kit('Pantry') });
    expect((await client.put(`/api/interview-kits/${id}`, kit('GALLEY'))).text).toBe(
      'There is a kit with this title already.',
    );
    expect((await client.put(`/api/interview-kits/${id}`, kit('PANTRY'))).status).toBe(200);
  });

  test('that a colleague has changed meanwhile is not written over', async () => {
    const kept = await server.as(colleague).call('POST /api/interview-kits', { body: kit('Engine room') });
    const write = (person: Person, questions: string) =>
      server
        .as(person)
        .put(
          `/api/interview-kits/${kept.id}`,
          { ...kit('Engine room'), questions },
          { 'if-match': `"${kept.etag}"` },
        );
    expect((await write(employer.founder, 'Which oil?')).status).toBe(200);
    expect((await write(colleague, 'Which pump?')).status).toBe(412);
    const [now] = (await server.as(colleague).call('GET /api/interview-kits')).filter(
      ({ id }) => id === kept.id,
    );
    expect(now).toMatchObject({ questions: 'Which oil?', changedBy: { userId: employer.founder.id } });
  });

  test('leaves interviews that were made with it as they are, changed or deleted', async () => {
    const client = server.as(employer.founder);
    const kept = await client.call('POST /api/interview-kits', { body: kit('For divers') });
    const job = await postedJob(server, employer.founder);
    const { id } = await applied(server, await jobSeeker(server), job.id);
    const { title, minutes, questions, attributes } = kept;
    await client.call('POST /api/applications/:id/interviews', {
      params: { id },
      body: { title, minutes, questions, attributes, panel: [colleague.id], times: [daysAhead(5)] },
    });
    const interviews = () => client.call('GET /api/applications/:id/interviews', { params: { id } });
    const [before] = await interviews();
    expect(before).toMatchObject({ questions: 'Why here?', attributes: ['Calm'] });
    await client.call('PUT /api/interview-kits/:id', {
      params: { id: kept.id },
      body: { ...kit('For divers'), questions: 'Why not?' },
    });
    await client.call('DELETE /api/interview-kits/:id', { params: { id: kept.id } });
    expect(await interviews()).toEqual([before]);
  });

  test('stands still while the company is suspended, and can be read', async () => {
    const stopped = await company(server);
    const client = server.as(stopped.founder);
    const kept = await client.call('POST /api/interview-kits', { body: kit('Before') });
    await run(server.database.pool, 'update company set suspended_at = now() where id = $1', [stopped.id]);
    expect(await client.call('GET /api/interview-kits')).toEqual([kept]);
    expect((await client.post('/api/interview-kits', kit('After'))).status).toBe(409);
    expect((await client.delete(`/api/interview-kits/${kept.id}`)).status).toBe(409);
  });

  test('is one of so many at most, also when several are kept at the same moment', async () => {
    const busy = await company(server);
    const client = server.as(busy.founder);
    await run(
      server.database.pool,
      `insert into interview_kit (company_id, title, minutes, attributes) select $1, 'K' || n, 30, '{}' from generate_series(2, $2::integer) n`,
      [busy.id, limits.interviewKits],
    );
    const replies = await Promise.all(
      Array.from({ length: 12 }, (_, at) => client.post('/api/interview-kits', kit(`At once ${at}`))),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(replies.find(({ status }) => status === 409)?.text).toBe(
      `A company can keep at most ${limits.interviewKits} kits.`,
    );
    expect(await client.call('GET /api/interview-kits')).toHaveLength(limits.interviewKits);
  });
});
