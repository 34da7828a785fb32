-- Visitors are told of new jobs by mail, once their address is proved. What they ask for until then is no account's.
create table visitor_alert (
  id bigint generated always as identity primary key,
  address text not null check (char_length(address) between 3 and 254),
  name text not null check (char_length(name) between 1 and 120),
  filters jsonb not null,
  asked_at timestamptz not null default now(),
  confirmed_at timestamptz,
  saved_search_id integer references saved_search (id) on delete cascade,
  check ((confirmed_at is null) = (saved_search_id is null))
);
create index visitor_alert_search on visitor_alert (saved_search_id) where saved_search_id is not null;
create index visitor_alert_waiting on visitor_alert (asked_at) where confirmed_at is null;
comment on table visitor_alert is 'Searches of which visitors want to be told, before and after they proved their address.';

alter table visitor_link alter column visitor_application_id drop not null;
alter table visitor_link add column visitor_alert_id bigint references visitor_alert (id) on delete cascade;
alter table visitor_link add constraint visitor_link_about check (num_nonnulls(visitor_application_id, visitor_alert_id) = 1);
create index visitor_link_alert on visitor_link (visitor_alert_id) where visitor_alert_id is not null;

alter table user_account add column made_for_alerts boolean not null default false;
comment on column user_account.made_for_alerts is 'Made to keep the alerts of a visitor. While nothing else stands there it goes with the last of them, or to whoever proves its address.';
