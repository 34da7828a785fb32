import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Job } from '#contract/api.ts';
import { poolLimits } from '#domain/limits.ts';
import { run } from '#server/db/query.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
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

  test('is given to several at once; whoever cannot have it is named, and is none of another company', async () => {
    const several = (candidateIds: number[], name = 'Summer', person = employer.founder) =>
      server.as(person).post('/api/company/candidates/tags', { candidateIds, name });
    expect((await several([])).status).toBe(400);
    expect((await several([applicant.id], ' ')).status).toBe(400);
    const theirs = await several([applicant.id], 'Stolen', rival);
    expect(theirs.json).toMatchObject({ tagged: [], refused: [{ id: applicant.id }] });
    expect(await server.as(rival).call('GET /api/company/tags')).not.toContainEqual(
      expect.objectContaining({ name: 'Stolen' }),
    );
    expect((await several([applicant.id, 2_000_000_000])).json).toMatchObject({
      tag: { name: 'Summer' },
      tagged: [applicant.id],
      refused: [{ id: 2_000_000_000, reason: 'This candidate is not there for you to tag.' }],
    });
    expect(await tagsOf(colleague)).toContainEqual(expect.objectContaining({ name: 'Summer' }));
    // Whoever has it already does not get it anew, and would not lose it where this is undone.
    expect((await several([applicant.id], 'SUMMER')).json).toMatchObject({ tagged: [], refused: [] });
  });

  test('narrows the board and the list of applications too, but not with another company’s', async () => {
    const { json } = await tag('On the board');
    const { id } = json as { id: number };
    const { cards } = await server.as(colleague).call('GET /api/board', { query: { tag: id } });
    expect(cards.map(({ jobSeekerId }) => jobSeekerId)).toEqual([applicant.id]);
    const listed = await server.as(colleague).call('GET /api/applications', { query: { tag: id } });
    expect(listed.map(({ jobSeekerId }) => jobSeekerId)).toEqual([applicant.id]);
    const counts = await server.as(colleague).call('GET /api/applications/counts', { query: { tag: id } });
    expect(counts.all).toBe(1);
    for (const other of [rival, applicant])
      expect(await server.as(other).call('GET /api/applications', { query: { tag: id } })).toEqual([]);
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

describe('what a company keeps about people', () => {
  test('is not for job seekers, platform admins, or people without a company', async () => {
    for (const person of [await jobSeeker(server), await platformAdmin(server), await recruiter(server)]) {
      const client = server.as(person);
      expect((await client.get('/api/company/tags')).status).toBe(403);
      expect((await client.get('/api/company/lists')).status).toBe(403);
      expect((await client.post('/api/company/lists', { name: 'Mine' })).status).toBe(403);
      expect((await tag('Mine', person)).status).toBe(403);
    }
    expect((await server.as().get('/api/company/tags')).status).toBe(401);
  });

  test('is told neither to the candidate nor by the id of somebody else’s candidate', async () => {
    await tag('Slow to answer');
    const { id } = await makeList(employer.founder, 'Not again', true);
    await put(employer.founder, id);
    const everything = await Promise.all(
      [
        '/api/user',
        '/api/profile/job-seeker',
        '/api/applications',
        '/api/notifications',
        '/api/live?since=0',
      ].map((path) => server.as(applicant).get(path)),
    );
    for (const { text } of everything) expect(text).not.toMatch(/Slow to answer|Not again|pool\.changed/);
    expect((await server.as(rival).get(`/api/company/candidates/${applicant.id}/tags`)).status).toBe(404);
    expect((await lists(rival, applicant.id)).filter(({ holds }) => holds)).toEqual([]);
  });

  test('stands still while the company is suspended, and can be read', async () => {
    const stopped = await company(server);
    const theirs = await postedJob(server, stopped.founder);
    await applied(server, applicant, theirs.id);
    const { json } = await tag('Kept', stopped.founder);
    const { id } = await makeList(stopped.founder, 'Kept, too');
    await put(stopped.founder, id);
    const suspend = (suspended: boolean) =>
      run(
        server.database.pool,
        'update company set suspended_at = case when $2 then now() end where id = $1',
        [stopped.id, suspended],
      );
    await suspend(true);
    const client = server.as(stopped.founder);
    expect((await tag('New', stopped.founder)).status).toBe(409);
    expect((await client.delete(`/api/company/lists/${id}`)).status).toBe(409);
    expect((await client.delete(`/api/company/lists/${id}/candidates/${applicant.id}`)).status).toBe(409);
    expect(await tagsOf(stopped.founder)).toEqual([json]);
    expect(await lists(stopped.founder, applicant.id)).toMatchObject([{ id, holds: true, mayManage: false }]);
    await suspend(false);
    expect((await client.delete(`/api/company/lists/${id}`)).status).toBe(204);
  });

  test('outlives whoever made it: who manages the company goes on with what they shared', async () => {
    const leaver = await joined(
      server,
      await recruiter(server, { firstName: 'Hawwa', lastName: 'Latheef' }),
      employer.id,
    );
    const shared = await makeList(leaver, 'Left behind', true);
    const secret = await makeList(leaver, 'Hers alone');
    await put(leaver, shared.id);
    await tag('Given by a leaver', leaver);
    await server.as(employer.founder).call('DELETE /api/companies/:id/members/:userId', {
      params: { id: employer.id, userId: leaver.id },
    });
    expect((await server.as(leaver).get('/api/company/lists')).status).toBe(403);
    expect(await lists(employer.founder, applicant.id)).toContainEqual(
      expect.objectContaining({ id: shared.id, by: 'Hawwa Latheef', mayManage: true, holds: true }),
    );
    expect(await lists(colleague)).toContainEqual(
      expect.objectContaining({ id: shared.id, mayManage: false }),
    );
    expect(await lists(employer.founder)).not.toContainEqual(expect.objectContaining({ id: secret.id }));
    expect((await server.as(employer.founder).delete(`/api/company/lists/${secret.id}`)).status).toBe(404);
    expect(await tagsOf(colleague)).toContainEqual(expect.objectContaining({ name: 'Given by a leaver' }));
    // Nobody makes it theirs alone: the others would not see it any more.
    const takeBack = await server
      .as(employer.founder)
      .put(`/api/company/lists/${shared.id}`, { shared: false });
    expect(takeBack.status).toBe(403);
    const renamed = await server
      .as(employer.founder)
      .put(`/api/company/lists/${shared.id}`, { name: 'Taken over' });
    expect(renamed.json).toMatchObject({ name: 'Taken over', shared: true });
  });
});

describe('at the same moment', () => {
  test('a tag that several give is one', async () => {
    const replies = await Promise.all(
      ['Deckhand', 'deckhand', 'DECKHAND', ' Deckhand '].map((name, at) =>
        tag(name, at % 2 ? colleague : employer.founder),
      ),
    );
    expect(new Set(replies.map(({ json }) => (json as { id: number }).id)).size).toBe(1); // What a tag answers.
    expect((await tagsOf(colleague)).filter(({ name }) => /deckhand/i.test(name))).toHaveLength(1);
  });

  test('nobody gets more tags than anybody can have', async () => {
    const names = Array.from({ length: poolLimits.tagsOfCandidate + 4 }, (_, at) => `At once ${at}`);
    const replies = await Promise.all(names.map((name) => tag(name)));
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(4);
    expect(await tagsOf(colleague)).toHaveLength(poolLimits.tagsOfCandidate);
  });

  test('one who is put on a list and taken off it is on it or not, and the list counts right', async () => {
    const { id } = await makeList(employer.founder, 'To and fro', true);
    const off = (person: Person) =>
      server.as(person).delete(`/api/company/lists/${id}/candidates/${applicant.id}`);
    const replies = await Promise.all([
      put(employer.founder, id),
      off(colleague),
      put(colleague, id),
      off(employer.founder),
      put(employer.founder, id),
    ]);
    for (const { status } of replies) expect([204, 404]).toContain(status);
    const [list] = (await lists(colleague, applicant.id)).filter((one) => one.id === id);
    expect(list?.count).toBe(list?.holds ? 1 : 0);
    expect(await found({ list: id })).toEqual(list?.holds ? [applicant.id] : []);
  });
});

describe('a list that is full', () => {
  test('takes nobody more, keeps whom it has, and takes the next once somebody is off', async () => {
    const { id } = await makeList(employer.founder, 'Everybody');
    await put(employer.founder, id);
    // As if so many had been put there: people like any others, whom this company does not see.
    await run(
      server.database.pool,
      `with made as (insert into user_account (username, user_type)
         select 'listed-' || n, 'job_seeker' from generate_series(2, $2::integer) n returning id)
       insert into candidate_listed (list_id, user_id, listed_by) select $1, id, $3 from made`,
      [id, poolLimits.listed, employer.founder.id],
    );
    const next = await jobSeeker(server);
    await applied(server, next, job.id);
    expect(await put(employer.founder, id, next.id)).toMatchObject({
      status: 409,
      text: `A list can have at most ${poolLimits.listed} people.`,
    });
    // Who is on it already is simply there, as on any other list.
    expect((await put(employer.founder, id)).status).toBe(204);
    await server.as(employer.founder).delete(`/api/company/lists/${id}/candidates/${applicant.id}`);
    expect((await put(employer.founder, id, next.id)).status).toBe(204);
    expect(await found({ list: id })).toEqual([next.id]);
  });

  test('of a list somebody was never on, nobody is taken off', async () => {
    const { id } = await makeList(employer.founder, 'Nobody');
    const path = `/api/company/lists/${id}/candidates`;
    for (const other of [applicant.id, 2_000_000_000])
      expect((await server.as(employer.founder).delete(`${path}/${other}`)).status).toBe(404);
    expect((await server.as(rival).delete(path)).status).toBe(404);
  });
});

test('a company has so many lists and tags at most, whoever of it makes them', async () => {
  const busy = await company(server);
  const helper = await joined(server, await recruiter(server), busy.id);
  const theirs = await postedJob(server, busy.founder);
  await applied(server, applicant, theirs.id);
  await run(
    server.database.pool,
    `insert into candidate_list (company_id, owner_id, name) select $1, $2, 'L' || n from generate_series(1, $3::integer) n`,
    [busy.id, busy.founder.id, poolLimits.listsOfCompany],
  );
  expect(await server.as(helper).post('/api/company/lists', { name: 'One more' })).toMatchObject({
    status: 409,
    text: `A company can have at most ${poolLimits.listsOfCompany} lists. Remove one that is done with.`,
  });
  await run(
    server.database.pool,
    `with made as (insert into candidate_tag (company_id, name) select $1, 'T' || n from generate_series(1, $2::integer) n returning id)
     insert into candidate_tagged (tag_id, user_id, tagged_by) select id, $3, $4 from made limit 3`,
    [busy.id, poolLimits.tagsOfCompany, applicant.id, busy.founder.id],
  );
  expect((await tag('One more', helper)).status).toBe(409);
  const several = await server
    .as(helper)
    .post('/api/company/candidates/tags', { candidateIds: [applicant.id], name: 'One more' });
  expect(several.status).toBe(409);
  // One of those that are there is given as before.
  expect((await tag('t7', helper)).status).toBe(201);
});
