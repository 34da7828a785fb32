import { type ParsedMail, simpleParser } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { forgetOldMatches } from '#server/features/alerts/alerts.queries.ts';
import { matchAlerts } from '#server/features/alerts/match-alerts.task.ts';
import { notifyOfNewJobs } from '#server/features/alerts/notify-of-new-jobs.task.ts';
import { mailComes, runDue, upkeepComes } from '#test/background.ts';
import { type Mailbox, mailbox } from '#test/mailbox.ts';
import { company, jobSeeker } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, startServer, type TestServer } from '#test/server.ts';
import { openToVisitors, visitorOf } from '#test/visitors.ts';
import { forgetAlerts } from '#server/features/visitors/alerts/forget-alerts.ts';

let box: Mailbox;
let server: TestServer;
let founder: Person;
let email: string;
let addresses = 0;

beforeAll(async () => {
  box = await mailbox();
  server = await startServer({ config: { smtpUrl: box.url, publicUrl: 'https://jobs.example.mv' } });
  ({ founder } = await company(server, 'Blue Lagoon'));
  await openToVisitors(server);
});
afterAll(async () => {
  await server.close();
  await box.close();
});
beforeEach(() => {
  email = `Reader-${(addresses += 1)}@example.mv`;
});

const press = async (path: string, fields: Record<string, string>) => {
  const body = new URLSearchParams(fields);
  const reply = await fetch(server.url + path, { method: 'POST', body, redirect: 'manual' });
  return { status: reply.status, text: await reply.text() };
};
const ask = (search = 'q=skipper', address = email) => press('/alerts/new', { email: address, search });
const opened = async (path: string) => {
  const reply = await fetch(server.url + path, { headers: { accept: 'text/html' } });
  return { status: reply.status, text: await reply.text() };
};
async function mails(address = email): Promise<ParsedMail[]> {
  await runDue(server);
  const own = box.received.filter(({ to }) => to.some((one) => one.toLowerCase() === address.toLowerCase()));
  return Promise.all(own.map(({ text }) => simpleParser(text)));
}
const linkIn = (mail: ParsedMail | undefined) => /\/alerts\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
const confirmed = async (search?: string) => {
  await ask(search);
  const link = linkIn((await mails()).at(-1));
  expect((await press(link, { act: 'confirm', rhythm: 'daily' })).status).toBe(303);
  return link;
};
const owner = (address = email) =>
  row<{ id: number; username: string }>(
    server.database.pool,
    'select id, username from user_account where lower(email) = lower($1) and email_confirmed_at is not null',
    [address],
  );
/** As it comes each day: what is new is matched, told, and mailed. */
async function morningComes(): Promise<void> {
  const { pool } = server.database;
  await runDue(server);
  await matchAlerts(pool);
  await run(pool, 'update saved_search set next_alert_at = now() where alert is not null');
  const found = await pool.query<{ id: number }>('select distinct user_id as id from saved_search');
  for (const { id } of found.rows) await inTransaction(pool, (tx) => notifyOfNewJobs(tx, { userId: id }));
  await mailComes(server);
}

describe('a visitor’s alert', () => {
  test('is asked for where the jobs are, told by mail once confirmed, and ended by one press', async () => {
    expect((await opened('/jobs?q=skipper')).text).toContain('New jobs like these by email');
    const asked = await ask();
    expect(asked.text).toContain('One step left: confirm your address');
    const [mail] = await mails();
    const link = linkIn(mail);
    expect(mail?.text).not.toContain('skipper');
    // Programs that look at mail open links.
    expect((await opened(link)).text).toContain('Confirm your job alert');
    expect(await owner()).toBeUndefined();
    const presses = await Promise.all([1, 2].map(() => press(link, { act: 'confirm', rhythm: 'daily' })));
    expect(presses.map(({ status }) => status)).toContain(303);

    const open = await postedJob(server, founder, { title: 'Skipper of a dhoni' });
    await postedJob(server, founder, { title: 'Skipper kept back', listed: false });
    await morningComes();
    const [, digest, ...more] = await mails();
    expect(more).toEqual([]);
    expect(digest?.text).toContain('Skipper of a dhoni');
    expect(digest?.text).not.toContain('kept back');
    expect(digest?.text).toContain(`/jobs/${open.id}`);
    expect(digest?.headerLines.map(({ key }) => key)).toContain('list-unsubscribe-post');

    const ended = await press(link, { act: 'end' });
    expect(ended.text).toContain('Your alert has ended');
    expect(await owner()).toBeUndefined();
    expect((await opened(link)).status).toBe(404);
    const left =
      'select from visitor_alert where address = $1 union all select from mail where to_address = $1';
    expect(await row(server.database.pool, left, [email])).toBeUndefined();
  });

  test('tells of a job once it is public, however many mornings that takes, and once', async () => {
    await confirmed('q=harpooner');
    const { id, founder: newcomer } = await company(server, 'New House', { verified: false });
    const told = async () =>
      (await mails()).slice(1).map(({ text }) => /(First|Second) harpooner/.exec(text ?? '')?.[0]);
    await postedJob(server, newcomer, { title: 'First harpooner' });
    await morningComes();
    expect(await told()).toEqual([]);
    await run(server.database.pool, 'update company set verified_at = now() where id = $1', [id]);
    await morningComes();
    expect(await told()).toEqual(['First harpooner']);

    await postedJob(server, newcomer, { title: 'Second harpooner' });
    await openToVisitors(server, false);
    await morningComes();
    await openToVisitors(server);
    expect(await told()).toEqual(['First harpooner']);
    for (let mornings = 0; mornings < 2; mornings += 1) await morningComes();
    expect(await told()).toEqual(['First harpooner', 'Second harpooner']);
  });

  test('forgets after half a year a job that never became public', async () => {
    await confirmed('q=lamplighter');
    const { founder: newcomer } = await company(server, 'Dark House', { verified: false });
    const { id } = await postedJob(server, newcomer, { title: 'Lamplighter' });
    await morningComes();
    const { pool } = server.database;
    const kept = () => rows(pool, 'select from alert_match where job_id = $1', [id]);
    await forgetOldMatches(pool);
    expect(await kept()).toHaveLength(1);
    await run(pool, `update alert_match set matched_at = now() - interval '181 days' where job_id = $1`, [
      id,
    ]);
    await forgetOldMatches(pool);
    expect(await kept()).toEqual([]);
  });

  test('is not offered on a closed platform, and is refused without an address', async () => {
    for (const address of ['', 'nowhere', 'a@b.c\r\nBcc: x@y.z']) {
      const reply = await ask('q=skipper', address);
      expect([reply.status, reply.text.includes('aria-invalid')]).toEqual([422, true]);
    }
    await openToVisitors(server, false);
    const closed = [await ask(), await opened('/alerts/new')];
    await openToVisitors(server);
    expect(closed.map(({ status }) => status)).toEqual([404, 404]);
  });

  test('is asked for of a search that is cut where a picture stands', async () => {
    const asked = await ask(new URLSearchParams({ q: `${'a'.repeat(199)}😀😀` }).toString());
    expect(asked).toMatchObject({ status: 200, text: expect.stringContaining('One step left') });
    const kept = await row<{ filters: object }>(
      server.database.pool,
      'select filters from visitor_alert where address = $1',
      [email],
    );
    expect(kept?.filters).toEqual({ search: `${'a'.repeat(199)}😀` });
  });

  test('is answered alike for every address, and asked about once a day for a search, seldom for all', async () => {
    const seeker = await jobSeeker(server, { email });
    await run(server.database.pool, 'update user_account set email_confirmed_at = now() where id = $1', [
      seeker.id,
    ]);
    const unknown = 'nobody-here@example.mv';
    const known = (await ask()).text.replaceAll(email, '');
    // Those that go out together may arrive in any order.
    const [first] = await mails();
    expect((await ask('q=skipper', unknown)).text.replaceAll(unknown, '')).toBe(known);
    await ask();
    for (let at = 0; at < 9; at += 1) await ask(`q=cook${at}`);
    expect(await mails()).toHaveLength(5);
    await press(linkIn(first), { act: 'confirm', rhythm: 'weekly' });
    expect(await server.as(seeker).call('GET /api/saved-searches')).toMatchObject([
      { name: 'skipper', filters: { search: 'skipper' }, alert: 'weekly' },
    ]);
  });

  test('ends by its link without what its owner had saved themselves, whose own alert is as it was before', async () => {
    const seeker = await jobSeeker(server, { email });
    await run(server.database.pool, 'update user_account set email_confirmed_at = now() where id = $1', [
      seeker.id,
    ]);
    const own = server.as(seeker);
    const save = (name: string) =>
      own.call('POST /api/saved-searches', { body: { name, filters: { search: name } } });
    await save('chef');
    const { id } = await save('diver');
    await own.call('PUT /api/saved-searches/:id', { params: { id }, body: { alert: 'weekly' } });
    const saved = await own.call('GET /api/saved-searches');

    const links = [];
    for (const search of ['chef', 'diver', 'cook']) links.push(await confirmed(`q=${search}`));
    expect((await own.call('GET /api/saved-searches')).map(({ alert }) => alert)).toEqual([
      'daily',
      'daily',
      'daily',
    ]);
    const ended = [];
    for (const link of links) ended.push((await press(link, { act: 'end' })).text);
    expect(ended.map((text) => text.includes('goes on as before'))).toEqual([false, true, false]);
    const shown = ({ name, alert }: (typeof saved)[number]) => [name, alert];
    expect((await own.call('GET /api/saved-searches')).map(shown)).toEqual(saved.map(shown));
    for (const link of links) expect((await opened(link)).status).toBe(404);

    // Asked for twice, it ends twice.
    const first = await confirmed('q=chef&type=full_time');
    await run(server.database.pool, `update visitor_mail set mailed_at = now() - interval '2 days'`);
    const second = await confirmed('q=chef&type=full_time');
    await press(second, { act: 'end' });
    expect((await own.call('GET /api/saved-searches')).map(shown)).toEqual(saved.map(shown));
    expect((await opened(first)).status).toBe(404);
  });

  test('is not had by who hires with that address', async () => {
    await run(
      server.database.pool,
      'update user_account set email = $2, email_confirmed_at = now() where id = $1',
      [founder.id, email],
    );
    await ask();
    const refused = await press(linkIn((await mails())[0]), { act: 'confirm', rhythm: 'daily' });
    expect(refused.text).toContain('can’t have job alerts');
  });

  test('comes along when its reader makes an account later and proves the same address', async () => {
    await confirmed('q=skipper&type=full_time');
    const made = await owner();
    const person = server.as();
    const body = {
      username: 'later',
      password: 'Palm trees and a lagoon 7',
      userType: 'job_seeker' as const,
      email,
    };
    const { id } = await person.call('POST /api/register', { body });
    const mail = (await mails()).at(-1);
    const [token = ''] = /(?<=#)[\w-]{43}/.exec(mail?.text ?? '') ?? [];
    await server.as().call('PUT /api/email-confirmations/:token', { params: { token } });
    expect(await owner()).toMatchObject({ id });
    expect(await person.call('GET /api/saved-searches')).toMatchObject([
      { filters: { search: 'skipper', employmentType: ['full_time'] }, alert: 'daily' },
    ]);
    expect(
      await row(server.database.pool, 'select from user_account where id = $1', [made?.id]),
    ).toBeUndefined();
  });

  test('goes away where nobody confirms it in two weeks, and where its mail was ended', async () => {
    const { pool } = server.database;
    await ask();
    await mails();
    await run(pool, `update visitor_alert set asked_at = now() - interval '15 days' where address = $1`, [
      email,
    ]);
    await forgetAlerts(pool);
    expect(await row(pool, 'select from mail where to_address = $1', [email])).toBeUndefined();

    email = `stopped-${email}`;
    await confirmed();
    const made = await owner();
    await run(
      pool,
      `insert into notification_choice (user_id, type, inbox, mail) values ($1, 'alert.told', true, 'never')`,
      [made?.id],
    );
    await forgetAlerts(pool);
    expect(await owner()).toBeUndefined();
  });

  test('goes away with its mail also where the server was away on the day on which its link ended', async () => {
    const { pool } = server.database;
    await ask();
    await mails();
    const { id } = await oneRow<{ id: number }>(
      pool,
      `update visitor_alert set asked_at = asked_at - interval '16 days' where address = $1 returning id`,
      [email],
    );
    await run(
      pool,
      `update visitor_link set expires_at = expires_at - interval '16 days' where visitor_alert_id = $1`,
      [id],
    );
    await upkeepComes(server, 'clean-up');
    const left = await row(
      pool,
      `select (select count(*) from mail where to_address = $1)::integer as mails,
              (select count(*) from visitor_alert where address = $1)::integer as alerts,
              (select count(*) from visitor_link where visitor_alert_id = $2)::integer as links`,
      [email, id],
    );
    expect(left).toEqual({ mails: 0, alerts: 0, links: 0 });
  });
});

describe('who applies without an account, and has an alert', () => {
  const applied = async () => {
    const { id } = await postedJob(server, founder, { title: 'Cook' });
    await visitorOf(server).applies(id, { name: 'Ali Rasheed', phone: '7771234', email });
    return id;
  };
  const links = async () => {
    const texts = (await mails()).map(({ text }) => text ?? '').join();
    return [/\/alerts\/[\w-]{43}/, /\/applied\/[\w-]{43}/].map((link) => link.exec(texts)?.[0] ?? '');
  };
  const arrived = (job: number) => server.as(founder).call('GET /api/applications', { query: { job } });
  const asAnybody = { applicantName: 'Ali Rasheed', applicantPhone: '7771234' };

  test('arrives with name and phone, and is told of jobs as whoever has an account is', async () => {
    await confirmed('q=skipper');
    const job = await applied();
    const [, link = ''] = await links();
    expect((await press(link, { act: 'confirm' })).status).toBe(303);
    expect(await arrived(job)).toMatchObject([asAnybody]);
    expect((await owner())?.username).toMatch(/^ali-rasheed-/);

    await postedJob(server, founder, { title: 'Skipper kept back', listed: false });
    await morningComes();
    expect((await mails()).at(-1)?.text).toContain('Skipper kept back');
  });

  test('has one account where both are confirmed at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      email = `Both-${round}-${email}`;
      await ask();
      const job = await applied();
      const [alert = '', application = ''] = await links();
      const presses = await Promise.all([
        press(alert, { act: 'confirm', rhythm: 'daily' }),
        press(application, { act: 'confirm' }),
      ]);
      expect(presses.map(({ status }) => status)).toEqual([303, 303]);
      expect(await arrived(job)).toMatchObject([asAnybody]);
      const accounts = await rows(
        server.database.pool,
        'select from user_account where lower(email) = lower($1)',
        [email],
      );
      expect(accounts).toHaveLength(1);
    }
  });
});
