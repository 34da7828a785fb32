import { beforeAll, describe, expect, test } from 'vitest';
import type { SecurityEntry } from '#contract/api.ts';
import { rows, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { upkeepComes } from '#test/background.ts';
import {
  company,
  hiringManager,
  jobSeeker,
  joined,
  password,
  platformAdmin,
  recruiter,
} from '#test/people.ts';
import { type Client, type Person, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();
const missing = 2_147_483_647;

let admin: Person;
beforeAll(async () => {
  admin = await platformAdmin(server);
});

const all = (query = {}) => server.as(admin).call('GET /api/admin/security-log', { query });
const of = async (person: Person, query = {}) => all({ person: person.username, ...query });
const acts = (entries: readonly SecurityEntry[]) => entries.map(({ act }) => act);
const signIn = (by: Client, username: string, typed = password) =>
  by.post('/api/login', { username, password: typed }, { 'user-agent': firefox });
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('whoever is refused', () => {
  test('has it noted: which call, about what, with which answer and in which request', async () => {
    const { founder } = await company(server);
    const replies = [
      await server.as(founder).get('/api/admin/users'),
      await server.as(founder).get(`/api/applications/${missing}`),
    ];
    expect(replies.map(({ status }) => status)).toEqual([403, 404]);
    const [unseen, forbidden] = await of(founder, { group: 'refusals' });
    expect(forbidden).toMatchObject({
      act: 'call.refused',
      outcome: 'refused',
      actor: { id: founder.id },
      network: '127.0.0',
      requestId: replies[0]?.headers['request-id'],
      details: { call: 'GET /api/admin/users', code: 'forbidden' },
    });
    expect(unseen).toMatchObject({
      details: { call: 'GET /api/applications/:id', code: 'not_found', id: missing },
    });
  });

  test('cannot put a token into the log by asking for it', async () => {
    const seeker = await jobSeeker(server);
    const secret = 'q7Zk3xW9vT1mN5bL8cR2yH6fD4gJ0sPa';
    await server.as(seeker).get(`/api/applications/${secret}?token=${secret}`);
    await server.as(seeker).put(`/api/offers/${secret}`, { secret });
    expect(acts(await of(seeker, { group: 'refusals' }))).toContain('call.refused');
    expect(await tableText()).not.toContain(secret);
  });

  test('is noted as a network where somebody tries links that open nothing', async () => {
    const from = '127.9.5.1';
    for (const token of ['A'.repeat(43), 'no-token-at-all'])
      expect((await server.as().send('PUT', `/api/email-confirmations/${token}`, { from })).status).toBe(404);
    const tried = (await all({ group: 'refusals' })).filter(({ network }) => network === '127.9.5');
    expect(tried.map(({ actor, details }) => ({ actor, ...details }))).toEqual(
      [1, 2].map(() => ({
        actor: null,
        call: 'PUT /api/email-confirmations/:token',
        code: 'not_found',
      })),
    );
  });

  test('waits for no log: the answer comes while nothing can be written, and the entry when it can', async () => {
    const seeker = await jobSeeker(server);
    const client = await server.database.pool.connect();
    try {
      await client.query('begin; lock table security_log in access exclusive mode');
      expect((await server.as(seeker).get('/api/admin/users')).status).toBe(403);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(acts(await of(seeker, { group: 'refusals' }))).toEqual(['call.refused']);
  });

  test('does not fill it: a flood leaves twenty entries and one that says how many more there were', async () => {
    const limited = await startServer({ config: { limits: true }, database: server.database });
    const seeker = await jobSeeker(server);
    for (let times = 0; times < 45; times += 1) await limited.as(seeker).get('/api/admin/users');
    await limited.close();
    const entries = await of(seeker, { group: 'refusals', limit: 100 });
    expect(entries).toHaveLength(21);
    expect(entries[0]?.details).toEqual({ more: 25 });
  });

  test('from another site, and who tries to sign in too often, are noted though nobody knows them', async () => {
    const limited = await startServer({ config: { limits: true }, database: server.database });
    const from = '127.9.8.7';
    const hostile = { headers: { origin: 'https://evil.example' }, from };
    expect((await limited.as().send('POST', '/api/logout', hostile)).status).toBe(403);
    const tries = Array.from({ length: 12 }, (_, index) =>
      limited
        .as()
        .send('POST', '/api/login', { body: { username: 'nobody', password: `wrong ${index}` }, from }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses).toContain(429);
    await limited.close();
    const there = (await all({ outcome: 'refused', limit: 100 })).filter(
      ({ network }) => network === '127.9.8',
    );
    expect(new Set(there.map(({ act, details }) => `${act} ${String(details['code'])}`))).toEqual(
      new Set(['call.refused cross_site', 'sign-in.throttled too_many_requests']),
    );
  });
});

describe('signing in', () => {
  test('is told with how, from where and with what device, as is what failed', async () => {
    const seeker = await jobSeeker(server);
    const browser = server.as();
    expect((await signIn(browser, seeker.username, 'not the password at all')).status).toBe(401);
    expect((await signIn(browser, seeker.username)).status).toBe(200);
    expect((await browser.post('/api/logout')).status).toBe(204);
    const [, , wrong] = await of(seeker);
    expect(wrong?.device).toBe('Firefox on Linux');
    const told = (await of(seeker)).map(({ act, outcome, network, details, user }) => ({
      act,
      outcome,
      network,
      way: details['way'],
      about: user?.id,
    }));
    const here = { network: '127.0.0', about: seeker.id };
    expect(told).toEqual([
      { act: 'session.ended', outcome: 'done', way: 'sign-out', ...here },
      { act: 'sign-in.done', outcome: 'done', way: 'password', ...here },
      { act: 'sign-in.failed', outcome: 'failed', way: 'password', ...here },
      { act: 'account.made', outcome: 'done', way: 'registration', ...here },
    ]);
  });

  test('is not all of it: a wrong password at an open session is told, too, and the change of a right one', async () => {
    const seeker = await jobSeeker(server);
    const change = (currentPassword: string) =>
      server.as(seeker).put('/api/user/password', { currentPassword, newPassword: 'an oar, a reef, a tide' });
    expect((await change('not the password at all')).status).toBe(400);
    expect((await change(password)).status).toBe(204);
    const [done, failed] = await of(seeker);
    expect(failed).toMatchObject({ act: 'identity.confirmed', outcome: 'failed', actor: { id: seeker.id } });
    expect(done).toMatchObject({ act: 'password.changed', outcome: 'done', network: '127.0.0' });
  });

  test('leaves no password, token or mistyped name in it, whatever was done', async () => {
    const seeker = await jobSeeker(server);
    const typed = 'My$ecret-in-the-wrong-field';
    const browser = server.as();
    await signIn(browser, typed.toLowerCase(), typed);
    await signIn(browser, seeker.username, typed);
    await signIn(browser, seeker.username);
    const text = await tableText();
    const tokens = browser
      .cookies()
      .split(/[=; ]+/)
      .filter((part) => part.length > 20);
    expect(tokens).toHaveLength(1);
    const secrets = [typed, typed.toLowerCase(), password, ...tokens];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });
});

describe('what changes of who may', () => {
  test('is told of roles, of accounts disabled and enabled, and of members', async () => {
    const { id, founder } = await company(server);
    const colleague = await hiringManager(server);
    const params = { id, userId: colleague.id };
    await server.as(colleague).call('POST /api/companies/:id/members', { params: { id } });
    const change = (body: object) =>
      server.as(founder).call('PUT /api/companies/:id/members/:userId', { params, body });
    await change({ verified: true });
    await change({ role: 'company_admin' });
    await server.as(founder).call('DELETE /api/companies/:id/members/:userId', { params });
    const account = { params: { id: colleague.id } };
    await server.as(admin).call('PUT /api/admin/users/:id', { ...account, body: { userType: 'recruiter' } });
    await server.as(admin).call('PUT /api/admin/users/:id', { ...account, body: { disabled: true } });
    await server.as(admin).call('PUT /api/admin/users/:id', { ...account, body: { disabled: false } });
    const entries = await of(colleague, { limit: 100 });
    expect(entries.map(({ act, actor }) => `${act} by ${actor?.username}`)).toEqual([
      `account.enabled by ${admin.username}`,
      `account.disabled by ${admin.username}`,
      `role.changed by ${admin.username}`,
      `member.removed by ${founder.username}`,
      `role.changed by ${founder.username}`,
      `member.verified by ${founder.username}`,
      `member.asked by ${colleague.username}`,
      `account.made by ${colleague.username}`,
    ]);
    expect(entries[4]?.details).toEqual({ from: 'hiring_manager', to: 'company_admin' });
    expect(entries[3]?.company?.id).toBe(id);
    expect(entries[2]?.company).toBeNull();
  });
});

describe('what platform admins look at', () => {
  test('is told with whom it showed: people, mail and messages', async () => {
    const watcher = await platformAdmin(server);
    const { id } = await company(server);
    const looking = server.as(watcher);
    await looking.call('GET /api/admin/users', { query: { limit: 2 } });
    await looking.call('GET /api/admin/mail');
    await looking.call('GET /api/companies/:id/members', { params: { id } });
    await looking.call('GET /api/admin/companies');
    const told = await of(watcher, { group: 'reads' });
    expect(told.map(({ act, details }) => [act, details['call'], details['id']])).toEqual([
      ['people.read', 'GET /api/companies/:id/members', id],
      ['mail.read', 'GET /api/admin/mail', undefined],
      ['people.read', 'GET /api/admin/users', undefined],
    ]);
    expect(told[2]?.details['ids']).toHaveLength(2);
  });
});

describe('a company reads', () => {
  test('what its people do while it vouches for them, and nothing of before or after', async () => {
    const { id, founder } = await company(server);
    const person = await recruiter(server);
    await signIn(server.as(), person.username, 'before they came');
    await joined(server, person, id);
    await signIn(server.as(), person.username);
    await server.as(person).get('/api/admin/users');
    await server.as(person).call('DELETE /api/companies/:id/members/:userId', {
      params: { id, userId: person.id },
    });
    await signIn(server.as(), person.username, 'after they left');
    const read = await server
      .as(founder)
      .call('GET /api/company/security-log', { query: { person: person.username } });
    expect(acts(read)).toEqual(['member.left', 'call.refused', 'sign-in.done']);
  });

  test('nothing that failed before they came, however late it could be written', async () => {
    const { id, founder } = await company(server);
    const person = await recruiter(server);
    await inTransaction(server.database.pool, async (tx) => {
      await run(tx, 'lock table security_log_unsent in exclusive mode');
      for (const typed of ['before they came', 'this one waits for the other'])
        await signIn(server.as(), person.username, typed);
      // Not by a call: that would wait, too, with its own entry.
      await run(
        server.database.pool,
        `insert into company_user (company_id, user_id, role, verified) values ($1, $2, 'recruiter', true)`,
        [id, person.id],
      );
    });
    await signIn(server.as(), person.username);
    const query = { person: person.username };
    const read = await server.as(founder).call('GET /api/company/security-log', { query });
    expect(acts(read)).toEqual(['sign-in.done']);
    expect(acts(await of(person, { outcome: 'failed' }))).toEqual(Array(2).fill('sign-in.failed'));
  });

  test('nothing of another company’s, whatever it asks for, nor of job seekers', async () => {
    const { founder } = await company(server);
    const other = await company(server);
    const seeker = await jobSeeker(server);
    await server.as(other.founder).get('/api/admin/users');
    await server.as(seeker).get('/api/admin/users');
    const asked = await server.as(founder).get(`/api/company/security-log?companyId=${other.id}`);
    expect(asked.status).toBe(404);
    const read = await server.as(founder).call('GET /api/company/security-log', { query: { limit: 100 } });
    expect(new Set(read.map(({ actor }) => actor?.username))).toEqual(new Set([founder.username]));
  });

  test('nothing of what a platform admin does, though they belong to it', async () => {
    const { id, founder } = await company(server);
    const one = await joined(server, await platformAdmin(server), id, { role: 'recruiter' });
    await signIn(server.as(), one.username);
    await server.as(one).call('GET /api/admin/users');
    expect(acts(await of(one)).slice(0, 2)).toEqual(['people.read', 'sign-in.done']);
    const query = { person: one.username };
    expect(await server.as(founder).call('GET /api/company/security-log', { query })).toEqual([]);
  });

  test('that the platform did something to its people, and not which of its admins', async () => {
    const { id, founder } = await company(server);
    const member = await joined(server, await hiringManager(server), id);
    await server
      .as(admin)
      .call('PUT /api/admin/users/:id', { params: { id: member.id }, body: { disabled: true } });
    const query = { person: member.username, companyId: id };
    const [entry] = await server.as(founder).call('GET /api/company/security-log', { query });
    expect(entry).toMatchObject({
      act: 'account.disabled',
      actor: null,
      byPlatform: true,
      user: { id: member.id },
    });
    const [same] = await server.as(admin).call('GET /api/company/security-log', { query });
    expect(same?.id).toBe(entry?.id);
  });
});

describe('a reader', () => {
  test('narrows it by kind, outcome, person and days, and goes on from page to page, also after a restore', async () => {
    await run(server.database.pool, `select setval('security_log_id_seq', 1800000000000)`);
    const seeker = await jobSeeker(server);
    for (let times = 0; times < 3; times += 1) {
      await signIn(server.as(), seeker.username, 'wrong');
      await server.as(seeker).get('/api/admin/users');
    }
    expect(acts(await of(seeker, { group: 'sign-ins' }))).toEqual(Array(3).fill('sign-in.failed'));
    expect(acts(await of(seeker, { outcome: 'refused' }))).toEqual(Array(3).fill('call.refused'));
    expect(await of(seeker, { to: '2020-01-01' })).toEqual([]);
    expect(await of(seeker, { from: '2120-01-01' })).toEqual([]);
    expect(await of(seeker, { from: '2020-01-01', to: '2120-01-01' })).toHaveLength(7);

    const whole = await of(seeker, { limit: 100 });
    const pages: SecurityEntry[] = [];
    let next: string | undefined = `/api/admin/security-log?person=${seeker.username}&limit=2`;
    while (next) {
      const reply = await server.as(admin).get(next);
      // The cast: an answer in the words of the contract.
      pages.push(...(reply.json as SecurityEntry[]));
      next = /<([^>]+)>; rel="next"/.exec(String(reply.headers['link'] ?? ''))?.[1];
    }
    expect(pages).toEqual(whole);
    expect((await server.as(admin).get('/api/admin/security-log?group=everything')).status).toBe(400);
  });

  test('takes it away as a file that no spreadsheet runs, which is noted', async () => {
    const { id, founder } = await company(server, '=HYPERLINK("https://evil.example")');
    const { text, headers } = await server.as(founder).get('/api/company/security-log/export');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="security-log-[\d-]+\.csv"$/);
    const [head, first] = text.split('\r\n');
    expect(head).toBe(
      '\uFEFF"When (UTC)","What","Outcome","Who","About","Company","Network","Device","Details","Act","Request","Entry"',
    );
    expect(first).toContain(
      `"Member added","Done","${founder.username}","${founder.username}","'=HYPERLINK(`,
    );
    const [entry] = await of(founder);
    expect(entry).toMatchObject({
      act: 'export.made',
      company: { id },
      details: { call: 'GET /api/company/security-log/export' },
    });
    expect((await server.as(admin).get('/api/admin/security-log/export')).text).toContain('"export.made"');
  });
});

test('entries older than the operator wants go when the night’s work is done, and no others', async () => {
  const kept = await startServer({ config: { securityLogDays: 120 } });
  const age = (days: number) =>
    run(
      kept.database.pool,
      `insert into security_log (happened_at, act, outcome) values (now() - make_interval(days => $1), 'key.made', 'done')`,
      [days],
    );
  for (const days of [1, 119, 121, 3_000]) await age(days);
  await upkeepComes(kept, 'clean-up');
  const left = await rows<{ days: number }>(
    kept.database.pool,
    `select extract(day from now() - happened_at)::integer as days from security_log where act = 'key.made' order by 1`,
  );
  expect(left).toEqual([{ days: 1 }, { days: 119 }]);
  await kept.close();
});

test('a line of the server’s own log says who asked, and under which id the security log knows it', async () => {
  const seeker = await jobSeeker(server);
  const { headers } = await server.as(seeker).get('/api/admin/users');
  const id = headers['request-id'];
  const [entry] = await of(seeker, { group: 'refusals' });
  expect(entry?.requestId).toBe(id);
  const line = server.log.map((text) => JSON.parse(text)).find(({ requestId }) => requestId === id);
  expect(line).toMatchObject({ actor: seeker.id, route: '/api/admin/users', status: 403 });
});

/** All that stands in the table, as text. */
async function tableText(): Promise<string> {
  const entries = await rows<{ text: string }>(
    server.database.pool,
    'select l::text as text from security_log l',
  );
  return entries.map(({ text }) => text).join('\n');
}
