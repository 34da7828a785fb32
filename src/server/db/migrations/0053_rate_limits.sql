-- What rate-limiter-flexible counts. Its keys are hashes; `expire` is in milliseconds since 1970.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
comment on table rate_limit is 'How often somebody has tried what guesses, floods or probes: shared by all copies of the server, and kept over a restart.';
create index rate_limit_expire on rate_limit (expire);
