import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { consistencyFaults, orphanedReferences } from '#server/cli/doctor.queries.ts';
import { oneRow, row, rows, run } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { tablesOfOurs } from '#server/db/whole-database.ts';
import { loadDemo } from '#server/demo/load-demo.ts';
import { installQueues } from '#server/tasks/install-queues.ts';
import { freshDatabase, type TestDatabase } from '#test/database.ts';
import { allKinds } from './all-kinds.ts';
import { importCompany } from './import-company.ts';
import { isNumbered } from './kind.ts';
import type { Manifest } from './manifest.ts';
import { notMoved } from './not-moved.ts';
import { exportCompany } from './write-export.ts';

let folder: string;
let lived: TestDatabase;
let out: string;
let manifest: Manifest;
const [companyId, otherId] = [2, 3];
const others: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'moorings-moving-'));
  lived = await freshDatabase();
  await loadDemo(lived.pool, { now: new Date() });
  await fillWhatTheDemoHasNot(lived.pool);
  out = path.join(folder, 'first');
  manifest = await exportCompany(lived.pool, { companyId, folder: out });
});

afterAll(async () => {
  await Promise.all([lived, ...others].map((database) => database.drop()));
  await rm(folder, { recursive: true });
});

const canary = 'told-to-the-other-company-alone';

/** A record of every kind, and a mark on what is another company’s. */
async function fillWhatTheDemoHasNot(db: pg.Pool): Promise<void> {
  const own = `(select a.id from application a join job_posting j on j.id = a.job_posting_id where j.company_id = ${companyId}`;
  await run(
    db,
    `insert into picture (key, kind, company_id) values ('${'p'.repeat(22)}', 'logo', ${companyId}), ('${'q'.repeat(22)}', 'logo', ${otherId})`,
  );
  await run(
    db,
    `insert into picture_size (key, width, format, bytes) values ('${'p'.repeat(22)}', 64, 'webp', '\\x00ff0a'), ('${'q'.repeat(22)}', 64, 'webp', '${canary}')`,
  );
  await run(
    db,
    `insert into careers_site (company_id, draft) values (${companyId}, '{"tagline": "By the sea", "colour": null, "sections": []}')`,
  );
  await run(
    db,
    `insert into fairness_report (company_id, year, report) values (${companyId}, 2025, '{"rows": [1.50]}')`,
  );
  await run(db, `insert into company_domain (company_id, domain) values (${companyId}, 'reef.example')`);
  await run(db, `insert into company_slug (slug, company_id) values ('as-it-was', ${companyId})`);
  await run(
    db,
    `update job_posting set source = 'fair', external_id = '7' where id = (select min(id) from job_posting where company_id = ${companyId})`,
  );
  const stranger = await oneRow<{ id: number }>(
    db,
    `insert into user_account (username, email, first_name, user_type) values ('${canary}', '${canary}@mail.example', 'Hidden', 'job_seeker') returning id`,
  );
  await run(
    db,
    `insert into candidate_pair (company_id, kept_id, other_id, same, reasons) select ${companyId}, min(a.job_seeker_id), ${stranger.id}, false, '{email}' from application a where a.id in ${own})`,
  );
  await run(
    db,
    `insert into invitation (job_posting_id, job_seeker_id, message) select min(id), ${stranger.id}, 'Come and see' from job_posting where company_id = ${companyId}`,
  );
  await run(
    db,
    `insert into match_shown (viewer_id, company_id, job_posting_id, job_seeker_id, application_id, screen, engine, inputs, score, parts)
     select (select min(user_id) from company_user where company_id = ${companyId}), ${companyId}, a.job_posting_id, a.job_seeker_id, a.id, 'application', 'e', 'i', 70, '[]'
     from application a where a.id in ${own} limit 1)`,
  );
  await run(
    db,
    `with b as (insert into bulk_message (sender_id, key, body, people) select min(user_id), gen_random_uuid(), 'To all', 2 from company_user where company_id = ${companyId} returning id)
     update message set bulk_message_id = (select id from b) where id in (select min(m.id) from message m where m.application_id in ${own}) and m.from_employer)`,
  );
  await run(
    db,
    `insert into event (type, subject_id, actor_id, application_id, data) select 'offer.sent', o.id, o.created_by, o.application_id,
       jsonb_build_object('applicationId', o.application_id, 'move', (select max(id) from application_status_history h where h.application_id = o.application_id))
     from offer o where o.application_id in ${own})`,
  );
  const theirs = `(select a.id from application a join job_posting j on j.id = a.job_posting_id where j.company_id = ${otherId})`;
  for (const [table, column] of [
    ['application', 'recruiter_notes'],
    ['application', 'cover_letter'],
  ] as const)
    await run(db, `update ${table} set ${column} = '${canary}' where id in ${theirs}`);
  await run(db, `update message set body = '${canary}' where application_id in ${theirs}`);
  await run(db, `update offer set letter = '${canary}' where application_id in ${theirs}`);
  await run(db, `update job_posting set description = '${canary}' where company_id = ${otherId}`);
  await run(
    db,
    `update company_settings set contact_email = '${canary}@reef.example' where company_id = ${otherId}`,
  );
  await run(
    db,
    `update user_account set email = '${canary}-' || id || '@mail.example' where user_type = 'job_seeker'
       and not exists (select from application a where a.job_seeker_id = user_account.id and a.id in ${own}))`,
  );
  await bringAlong(db, companyId, 'brought-along');
  await bringAlong(db, otherId, `${canary}-brought`);
}

/** Who was brought along by the company, and by another, without an application. */
async function bringAlong(db: pg.Pool, of: number, username: string): Promise<void> {
  await run(
    db,
    `with person as (
       insert into user_account (username, first_name, email, user_type, imported_into)
       values ($1::text, 'Brought', $1::text || '@mail.example', 'job_seeker', $2::integer) returning id
     ), profile as (
       insert into job_seeker_profile (user_id, phone, title, matching) select id, '+960 7', $1::text, false from person returning id, user_id
     ), held as (
       insert into work_experience (profile_id, company, title, start_date) select id, $1::text, 'Sailor', '2020-01-01' from profile
     ), blob as (
       insert into file_blob (sha256, bytes, size) select sha256(convert_to($1::text, 'UTF8')), convert_to($1::text, 'UTF8'), length($1::text) returning sha256
     ), paper as (
       insert into file (owner_id, name, kind, purpose, sha256) select p.id, 'Resume', 'text', 'resume', b.sha256 from person p, blob b
     )
     insert into candidate_tagged (tag_id, user_id) select min(t.id), (select id from person) from candidate_tag t where t.company_id = $2::integer having min(t.id) is not null`,
    [username, of],
  );
}

async function everyFileOf(of: string): Promise<string[]> {
  const names = await readdir(of, { recursive: true, withFileTypes: true });
  return names
    .filter((one) => one.isFile())
    .map((one) => path.join(one.parentPath, one.name))
    .toSorted();
}

async function databaseOfNobody(): Promise<TestDatabase> {
  const made = await freshDatabase();
  await installQueues(made.pool);
  others.push(made);
  return made;
}

test('every table with anything of a company is moved, or it is said why not; and so is every column', async () => {
  const tables = await inTransaction(lived.pool, tablesOfOurs);
  const said = [...allKinds.map(({ table }) => table), ...Object.keys(notMoved)];
  expect(said.toSorted()).toEqual(
    tables
      .map(({ name }) => name)
      .filter((name) => name !== 'schema_migration')
      .toSorted(),
  );
  for (const kind of allKinds) {
    const columns = [
      ...(isNumbered(kind) ? ['id'] : []),
      ...kind.plain,
      ...Object.keys(kind.refs ?? {}),
      ...Object.values(kind.made ?? {}).flatMap(({ into }) => Object.keys(into)),
      ...(kind.company ?? []),
      ...Object.keys(kind.left ?? {}),
    ];
    const there = tables.find(({ name }) => name === kind.table)?.columns ?? [];
    expect({ kind: kind.name, columns: columns.toSorted() }).toEqual({
      kind: kind.name,
      columns: there.toSorted(),
    });
  }
});

test('docs/moving-out.md says what is moved and what is not (UPDATE=1 writes it anew)', async () => {
  const file = path.join(import.meta.dirname, '../../../docs/moving-out.md');
  const lines = {
    kinds: allKinds.map(({ name, about }) => `- \`${name}\`: ${about}`),
    left: [...new Set(Object.values(notMoved))].map((why) => {
      const tables = Object.keys(notMoved).filter((table) => notMoved[table] === why);
      return `- ${why} ${tables.map((table) => `\`${table}\``).join(', ')}`;
    }),
  };
  const said = await readFile(file, 'utf8');
  const written = Object.entries(lines).reduce(
    (text, [part, list]) =>
      text.replace(
        new RegExp(`(?<=<!-- ${part} -->\n)[^]*(?=<!-- /${part} -->)`),
        `\n${list.join('\n')}\n\n`,
      ),
    said,
  );
  if (process.env['UPDATE']) await writeFile(file, written);
  expect(process.env['UPDATE'] ? written : said).toBe(written);
});

test('nothing of another company leaves with one, nor a secret, nor who was only found', async () => {
  const said = (await Promise.all((await everyFileOf(out)).map((file) => readFile(file, 'utf8')))).join('\n');
  expect(said).not.toContain(canary);
  const secrets = await rows<{ secret: string }>(
    lived.pool,
    `select password as secret from user_account where password is not null union all select mail_token from user_account`,
  );
  expect(secrets.length).toBeGreaterThan(0);
  expect(secrets.filter(({ secret }) => said.includes(secret))).toEqual([]);
  // It would have been seen: the other company’s own export has it.
  const theirs = await exportCompany(lived.pool, { companyId: otherId, folder: path.join(folder, 'theirs') });
  expect(theirs.kinds.find(({ name }) => name === 'job')?.records).toBeGreaterThan(0);
  expect(await readFile(path.join(folder, 'theirs/records/job.jsonl'), 'utf8')).toContain(canary);
});

test('read into an empty installation and written again, every record of every kind is the same', async () => {
  expect(manifest.kinds.filter(({ records }) => records === 0).map(({ name }) => name)).toEqual([]);
  const target = await databaseOfNobody();
  const moved = await importCompany(target.pool, { folder: out });
  expect(moved).toMatchObject({ renamed: 0, manifest: { checksum: manifest.checksum } });
  const back = path.join(folder, 'back');
  const again = await exportCompany(target.pool, { companyId: moved.companyId, folder: back });
  const sums = ({ kinds }: Manifest) => kinds.map(({ name, records, sha256 }) => ({ name, records, sha256 }));
  expect(sums(again)).toEqual(sums(manifest));
  expect(again.checksum).toBe(manifest.checksum);
  expect((await everyFileOf(path.join(back, 'files'))).map((file) => path.relative(back, file))).toEqual(
    (await everyFileOf(path.join(out, 'files'))).map((file) => path.relative(out, file)),
  );
});

test('people whom the company brought along move without an application too, and stay its own', async () => {
  const target = await databaseOfNobody();
  const moved = await importCompany(target.pool, { folder: out });
  const people = await rows(
    target.pool,
    `select u.first_name as name, u.email, u.imported_into as company, p.title, w.title as held, f.name as file
     from user_account u join job_seeker_profile p on p.user_id = u.id join work_experience w on w.profile_id = p.id
       join file f on f.owner_id = u.id where u.imported_into is not null`,
  );
  expect(people).toEqual([
    {
      name: 'Brought',
      email: 'brought-along@mail.example',
      company: moved.companyId,
      title: 'brought-along',
      held: 'Sailor',
      file: 'Resume',
    },
  ]);
});

test('what comes in is consistent, and nobody is told of it: no mail, no notification, no event, no alert', async () => {
  const target = await databaseOfNobody();
  await loadDemo(target.pool, { now: new Date() });
  await run(target.pool, `update company set name = 'Somebody else' where id = ${companyId}`);
  await run(
    target.pool,
    `insert into saved_search (user_id, name, filters, alert, alert_since, next_alert_at) select min(id), 'all', '{}', 'daily', now(), now() from user_account`,
  );
  const count = () =>
    row(
      target.pool,
      `select (select count(*)::integer from mail where sent_at is null and given_up_at is null) as mails, (select count(*)::integer from notification) as notifications,
         (select count(*)::integer from event_untold where kind is null) as events, (select count(*)::integer from alert_job_due) as alerts, (select count(*)::integer from interview_letter) as letters,
         (select count(*)::integer from pgboss.job) as tasks, (select count(*)::integer from user_account where password is not null) as passwords`,
    );
  const before = await count();
  const moved = await importCompany(target.pool, { folder: out });
  expect(moved.renamed).toBeGreaterThan(0);
  expect(await count()).toEqual(before);
  await inTransaction(target.pool, async (tx) => {
    const faults: string[] = [];
    for await (const { about, fault } of consistencyFaults(tx)) if (fault) faults.push(`${about}: ${fault}`);
    expect([...faults, ...(await orphanedReferences(tx))]).toEqual([]);
  });
  // Whoever is called so here stays who they are: the one who came has another name, and no way in.
  const same = await rows(
    target.pool,
    `select count(*)::integer as many, count(password)::integer as "canSignIn" from user_account where username ~ '^aishath(-\\d+)?$'`,
  );
  expect(same).toEqual([{ many: 2, canSignIn: 1 }]);
});

test('an export that broke off is continued: files that are whole stay, others are written anew', async () => {
  const to = path.join(folder, 'broken');
  const stop = new AbortController();
  await expect(
    exportCompany(lived.pool, {
      companyId,
      folder: to,
      signal: stop.signal,
      onProgress: ({ what, share }) => void (what === 'files' && share > 0.5 && stop.abort()),
    }),
  ).rejects.toThrow('aborted');
  const there = await everyFileOf(path.join(to, 'files'));
  expect(there.length).toBeGreaterThan(2);
  await expect(exportCompany(lived.pool, { companyId: otherId, folder: to })).rejects.toThrow(
    'another company',
  );
  const [kept = '', torn = ''] = there;
  const before = await stat(kept);
  await writeFile(torn, 'torn');
  await writeFile(path.join(path.dirname(kept), '0'.repeat(64)), 'of somebody who is gone');
  const done = await exportCompany(lived.pool, { companyId, folder: to });
  expect(done.checksum).toBe(manifest.checksum);
  expect((await stat(kept)).ino).toBe(before.ino);
  expect((await stat(kept)).mtimeMs).toBe(before.mtimeMs);
  expect((await everyFileOf(to)).map((file) => path.relative(to, file))).toEqual(
    (await everyFileOf(out)).map((file) => path.relative(out, file)),
  );
  await expect(exportCompany(lived.pool, { companyId, folder: to })).rejects.toThrow('a whole export');
});
