import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Application, Job } from '#contract/api.ts';
import { row, rows } from '#server/db/query.ts';
import { debianProgram, freePort } from '#test/debian-program.ts';
import { type EventStream, listenAs } from '#test/event-stream.ts';
import { eventually } from '#test/eventually.ts';
import { type Balancer, front, startHaproxy } from '#test/haproxy.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Program, startProgram } from '#test/program.ts';
import { type Person, type Reply, serverAt, serverForThisFile, type TestServer } from '#test/server.ts';

const haproxy = debianProgram('haproxy', 'HAProxy in front of two copies');
const names = ['one', 'two'] as const;

describe.skipIf(!haproxy)('two copies behind HAProxy', () => {
  const server = serverForThisFile();
  const ports = { one: 0, two: 0 };
  const copies = new Map<string, Program>();
  let balancer: Balancer;
  let balanced: TestServer;

  const start = async (name: 'one' | 'two') => {
    const env = { DATABASE_URL: server.database.url, PORT: String(ports[name]), DRAIN_DELAY: '3' };
    copies.set(name, await startProgram({ ...env, TRUST_PROXY: 'loopback' }));
  };
  const isTaken = (name: 'one' | 'two', as: string) =>
    eventually(async () => (await balancer.takes(name)).startsWith(as));

  beforeAll(async () => {
    if (!haproxy) return;
    for (const name of names) ports[name] = await freePort();
    await start('one');
    await start('two');
    balancer = await startHaproxy(haproxy, ports);
    balanced = serverAt(`http://127.0.0.1:${balancer.port}`, server.database);
  });
  afterAll(async () => {
    await balanced.close();
    await balancer.stop();
    for (const copy of copies.values()) copy.kill('SIGKILL');
    await Promise.all([...copies.values()].map(({ ended }) => ended));
  });

  /** The network from which somebody registered, as the copies take it. */
  const networkOf = async (headers: Record<string, string>, from?: string) => {
    const username = `${(await jobSeeker(server)).username}-2`;
    const body = { username, password: 'a long enough one' };
    const signedIn = await balanced.as().send('POST', '/api/register', { body, headers, from });
    expect(signedIn.status).toBe(201);
    return rows<{ network: string }>(
      server.database.pool,
      'select d.network from known_device d join user_account u on u.id = d.user_id where u.username = $1',
      [username],
    );
  };

  test('figures are not for who comes by the balancer, and what visitors say of their address is not believed', async () => {
    expect((await fetch(`${balanced.url}/metrics`)).status).toBe(404);
    const forged = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Host': 'evil.example' };
    expect(await networkOf(forged)).toEqual([{ network: '127.0.0' }]);
  });

  test('what a proxy in front of the balancer says of visitors’ addresses is believed', async () => {
    const said = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Host': 'evil.example' };
    expect(await networkOf(said, front)).toEqual([{ network: '203.0.113' }]);
  });

  test('each is stopped and started anew in turn, then one is killed: no request fails, no application is lost or there twice', async () => {
    const postedMeanwhile = `Posted meanwhile ${randomUUID()}`;
    const { founder } = await company(server);
    const seekers = await Promise.all(Array.from({ length: 8 }, () => jobSeeker(server)));
    const jobs: Job[] = [];
    for (let n = 0; n < 6; n += 1) jobs.push(await postedJob(server, founder));

    let goesOn = true;
    let isPosting = true;
    const failed: string[] = [];
    const counted = { read: 0, applied: 0, posted: 0 };
    const applications = new Map<string, number>();
    const ask = async (what: string, send: () => Promise<Reply>): Promise<Reply | undefined> => {
      const reply = await send().catch((error: Error) => error);
      if (reply instanceof Error || reply.status >= 300) {
        failed.push(`${what}: ${reply instanceof Error ? reply.message : `${reply.status} ${reply.text}`}`);
        return undefined;
      }
      return reply;
    };
    const reads = async (person: Person) => {
      const paths = ['/api/user', '/api/jobs?search=dive', `/api/jobs/${jobs[0]?.id}`, '/api/applications'];
      for (let turn = 0; goesOn; turn += 1) {
        const path = paths[turn % paths.length] ?? '';
        await ask(path, () => balanced.as(person).get(path));
        counted.read += 1;
        await pause(15);
      }
    };
    // Once all are through, each is sent a second time, under the same key.
    const applies = async () => {
      const pairs = jobs.flatMap((job) => seekers.map((seeker) => ({ job, seeker })));
      for (let turn = 0; goesOn; turn += 1) {
        const { job, seeker } = pairs[turn % pairs.length] ?? {};
        if (!job || !seeker) return;
        const key = `${job.id}-${seeker.id}`;
        const path = `/api/jobs/${job.id}/applications`;
        const reply = await ask('An application', () =>
          balanced.as(seeker).post(path, { coverLetter: 'I dive.' }, { 'Idempotency-Key': key }),
        );
        counted.applied += 1;
        // The cast: this call answers an application.
        if (reply) applications.set(key, (reply.json as Application).id);
        await pause(100);
      }
    };
    const posts = async () => {
      while (goesOn && isPosting) {
        const body = { title: postedMeanwhile, description: 'Two dives a day.' };
        await ask('A job', () => balanced.as(founder).post('/api/jobs', body));
        counted.posted += 1;
        await pause(100);
      }
    };
    const streams: EventStream[] = [];
    const listens = async () => {
      while (goesOn) {
        const last = streams.findLast(({ events }) => events.length > 0)?.lastId();
        const stream = await listenAs(balanced, founder, last).catch(() => undefined);
        if (stream) streams.push(stream);
        if (stream && stream.status !== 200) failed.push(`The stream: ${stream.status}`);
        await eventually(() => !goesOn || !stream || stream.closed());
      }
    };
    const posting = posts();
    const all = Promise.all([...seekers.slice(0, 3).map(reads), applies(), posting, listens()]);

    try {
      const restarted = async (name: 'one' | 'two', signal: 'SIGTERM' | 'SIGKILL') => {
        const before = { ...counted };
        copies.get(name)?.kill(signal);
        await isTaken(name, 'DOWN');
        expect(await copies.get(name)?.ended).toBe(signal === 'SIGTERM' ? 0 : signal);
        await start(name);
        await isTaken(name, 'UP');
        expect(counted.read).toBeGreaterThan(before.read);
        expect(counted.applied).toBeGreaterThan(before.applied);
      };
      for (const name of names) await restarted(name, 'SIGTERM');
      // Of a post without a key nobody knows whether it was done before the kill, so it is not sent again.
      isPosting = false;
      await posting;
      await restarted('one', 'SIGKILL');
      const told = () => new Set(streams.flatMap(({ events }) => events.map((event) => event.applicationId)));
      const missing = () => [...applications.values()].filter((id) => !told().has(id));
      await eventually(() => missing().length === 0);
    } finally {
      goesOn = false;
      await all;
      for (const stream of streams) stream.close();
    }
    expect(failed).toEqual([]);
    expect(streams.length).toBeGreaterThan(1);
    const written = await rows<{ id: number }>(
      server.database.pool,
      'select id from application where job_posting_id = any($1) order by id',
      [jobs.map(({ id }) => id)],
    );
    expect(written.map(({ id }) => id)).toEqual([...applications.values()].toSorted((a, b) => a - b));
    const posted = await row<{ count: number }>(
      server.database.pool,
      'select count(*)::integer as count from job_posting where title = $1',
      [postedMeanwhile],
    );
    expect(posted?.count).toBe(counted.posted);
  });
});
