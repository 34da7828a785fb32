import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Job } from '#contract/api.ts';
import { rows } from '#server/db/query.ts';
import { uploaded } from '#test/files.ts';
import { company, jobSeeker, joined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let colleague: Person;
let rival: { id: number; founder: Person };
let jobs: [Job, Job, Job];
let kept: Person;
let other: Person;

beforeAll(async () => {
  employer = await company(server);
  colleague = await joined(server, await recruiter(server), employer.id);
  rival = await company(server);
  const [here, alsoHere, there] = [employer.founder, employer.founder, rival.founder].map((person) =>
    postedJob(server, person),
  );
  jobs = await Promise.all([here, alsoHere, there] as [Promise<Job>, Promise<Job>, Promise<Job>]);
});
beforeEach(async () => {
  [kept, other] = await twice();
  await applied(server, kept, jobs[0].id);
  await applied(server, other, jobs[1].id);
});

let people = 0;

/** Somebody who has registered twice: the same name and phone, another address. */
async function twice(): Promise<[Person, Person]> {
  people += 1;
  const name = { firstName: 'Mariyam', lastName: `Nashwa ${people}` };
  const two = [await jobSeeker(server, name), await jobSeeker(server, name)] as const;
  for (const [index, person] of two.entries())
    await server.as(person).call('PUT /api/profile/job-seeker', {
      body: { title: index ? 'Chef' : 'Pastry chef', phone: `${index ? '' : '+960 '}77${71_000 + people}` },
    });
  return [...two];
}

const suggested = async (person: Person, candidate?: number) =>
  (await server.as(person).call('GET /api/company/duplicates', { query: { candidate } })).map(
    ({ reasons, people: sides }) => ({ reasons, ids: sides.map(({ id }) => id) }),
  );
const decide = (body: object, person = employer.founder) =>
  server.as(person).post('/api/company/duplicates', body);
const merge = async (keepId = kept.id, otherId = other.id) =>
  (await decide({ keepId, otherId, same: true })).json as { id: number };
const undo = (id: number, person = employer.founder) =>
  server.as(person).post(`/api/company/duplicates/decisions/${id}/undo`);
const profile = (id: number, person = employer.founder) =>
  server.as(person).call('GET /api/company/candidates/:id', { params: { id } });
const found = async (query: object, person = employer.founder) =>
  (await server.as(person).call('GET /api/company/candidates', { query: { limit: 200, ...query } })).map(
    ({ id }) => id,
  );
const applicationsOf = async (candidate: number, person = employer.founder) =>
  (await server.as(person).call('GET /api/applications', { query: { candidate } })).map(
    ({ jobSeekerId }) => jobSeekerId,
  );

describe('nobody is suggested or merged', () => {
  test('across companies: what one employer was sent tells another nothing', async () => {
    const [here, there] = await twice();
    await applied(server, here, jobs[0].id);
    await applied(server, there, jobs[2].id);
    expect(await suggested(employer.founder, here.id)).toEqual([]);
    expect(await suggested(rival.founder)).toEqual([]);
    expect((await decide({ keepId: here.id, otherId: there.id, same: true })).status).toBe(400);
    expect((await decide({ keepId: kept.id, otherId: other.id, same: true }, rival.founder)).status).toBe(
      400,
    );
  });

  test('who has only let themselves be found: their phone is not this company’s to compare', async () => {
    const [here, findable] = await twice();
    await applied(server, here, jobs[0].id);
    await server.as(findable).call('PUT /api/profile/job-seeker', { body: { discoverable: true } });
    expect(await suggested(employer.founder, here.id)).toEqual([]);
    expect((await decide({ keepId: here.id, otherId: findable.id, same: true })).status).toBe(400);
  });

  test('by the server itself: a suggestion changes nothing', async () => {
    expect(await suggested(employer.founder, kept.id)).toHaveLength(1);
    expect(await found({})).toEqual(expect.arrayContaining([kept.id, other.id]));
    expect((await profile(kept.id)).mergedWith).toEqual([]);
  });

  test.each([
    ['with themselves', () => ({ keepId: kept.id, otherId: kept.id, same: true }), 400],
    ['without a word about it', () => ({ keepId: kept.id, otherId: other.id }), 400],
    ['with nobody', () => ({ keepId: kept.id, otherId: 2_000_000_000, same: true }), 400],
  ])('%s', async (_, body, status) => {
    expect((await decide(body())).status).toBe(status);
  });
});

describe('a suggestion', () => {
  test('says why, and shows both side by side', async () => {
    const [first] = await server
      .as(colleague)
      .call('GET /api/company/duplicates', { query: { candidate: other.id } });
    expect(first?.reasons).toEqual(['name_and_phone']);
    expect(first?.people).toMatchObject([
      { id: kept.id, title: 'Pastry chef', applications: 1, lastJobTitle: jobs[0].title },
      { id: other.id, title: 'Chef', applications: 1 },
    ]);
  });

  test('comes from the same résumé, sent under two names', async () => {
    const [one, two] = [await jobSeeker(server), await jobSeeker(server)];
    for (const person of [one, two]) {
      const { id } = await uploaded(server, person, 'cv.txt', Buffer.from('Ahmed Naail\nBoat builder\n'));
      await applied(server, person, jobs[0].id, { fileId: id });
    }
    expect(await suggested(employer.founder, two.id)).toEqual([
      { reasons: ['resume'], ids: [one.id, two.id] },
    ]);
  });

  test('is not made again once somebody has told the two apart, until that is undone', async () => {
    const { json } = await decide({ keepId: kept.id, otherId: other.id, same: false });
    expect(await suggested(colleague, kept.id)).toEqual([]);
    expect((await decide({ keepId: other.id, otherId: kept.id, same: true })).status).toBe(409);
    await undo((json as { id: number }).id);
    expect(await suggested(colleague, kept.id)).toHaveLength(1);
  });
});

describe('two who were merged', () => {
  test('are one person to the company: listed once, found by either, with all their applications and tags', async () => {
    await server
      .as(colleague)
      .call('POST /api/company/candidates/:id/tags', { params: { id: other.id }, body: { name: 'Sweet' } });
    await merge();
    expect(await found({})).not.toContain(other.id);
    expect(await found({ search: other.username })).toEqual([kept.id]);
    expect(new Set(await applicationsOf(kept.id))).toEqual(new Set([kept.id, other.id]));
    expect(new Set(await applicationsOf(other.id))).toEqual(new Set([kept.id, other.id]));
    expect(await profile(kept.id, colleague)).toMatchObject({
      mergedInto: null,
      mergedWith: [{ id: other.id }],
      tags: [{ name: 'Sweet' }],
    });
    expect((await profile(other.id)).mergedInto).toBe(kept.id);
    expect(await suggested(employer.founder, kept.id)).toEqual([]);
  });

  test('stay two accounts: another employer, and they themselves, see nothing of it', async () => {
    for (const person of [kept, other]) await applied(server, person, jobs[2].id);
    await merge();
    expect(await found({}, rival.founder)).toEqual(expect.arrayContaining([kept.id, other.id]));
    expect(await profile(other.id, rival.founder)).toMatchObject({ mergedInto: null, mergedWith: [] });
    expect(await applicationsOf(kept.id, rival.founder)).toEqual([kept.id]);
    const own = await server.as(kept).call('GET /api/applications');
    expect(own.map(({ jobSeekerId }) => jobSeekerId)).toEqual([kept.id, kept.id]);
  });

  test('are two again when it is undone, with what each had; and who did what stays on record', async () => {
    const { id } = await merge();
    expect((await undo(id, rival.founder)).status).toBe(404);
    expect((await undo(id, colleague)).status).toBe(204);
    expect((await undo(id, colleague)).status).toBe(204);
    expect(await found({})).toEqual(expect.arrayContaining([kept.id, other.id]));
    expect(await applicationsOf(kept.id)).toEqual([kept.id]);
    const [decision] = await server.as(employer.founder).call('GET /api/company/duplicates/decisions');
    expect(decision).toMatchObject({
      id,
      same: true,
      reasons: ['name_and_phone'],
      by: employer.founder.username,
      undoneBy: colleague.username,
    });
    const audit = await rows(
      server.database.pool,
      'select action, actor_id as by from audit_log where subject_id = $1 order by id',
      [kept.id],
    );
    expect(audit).toEqual([
      { action: 'candidate.merged', by: employer.founder.id },
      { action: 'candidate.decision_undone', by: colleague.id },
    ]);
  });

  test('are never merged into a third in two ways', async () => {
    const third = await jobSeeker(server, { firstName: 'Mariyam', lastName: 'Elsewhere' });
    await applied(server, third, jobs[0].id);
    await merge();
    expect((await decide({ keepId: third.id, otherId: other.id, same: true })).status).toBe(409);
    expect((await decide({ keepId: third.id, otherId: kept.id, same: true })).status).toBe(409);
    expect((await decide({ keepId: kept.id, otherId: third.id, same: true })).status).toBe(201);
    expect((await profile(kept.id)).mergedWith).toHaveLength(2);
  });

  test('stand as two again while the account that was kept is disabled', async () => {
    await merge();
    await rows(server.database.pool, 'update user_account set disabled_at = now() where id = $1', [kept.id]);
    expect(await found({})).toContain(other.id);
  });
});
