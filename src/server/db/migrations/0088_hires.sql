-- no transaction
-- Who was hired is read by when, the latest first.
drop index if exists application_hired;

create index concurrently application_hired on application (status_updated_at desc, id desc) where status = 'hired';
