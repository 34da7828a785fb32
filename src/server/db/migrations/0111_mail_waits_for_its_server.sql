-- no transaction
-- Mail that waits only because the mail server cannot be reached is due again, all of it, once one has gone out.
alter table mail add column if not exists unreachable_since timestamptz;

comment on column mail.unreachable_since is 'Since when it waits because the mail server could not be reached.';

drop index if exists mail_unreachable;

create index concurrently mail_unreachable on mail (id) where unreachable_since is not null;
