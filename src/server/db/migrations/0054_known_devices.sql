create table known_device (
  user_id integer not null references user_account (id) on delete cascade,
  token_hash text not null check (token_hash ~ '^[0-9a-f]{64}$'),
  network text not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);
comment on table known_device is 'Browsers that have signed in to an account, by the hash of a cookie each keeps: from others a sign-in is told by mail, and only others are slowed down by a stranger''s guessing.';
create index known_device_seen on known_device (last_seen_at);
