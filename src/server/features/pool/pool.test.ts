import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Job } from '#contract/api.ts';
import { poolLimits } from '#domain/limits.ts';
import { company, jobSeeker, joined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let colleague: Person;
let rival: Person;
let job: Job;
let applicant: Person;

beforeAll(async () => {
  employer = await company(server);
  colleague = await joined(server, await recruiter(server), employer.id);
  rival = (await company(server)).founder;
  job = await postedJob(server, employer.founder);
});
beforeEach(async () => {
  applicant = await jobSeeker(server);
  await applied(server, applicant, job.id);
});

const tag = (name: unknown, person = employer.founder, on = applicant.id) =>
  server.as(person).post(`/api/company/candidates/${on}/tags`, { name });
const tagsOf = async (person: Person, on = applicant.id) =>
  (await server.as(person).call('GET /api/company/candidates/:id', { params: { id: on } })).tags;
const found = async (query: object, person = employer.founder) =>
  (await server.as(person).call('GET /api/company/candidates', { query })).map(({ id }) => id);
const lists = (person: Person, candidate?: number) =>
  server.as(person).call('GET /api/company/lists', { query: { candidate } });
const makeList = (person: Person, name: string, shared = false) =>
  server.as(person).call('POST /api/company/lists', { body: { name, shared } });
const put = (person: Person, id: number, candidateId = applicant.id) =>
  server.as(person).put(`/api/company/lists/${id}/candidates/${candidateId}`);

describe('a tag', () => {
  test.each([undefined, '', '  ', 'x'.repeat(41), 7])('is not given by a name like %j', async (name) => {
    expect((await tag(name)).status).toBe(400);
  });

  test('is given once in whatever case, and the whole company sees it', async () => {
    const first = await tag('Dive team');
    const again = await tag(' dive TEAM ', colleague);
    expect(again.json).toEqual(first.json);
    expect(await tagsOf(colleague)).toEqual([first.json]);
  });

  test('is seen by nobody else: not another employer of the same person, nor a colleague not yet let in', async () => {
    const { json } = await tag('Only here');
    const theirs = await postedJob(server, rival);
    await applied(server, applicant, theirs.id);
    expect(await tagsOf(rival)).toEqual([]);
    expect((await server.as(rival).call('GET /api/company/tags')).map(({ name }) => name)).toEqual([]);
    const { id } = json as { id: number };
    expect(await found({ tag: id }, rival)).toEqual([]);
    const asker = await joined(server, await recruiter(server), employer.id, { verified: false });
    expect((await server.as(asker).get('/api/company/tags')).status).toBe(403);
  });

  test('finds who has it, and is gone when nobody has it any more', async () => {
    const { json } = await tag('Night shift');
    const { id } = json as { id: number };
    expect(await found({ tag: id })).toEqual([applicant.id]);
    const tags = await server.as(colleague).call('GET /api/company/tags');
    expect(tags).toContainEqual({ id, name: 'Night shift', count: 1 });
    const path = `/api/company/candidates/${applicant.id}/tags/${id}`;
    expect((await server.as(colleague).delete(path)).status).toBe(204);
    expect((await server.as(colleague).delete(path)).status).toBe(404);
    expect(await server.as(colleague).call('GET /api/company/tags')).not.toContainEqual(
      expect.objectContaining({ id }),
    );
  });

  test('is renamed for everybody who has it, but not to nothing, nor to the name of another', async () => {
    const { id } = (await tag('Divemaster')).json as { id: number }; // What a tag answers.
    await tag('Boat crew');
    const rename = (name: string, person = colleague) =>
      server.as(person).put(`/api/company/tags/${id}`, { name });
    expect((await rename(' ')).status).toBe(400);
    expect((await rename('BOAT crew')).status).toBe(409);
    expect((await rename('Stolen', rival)).status).toBe(404);
    expect((await rename('DiveMaster')).json).toEqual({ id, name: 'DiveMaster' });
    expect(await tagsOf(employer.founder)).toContainEqual({ id, name: 'DiveMaster' });
    expect((await tag('divemaster')).json).toEqual({ id, name: 'DiveMaster' });
  });

  test('is one of so many at most on a candidate', async () => {
    for (let count = 0; count < poolLimits.tagsOfCandidate; count += 1) await tag(`Tag ${count}`);
    const { status, text } = await tag('One too many');
    expect(status).toBe(409);
    expect(text).toBe('A candidate can have at most 20 tags.');
    expect((await tag('tag 3')).status).toBe(201);
  });

  test('narrows the board too', async () => {
    const { json } = await tag('On the board');
    const { id } = json as { id: number };
    const { cards } = await server.as(colleague).call('GET /api/board', { query: { tag: id } });
    expect(cards.map(({ jobSeekerId }) => jobSeekerId)).toEqual([applicant.id]);
  });
});

describe('a list', () => {
  test('is its maker’s alone until it is shared, and then everybody’s to fill', async () => {
    const { id } = await makeList(employer.founder, 'Season 2027');
    expect((await put(colleague, id)).status).toBe(404);
    expect(await lists(colleague)).not.toContainEqual(expect.objectContaining({ id }));
    await server
      .as(employer.founder)
      .call('PUT /api/company/lists/:id', { params: { id }, body: { shared: true } });
    expect((await put(colleague, id)).status).toBe(204);
    expect(await lists(colleague, applicant.id)).toContainEqual({
      id,
      name: 'Season 2027',
      shared: true,
      by: employer.founder.username,
      own: false,
      mayManage: false,
      count: 1,
      holds: true,
    });
    expect(await found({ list: id }, colleague)).toEqual([applicant.id]);
    expect(await found({ list: id }, rival)).toEqual([]);
  });

  test('has a name that its maker has not given another', async () => {
    await makeList(employer.founder, 'Chefs');
    const reply = await server.as(employer.founder).post('/api/company/lists', { name: 'CHEFS' });
    expect(reply.status).toBe(409);
    expect((await makeList(colleague, 'Chefs')).name).toBe('Chefs');
  });

  test('takes nobody its company cannot see', async () => {
    const { id } = await makeList(employer.founder, 'Strangers');
    const stranger = await jobSeeker(server);
    expect((await put(employer.founder, id, stranger.id)).status).toBe(404);
  });

  test('forgets nobody who hides again, but shows them no more', async () => {
    const findable = await jobSeeker(server);
    const profile = (discoverable: boolean) =>
      server.as(findable).call('PUT /api/profile/job-seeker', { body: { title: 'Skipper', discoverable } });
    await profile(true);
    const { id } = await makeList(employer.founder, 'Wanted');
    await put(employer.founder, id, findable.id);
    await profile(false);
    expect(await found({ list: id })).toEqual([]);
    expect((await lists(employer.founder)).find((one) => one.id === id)?.count).toBe(0);
    await profile(true);
    expect(await found({ list: id })).toEqual([findable.id]);
  });

  test('is emptied and removed by its maker, and whoever was on it stays a candidate', async () => {
    const { id } = await makeList(employer.founder, 'Short-lived', true);
    await put(employer.founder, id);
    expect((await server.as(colleague).delete(`/api/company/lists/${id}`)).status).toBe(403);
    expect((await server.as(employer.founder).delete(`/api/company/lists/${id}/candidates`)).status).toBe(
      204,
    );
    expect(await found({ list: id })).toEqual([]);
    expect((await server.as(employer.founder).delete(`/api/company/lists/${id}`)).status).toBe(204);
    expect(await lists(employer.founder)).not.toContainEqual(expect.objectContaining({ id }));
    expect(await found({})).toContain(applicant.id);
  });
});
