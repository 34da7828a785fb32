import { type ParsedMail, simpleParser } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { run } from '#server/db/query.ts';
import { runDue } from '#test/background.ts';
import { type Mailbox, mailbox } from '#test/mailbox.ts';
import { company, platformAdmin } from '#test/people.ts';
import { postedJob } from '#test/postings.ts';
import { type Person, startServer, type TestServer } from '#test/server.ts';
import { openToVisitors, visitorOf } from '#test/visitors.ts';

let box: Mailbox;
let server: TestServer;
let founder: Person;
let jobId: number;
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
beforeEach(async () => {
  jobId = (await postedJob(server, founder, { title: 'Skipper' })).id;
  email = `ali-${(addresses += 1)}@example.mv`;
});

const visitor = () => visitorOf(server);
const applications = (job = jobId) => server.as(founder).call('GET /api/applications', { query: { job } });
const press = (path: string, fields: Record<string, string>) =>
  fetch(server.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const page = async (path: string) => {
  const reply = await fetch(server.url + path, { headers: { accept: 'text/html' } });
  return { status: reply.status, text: await reply.text() };
};
/** All that has come to the address, once everything has gone out. */
async function mails(): Promise<ParsedMail[]> {
  await runDue(server);
  const own = box.received.filter(({ to }) => to.includes(email));
  return Promise.all(own.map(({ text }) => simpleParser(text)));
}
const links = async () =>
  (await mails()).map(({ text }) => /\/applied\/[\w-]{43}/.exec(text ?? '')?.[0] ?? '');

describe('where more is sent with an address in a day than is mailed about', () => {
  const receiptsOn = (text: string) =>
    [...text.matchAll(/name="other" value="(\w+)"/g)].map(([, one = '']) => one);
  const sentTo = async (count: number) => {
    const jobs = await Promise.all(Array.from({ length: count }, () => postedJob(server, founder)));
    const receipts = [];
    for (const { id } of jobs) receipts.push((await visitor().applies(id, { email })).receipt);
    return { jobs, receipts };
  };

  test('any link confirms all that waits, the page of what was sent says so, and each gets a link of its own', async () => {
    const { jobs, receipts } = await sentTo(6);
    await visitor().send(jobId, { name: 'Ali', email }, { 'idempotency-key': 'the-seventh' });
    const sent = await page(`/jobs/${jobId}/apply?sent=the-seventh`);
    expect(sent.text).toMatch(/Open our email to .*open any of them: it lets you confirm this one, too/s);
    const came = await links();
    expect(came).toHaveLength(5);
    const [link = ''] = came;
    expect(receiptsOn((await page(link)).text)).toHaveLength(6);

    // Before its own is confirmed, and after.
    const sixth = await press(link, { act: 'confirm', other: receipts[5] ?? '' });
    const own = sixth.headers.get('location') ?? '';
    expect([sixth.status, own === link]).toEqual([303, false]);
    expect((await page(own)).text).toContain('Withdraw application');
    expect((await press(link, { act: 'confirm' })).headers.get('location')).toBe(link);
    const [seventh = '', ...others] = receiptsOn((await page(link)).text);
    expect(others).toHaveLength(4);
    await press(own, { act: 'confirm', other: seventh });
    expect(await applications()).toMatchObject([{ applicantEmail: email }]);
    await press(link, { act: 'delete', other: others[0] ?? '' });
    expect(receiptsOn((await page(link)).text)).toEqual(others.slice(1));
    const last = await server.as(founder).call('GET /api/applications', { query: { job: jobs[5]?.id ?? 0 } });
    expect(last).toMatchObject([{ applicantEmail: email }]);
  });

  test('a link leads on to what waits where its own is deleted, and never to what another address sent', async () => {
    await visitor().applies(jobId);
    await sentTo(2);
    const came = await links();
    expect(receiptsOn((await page(came[0] ?? '')).text)).toHaveLength(1);
    const { receipt } = await visitor().applies(jobId, {});
    await press(came[0] ?? '', { act: 'confirm', other: receipt });
    expect(await applications()).toEqual([]);
    await press(came[0] ?? '', { act: 'delete' });
    const next = await page(came[0] ?? '');
    expect([next.status, receiptsOn(next.text)]).toEqual([200, []]);
    await press(came[0] ?? '', { act: 'delete' });
    expect((await page(came[0] ?? '')).status).toBe(404);
  });

  test('one more mail goes out as soon as it may, and its page has all that waits', async () => {
    await sentTo(7);
    expect(await links()).toHaveLength(5);
    const { pool } = server.database;
    await run(pool, `update visitor_mail set mailed_at = mailed_at - interval '1 day'`, []);
    await runDue(server, 'visitor-mail');
    const came = await links();
    expect(came).toHaveLength(6);
    expect(receiptsOn((await page(came[5] ?? '')).text)).toHaveLength(6);
    expect((await press(came[5] ?? '', { act: 'confirm' })).status).toBe(303);
    expect(receiptsOn((await page(came[5] ?? '')).text)).toHaveLength(6);
  });

  test('alerts that were asked for with it keep no mail from who applies', async () => {
    for (let at = 0; at < 6; at += 1)
      await fetch(`${server.url}/alerts/new`, {
        method: 'POST',
        body: new URLSearchParams({ email, search: `q=cook${at}` }),
      });
    await visitor().applies(jobId, { email });
    const came = await mails();
    expect(came).toHaveLength(6);
    expect(came.map(({ text }) => text).join()).toContain('/applied/');
  });
});

test('a link shows and withdraws nothing while its applicant’s account is disabled', async () => {
  await visitor().applies(jobId, { email });
  const [link = ''] = await links();
  await press(link, { act: 'confirm' });
  const [{ id, jobSeekerId } = { id: 0, jobSeekerId: 0 }] = await applications();
  const admin = server.as(await platformAdmin(server));
  const disable = (disabled: boolean) =>
    admin.call('PUT /api/admin/users/:id', { params: { id: jobSeekerId }, body: { disabled } });
  await disable(true);
  const shut = [await page(link), await press(link, { act: 'withdraw' })];
  expect(shut.map(({ status }) => status)).toEqual([404, 404]);
  expect(shut[0]?.text).toContain('This link no longer works');
  expect(await applications()).toMatchObject([{ id, withdrawnAt: null }]);
  await disable(false);
  expect((await page(link)).text).toContain('Withdraw application');
});

test('what waits for a company that is suspended meanwhile waits on: it reads nothing new', async () => {
  await visitor().applies(jobId, { email });
  const [link = ''] = await links();
  const { pool } = server.database;
  const suspend = (is: boolean) =>
    run(pool, 'update company set suspended_at = case when $1 then now() end', [is]);
  await suspend(true);
  const pressed = await press(link, { act: 'confirm' });
  const said = [pressed.status, await pressed.text()];
  await suspend(false);
  expect(said).toEqual([200, expect.stringContaining('Blue Lagoon is suspended')]);
  expect(await applications()).toEqual([]);
  await press(link, { act: 'confirm' });
  expect(await applications()).toMatchObject([{ applicantEmail: email }]);
});

describe('where a job closes while somebody applies', () => {
  const apply = () => `/jobs/${jobId}/apply`;
  const close = () =>
    server.as(founder).call('PUT /api/jobs/:id', { params: { id: jobId }, body: { status: 'closed' } });

  test('the form that is sent again, as its answer was lost, is answered as it was', async () => {
    const body = { name: 'Ali Rasheed', email, key: 'over-a-bad-line' };
    const first = await press(apply(), body);
    expect(first.headers.get('location')).toBe(`${apply()}?sent=over-a-bad-line`);
    await close();
    const again = await press(apply(), body);
    expect([again.status, again.headers.get('location')]).toEqual([303, first.headers.get('location')]);
    expect((await page(first.headers.get('location') ?? '')).text).toContain('Application sent');
  });

  test('whoever opens or sends the form is told so, and at one that never was public nothing is', async () => {
    await close();
    const late = [
      await fetch(server.url + apply(), { redirect: 'manual' }),
      await press(apply(), { name: 'Ali Rasheed', email, key: 'too-late' }),
      await press(apply(), { name: '', email: 'x' }),
    ];
    expect(late.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
      late.map(() => [303, `/jobs/${jobId}`]),
    );
    expect((await page(`/jobs/${jobId}`)).status).toBe(410);
    const unlisted = `/jobs/${(await postedJob(server, founder, { listed: false })).id}/apply`;
    await openToVisitors(server, false);
    const shut = [await page(apply()), await press(apply(), { name: 'Ali Rasheed', email })];
    await openToVisitors(server);
    expect([...shut, await page(unlisted)].map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
