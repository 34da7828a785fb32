-- A session keeps its number when it gets a new id, so what a passkey is asked in it belongs to the number.
delete from passkey_challenge;
alter table passkey_challenge drop column sid;
alter table passkey_challenge add column session_id integer references session (id) on delete cascade;
