-- Rejecting is an act of its own: why, with which words, and when the applicant hears of it.

create table rejection_reason (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  name text not null,
  archived_at timestamptz,
  changed_at timestamptz not null default now(),
  changed_by integer references user_account on delete set null
);
comment on table rejection_reason is 'Why a company rejects people, in words of its own. For the employer alone.';
comment on column rejection_reason.archived_at is 'It is offered no more; what was rejected for it keeps its name.';
create unique index rejection_reason_name on rejection_reason (company_id, lower(name));

-- What every company starts from.
create function begin_rejection_reasons() returns trigger language plpgsql as $$
begin
  insert into rejection_reason (company_id, name)
  select new.id, given.name from unnest(array['Other candidates are stronger', 'Not enough experience', 'Missing skills or certificates',
    'No permission to work', 'Pay expectations too high', 'Not available in time', 'No reply', 'Position filled or on hold']) as given (name);
  return null;
end $$;
create trigger company_begins_with_reasons after insert on company for each row execute function begin_rejection_reasons();
insert into rejection_reason (company_id, name)
select c.id, given.name from company c cross join unnest(array['Other candidates are stronger', 'Not enough experience', 'Missing skills or certificates',
  'No permission to work', 'Pay expectations too high', 'Not available in time', 'No reply', 'Position filled or on hold']) as given (name)
order by c.id;

create table rejection (
  move bigint primary key references application_status_history on delete cascade,
  application_id integer not null references application on delete cascade,
  reason_id integer references rejection_reason on delete set null,
  note text,
  letter text,
  waits_for_day boolean not null,
  step_id integer references step on delete set null,
  told_at timestamptz
);
comment on table rejection is 'What was said with a rejection that somebody made as an act of its own; gone when it is taken back in time.';
comment on column rejection.move is 'The entry of the history.';
comment on column rejection.reason_id is 'For the employer alone, as the note is.';
comment on column rejection.letter is 'What the applicant is written with it, with everything filled in.';
comment on column rejection.waits_for_day is 'It is not told at night where the applicant is.';
comment on column rejection.step_id is 'The step at which they stood until then.';
comment on column rejection.told_at is 'When the applicant was told; null until then, and where they withdrew first.';
create index rejection_application on rejection (application_id);
create index rejection_by_reason on rejection (reason_id) where reason_id is not null;

-- When somebody is told is said with each rejection.
alter table application add column tells_at timestamptz;
comment on column application.tells_at is 'When the applicant is told of a rejection that is held back; null where they know how things stand.';
update application set tells_at = status_updated_at + interval '1 minute' where told_status is not null;
alter table application add constraint application_told_later check ((told_status is null) = (tells_at is null));
drop index application_held;
create index application_held on application (tells_at) where told_status is not null;

-- For the applicant a rejection was made when they were told.
create or replace view told_history as
  select h.id, h.application_id, h.changed_by, coalesce(b.from_status, h.from_status) as from_status, h.to_status, h.withdrawal,
         coalesce(r.told_at, h.changed_at) as changed_at
  from application_status_history h join application a on a.id = h.application_id
  left join application_status_history b on b.id = h.takes_back
  left join rejection r on r.move = h.id
  where not exists (select from application_status_history t where t.takes_back = h.id)
    and (h.takes_back is null or b.from_status <> h.to_status)
    and not (a.told_status is not null
             and h.id = (select max(l.id) from application_status_history l where l.application_id = h.application_id));

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check
  check (kind in ('application_received', 'answers_due', 'job_closed', 'rejection', 'notification', 'interview', 'account', 'address'));
