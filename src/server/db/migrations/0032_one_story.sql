-- An application, its offers and its interviews tell one story, and a rejection is told a minute after it was made.

-- What the applicant still knows while a rejection is held back, and since when they know it where that differs from the
-- move itself; null where they know how things stand.
alter table application
  add column told_status text check (told_status in ('submitted', 'screening', 'interviewing', 'offered', 'hired')),
  add column told_at timestamptz,
  add check (told_status is null or (status = 'rejected' and withdrawn_at is null and told_at is not null));
create index application_held on application (status_updated_at) where told_status is not null;

-- The move that this one took back within its minute: the applicant hears of neither.
alter table application_status_history add column takes_back bigint references application_status_history;
create unique index application_status_history_takes_back on application_status_history (takes_back) where takes_back is not null;

-- The history as the applicant knows it.
create view told_history as
  select h.id, h.application_id, h.changed_by, coalesce(b.from_status, h.from_status) as from_status, h.to_status, h.withdrawal, h.changed_at
  from application_status_history h join application a on a.id = h.application_id
  left join application_status_history b on b.id = h.takes_back
  where not exists (select from application_status_history t where t.takes_back = h.id)
    and (h.takes_back is null or b.from_status <> h.to_status)
    and not (a.told_status is not null
             and h.id = (select max(l.id) from application_status_history l where l.application_id = h.application_id));

-- called_off: it was accepted, and the person moved back from hired. set_aside: it was declined, and they were hired all the same.
alter table offer drop constraint offer_state_check, drop constraint offer_check2, drop constraint offer_check3;
alter table offer
  add column by_hand boolean not null default false,
  -- The move that made it what it is, and what it was before: what comes back when that move is taken back.
  add column settled_by bigint references application_status_history,
  add column before_move jsonb,
  add constraint offer_state_check check (state in ('draft', 'waiting', 'approved', 'sent', 'accepted', 'declined', 'expired',
    'withdrawn', 'replaced', 'called_off', 'set_aside')),
  add constraint offer_answered check ((state in ('accepted', 'declined', 'called_off', 'set_aside')) = (answered_at is not null)),
  add constraint offer_signed check (answered_at is null or signed_name is not null or by_hand),
  add constraint offer_move check ((settled_by is null) = (before_move is null));
create index offer_settled_by on offer (settled_by) where settled_by is not null;

-- What stood in contradiction until now. An offer that can still be answered counts for more than where a card was put.
with moved as (
  select a.id, a.status from application a
  where a.withdrawn_at is null and a.status in ('submitted', 'screening', 'interviewing')
    and exists (select from offer o where o.application_id = a.id and o.state = 'sent')
), told as (
  insert into application_status_history (application_id, from_status, to_status) select id, status, 'offered' from moved
)
update application set status = 'offered', step_id = null, status_updated_at = now() where id in (select id from moved);
update offer o set state = 'withdrawn', ended_at = now() from application a
where a.id = o.application_id and o.state in ('draft', 'waiting', 'approved', 'sent')
  and (a.status in ('hired', 'rejected') or a.withdrawn_at is not null);
update offer o set state = 'called_off' from application a
where a.id = o.application_id and o.state = 'accepted' and (a.status <> 'hired' or a.withdrawn_at is not null
  or exists (select from offer l where l.application_id = o.application_id and l.version > o.version and l.state = 'accepted'));
create unique index offer_one_accepted on offer (application_id) where state = 'accepted';
update offer o set state = 'set_aside' from application a
where a.id = o.application_id and o.state = 'declined' and a.status = 'hired'
  and not exists (select from offer l where l.application_id = o.application_id and l.version > o.version and l.sent_at is not null);
with ended as (
  update interview i set state = 'cancelled', sequence = sequence + 1 from application a
  where a.id = i.application_id and (a.status = 'rejected' or a.withdrawn_at is not null)
    and (i.state = 'proposed' or (i.state = 'booked' and i.starts_at > now()))
    and not exists (select from scorecard k where k.interview_id = i.id)
  returning i.id
)
delete from interview_seat where interview_id in (select id from ended);

-- The rules that must not break whatever is done at the same moment; src/domain/one-story.ts says all of them in words.
create function tells_one_story() returns trigger language plpgsql as $$
declare
  about integer;
  a application;
  known text;
begin
  if tg_table_name = 'application' then about := new.id; else about := new.application_id; end if;
  select * into a from application where id = about;
  known := coalesce(a.told_status, a.status);
  if exists (
    select from offer o where o.application_id = about and (
      (o.state = 'sent' and (known <> 'offered' or a.withdrawn_at is not null))
      or (o.state in ('draft', 'waiting', 'approved') and (known in ('hired', 'rejected') or a.withdrawn_at is not null))
      or (o.state = 'accepted' and known <> 'hired')
      or (o.state = 'set_aside' and known <> 'hired')
      or (o.state = 'declined' and known = 'hired' and not exists (
        select from offer l where l.application_id = about and l.version > o.version and l.sent_at is not null))
    )
  ) then
    raise exception 'application % and its offers say two things', about using errcode = 'check_violation', constraint = 'one_story';
  end if;
  if (known = 'rejected' or a.withdrawn_at is not null) and exists (
    select from interview i where i.application_id = about
      and (i.state = 'proposed' or (i.state = 'booked' and i.starts_at > now()))
      and not exists (select from scorecard k where k.interview_id = i.id)
  ) then
    raise exception 'application % is decided and has interviews ahead', about using errcode = 'check_violation', constraint = 'one_story';
  end if;
  return null;
end $$;
create constraint trigger application_tells_one_story after update of status, told_status, withdrawn_at on application
  deferrable initially deferred for each row execute function tells_one_story();
create constraint trigger offer_tells_one_story after insert or update of state on offer
  deferrable initially deferred for each row execute function tells_one_story();
create constraint trigger interview_tells_one_story after insert or update of state, starts_at on interview
  deferrable initially deferred for each row execute function tells_one_story();
