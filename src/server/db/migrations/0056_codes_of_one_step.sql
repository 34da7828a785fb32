-- How many codes in turn came a step too late (below 0) or too early (above): two tell of a clock that is off.
alter table authenticator add off_steps integer not null default 0;
comment on table recovery_code is 'SHA-256 of each recovery code, which works once. The codes have 120 random bits (80 before this was added): nobody finds one by trying.';
