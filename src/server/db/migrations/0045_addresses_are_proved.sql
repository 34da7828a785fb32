-- An address is proved by a link that was mailed to it. Those that stood before are not: nobody had asked. Their mail goes on
-- for so long that everybody comes by and sees it; the default writes no row, however many accounts there are.
alter table user_account
  add column email_confirmed_at timestamptz,
  add column email_trusted_until timestamptz default now() + interval '90 days',
  add column pending_email text check (char_length(pending_email) between 3 and 254);
alter table user_account alter column email_trusted_until drop default;
comment on column user_account.email_confirmed_at is 'When it was proved that email is theirs; null where it was not.';
comment on column user_account.email_trusted_until is 'Until when an address from before proofs gets mail all the same.';
comment on column user_account.pending_email is 'What is to take the place of email once it is proved.';

-- Who has not proved an address keeps nobody from it.
drop index user_account_email;
create unique index user_account_email on user_account (lower(email)) where email_confirmed_at is not null;
create index user_account_address on user_account (lower(email));

create table account_link (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id integer not null references user_account on delete cascade,
  purpose text not null check (purpose in ('confirm', 'reset')),
  address text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table account_link is 'Links that prove an address or set a new password, by the hash of what is secret in them. Each works once; a newer one ends the older.';
comment on column account_link.address is 'Where it was mailed to; null for one that an administrator handed over.';
create unique index account_link_open on account_link (user_id, purpose) where used_at is null;

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check
  check (kind in ('application_received', 'answers_due', 'job_closed', 'notification', 'interview', 'account', 'address'));
alter table mail add column link text check (link in ('confirm', 'reset'));
comment on column mail.link is 'What a link in it is for. Its secret is made when the mail is handed over, so that no copy of it is kept.';
