-- When a mail is tried, and again, is pg-boss's work by now: its task has the mail's message_id. What stays here is what a
-- mail is and what became of it.
drop index mail_due;
alter table mail drop column next_attempt_at;
create index mail_waiting on mail (id) where sent_at is null and given_up_at is null;

alter table mail add column claim uuid;
comment on column mail.claim is 'Whoever had it in hand last: the last word of handing it over is theirs alone.';
alter table mail add column handing_over_at timestamptz;
comment on column mail.handing_over_at is 'Since when the mail server has had it without anybody here knowing its answer.';
alter table mail add column handovers smallint not null default 0;
comment on column mail.handovers is 'How often it was handed over without the answer ever being known; of two the second is the last.';
