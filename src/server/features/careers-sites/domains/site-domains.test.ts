import dns from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { row, run } from '#server/db/query.ts';
import { addressGuard } from '#server/outgoing/address-guard.ts';
import { guardedFetch } from '#server/outgoing/guarded-fetch.ts';
import { upkeepComes } from '#test/background.ts';
import { eventually } from '#test/eventually.ts';
import { nameServerForThisFile } from '#test/name-server.ts';
import { company, joined, recruiter } from '#test/people.ts';
import { type Person, serverForThisFile } from '#test/server.ts';
import { proofOfDomain } from './proof-of-domain.ts';

const server = serverForThisFile({ config: { publicUrl: 'https://jobs.example.com' } });
const records = nameServerForThisFile();
let house: { id: number; founder: Person };
let rival: { id: number; founder: Person };

beforeAll(async () => {
  house = await company(server, 'Blue Lagoon');
  rival = await company(server, 'Grey Reef');
});
beforeEach(async () => {
  records.clear();
  await run(server.database.pool, 'delete from site_domain');
  await run(server.database.pool, 'delete from notification');
});

const as = ({ founder }: typeof house) => server.as(founder);
const add = (whose: typeof house, domain: string) =>
  as(whose).call('POST /api/company/site-domains', { body: { domain } });
type Added = Awaited<ReturnType<typeof add>>;
/** Some seconds later, so that it is looked at anew. */
async function check(whose: typeof house, { id }: Added) {
  await run(server.database.pool, `update site_domain set checked_at = checked_at - interval '5 seconds'`);
  return as(whose).call('POST /api/company/site-domains/:id/check', { params: { id } });
}
const write = ({ record: { name, value } }: Added) => records.set(name, ['v=spf1 -all', value]);
const listed = async (whose: typeof house) => (await as(whose).call('GET /api/company/site-domains')).domains;
/** So many days pass, and the work that is done apart from requests comes round. */
async function daysPass(days: number): Promise<void> {
  await run(
    server.database.pool,
    `update site_domain set checked_at = checked_at - $1 * interval '1 day', failing_since = failing_since - $1 * interval '1 day'`,
    [days],
  );
  await upkeepComes(server, 'site-domains');
}

describe('a domain is added', () => {
  test.each([
    ['careers', 400],
    ['127.0.0.1', 400],
    ['careers.blue-lagoon.example:8080', 400],
    ['jobs.example.com', 400],
    ['careers.jobs.example.com', 400],
    ['https://JOBS.example.com./', 400],
    ['printer.local', 400],
  ])('not where it can be nobody’s, or is the platform’s: %s', async (domain, status) => {
    const refused = await as(house).post('/api/company/site-domains', { domain });
    expect({ status: refused.status, text: refused.text }).toMatchObject({
      status,
      text: expect.stringMatching(/^Domain must .*\.$/),
    });
  });

  test('once, as the internet has it, and five of them at most', async () => {
    const { domain, record, file, state } = await add(house, ' Careers.Blue-Lagoon.example. ');
    expect({ domain, state }).toEqual({ domain: 'careers.blue-lagoon.example', state: 'unproved' });
    expect(record).toEqual({
      name: '_careers-site.careers.blue-lagoon.example',
      value: `careers-site=${file.content}`,
    });
    expect(file.address).toBe('https://careers.blue-lagoon.example/.well-known/careers-site.txt');
    const again = await as(house).post('/api/company/site-domains', {
      domain: 'CAREERS.blue-lagoon.example',
    });
    expect(again.headers['error-code']).toBe('domain_there');
    for (const name of ['b', 'c', 'd', 'e']) await add(house, `${name}.blue-lagoon.example`);
    const full = await as(house).post('/api/company/site-domains', { domain: 'f.blue-lagoon.example' });
    expect(full.headers['error-code']).toBe('too_many_domains');
  });
});

describe('a domain is proved', () => {
  test('by a record with the company’s own value, and by nothing else', async () => {
    const added = await add(house, 'careers.blue-lagoon.example');
    const missing = await check(house, added);
    expect(missing).toMatchObject({ state: 'unproved', provedBy: null });
    expect(missing.found).toContain('There is no TXT record _careers-site.careers.blue-lagoon.example.');
    records.set(added.record.name, [`${added.record.value}x`, 'careers-site=']);
    expect((await check(house, added)).found).toContain('has another value');
    write(added);
    expect(await check(house, added)).toMatchObject({ state: 'proved', provedBy: 'record', found: null });
    const said = await row<{ changes: string[] }>(
      server.database.pool,
      `select array_agg(details ->> 'change' order by id) as changes from audit_log
       where action = 'company.site-domain' and details ->> 'domain' = 'careers.blue-lagoon.example' and subject_id = $1`,
      [house.id],
    );
    expect(said?.changes?.slice(-2)).toEqual(['domain added', 'domain proved']);
  });

  test('for one company: a claim blocks nobody, and a record that stands is not taken from who holds it', async () => {
    const claimed = await add(rival, 'careers.blue-lagoon.example');
    const own = await add(house, 'careers.blue-lagoon.example');
    expect(own.file.content).not.toBe(claimed.file.content);
    write(own);
    expect((await check(rival, claimed)).state).toBe('unproved');
    expect((await check(house, own)).state).toBe('proved');
    records.set(own.record.name, [own.record.value, claimed.record.value]);
    expect(await check(rival, claimed)).toMatchObject({
      state: 'unproved',
      found: expect.stringContaining('Another company has proved this domain'),
    });
    expect((await listed(house))[0]?.state).toBe('proved');
    // The domain has changed hands.
    write(claimed);
    expect((await check(rival, claimed)).state).toBe('proved');
    expect((await listed(house))[0]).toMatchObject({ state: 'lost' });
  });

  test('by a file at the domain itself, read as a stranger would: no redirect, not much, and nothing of our own network', async () => {
    const token = 't'.repeat(32);
    let answer = { status: 200, body: `${token}\n`, location: '' };
    const http = createServer((request, response) => {
      const isFile = request.url === '/.well-known/careers-site.txt';
      const { status, body, location } = isFile ? answer : { status: 404, body: '', location: '' };
      response.writeHead(status, location ? { location } : {}).end(body);
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    // The cast: a server that listens on a port has an address of this kind.
    const { port } = http.address() as AddressInfo;
    const call = guardedFetch(addressGuard('127.0.0.1'), { timeoutMs: 30_000, mostBytes: 1_000 });
    /** The domain’s own machine, at another port of this one. */
    const proof = (scheme = 'http:') =>
      proofOfDomain(
        (address, outgoing) => {
          const url = new URL(address);
          return call(
            `${url.protocol === scheme ? 'http' : 'https'}://127.0.0.1:${port}${url.pathname}`,
            outgoing,
          );
        },
        { domain: 'careers.blue-lagoon.example', token },
      );
    expect(await proof('https:')).toEqual({ by: 'file' });
    expect(await proof('http:')).toEqual({ by: 'file' });
    for (const wrong of [
      { status: 200, body: `${token}x`, location: '' },
      { status: 404, body: token, location: '' },
      { status: 302, body: token, location: '/elsewhere' },
      { status: 200, body: token + ' '.repeat(2_000), location: '' },
    ]) {
      answer = wrong;
      expect((await proof()).by, JSON.stringify(wrong)).toBeUndefined();
    }
    http.close();
    const ofOurOwn = await proofOfDomain(guardedFetch(addressGuard(undefined)), {
      domain: 'localhost',
      token,
    });
    expect(ofOurOwn).toMatchObject({
      found: expect.stringContaining('an address this server does not call'),
    });
  });

  test('and who waits for it to be looked for, also with an Idempotency-Key, keeps no connection of the database', async () => {
    const added = await add(house, 'careers.blue-lagoon.example');
    const silence = Promise.withResolvers<string[][]>();
    const looked = vi.spyOn(dns.promises, 'resolveTxt').mockImplementation(() => silence.promise);
    const keys = Array.from({ length: (server.database.pool.options.max ?? 0) + 2 }, (_, n) => `check-${n}`);
    const checks = keys.map((key) =>
      as(house).post(`/api/company/site-domains/${added.id}/check`, undefined, { 'idempotency-key': key }),
    );
    await eventually(() => looked.mock.calls.length === keys.length);
    expect(await listed(house)).toMatchObject([{ state: 'unproved' }]);
    silence.resolve([[added.record.value]]);
    expect((await Promise.all(checks)).map(({ status }) => status)).toEqual(keys.map(() => 200));
    expect((await listed(house))[0]?.state).toBe('proved');
    looked.mockRestore();
  });

  test('is nobody’s to look after but those who manage the company', async () => {
    const { id } = await add(house, 'careers.blue-lagoon.example');
    const colleague = await joined(server, await recruiter(server), house.id);
    for (const person of [rival.founder, colleague])
      for (const [method, path] of [
        ['POST', `/api/company/site-domains/${id}/check`],
        ['DELETE', `/api/company/site-domains/${id}`],
      ] as const)
        expect((await server.as(person).send(method, path)).status).toBeGreaterThanOrEqual(403);
    expect(await listed(house)).toHaveLength(1);
    await as(house).call('DELETE /api/company/site-domains/:id', { params: { id } });
    expect(await listed(house)).toEqual([]);
  });
});

describe('each day it is proved again', () => {
  const news = async () =>
    (await as(house).call('GET /api/notifications')).map(({ type, turn, domain }) => ({
      type,
      turn,
      domain,
    }));
  const domain = 'careers.blue-lagoon.example';

  test('what fails for a day is told, comes back by itself, and is told again if it goes again', async () => {
    const added = await add(house, domain);
    write(added);
    await check(house, added);
    await daysPass(1.1);
    expect((await listed(house))[0]).toMatchObject({ state: 'proved' });
    records.clear();
    await daysPass(1.1);
    expect((await listed(house))[0]).toMatchObject({
      state: 'failing',
      found: expect.stringContaining('TXT'),
    });
    expect(await news()).toEqual([]);
    await daysPass(1.1);
    await daysPass(1.1);
    expect(await news()).toEqual([{ type: 'domain.failing', turn: 'due', domain }]);
    write(added);
    await daysPass(0.3);
    expect((await listed(house))[0]).toMatchObject({ state: 'proved', losesAt: null });
  });

  test('what fails for a week is lost, is told, and can be proved anew', async () => {
    const added = await add(house, domain);
    write(added);
    await check(house, added);
    records.clear();
    await daysPass(1.1);
    await daysPass(6.5);
    expect((await listed(house))[0]?.state).toBe('failing');
    await daysPass(1);
    expect((await listed(house))[0]).toMatchObject({ state: 'lost', provedBy: null });
    expect(await news()).toEqual([
      { type: 'domain.failing', turn: 'expired', domain },
      { type: 'domain.failing', turn: 'due', domain },
    ]);
    write(added);
    expect((await check(house, added)).state).toBe('proved');
  });
});
