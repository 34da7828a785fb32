import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BodyInput, Job } from '#contract/api.ts';
import { row, rows, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { matchAlerts } from '#server/features/alerts/match-alerts.task.ts';
import { notifyOfNewJobs } from '#server/features/alerts/notify-of-new-jobs.task.ts';
import { renewAlerts } from '#server/features/saved-searches/renew-alerts.task.ts';
import { mailComes, upkeepComes } from '#test/background.ts';
import { eventually } from '#test/eventually.ts';
import { company, jobSeeker } from '#test/people.ts';
import { applied, postedJob } from '#test/postings.ts';
import { type Person, serverForThisFile } from '#test/server.ts';

const server = serverForThisFile();
let employer: { id: number; founder: Person };
let seeker: Person;

beforeAll(async () => {
  employer = await company(server, 'Reef & Co');
});
beforeEach(async () => {
  seeker = await jobSeeker(server, { email: `${crypto.randomUUID()}@example.com` });
});

type Filters = BodyInput<'POST /api/saved-searches'>['filters'];

const alertOn = (filters: Filters, { name = 'My search', person = seeker } = {}) =>
  server.as(person).call('POST /api/saved-searches', { body: { name, filters, alert: 'daily' } });
const post = (body: Partial<BodyInput<'POST /api/jobs'>>) => postedJob(server, employer.founder, body);
const setStatus = (job: Job, status: 'active' | 'paused' | 'closed') =>
  server.as(employer.founder).call('PUT /api/jobs/:id', { params: { id: job.id }, body: { status } });
const matched = async () => {
  await matchAlerts(server.database.pool);
  const found = await rows<{ title: string }>(
    server.database.pool,
    `select j.title from alert_match m join saved_search s on s.id = m.saved_search_id join job_posting j on j.id = m.job_id
     where s.user_id = $1 order by j.id`,
    [seeker.id],
  );
  return found.map(({ title }) => title);
};
const notify = () => inTransaction(server.database.pool, (tx) => notifyOfNewJobs(tx, { userId: seeker.id }));
const morningComes = async () => {
  await matchAlerts(server.database.pool);
  await run(
    server.database.pool,
    'update saved_search set next_alert_at = now() where user_id = $1 and alert is not null',
    [seeker.id],
  );
  // Both have ended when this does, also where one fails.
  const both = await Promise.allSettled([notify(), notify()]);
  for (const one of both) if (one.status === 'rejected') throw one.reason;
  await notify();
};
const mailGoes = () => mailComes(server);
const inbox = () => server.as(seeker).call('GET /api/notifications');
const mails = () =>
  rows<{ subject: string; body_text: string }>(
    server.database.pool,
    'select m.subject, m.body_text from mail m join user_account u on u.email = m.to_address where u.id = $1 order by m.id',
    [seeker.id],
  );

describe('an alert finds new jobs as its search would', () => {
  const jobs: Partial<BodyInput<'POST /api/jobs'>>[] = [
    {
      title: 'Waiter',
      location: 'Malé',
      skillsRequired: ['Service'],
      salaryRange: 'USD 500 - 700 per month',
    },
    { title: 'Electrician', location: 'Addu', employmentType: 'contract', experienceLevel: 'Senior' },
    { title: 'Sous chef', description: 'Night shifts in the main kitchen.', location: 'Malé' },
    { title: 'Head of kitchen', description: 'Chef with a sous at the side.', skillsRequired: ['HACCP'] },
  ];

  test.each<[Filters, string[]]>([
    [{}, ['Waiter', 'Electrician', 'Sous chef', 'Head of kitchen']],
    [{ search: 'waiters' }, ['Waiter']],
    [{ search: 'male' }, ['Waiter', 'Sous chef']],
    [{ search: 'elect' }, ['Electrician']],
    [{ search: '"sous chef"' }, ['Sous chef']],
    [{ search: 'sous chef' }, ['Sous chef', 'Head of kitchen']],
    [{ search: 'chef -night' }, ['Head of kitchen']],
    [{ search: '-"main kitchen"' }, ['Waiter', 'Electrician', 'Head of kitchen']],
    [{ location: ['Malé', 'Addu'] }, ['Waiter', 'Electrician', 'Sous chef']],
    [{ location: ['Maldives'] }, ['Waiter', 'Electrician', 'Sous chef']],
    [{ employmentType: ['contract', 'freelance'] }, ['Electrician']],
    [{ experienceLevel: ['Senior'], location: ['Addu'] }, ['Electrician']],
    [{ skill: ['HACCP'] }, ['Head of kitchen']],
    [{ salaryMin: 700 }, ['Waiter']],
    [{ salaryMin: 701 }, []],
    [{ salaryCurrency: 'USD' }, ['Waiter']],
    [{ postedWithinDays: 1, search: 'waiter' }, ['Waiter']],
    [{ company: 2_000_000_000 }, []],
  ])('%j', async (filters, titles) => {
    await alertOn(filters);
    for (const job of jobs) await post(job);
    expect(await matched()).toEqual(titles);
  });
});

test.each([
  ['waitress', 'Server'],
  ['anaesthetist', 'Anesthetist'],
])('an alert for %s tells of the first %s there ever was, as its search finds it', async (search, title) => {
  // A word that may still be among those to be counted is taken for one that postings have.
  await eventually(async () => {
    await upkeepComes(server, 'search-index');
    return !(await row(server.database.pool, 'select from search_word_due'));
  });
  await alertOn({ search });
  const { id } = await post({ title });
  expect(await matched()).toEqual([title]);
  await upkeepComes(server, 'search-index');
  const found = await server.as(seeker).call('GET /api/jobs', { query: { search } });
  expect(found.map((job) => job.id)).toContain(id);
});

test('an alert whose query was written when words were told apart otherwise finds what its search finds', async () => {
  const { id } = await alertOn({ search: 'F&B' });
  const pool = server.database.pool;
  await run(pool, `update saved_search set query = $$'f' & 'b'$$, query_outdated = true where id = $1`, [id]);
  await run(pool, 'delete from alert_anchor where saved_search_id = $1', [id]);
  const known = await row(pool, 'select alert, alert_since, next_alert_at from saved_search where id = $1', [
    id,
  ]);
  await renewAlerts(pool, () => []);
  expect(
    await row(pool, 'select alert, alert_since, next_alert_at from saved_search where id = $1', [id]),
  ).toEqual(known);
  await post({ title: 'F&B Supervisor' });
  expect(await matched()).toEqual(['F&B Supervisor']);
});

describe('a job is new', () => {
  test('not when it was listed before the alert, but when a draft is published after it', async () => {
    await post({ title: 'Earlier' });
    const draft = await post({ title: 'Written earlier', status: 'draft' });
    await alertOn({});
    await setStatus(draft, 'active');
    expect(await matched()).toEqual(['Written earlier']);
  });

  test('once: not again after it was paused, also for whoever has turned the alert off and on', async () => {
    const { id } = await alertOn({ search: 'gardener' });
    const job = await post({ title: 'Gardener' });
    await morningComes();
    expect(await inbox()).toHaveLength(1);
    const set = (alert: 'daily' | null) =>
      server.as(seeker).call('PUT /api/saved-searches/:id', { params: { id }, body: { alert } });
    await set(null);
    await set('daily');
    await setStatus(job, 'paused');
    await setStatus(job, 'active');
    await morningComes();
    expect(await inbox()).toHaveLength(1);
  });

  test('when it was listed in the very millisecond after which the alert was saved', async () => {
    await alertOn({ search: 'rigger' });
    await post({ title: 'Sail rigger' });
    await run(
      server.database.pool,
      `update saved_search set alert_since = '2026-01-01 00:00:00.000100Z' where user_id = $1`,
      [seeker.id],
    );
    await run(server.database.pool, `update alert_job_due set listed_at = '2026-01-01 00:00:00.000900Z'`);
    expect(await matched()).toEqual(['Sail rigger']);
  });

  test('to every alert, however many jobs come at once', async () => {
    await alertOn({ search: 'gardener' });
    await alertOn({ location: ['Addu'] }, { name: 'South' });
    await run(
      server.database.pool,
      `insert into job_posting (company_id, title, description, location)
       select $1, 'Gardener ' || n, 'Palms.', case when n % 2 = 0 then 'Addu' end from generate_series(1, 1200) as n`,
      [employer.id],
    );
    expect(await matched()).toHaveLength(1_800);
  });
});

describe('in the morning', () => {
  test('somebody is told once of all their alerts, here and in one mail', async () => {
    await alertOn({ search: 'waiter' }, { name: 'Tables' });
    await alertOn({ location: ['Addu'] }, { name: 'South' });
    const waiter = await post({ title: 'Waiter', location: 'Malé' });
    await post({ title: 'Diver', location: 'Addu' });
    await post({ title: 'Boat hand', location: 'Addu' });
    await morningComes();
    expect(await inbox()).toMatchObject([
      { type: 'alert.told', alert: { name: 'South', count: 2, query: '?location=Addu' } },
      { type: 'alert.told', alert: { name: 'Tables', count: 1, query: '?q=waiter' } },
    ]);
    await mailGoes();
    await morningComes();
    await mailGoes();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail?.body_text).toContain('2 new jobs for “South”.');
    expect(mail?.body_text).toContain('- Waiter, Reef & Co, Malé');
    expect(mail?.body_text).toContain(`/jobs/${waiter.id}`);
    expect(mail?.body_text).toContain('/jobs?location=Addu');
    expect(mail?.body_text).toMatch(/unsubscribe#\d+-alert\.told-[0-9a-f]{32}/);
  });

  test('nobody is told of nothing, of what has closed meanwhile, or of what they have applied to', async () => {
    await alertOn({ search: 'purser' });
    await morningComes();
    const closed = await post({ title: 'Purser' });
    const taken = await post({ title: 'Purser' });
    await applied(server, seeker, taken.id);
    await matchAlerts(server.database.pool);
    await setStatus(closed, 'closed');
    await morningComes();
    expect(await inbox()).toEqual([]);
  });

  test('a weekly alert is told when its week is over', async () => {
    const { id } = await alertOn({ search: 'tailor' });
    await server
      .as(seeker)
      .call('PUT /api/saved-searches/:id', { params: { id }, body: { alert: 'weekly' } });
    await post({ title: 'Tailor' });
    await matchAlerts(server.database.pool);
    await run(
      server.database.pool,
      `update saved_search set next_alert_at = next_alert_at - interval '5 days' where id = $1`,
      [id],
    );
    await notify();
    expect(await inbox()).toEqual([]);
    await run(server.database.pool, `update saved_search set next_alert_at = now() where id = $1`, [id]);
    await notify();
    expect(await inbox()).toHaveLength(1);
  });

  test('who has stopped all mail is told here only', async () => {
    await alertOn({ search: 'barber' });
    const token = await row<{ token: string }>(
      server.database.pool,
      'select mail_token as token from user_account where id = $1',
      [seeker.id],
    );
    await server.as().call('POST /api/unsubscribe', { body: { token: token?.token ?? '' } });
    await post({ title: 'Barber' });
    await morningComes();
    await mailGoes();
    expect(await inbox()).toHaveLength(1);
    expect(await mails()).toEqual([]);
  });
});

describe('a server that dies', () => {
  /** As kill -9 leaves the database: what its transaction had done is undone. */
  async function dyingAt(table: string, work: () => Promise<unknown>): Promise<void> {
    await server.database.pool.query(
      `create function dies() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$;
       create trigger dies before insert or update on ${table} for each row execute function dies();`,
    );
    await expect(work()).rejects.toThrow('killed');
    await server.database.pool.query(`drop function dies() cascade`);
  }

  test('between finding a job new and keeping so finds it again', async () => {
    await alertOn({ search: 'lifeguard' });
    await dyingAt('alert_match', async () => {
      await post({ title: 'Lifeguard' });
      await matchAlerts(server.database.pool);
    });
    expect(await matched()).toEqual(['Lifeguard']);
  });

  test('between telling and keeping so tells once', async () => {
    await alertOn({ search: 'porter' });
    await post({ title: 'Porter' });
    await matchAlerts(server.database.pool);
    await dyingAt('notification', morningComes);
    expect(await inbox()).toEqual([]);
    await dyingAt('mail', async () => {
      await notify();
      await notify();
      await mailGoes();
      expect(await mails()).toEqual([]);
      throw new Error('killed');
    });
    await mailGoes();
    await mailGoes();
    expect(await inbox()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });
});
