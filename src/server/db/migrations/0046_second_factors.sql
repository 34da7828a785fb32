-- What people have beside their password to show who they are, and of whom more than a password is asked.

alter table user_account add column passkey_handle uuid;
comment on column user_account.passkey_handle is 'What passkeys call this account: random, so that an authenticator learns nothing of whose it is.';

create table passkey (
  id integer generated always as identity primary key,
  user_id integer not null references user_account on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 60),
  synced boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
comment on table passkey is 'Public keys of the passkeys with which people sign in; the counter is the highest that was seen.';
create index passkey_user on passkey (user_id);

create table authenticator (
  user_id integer primary key references user_account on delete cascade,
  secret text not null,
  begun_at timestamptz not null default now(),
  confirmed_at timestamptz,
  last_step bigint not null default 0,
  last_network text,
  wrong_codes integer not null default 0,
  wrong_since timestamptz not null default now()
);
comment on table authenticator is 'The shared secret of somebody''s authenticator app; in use once confirmed. No code counts whose time step is not past the last one.';

create table wrong_code (
  user_id integer not null references user_account on delete cascade,
  network text not null,
  wrong integer not null,
  last_at timestamptz not null default now(),
  primary key (user_id, network)
);
comment on table wrong_code is 'How many wrong codes came lately for an account from a network: the next has to wait longer, from there.';

create table recovery_code (
  user_id integer not null references user_account on delete cascade,
  code_hash text not null,
  made_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table recovery_code is 'SHA-256 of each recovery code, which works once. The codes have 80 random bits: nobody finds one by trying.';

create table passkey_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'sign-in', 'confirm')),
  user_id integer references user_account on delete cascade,
  sid text,
  expires_at timestamptz not null default now() + interval '5 minutes'
);
comment on table passkey_challenge is 'What an authenticator is to sign: for one purpose, of one session where there is one, taken away by the first who answers it.';
create index passkey_challenge_expires on passkey_challenge (expires_at);

create table unfinished_sign_in (
  token_hash text primary key,
  user_id integer not null references user_account on delete cascade,
  password_mark text not null,
  tries_left integer not null,
  expires_at timestamptz not null default now() + interval '5 minutes'
);
comment on table unfinished_sign_in is 'Sign-ins whose password was right and whose second factor is awaited. Worth nothing once the password is another.';
create index unfinished_sign_in_expires on unfinished_sign_in (expires_at);

alter table operator add column second_factor_of_admins boolean not null default false;
alter table operator add column second_factor_of_company_admins boolean not null default false;
alter table company_settings add column second_factor boolean not null default false;
comment on column company_settings.second_factor is 'Whether those whom the company vouches for must have a second factor.';
