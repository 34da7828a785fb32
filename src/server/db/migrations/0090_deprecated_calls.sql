-- Which programs still call what ends, so that whoever runs them can be told.
create table deprecated_call (
  api_key_id integer not null references api_key on delete cascade,
  call text not null check (char_length(call) between 1 and 200),
  last_used_at timestamptz not null default now(),
  primary key (api_key_id, call)
);
comment on table deprecated_call is 'A call that ends, as an API key last made it.';
