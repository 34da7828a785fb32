-- Answers to the mail of messages, which arrive by mail.
alter table message add column by_mail boolean not null default false;
comment on column message.by_mail is 'Written as an answer to an email.';

create table mail_answer (
  id bigint generated always as identity primary key,
  -- Of its Message-ID and to whom it was: what comes twice, on whatever way, is one.
  key text not null unique check (key ~ '^[0-9a-f]{64}$'),
  user_id integer not null references user_account on delete cascade,
  application_id integer not null references application on delete cascade,
  outcome text not null check (char_length(outcome) between 1 and 20),
  -- Whether its writer was written to about it.
  told boolean not null default false,
  arrived_at timestamptz not null default now()
);
comment on table mail_answer is 'That an answer to an email arrived and what became of it; its words are in the message, if it became one.';
create index mail_answer_arrived_at on mail_answer (arrived_at);
create index mail_answer_of on mail_answer (user_id, application_id, arrived_at);
create index mail_answer_application_id on mail_answer (application_id);
