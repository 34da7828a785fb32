import { contradictionsIn, type Story } from '#domain/one-story.ts';
import { taskLabel } from '#domain/tasks.ts';
import { unlessUnreadable } from '#server/db/damage.ts';
import { ownSchema } from '#server/db/own-schema.queries.ts';
import { type Db, type Tx, row, rows } from '#server/db/query.ts';
import { keepFromRewriting, lockable, type Lockable, waitForOthers } from '#server/db/whole-database.ts';
import { type Finding, found } from './finding.ts';

/** As PostgreSQL takes it for a time: that of the transaction. */
const thisMoment = 'now';

const historyAdvice =
  'Someone or something changed the database past the program. Hold it against a backup (doctor --backup FILE) to see what was lost or changed, and since when.';

/**
 * Each rule the data must obey but no constraint can hold, with the statement that finds the ids of rows that break it. What is
 * overdue is so by `moment`: for a backup that is when it was made.
 */
const rules: readonly { about: string; advice: string; breakers: string }[] = [
  {
    about: 'the open company, number 1, is there',
    advice:
      'Stop the server and restore the newest good backup: the program never removes it, and every job without a company needs it.',
    breakers: `select 1 as id where not exists (select from company where id = 1)`,
  },
  {
    about: 'every company has its settings',
    advice:
      'In the database: insert into company_settings (company_id) select id from company on conflict do nothing',
    breakers: `select c.id from company c where not exists (select from company_settings s where s.company_id = c.id)`,
  },
  {
    about: 'the application count of a job is the number of its applications',
    advice:
      'In the database: update job_posting j set application_count = (select count(*) from application a where a.job_posting_id = j.id)',
    breakers: `select j.id from job_posting j
               where j.application_count <> (select count(*) from application a where a.job_posting_id = j.id)`,
  },
  {
    about: 'the history of an application begins with its submission',
    advice: historyAdvice,
    breakers: `select a.id from application a
               left join lateral (select from_status, to_status from application_status_history h
                                  where h.application_id = a.id order by h.id limit 1) first on true
               where first.to_status is distinct from 'submitted' or first.from_status is not null`,
  },
  {
    about: 'each step of a history begins where the one before ended',
    advice: historyAdvice,
    breakers: `select distinct application_id as id from (
                 select application_id, from_status, lag(to_status) over (partition by application_id order by id) as before
                 from application_status_history) step
               where before is not null and before is distinct from from_status`,
  },
  {
    about: 'the status of an application is the last of its history',
    advice: historyAdvice,
    breakers: `select a.id from application a
               where a.status is distinct from (select h.to_status from application_status_history h
                                                where h.application_id = a.id order by h.id desc limit 1)`,
  },
  {
    about: 'an application is withdrawn exactly if its history says so',
    advice: historyAdvice,
    breakers: `select a.id from application a
               where (a.withdrawn_at is not null) is distinct from
                     exists (select from application_status_history h where h.application_id = a.id and h.withdrawal)`,
  },
  {
    about: 'a rejection is held back from the applicant no longer than was said',
    advice: `Look at Administration → Background work: “${taskLabel.rejection}” does not run. Start the server if it is stopped.`,
    breakers: `select id from application where told_status is not null and tells_at < (select at from moment) - interval '1 hour'`,
  },
  {
    about: 'every list of what is to be done before the first day is of someone who was hired',
    advice: historyAdvice,
    breakers: `select o.id from onboarding o where not exists (
                 select from application_status_history h where h.application_id = o.application_id and h.to_status = 'hired')`,
  },
  {
    about: 'every application has the one event of its submission',
    advice: historyAdvice,
    breakers: `select a.id from application a join user_account u on u.id = a.job_seeker_id
               where case when u.imported_into is null then 1 else 0 end <>
                     (select count(*) from event e where e.type = 'application.submitted' and e.subject_id = a.id)`,
  },
  {
    about: 'jobs close when their deadline says',
    advice:
      'In the database, with the server stopped: update job_posting set application_deadline = application_deadline',
    breakers: `select j.id from job_posting j join company c on c.id = j.company_id
               where j.closes_at is distinct from (j.application_deadline + 1)::timestamp at time zone c.time_zone`,
  },
  {
    about: 'every job can be found by its words',
    advice:
      'Start the server: it syncs the search index every five minutes. If it stays so, in the database: update job_posting set title = title',
    breakers: `select j.id from job_posting j left join job_search s on s.job_id = j.id
               where s.job_id is null
                  or not tsvector_to_array(to_tsvector('job_head', searchable(j.title))) <@ tsvector_to_array(s.head)
                     and j.id not in (select job_id from job_search_due) and j.id >= coalesce((select below from job_search_outdated), 0)`,
  },
  {
    about: 'nothing happened in the future, or before it could',
    advice:
      'Compare the clocks of the machines (timedatectl). Rows in the future are right again once that time has come.',
    // By now also for a backup: what migrations wrote when it was restored came after it was made.
    breakers: `select id from application
               where application_date > now() + interval '1 minute' or status_updated_at > now() + interval '1 minute'
                  or status_updated_at < application_date or withdrawn_at < application_date
               union all
               select application_id from application_status_history where changed_at > now() + interval '1 minute'
               union all
               select id from user_account where created_at > now() + interval '1 minute'`,
  },
  {
    about: 'every file has its bytes, and they are what was sent',
    advice:
      'Restore the newest good backup aside (drill, or restore into a new DATA_DIR), and take the bytes of these files from its table file_blob. Have the disk checked.',
    breakers: `select f.id from file f left join file_blob b on b.sha256 = f.sha256
               where b.sha256 is null or sha256(b.bytes) <> b.sha256 or b.size <> octet_length(b.bytes)`,
  },
  {
    about: 'no bytes are kept that belong to no file',
    advice:
      'Nothing is lost. In the database: delete from file_blob b where not exists (select from file f where f.sha256 = b.sha256) and not exists (select from visitor_file v where v.sha256 = b.sha256) and not exists (select from import_file i where i.sha256 = b.sha256)',
    breakers: `select 0 as id from file_blob b where not exists (select from file f where f.sha256 = b.sha256)
                 and not exists (select from visitor_file v where v.sha256 = b.sha256)
                 and not exists (select from import_file i where i.sha256 = b.sha256)`,
  },
  {
    about: 'mail that is due goes out',
    advice: `Look at Administration → Mail for what the mail server says, and at Background work for whether “${taskLabel.mail}” runs.`,
    breakers: `select m.id from mail m where m.sent_at is null and m.given_up_at is null and m.created_at < (select at from moment) - interval '1 hour'
               and not exists (select from pgboss.job j where j.name = 'mail' and j.id = m.message_id and j.state in ('created', 'retry', 'active')
                                 and (m.attempts = 0 or j.start_after > (select at from moment) - interval '1 hour'))`,
  },
];

/** Applications of which two things were said at a moment, each with what; those that have neither offers nor interviews cannot be. */
export async function contradictoryApplications(
  db: Db,
  moment = thisMoment,
): Promise<{ id: number; says: string[] }[]> {
  const stories = await rows<Story & { id: number; decidedJustNow: boolean }>(
    db,
    `select a.id, coalesce(a.told_status, a.status) as status, a.withdrawn_at is not null as withdrawn,
            coalesce(a.told_at, a.status_updated_at) > $1::timestamptz - interval '10 minutes' as "decidedJustNow",
            coalesce((select json_agg(json_build_object('version', o.version, 'state', o.state, 'sent', o.sent_at is not null))
                      from offer o where o.application_id = a.id), '[]') as offers,
            coalesce((select json_agg(json_build_object('state', i.state, 'ahead',
                        (i.state = 'proposed' or (i.state = 'booked' and i.starts_at > $1::timestamptz))
                        and not exists (select from scorecard k where k.interview_id = i.id)))
                      from interview i where i.application_id = a.id), '[]') as interviews
     from application a
     where a.id in (select application_id from offer union select application_id from interview)`,
    [moment],
  );
  return stories
    .map(({ id, decidedJustNow, ...story }) => ({ id, says: contradictionsIn(story, { decidedJustNow }) }))
    .filter(({ says }) => says.length);
}

/**
 * Looks at one moment of a database that others go on using. `tables`: what `tablesToLock` found there before. One that is gone
 * since, or that cannot even be locked, is told of by what looks at it.
 */
export async function atOneMoment(tx: Tx, tables: readonly Lockable[]): Promise<void> {
  await tx.query('set transaction isolation level repeatable read, read only');
  await waitForOthers(tx);
  for (const table of tables) await unlessUnreadable(tx, () => keepFromRewriting(tx, [table]));
}

/** None where they cannot be listed. */
export async function tablesToLock(tx: Tx): Promise<Lockable[]> {
  const listed = await unlessUnreadable(tx, () => lockable(tx));
  return 'result' in listed ? listed.result : [];
}

/** Holds the data of a moment against every rule; the fault says how many rows break it and names a few. */
export async function* consistencyFaults(tx: Tx, moment = thisMoment): AsyncGenerator<Finding> {
  for (const { about, advice, breakers } of rules) {
    const look = async () => {
      const broken = await row<{ count: number; some: string }>(
        tx,
        `with moment as (select $1::timestamptz as at), broken as materialized (${breakers})
         select count(*) as count, array_to_string((array_agg(id order by id))[1:5], ', ') as some from broken`,
        [moment],
      );
      return broken?.count ? `not so for ${broken.count}, such as number ${broken.some}` : undefined;
    };
    yield await found(tx, { about, advice, look });
  }
}

/** References to rows that are gone, of tables that our role may read, and constraints, indexes and triggers that do not do their work. */
export async function orphanedReferences(db: Db): Promise<string[]> {
  const references = await rows<{ child: string; parent: string; matches: string; given: string }>(
    db,
    `select k.conrelid::regclass::text as child, k.confrelid::regclass::text as parent,
            string_agg(format('p.%I = c.%I', parent.attname, child.attname), ' and ') as matches,
            string_agg(format('c.%I is not null', child.attname), ' and ') as given
     from pg_constraint k
     cross join lateral unnest(k.conkey, k.confkey) as pair (child_column, parent_column)
     join pg_attribute child on child.attrelid = k.conrelid and child.attnum = pair.child_column
     join pg_attribute parent on parent.attrelid = k.confrelid and parent.attnum = pair.parent_column
     where k.contype = 'f' and k.connamespace = ${ownSchema}
       and has_table_privilege(k.conrelid, 'select') and has_table_privilege(k.confrelid, 'select')
     group by k.oid, k.conrelid, k.confrelid`,
  );
  const faults: string[] = [];
  for (const { child, parent, matches, given } of references) {
    const orphans = await row<{ count: number }>(
      db,
      `select count(*) as count from ${child} c where ${given} and not exists (select from ${parent} p where ${matches})`,
    );
    if (orphans?.count) faults.push(`${orphans.count} of ${child} refer to a ${parent} that is gone`);
  }
  return [...faults, ...(await idleGuards(db))];
}

async function idleGuards(db: Db): Promise<string[]> {
  const guards = await rows<{ fault: string }>(
    db,
    `select format('constraint %s is not enforced', conname) as fault from pg_constraint
     where connamespace = ${ownSchema} and not convalidated
     union all
     select format('index %s is broken', indexrelid::regclass) from pg_index
     join pg_class on pg_class.oid = indexrelid where relnamespace = ${ownSchema} and not indisvalid
     union all
     select format('trigger %s is switched off', tgname) from pg_trigger
     join pg_class on pg_class.oid = tgrelid where relnamespace = ${ownSchema} and tgenabled = 'D'`,
  );
  return guards.map(({ fault }) => fault);
}

/** Settings of the database under which a write that was acknowledged can be lost. */
export async function unsafeSettings(db: Db): Promise<string[]> {
  const unsafe = await rows<{ name: string }>(
    db,
    `select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name`,
  );
  return unsafe.map(({ name }) => `${name} is off`);
}

export async function databaseTime(db: Db): Promise<string> {
  const clock = await row<{ now: string }>(db, 'select clock_timestamp() as now');
  return clock?.now ?? '';
}
