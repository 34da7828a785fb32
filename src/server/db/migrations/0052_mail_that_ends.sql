-- What a mail is of, whose budget it is counted to, and why it went no further.
alter table mail
  add column stops text[],
  add column charged_to integer,
  add column counted_at timestamptz,
  add column waits_until timestamptz,
  add column ended text check (ended in ('refused', 'stopped', 'unconfirmed', 'in_doubt', 'given_up'));
comment on column mail.stops is 'Which types of notifications it is of: what a click on “unsubscribe” ends.';
comment on column mail.charged_to is 'The company whose budget of mail it is counted to; null for what goes to its own people, or comes from none.';
comment on column mail.counted_at is 'When it was counted to that budget.';
comment on column mail.waits_until is 'Until when it waits because that budget was spent.';
comment on column mail.ended is 'Why it went no further; null for mail given up before this was noted.';
create index mail_counted on mail (charged_to, counted_at) where counted_at is not null;
create index mail_waits_for_budget on mail (charged_to, waits_until) where waits_until is not null;

create table refused_address (
  id bigint generated always as identity primary key,
  address text not null unique check (address = lower(address)),
  reason text not null check (reason in ('refused', 'bounced')),
  said text not null,
  mail_id bigint references mail on delete set null,
  since timestamptz not null default now()
);
comment on table refused_address is 'Addresses that a mail server has refused for good: nothing is sent to them until they are confirmed anew or taken off.';
comment on column refused_address.said is 'What the mail server said.';
create index refused_address_newest on refused_address (since desc, id desc);
