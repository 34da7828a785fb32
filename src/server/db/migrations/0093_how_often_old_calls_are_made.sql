-- How often a key has made a call that ends, so that platform admins know whom to write to first.
alter table deprecated_call add times bigint not null default 1;
comment on column deprecated_call.times is 'Since the first of them; those before this column was there count as one.';
create index deprecated_call_latest on deprecated_call (last_used_at desc, api_key_id desc, call desc);
