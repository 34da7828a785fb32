-- A number is added with its entry and taken away once the receiver has it: no place in the log would do, as of two entries
-- written at once the later number may be seen first.
create table security_log_unsent (entry_id bigint primary key);
comment on table security_log_unsent is 'Entries of the security log that another system (SECURITY_LOG_URL) has not been sent yet.';
insert into security_log_unsent select id from security_log;

create table security_log_sending (
  only_one boolean primary key default true check (only_one),
  claimed_by uuid,
  claimed_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text
);
comment on table security_log_sending is 'Which copy of the server sends the security log on, and how that last went.';
insert into security_log_sending default values;
