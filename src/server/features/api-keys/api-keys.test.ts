import { crc32 } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { api, type Call } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { openToKeys, scopeOf } from '#contract/open-to-keys.ts';
import { companyScopes, platformScopes, scopeLabel } from '#domain/api-keys.ts';
import { row, rows, run } from '#server/db/query.ts';
import { eventually } from '#test/eventually.ts';
import { companyKey, type KeyHolder, platformKey } from '#test/keys.ts';
import { company, jobSeeker, joined, platformAdmin, recruiter } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();
let manager: Person;
let companyId: number;
beforeAll(async () => {
  ({ founder: manager, id: companyId } = await company(server));
});

const jobs = (key: string, from?: string) =>
  server.as().send('GET', '/api/jobs', { headers: { authorization: `Bearer ${key}` }, from });

describe('a call is open to keys', () => {
  test('only where it says so: nothing of accounts, members, keys, or that asks who somebody is', () => {
    const calls = Object.entries<Endpoint>(api);
    const open = calls.filter(([call]) => scopeOf(call) !== undefined);
    const own =
      /^\w+ \/api\/(user|login|logout|register|sign-in|views|notifications|live|profile|company\/(settings|keys|provi|domains)|admin\/keys|.*members)/;
    expect(open.filter(([call, { sensitive }]) => sensitive || own.test(call))).toEqual([]);
    const read = calls.filter(([call]) => openToKeys[call as Call] !== 'public').map(([call]) => call); // Its keys.
    expect(read).toEqual(calls.filter(([, { fromElsewhere }]) => !fromElsewhere).map(([call]) => call));
  });

  test('under a scope that reads where it only answers, and one that writes elsewhere; every scope opens something', () => {
    const scopes = Object.keys(api).flatMap((call) => scopeOf(call)?.concat(' ', call) ?? []);
    // What these two answer is what would be done: nothing is.
    const previews = [
      'messages:write POST /api/messages/bulk/preview',
      'applications:write POST /api/rejections/preview',
    ];
    const wrong = scopes.filter((line) => /:read (?!GET)|:write GET/.test(line));
    expect(wrong.filter((line) => !previews.includes(line))).toEqual([]);
    expect(new Set(scopes.map((line) => line.split(' ')[0]))).toEqual(new Set(Object.keys(scopeLabel)));
    expect(new Set([...companyScopes, ...platformScopes])).toEqual(new Set(Object.keys(scopeLabel)));
  });

  test('only to those that have its scope, which the refusal names', async () => {
    for (const scope of companyScopes) {
      const others = companyScopes.filter((one) => one !== scope);
      const key = await companyKey(server, manager, { scopes: others });
      for (const call of Object.keys(api).filter((one) => scopeOf(one) === scope)) {
        const [method = '', path = ''] = call.split(' ');
        const reply = await server.as(key).send(method, path.replaceAll(/:\w+/g, '1'));
        expect([reply.status, reply.headers['error-code'], reply.text], call).toEqual([
          403,
          'scope_missing',
          `This API key needs the scope ${scope}.`,
        ]);
        expect(reply.headers['www-authenticate']).toBe(`Bearer error="insufficient_scope", scope="${scope}"`);
      }
      await server.as(manager).call('DELETE /api/company/keys/:id', { params: { id: key.id } });
    }
  });
});

describe('a key', () => {
  test('is shown once, is one word with a checksum that anybody can work out, and is kept as a hash', async () => {
    const { id, key } = await companyKey(server, manager, { name: 'Kept' });
    expect(key).toMatch(/^moor_[0-9A-Za-z]{49}$/);
    const digits = [...Array(62).keys()].map(
      (at) => '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'[at],
    );
    const checksum = Array.from(key.slice(-6)).reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0);
    expect(checksum).toBe(crc32(key.slice(0, -6)));

    const listed = await server.as(manager).get('/api/company/keys');
    expect(listed.text).not.toContain(key);
    expect(listed.json).toContainEqual(expect.objectContaining({ id, name: 'Kept', hint: key.slice(0, 9) }));
    const everything = await rows(
      server.database.pool,
      `select k::text, l.details::text from api_key k, security_log l`,
    );
    expect(JSON.stringify(everything)).not.toContain(key.slice(9, 40));
  });

  test('that is unknown, mistyped, ended or has expired is refused, and told how to ask', async () => {
    const { key, id } = await companyKey(server, manager);
    const expiring = await companyKey(server, manager, {
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
    });
    expect((await jobs(expiring.key)).status).toBe(200);
    await run(server.database.pool, `update api_key set expires_at = now() where id = $1`, [expiring.id]);
    const other = await startServer({ database: server.database });
    await other.as({ key, userType: 'recruiter' }).call('GET /api/jobs');
    await server.as(manager).call('DELETE /api/company/keys/:id', { params: { id } });

    const unknown = 'This API key is unknown.';
    expect(
      await Promise.all([`${key}x`, `${key.slice(0, -1)}_`, 'moor_', key, expiring.key].map(told)),
    ).toEqual([unknown, unknown, unknown, 'This API key was ended.', 'This API key has expired.']);
    // The other copy of the server has known it a moment ago.
    const there = await other.as({ key, userType: 'recruiter' }).get('/api/jobs');
    expect([there.status, there.text]).toEqual([401, 'This API key was ended.']);
    await other.close();
    const noted = await rows(
      server.database.pool,
      `select details ->> 'reason' as reason, company_id as company from security_log
       where act = 'call.refused' and details ->> 'kind' = 'api' order by reason`,
    );
    expect(noted).toEqual([
      { reason: 'key ended', company: companyId },
      { reason: 'key expired', company: companyId },
    ]);
  });

  const told = async (key: string) => {
    const { status, headers, text } = await jobs(key);
    expect([status, headers['error-code'], headers['www-authenticate']]).toEqual([
      401,
      'invalid_key',
      'Bearer error="invalid_token"',
    ]);
    return text;
  };

  test('works from the networks that were named, and from nowhere else', async () => {
    const { key } = await companyKey(server, manager, { addresses: ['127.0.0.2', '2001:db8::/32'] });
    expect((await jobs(key, '127.0.0.2')).status).toBe(200);
    const elsewhere = await jobs(key, '127.0.0.3');
    expect([elsewhere.status, elsewhere.headers['error-code']]).toEqual([403, 'address_not_allowed']);
  });

  test('is made of a name, scopes and addresses that are some, and only so many at a time', async () => {
    const make = (body: object) =>
      server.as(manager).post('/api/company/keys', { name: 'A', scopes: ['jobs:read'], ...body });
    const wrong = [
      { name: ' ' },
      { scopes: [] },
      { scopes: ['platform:read'] },
      { scopes: ['jobs:all'] },
      { addresses: ['10.0.0.0/33'] },
      { addresses: ['10.0.0.1,10.0.0.2'] },
      { addresses: ['example.com'] },
      { expiresAt: '2020-01-01T00:00:00Z' },
      { expiresAt: 'tomorrow' },
    ];
    const replies = await Promise.all(wrong.map(make));
    expect(replies.map(({ status }) => status)).toEqual(wrong.map(() => 400));
    expect(replies.map(({ text }) => text)).toMatchInlineSnapshot(`
      [
        "Name is required.",
        "Choose at least one scope.",
        "Scopes must be one of: jobs:read, jobs:write, applications:read, applications:write, files:read, candidates:read, candidates:write, messages:read, messages:write, interviews:read, interviews:write, scorecards:read, offers:read, offers:write, hires:read, onboarding:read, onboarding:write, events:read, companies:read, reports:read.",
        "Scopes must be one of: jobs:read, jobs:write, applications:read, applications:write, files:read, candidates:read, candidates:write, messages:read, messages:write, interviews:read, interviews:write, scorecards:read, offers:read, offers:write, hires:read, onboarding:read, onboarding:write, events:read, companies:read, reports:read.",
        "Allowed addresses must be IP addresses or networks such as 203.0.113.0/24.",
        "Allowed addresses must be IP addresses or networks such as 203.0.113.0/24.",
        "Allowed addresses must be IP addresses or networks such as 203.0.113.0/24.",
        "The expiry date must be in the future.",
        "expiresAt cannot be read.",
      ]
    `);
  });

  test('is replaced without a gap: two work at once, a third is refused, and both act under one name', async () => {
    const old = await companyKey(server, manager, { name: 'Rotating' });
    const rotate = (id: number) => server.as(manager).post(`/api/company/keys/${id}/rotation`, {});
    const next = (await rotate(old.id)).json as KeyHolder; // What POST …/rotation answers.
    expect((await rotate(next.id)).headers['error-code']).toBe('two_keys');
    expect([(await jobs(old.key)).status, (await jobs(next.key)).status]).toEqual([200, 200]);
    await server.as(manager).call('DELETE /api/company/keys/:id', { params: { id: old.id } });
    expect([(await jobs(old.key)).status, (await jobs(next.key)).status]).toEqual([401, 200]);
    expect((await rotate(next.id)).status).toBe(201);
    const named = await rows(
      server.database.pool,
      `select distinct account_id from api_key where name = 'Rotating'`,
    );
    expect(named).toHaveLength(1);
  });

  test('has its use noted, once a minute', async () => {
    const { key, id } = await companyKey(server, manager);
    const used = () =>
      row<{ at: string | null }>(
        server.database.pool,
        'select last_used_at as at from api_key where id = $1',
        [id],
      );
    await jobs(key);
    await eventually(async () => (await used())?.at !== null);
    const first = await used();
    await jobs(key);
    await jobs(key);
    expect(await used()).toEqual(first);
  });
});

describe('what comes with a key', () => {
  test('is nobody’s who has a cookie beside it, leaves none, and may come from a page of another site', async () => {
    const key = await companyKey(server, manager, { scopes: ['jobs:read', 'jobs:write'] });
    const headers = {
      authorization: `Bearer ${key.key}`,
      cookie: (await platformAdmin(server)).session,
      origin: 'https://elsewhere.example',
      'sec-fetch-site': 'cross-site',
    };
    const posted = await server.as().post('/api/jobs', { ...posting, title: 'Diver by key' }, headers);
    expect([posted.status, posted.headers['set-cookie']]).toEqual([201, undefined]);
    const refused = await server.as().get('/api/admin/stats', headers);
    expect([refused.status, refused.headers['error-code']]).toEqual([403, 'scope_missing']);
    const account = await server.as().get('/api/user', headers);
    expect([account.status, account.headers['error-code']]).toEqual([403, 'not_for_keys']);
  });

  test('stands in histories, timelines and the security log under the key’s name', async () => {
    const key = await companyKey(server, manager, { name: 'Payroll sync' });
    const { id: jobId } = await postedJob(server, manager);
    const { id } = await applied(server, await jobSeeker(server), jobId);
    const program = server.as(key);
    const before = await program.call('GET /api/applications/:id', { params: { id } });
    // No person has looked at it yet.
    expect(before.seenAt).toBeNull();
    await program.call('PUT /api/applications/:id/status', { params: { id }, body: { status: 'screening' } });
    await program.call('POST /api/applications/:id/messages', {
      params: { id },
      body: { body: 'We look at it.' },
    });

    const name = 'Payroll sync (API key)';
    const timeline = await server.as(manager).get(`/api/applications/${id}/timeline`);
    expect(timeline.text.split(name).length - 1).toBeGreaterThanOrEqual(2);
    const log = await server.as(manager).get('/api/company/security-log');
    expect(log.text).toContain('"name":"Payroll sync"');
    await program.get('/api/company/keys');
    await eventually(async () => {
      const { text } = await server.as(manager).get('/api/company/security-log');
      return /payroll sync \(key [0-9a-f]{8}\)/.test(text);
    });
  });

  test('is counted for each key by itself', async () => {
    const limited = await startServer({ config: { limits: true } });
    const { founder } = await company(limited);
    const [one, two] = [await companyKey(limited, founder), await companyKey(limited, founder)];
    // Of the calls with a budget of their own, the one with the fewest: the others are counted in the same way.
    const ask = (key: KeyHolder) => limited.as(key).post('/api/applications/1/messages', {});
    const replies = await Promise.all(Array.from({ length: 61 }, () => ask(one)));
    expect(Map.groupBy(replies, ({ status }) => status).get(429)).toHaveLength(1);
    expect((await ask(two)).status).toBe(404);
    await limited.close();
  });

  test('reaches nothing once its company is suspended but what can be read', async () => {
    const { id, founder } = await company(server);
    const key = await companyKey(server, founder);
    await run(server.database.pool, 'update company set suspended_at = now() where id = $1', [id]);
    expect((await server.as(key).get('/api/applications')).status).toBe(200);
    const posted = await server.as(key).post('/api/jobs', posting);
    expect([posted.status, posted.headers['error-code']]).toEqual([409, 'company_suspended']);
  });
});

test('keys are in no list of people, and are nobody to sign in as', async () => {
  const admin = await platformAdmin(server);
  await platformKey(server, admin);
  await companyKey(server, manager, { name: 'Nobody at all' });
  await joined(server, await recruiter(server), companyId);
  const accounts = await rows<{ id: number; username: string }>(
    server.database.pool,
    'select id, username from user_account where is_key',
  );
  const lists = [
    server.as(admin).get('/api/admin/users?limit=100'),
    server.as(manager).get(`/api/companies/${companyId}/members`),
    server.as(manager).get('/api/interviewers'),
  ];
  for (const { text, status } of await Promise.all(lists)) {
    expect(status).toBe(200);
    expect(text).not.toMatch(/API key|\(key /);
  }
  const [account] = accounts;
  const changed = await server.as(admin).put(`/api/admin/users/${account?.id}`, { disabled: false });
  expect(changed.status).toBe(404);
  const signedIn = await server
    .as()
    .post('/api/login', { username: account?.username, password: 'a boat, a rope, a cleat' });
  expect(signedIn.status).toBe(401);
});

const posting = {
  title: 'Diver',
  description: 'Dives.',
  requirements: 'Licence',
  location: 'Malé',
  employmentType: 'full_time',
  experienceLevel: 'mid',
};
