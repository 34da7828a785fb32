-- What happens in a company is told to programs of its own, at addresses that it names.
create table webhook (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  url text not null check (char_length(url) between 1 and 2048),
  types text[] not null check (cardinality(types) > 0),
  read_through bigint not null,
  made_by integer references user_account on delete set null,
  made_at timestamptz not null default now(),
  changed_by integer references user_account on delete set null,
  changed_at timestamptz,
  paused_at timestamptz,
  paused_because text check (paused_because in ('person', 'failing', 'gone')),
  failing_since timestamptz,
  last_sent_at timestamptz,
  check ((paused_at is null) = (paused_because is null))
);
create index webhook_company on webhook (company_id);
create index webhook_made_by on webhook (made_by) where made_by is not null;
create index webhook_changed_by on webhook (changed_by) where changed_by is not null;
comment on table webhook is 'An address to which a company wants to be told what happens in it.';
comment on column webhook.read_through is 'Up to which position of company_event there are deliveries.';
comment on column webhook.failing_since is 'When it first failed since something last arrived; null while things arrive.';

create table webhook_secret (
  id integer generated always as identity primary key,
  webhook_id integer not null references webhook on delete cascade,
  secret text not null check (secret ~ '^whsec_[A-Za-z0-9+/]+=*$'),
  ends_at timestamptz
);
create index webhook_secret_webhook on webhook_secret (webhook_id);
comment on table webhook_secret is 'With what deliveries are signed: with each that has not ended, so that a receiver goes over from one to the next without a gap.';

create table webhook_delivery (
  id integer generated always as identity primary key,
  webhook_id integer not null references webhook on delete cascade,
  message_id uuid not null default gen_random_uuid(),
  position bigint,
  type text not null,
  body text,
  happened_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  next_try_at timestamptz default now(),
  tries integer not null default 0,
  claim uuid,
  claimed_until timestamptz,
  created_at timestamptz not null default now(),
  unique (webhook_id, position),
  check ((state = 'waiting') = (next_try_at is not null))
);
create index webhook_delivery_of_webhook on webhook_delivery (webhook_id, id);
create index webhook_delivery_by_time on webhook_delivery (webhook_id, happened_at);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_try_at) where state = 'waiting';
create index webhook_delivery_claimed on webhook_delivery (claimed_until) where claimed_until is not null;
create index webhook_delivery_with_body on webhook_delivery (created_at) where body is not null;
create index webhook_delivery_created on webhook_delivery (created_at);
comment on table webhook_delivery is 'One thing that a webhook is told of: what was read from company_event, or a test, which has no position there.';
comment on column webhook_delivery.message_id is 'By what receivers know it again, over all tries. Random, so that what follows a restored backup is never taken for what went before it.';
comment on column webhook_delivery.tries is 'How many of its schedule have failed; sending it again begins anew.';
comment on column webhook_delivery.claimed_until is 'Whoever sends it is not heard of after this: then another does.';

create table webhook_try (
  id bigint generated always as identity primary key,
  delivery_id integer not null references webhook_delivery on delete cascade,
  tried_at timestamptz not null default now(),
  duration_ms integer not null,
  status integer,
  answer text,
  error text
);
create index webhook_try_of_delivery on webhook_try (delivery_id, id);
comment on table webhook_try is 'What came of sending a delivery: the status and the first part of what was answered, or why there was none.';

-- Statement by statement, and only where somebody is to be told.
create function webhooks_are_due() returns trigger language plpgsql as $$
begin
  if exists (select from written w join webhook h on h.company_id = w.company_id where h.paused_at is null) then
    perform pg_notify('upkeep', 'webhooks');
  end if;
  return null;
end $$;
create trigger webhooks_are_due after insert on event_untold
  referencing new table as written for each statement execute function webhooks_are_due();

-- Who manages a company is told when one of its webhooks is paused because nothing arrives.
alter table notification drop constraint notification_type_check;
alter table notification add constraint notification_type_check check (type in ('application.submitted', 'application.moved',
  'application.withdrawn', 'message.sent', 'membership.requested', 'membership.changed', 'invitation.sent', 'alert.told',
  'interview.proposed', 'interview.booked', 'interview.cancelled', 'interview.declined', 'interview.reminder', 'scorecard.due',
  'offer.sent', 'offer.answered', 'offer.approval', 'onboarding.due', 'application.mentioned', 'answer.due', 'domain.failing',
  'webhook.paused'));
