import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeBackup } from '#server/backup/make-backup.ts';
import { run } from '#server/db/query.ts';
import { moorings } from '#test/command-line.ts';
import { freshDatabase } from '#test/database.ts';
import { rewriteBackup } from '#test/rewrite-backup.ts';

test('a drill judges a backup by the moment at which it was made, however old it is', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'moorings-drill-test-'));
  const [made, older] = [path.join(folder, 'made.backup'), path.join(folder, 'older.backup')];
  const { pool, drop } = await freshDatabase();
  await run(pool, dayAgo);
  await run(pool, decided);
  await makeBackup(pool, { file: made, passphrase: undefined });
  await drop();
  const threeHoursAgo = new Date(Date.now() - 3 * 3_600_000).toISOString();
  await rewriteBackup({ from: made, to: older }, (part) => {
    if (part.kind === 'head') part.head.takenAt = threeHoursAgo;
    return true;
  });
  const { code, said } = await moorings({}, ['drill', older]);
  expect(said).toContain('\nAll of it is there and consistent.');
  expect(code).toBe(0);
  await rm(folder, { recursive: true });
});

const dayAgo = `
  with people as (insert into user_account (username, user_type, created_at)
         values ('seeker', 'job_seeker', now() - interval '1 day'), ('rival', 'job_seeker', now() - interval '1 day') returning id),
       job as (insert into job_posting (company_id, title, description, application_count) values (1, 'Cook', 'Cooks.', 2) returning id),
       applied as (insert into application (job_posting_id, job_seeker_id, status, application_date, status_updated_at)
         select job.id, people.id, 'interviewing', now() - interval '1 day', now() - interval '1 day' from job, people returning id),
       histories as (insert into application_status_history (application_id, from_status, to_status, changed_at)
         select id, null, 'submitted', now() - interval '1 day' from applied
         union all select id, 'submitted', case id when 1 then 'rejected' else 'hired' end, now() - interval '185 minutes' from applied),
       events as (insert into event (type, subject_id) select 'application.submitted', id from applied)
  insert into interview (application_id, title, minutes, attributes, state)
  select max(id), 'A talk', 30, '{}', 'proposed' from applied`;

// The one was to be told two hours ago, an hour after the backup; the interview of the other was still to be cancelled then.
const decided = `
  update application set status = case id when 1 then 'rejected' else 'hired' end, status_updated_at = now() - interval '185 minutes',
    told_status = case id when 1 then 'interviewing' end, told_at = case id when 1 then now() - interval '1 day' end,
    tells_at = case id when 1 then now() - interval '2 hours' end`;
