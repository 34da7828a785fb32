-- A visitor's alert may be of a search that its owner has saved already, which ends with it no more: then its alert is as it was before.
alter table visitor_alert add column search_stays boolean not null default false;
alter table visitor_alert add column rhythm_before text check (rhythm_before in ('daily', 'weekly'));
comment on column visitor_alert.search_stays is 'The search was saved before the alert was confirmed, and stays when the alert ends.';
comment on column visitor_alert.rhythm_before is 'How often that search was told before; null for never.';

-- What was made by confirming has its moment.
update visitor_alert v set search_stays = true from saved_search s where s.id = v.saved_search_id and s.saved_at < v.confirmed_at;
