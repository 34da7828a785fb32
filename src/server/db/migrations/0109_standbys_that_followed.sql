-- A standby that could not follow a promotion may have replayed more than the new primary has written, and still not what it wrote.
-- What the new primary writes here says that a standby has followed it.
alter table installation add column timeline text;
comment on column installation.timeline is 'The timeline of PostgreSQL''s log that this database was last seen to write on. A standby that has another one, or none, has not followed the last promotion.';
comment on table installation is 'One row: when this installation was first opened, and the timeline it writes on.';
