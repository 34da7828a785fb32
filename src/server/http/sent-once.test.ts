import { setTimeout as pause } from 'node:timers/promises';
import { describe, beforeAll, expect, test } from 'vitest';
import { api, type Call } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { heedsSentKey } from '#contract/sent-twice.ts';
import { fewAtOnce } from '#server/db/few-at-once.ts';
import { rows, run } from '#server/db/query.ts';
import { forgetOldAnswers } from './sent-once.queries.ts';
import { named } from '#test/files.ts';
import { companyKey } from '#test/keys.ts';
import { bodyIn, matrix } from '#test/matrix.ts';
import { written } from '#test/offers.ts';
import { company, jobSeeker, joined, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';
import { snapshot } from '#test/unchanged.ts';
import { world } from '#test/world.ts';

const server = serverForThisFile();
let manager: Person;
let companyId: number;
beforeAll(async () => {
  ({ founder: manager, id: companyId } = await company(server));
});

const posting = { title: 'Diver', description: 'Dives.' };
const post = (key: string, body: unknown = posting, who: Parameters<typeof server.as>[0] = manager) =>
  server.as(who).post('/api/jobs', body, { 'idempotency-key': key });
const titled = (title: string) =>
  rows<{ id: number }>(server.database.pool, 'select id from job_posting where title = $1', [title]);

describe('an Idempotency-Key is refused', () => {
  test.each([
    ['that is empty', ''],
    ['of more than 255 signs', 'k'.repeat(256)],
    ['with a space in it', 'two words'],
    ['with a sign that is not ASCII', 'cl\u00e9'],
  ])('%s', async (_, key) => {
    const reply = await post(key, { ...posting, title: 'Refused' });
    expect([reply.status, reply.text]).toEqual([
      400,
      'Idempotency-Key must be 1 to 255 visible ASCII characters.',
    ]);
    expect(await titled('Refused')).toEqual([]);
  });

  test('with another body, or at another address, and nothing is done', async () => {
    await post('k1');
    const sentence = 'This Idempotency-Key was already used for something else.';
    const other = await post('k1', { ...posting, title: 'Another diver' });
    expect([other.status, other.headers['error-code'], other.text]).toEqual([
      422,
      'idempotency_key_reused',
      sentence,
    ]);
    const elsewhere = await server
      .as(manager)
      .post('/api/company/lists', { name: 'Divers' }, { 'idempotency-key': 'k1' });
    expect([elsewhere.status, elsewhere.text]).toEqual([422, sentence]);
    expect(await titled('Another diver')).toEqual([]);
  });
});

describe('what is sent twice with one Idempotency-Key', () => {
  test('is done once and answered like the first time, however its JSON is spaced', async () => {
    const body = { ...posting, title: 'Once' };
    const first = await post('k2', body);
    const again = await post('k2', JSON.stringify(body, undefined, 2));
    expect(first.status).toBe(201);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    expect([again.status, again.text, again.headers['etag'], again.headers['content-type']]).toEqual([
      201,
      first.text,
      first.headers['etag'],
      first.headers['content-type'],
    ]);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(await titled('Once')).toHaveLength(1);
  });

  test('waits where it comes at the same time, and is done once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => post('k3', { ...posting, title: 'At once' })),
    );
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(201);
    expect(replies.filter(({ headers }) => headers['idempotent-replayed'])).toHaveLength(11);
    expect(await titled('At once')).toHaveLength(1);
  });

  test('is two things where two people sent it', async () => {
    const colleague = await joined(server, await recruiter(server), companyId);
    const body = { ...posting, title: 'Of two' };
    const [mine, theirs] = [await post('k4', body), await post('k4', body, colleague)];
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.headers['idempotent-replayed']).toBeUndefined();
    expect(await titled('Of two')).toHaveLength(2);
  });

  test('is one thing for an API key and the one that replaces it', async () => {
    const key = await companyKey(server, manager);
    const next = await server.as(manager).post(`/api/company/keys/${key.id}/rotation`, {});
    const body = { ...posting, title: 'By keys' };
    const [first, again] = [
      await post('k5', body, key),
      await post('k5', body, { ...key, ...(next.json as typeof key) }), // What the call answers.
    ];
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
    expect(await titled('By keys')).toHaveLength(1);
  });

  test('is tried again where it was refused: nothing had been written', async () => {
    const make = (name: string) =>
      server.as(manager).post('/api/company/lists', { name }, { 'idempotency-key': 'k6' });
    await server.as(manager).call('POST /api/company/lists', { body: { name: 'Taken' } });
    const refused = await make('Taken');
    expect([refused.status, refused.headers['error-code']]).toEqual([409, 'name_taken']);
    const made = await make('Free');
    expect([made.status, made.headers['idempotent-replayed']]).toEqual([201, undefined]);
  });

  test('is answered to no key that was ended since', async () => {
    const key = await companyKey(server, manager);
    expect((await post('k7', posting, key)).status).toBe(201);
    await server.as(manager).call('DELETE /api/company/keys/:id', { params: { id: key.id } });
    expect((await post('k7', posting, key)).status).toBe(401);
  });

  test('is forgotten after a day, and done anew', async () => {
    const body = { ...posting, title: 'Next day' };
    await post('k8', body);
    await run(server.database.pool, `update sent_once set sent_at = sent_at - interval '25 hours'`);
    const again = await post('k8', body);
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, undefined]);
    expect(await titled('Next day')).toHaveLength(2);
    await forgetOldAnswers(server.database.pool);
    const kept = await rows(server.database.pool, 'select key from sent_once');
    expect(kept).toEqual([{ key: 'k8' }]);
  });
});

describe('what was answered to a member of a company', () => {
  const member = async () => {
    const { id, founder } = await company(server);
    const person = await joined(server, await recruiter(server), id);
    const { id: application } = await applied(
      server,
      await jobSeeker(server),
      (await postedJob(server, person)).id,
    );
    const { id: offer } = await written(server, person, application);
    const send = (path: string, body?: object) =>
      server.as(person).send('POST', path, { body, headers: { 'idempotency-key': path } });
    const moves = { moves: [{ id: application, status: 'screening' }] };
    const all = async () => [
      await send('/api/applications/moves', moves),
      await send(`/api/offers/${offer}/send`),
      await send(`/api/offers/${offer}/withdraw`),
    ];
    return { all, founder: server.as(founder), params: { id, userId: person.id } };
  };

  test('is not shown to them again once they are removed', async () => {
    const { all, founder, params } = await member();
    expect((await all()).map(({ status }) => status)).toEqual([200, 200, 200]);
    await founder.call('DELETE /api/companies/:id/members/:userId', { params });
    const again = await all();
    expect(again.map(({ status, headers }) => [status, headers['error-code']])).toEqual([
      [403, 'forbidden'],
      [404, 'not_found'],
      [404, 'not_found'],
    ]);
    expect(again.map(({ headers }) => headers['idempotent-replayed'])).toEqual(again.map(() => undefined));
  });

  test('is not shown to them again once the company vouches for them no more', async () => {
    const { all, founder, params } = await member();
    await all();
    await founder.call('PUT /api/companies/:id/members/:userId', { params, body: { verified: false } });
    expect((await all()).map(({ status }) => status)).toEqual([403, 404, 404]);
  });

  test('is shown again to who has come to manage it', async () => {
    const { all, founder, params } = await member();
    const first = await all();
    await founder.call('PUT /api/companies/:id/members/:userId', {
      params,
      body: { role: 'company_admin' },
    });
    const again = await all();
    expect(again.map(({ text }) => text)).toEqual(first.map(({ text }) => text));
    expect(again.map(({ headers }) => headers['idempotent-replayed'])).toEqual(again.map(() => 'true'));
  });
});

test('a secret is shown once and kept nowhere: sent again, the call is not done again and says so', async () => {
  const make = () =>
    server
      .as(manager)
      .post('/api/company/keys', { name: 'Shown once', scopes: ['jobs:read'] }, { 'idempotency-key': 'k9' });
  const made = await make();
  const { key } = made.json as { key: string };
  const again = await make();
  expect([made.status, again.status, again.headers['error-code']]).toEqual([201, 409, 'done_before']);
  const keys = await server.as(manager).call('GET /api/company/keys');
  expect(keys.filter(({ name }) => name === 'Shown once')).toHaveLength(1);
  const kept = await rows(server.database.pool, 'select answer::text from sent_once');
  expect(JSON.stringify(kept)).not.toContain(key);
});

test('no call whose answer has a secret keeps it', () => {
  const telling = /key|secret|token|codes|password|link$/i;
  const calls = Object.entries<Endpoint>(api).filter(
    ([call, { answer }]) =>
      heedsSentKey(call, api[call as Call]) === 'answer' && // A key of the contract.
      answer &&
      'shape' in answer &&
      Object.keys(answer.shape as object).some((name) => telling.test(name)),
  );
  expect(calls.map(([call]) => call)).toEqual(harmless);
});

/** What a picture's key opens, everybody may see. */
const harmless = ['POST /api/company/pictures', 'POST /api/user/portrait'];

test('who waits for a turn to upload with an Idempotency-Key keeps no connection of the database', async () => {
  const many = (server.database.pool.options.max ?? 0) + 2;
  const seekers = await Promise.all(Array.from({ length: many }, () => jobSeeker(server)));
  const upload = (seeker: Person) =>
    server.as(seeker).send('POST', '/api/files', {
      body: Buffer.from('Aishath Shiuna, skipper'),
      headers: { ...named('cv.txt'), 'idempotency-key': 'upload' },
    });
  const turn = Promise.withResolvers<void>();
  const others = [1, 2].map(() => fewAtOnce(() => turn.promise));
  const uploads = seekers.flatMap((seeker) => [upload(seeker), upload(seeker)]);
  await pause(500);
  expect((await server.as(manager).get('/api/jobs?scope=own')).status).toBe(200);
  expect(await inTransactions()).toEqual([]);
  turn.resolve();
  await Promise.all(others);
  const replies = await Promise.all(uploads);
  expect(replies.map(({ status }) => status)).toEqual(uploads.map(() => 201));
  expect(replies.filter(({ headers }) => headers['idempotent-replayed'])).toHaveLength(many);
});

/** Those of the server's connections of the database that are in the midst of one. */
const inTransactions = () =>
  rows(
    server.database.pool,
    `select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`,
  );

describe('through every call that heeds it', () => {
  test('a second send changes nothing and has the same answer', async () => {
    const there = await world(server);
    const kept = await snapshot(server);
    const answered: string[] = [];
    for (const [call, row] of Object.entries(matrix)) {
      // The cast: a key of the matrix is one of the contract.
      if (heedsSentKey(call, api[call as Call]) !== 'answer') continue;
      const right = Object.values(row.cases).find(({ allowed }) => allowed.length);
      const actor = right?.allowed[0];
      if (!right || !actor || actor === 'anonymous') continue;
      const body = bodyIn(there, right.body ?? row.body);
      const send = () =>
        server.as(there.people[actor]).send('POST', right.path(there), {
          body,
          headers: { 'idempotency-key': `of ${call}`.replaceAll(' ', '_') },
        });
      const first = await send();
      const between = await rows(server.database.pool, 'select count(*) from event');
      const again = await send();
      expect([again.status, again.text], call).toEqual([first.status, first.text]);
      expect(first.status, `${call} ${first.text}`).toBe(api[call as Call].status);
      expect(again.headers['idempotent-replayed'], call).toBe('true');
      expect(await rows(server.database.pool, 'select count(*) from event'), call).toEqual(between);
      answered.push(call);
      await kept.restore();
    }
    expect(answered.length).toBeGreaterThan(50);
    await kept.close();
  });
});
