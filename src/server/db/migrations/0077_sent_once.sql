-- Calls that came with an Idempotency-Key, so that one that is sent again is answered like the first.
create table sent_once (
  account_id integer not null references user_account on delete cascade,
  key text not null check (char_length(key) between 1 and 255),
  asked text not null check (asked ~ '^[0-9a-f]{64}$'),
  sent_at timestamptz not null default now(),
  answer jsonb,
  primary key (account_id, key)
);
create index sent_once_sent_at on sent_once (sent_at);
comment on table sent_once is 'Calls with an Idempotency-Key, for a day. A row is written in the transaction of what the call writes, so that both are there or neither.';
comment on column sent_once.account_id is 'Who asked: a person, or the account that stands for an API key and its successor.';
comment on column sent_once.asked is 'sha-256 of the call, its address and its body.';
comment on column sent_once.answer is 'What was answered: status, headers and body, or a refusal; its body is left out where it has a secret.';
