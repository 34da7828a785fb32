-- An answer with a session's new id may be lost on the way, on a bad line or because its page is left. Until the new id has come back
-- once, the one before goes on, and gets another.
alter table session add column id_used boolean not null default true;
comment on column session.id_used is 'Whether a call has come with the id it has now.';
comment on table former_session_id is 'Ids that sessions had until a moment ago: for calls that were under way when the id changed, and for who never got the new one.';
