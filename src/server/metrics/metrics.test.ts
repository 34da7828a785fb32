import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { whatNeedsSomebody } from '#domain/health.ts';
import { connect } from '#server/db/connect.ts';
import { run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { hashAt, hashBeside, ownCost } from '#server/features/accounts/passwords.ts';
import { enqueue } from '#server/tasks/enqueue.ts';
import { freshDatabase } from '#test/database.ts';
import { listenAs } from '#test/event-stream.ts';
import { eventually } from '#test/eventually.ts';
import { jobSeeker, platformAdmin } from '#test/people.ts';
import { startProgram } from '#test/program.ts';
import { serverAt, serverForThisFile, startServer } from '#test/server.ts';

const server = serverForThisFile();
const token = 'a-token-for-the-scraper-20';

test('what a proxy has passed on comes from elsewhere, and without a token there is nothing at the address', async () => {
  const nothing = await server.as().get('/api/there-is-no-such-call');
  const forwarded = [
    { 'X-Forwarded-For': '127.0.0.1' },
    { 'X-Real-IP': '127.0.0.1' },
    { Forwarded: 'for=127.0.0.1' },
    { Via: '1.1 proxy' },
    { 'X-Forwarded-Host': 'localhost' },
    { 'X-Forwarded-Proto': 'http' },
    // A page in a browser of this machine, led here by a name of its own.
    { Host: 'attacker.example' },
  ];
  for (const headers of forwarded) {
    const refused = await server.as().get('/metrics', headers);
    expect([refused.status, refused.text]).toEqual([404, nothing.text]);
  }
});

test('a proxy that is believed does not make what it passes on near', async () => {
  const behind = await startServer({
    config: { trustedProxies: 'loopback' },
    database: server.database,
  });
  onTestFinished(() => behind.close());
  const passedOn = [
    { 'X-Forwarded-For': '127.0.0.1' },
    { 'X-Forwarded-For': '203.0.113.7' },
    { Host: 'attacker.example', 'X-Forwarded-Host': 'localhost' },
    { Host: 'attacker.example' },
  ];
  for (const headers of passedOn)
    expect((await behind.as().get('/metrics', headers)).status, JSON.stringify(headers)).toBe(404);
  for (const host of ['localhost', `127.0.0.1:${behind.port}`, '[::1]:3000'])
    expect((await behind.as().get('/metrics', { Host: host })).status).toBe(200);
});

test('from elsewhere the token opens it, and nothing else does', async () => {
  const other = await startServer({ config: { metricsToken: token }, database: server.database });
  onTestFinished(() => other.close());
  const ask = (authorization?: string) =>
    other.as().get('/metrics', {
      'X-Forwarded-For': '203.0.113.7',
      ...(authorization ? { authorization } : {}),
    });
  for (const wrong of [undefined, token, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, 'Bearer ']) {
    const refused = await ask(wrong);
    expect(refused.status).toBe(401);
    expect(refused.headers['www-authenticate']).toBe('Bearer');
    expect(refused.text).not.toContain('moorings_');
  }
  for (const scheme of ['Bearer', 'bearer', 'BEARER '])
    expect((await ask(`${scheme} ${token}`)).text).toContain('moorings_http_requests_total');
});

test('requests are told by the pattern of their address, never by what somebody typed', async () => {
  const seeker = server.as(await jobSeeker(server));
  await seeker.get('/api/jobs?search=zahra');
  await seeker.get('/api/jobs/987654');
  await seeker.get('/jobs/there/is/no/such?name=zahra');
  const text = await figures();
  expect(text).toContain('moorings_http_requests_total{method="GET",route="/api/jobs",status="200"} 1');
  expect(text).toContain('moorings_http_requests_total{method="GET",route="/api/jobs/:id",status="404"} 1');
  expect(text).toContain('moorings_http_request_seconds_count{method="GET",route="/api/jobs"} 1');
  expect(text).toContain('moorings_searches_total{kind="jobs",outcome="answered"} 1');
  expect(text).not.toMatch(/zahra|987654/);
});

test('queues, failed tasks and mail stand there with how long they wait', async () => {
  // Of its own: what is put here stays, and would be counted again.
  const own = await startServer();
  onTestFinished(() => own.close());
  const { pool } = own.database;
  await inTransaction(pool, (tx) => enqueue(tx, 'auto-response', [{ data: { applicationId: 1 } }]));
  await run(
    pool,
    `update pgboss.job set start_after = now() - interval '90 seconds', state = 'active' where name = 'auto-response'`,
  );
  await run(
    pool,
    `insert into pgboss.job (name, start_after) values ('backup', now() - interval '90 seconds');
     insert into pgboss.job (name, source_name, state) values ('failed', 'mail', 'created')`,
  );
  // With its task, as every mail is written: what is due and has none gets one.
  await run(
    pool,
    `with written as (
       insert into mail (kind, to_address, to_name, from_name, subject, body_text, body_html, created_at)
       values ('account', 'a@example.com', 'A', 'B', 'C', 'D', 'E', now() - interval '2 minutes') returning message_id
     )
     insert into pgboss.job (name, id, start_after) select 'mail', message_id, now() - interval '2 minutes' from written`,
  );
  // Held until its company may send more, which is no trouble of the mail server.
  await run(
    pool,
    `insert into mail (kind, to_address, to_name, from_name, subject, body_text, body_html, created_at, waits_until)
     values ('account', 'a@example.com', 'A', 'B', 'C', 'D', 'E', now() - interval '2 hours', now() + interval '1 hour')`,
  );
  await eventually(async () => (await valueOf('moorings_mails_waiting', own)) === 1);
  expect(await valueOf('moorings_queue_oldest_seconds{queue="backup"}', own)).toBeGreaterThanOrEqual(90);
  expect(await valueOf('moorings_queue_waiting{queue="backup"}', own)).toBe(1);
  expect(await valueOf('moorings_tasks_failed{queue="mail"}', own)).toBe(1);
  expect(await valueOf('moorings_mails_oldest_seconds', own)).toBeGreaterThanOrEqual(120);
  expect(await valueOf('moorings_mails_oldest_seconds', own)).toBeLessThan(3_600);
  const admin = own.as(await platformAdmin(own));
  let now = await admin.call('GET /api/admin/health');
  // Neither emails nor backups are to be begun here. Whatever the time, something of the timetable may be due: that is worked on, and gone.
  await eventually(async () => {
    now = await admin.call('GET /api/admin/health');
    return now.tasks.waiting === 0;
  });
  expect(now.tasks.oldestSeconds).toBe(0);
  expect(now.tasks.failed).toBe(1);
  expect(now.mail).toMatchObject({ waiting: 1, isSent: false });
  expect(now.server.lately.requests).toBeGreaterThan(0);
  expect(now.database.bytes).toBeGreaterThan(1_000_000);
});

test('an open page is a listener until it closes', async () => {
  const seeker = await jobSeeker(server);
  const before = await valueOf('moorings_live_listeners');
  const stream = await listenAs(server, seeker);
  await eventually(async () => (await valueOf('moorings_live_listeners')) === (before ?? 0) + 1);
  stream.close();
  await eventually(async () => (await valueOf('moorings_live_listeners')) === before);
  const text = await figures();
  expect(text).toContain('moorings_http_requests_total{method="GET",route="/api/live",status="200"} 1');
  expect(text).not.toContain('moorings_http_request_seconds_count{method="GET",route="/api/live"}');
});

test('without its database a server still says how it does, and that the database is gone', async () => {
  const own = await freshDatabase();
  const alone = await startServer({ database: own });
  onTestFinished(async () => {
    await alone.close();
    await own.drop();
  });
  await run(own.pool, 'alter table mail rename to lost');
  const { text } = await alone.as().get('/metrics');
  expect(text).toContain('moorings_database_up 0');
  expect(text).toContain('process_resident_memory_bytes');
  // What is not known is not said to be nought.
  expect(text).not.toMatch(/^moorings_(mails_waiting|queue_waiting)/m);
});

test('a scraper that knows the server by a name is told that the database cannot be reached', async () => {
  const refusing = connect({ host: '127.0.0.1', port: 9 });
  const alone = await startServer({
    config: { metricsToken: token },
    database: { ...server.database, pool: refusing },
  });
  onTestFinished(async () => {
    await alone.close();
    await refusing.end();
  });
  const headers = { Host: 'moorings.internal:3000', Authorization: `Bearer ${token}` };
  const { status, text } = await alone.as().get('/metrics', headers);
  expect(status).toBe(200);
  expect(text).toContain('moorings_database_up 0');
});

test('a health check that says no is no failed request, for the alert rule as for the page of the health', async () => {
  const own = await freshDatabase();
  const program = await startProgram({ DATABASE_URL: own.url, DRAIN_DELAY: '0' });
  const at = serverAt(program.address, own);
  onTestFinished(async () => {
    await at.close();
    program.kill('SIGKILL');
    await program.ended;
    await own.drop();
  });
  const admin = await platformAdmin(at);
  await run(own.pool, 'alter table schema_migration rename to lost');
  expect((await at.as().get('/healthz/ready')).status).toBe(503);
  await run(own.pool, 'alter table lost rename to schema_migration');
  await eventually(async () => (await figures(at)).includes('route="/healthz/ready",status="503"'));
  const counted = countedBy('MooringsFailures', await figures(at));
  expect(counted.join('\n')).toContain('route="/api/');
  expect(counted.join('\n')).not.toMatch(/healthz|status="5/);
  expect((await at.as(admin).call('GET /api/admin/health')).server.lately.failed).toBe(0);
});

test('whoever is refused as too many passwords wait to be hashed counts as refused, by whichever line, and not as a failure', async () => {
  // As one of many servers of a machine: of those whom the door lets in, one is hashed and one may wait.
  hashBeside(50);
  hashAt(ownCost);
  onTestFinished(() => hashBeside(1));
  const admin = await platformAdmin(server);
  const many = await startServer({ config: { admission: true }, database: server.database });
  onTestFinished(() => many.close());
  const tries = await Promise.all(
    Array.from({ length: 60 }, () =>
      many.as().post('/api/login', { username: admin.username, password: 'wrong' }),
    ),
  );
  const refused = tries.filter(({ status }) => status === 503).length;
  expect(refused).toBeGreaterThan(20);
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401, 503]));
  // Counted a moment after it is answered.
  await eventually(
    async () =>
      (await valueOf('moorings_http_requests_total{method="POST",route="/api/login",status="401"}', many)) ===
      60 - refused,
  );
  const text = await figures(many);
  expect(countedBy('MooringsSignInsRefused', text)).toEqual([
    `moorings_http_refused_total{lane="passwords"} ${refused}`,
  ]);
  expect(text).not.toMatch(/^moorings_http_requests_total\{.*status="5/m);
  const now = await many.as(admin).call('GET /api/admin/health');
  expect(now.server.lately).toMatchObject({ failed: 0, refused });
  expect(whatNeedsSomebody(now)).toMatchObject({ failures: false, refused: true });
});

test('every figure that the dashboard and the alert rules name is served', async () => {
  const named = [...new Set(['grafana-dashboard.json', 'prometheus-rules.yml'].flatMap(namedIn))];
  expect(named.length).toBeGreaterThan(20);
  const text = await figures();
  const there = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
  const missing = named.filter(
    (name) => !there.some((one) => name === one || name.replace(/_(bucket|sum|count)$/, '') === one),
  );
  expect(missing).toEqual([]);
});

test('an alert rule tells of each installation by itself, and the dashboard shows one at a time', () => {
  const rules = deployed('prometheus-rules.yml');
  const together = [...rules.matchAll(/\b(?:sum|max|min|avg|count)\b(?: by \(([^)]*)\))? ?\(/g)];
  expect(together.length).toBeGreaterThan(10);
  expect(together.filter(([, by = '']) => !by.split(', ').includes('job')).map(([it]) => it)).toEqual([]);
  expect(rules).not.toContain('job="');
  const { templating } = JSON.parse(deployed('grafana-dashboard.json'));
  expect(templating.list).toContainEqual(
    expect.objectContaining({ name: 'job', includeAll: false, multi: false }),
  );
});

async function figures(of = server): Promise<string> {
  const { status, text } = await of.as().get('/metrics');
  expect(status).toBe(200);
  return text;
}

async function valueOf(figure: string, of = server): Promise<number | undefined> {
  const line = (await figures(of)).split('\n').find((one) => one.startsWith(`${figure} `));
  return line === undefined ? undefined : Number(line.slice(figure.length + 1));
}

/** The lines that any of an alert rule's selectors takes. */
function countedBy(alert: string, text: string): string[] {
  const rules = deployed('prometheus-rules.yml');
  const [, rule = ''] = new RegExp(`alert: ${alert}\\n +expr: '(.*)'`).exec(rules) ?? [];
  const selectors = [...rule.matchAll(/(\w+)(?:\{([^}]*)\})?\[/g)].map(([, name = '', labels = '']) => ({
    name,
    labels: [...labels.matchAll(/(\w+)(=~|!~|=)"([^"]*)"/g)],
  }));
  return text
    .split('\n')
    .filter((line) =>
      selectors.some(
        ({ name, labels }) =>
          line.startsWith(`${name}{`) &&
          labels.every(
            ([, label = '', how, pattern = '']) =>
              new RegExp(`\\b${label}="(${pattern})"`).test(line) === (how !== '!~'),
          ),
      ),
    );
}

function namedIn(file: string): string[] {
  return [...deployed(file).matchAll(/\b(?:moorings|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name);
}

function deployed(file: string): string {
  return readFileSync(path.join(import.meta.dirname, '../../../deploy', file), 'utf8');
}
