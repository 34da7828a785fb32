-- How an employer answers: what they promise, when they first looked at an application, when the person had a decision,
-- and their true record of it.
alter table company_settings add column answer_days integer check (answer_days between 1 and 90);

alter table application
  add column seen_at timestamptz,
  -- What was promised when the person applied; a promise changed later binds only those who apply later.
  add column answer_due_at timestamptz,
  add column answered_at timestamptz,
  add column reminded_at timestamptz;

-- Whoever was moved to one of these has heard what becomes of them.
update application a set answered_at = h.first, seen_at = coalesce(a.seen_at, h.first)
  from (select application_id, min(changed_at) as first from application_status_history
        where to_status in ('interviewing', 'offered', 'hired', 'rejected') and not withdrawal group by application_id) h
  where h.application_id = a.id;

create index application_waiting on application (answer_due_at) where answered_at is null and withdrawn_at is null;

-- Of the last applications that were due: how many were answered within how many days. Null where they are too few to say.
alter table company
  add column answer_share integer check (answer_share between 0 and 100),
  add column answer_within_days integer check (answer_within_days >= 0),
  add column answer_counted integer check (answer_counted >= 0);

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check check (kind in ('application_received', 'answers_due', 'job_closed'));
