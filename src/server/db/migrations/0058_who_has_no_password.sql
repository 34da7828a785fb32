-- When a password was last set; null where there is none, and where it was set before this was noted.
alter table user_account add column password_changed_at timestamptz;

-- Which session goes to a provider to show again who holds it, and since when it is on its way.
alter table provider_sign_in
  add column session_id integer references session (id) on delete cascade,
  add column started_at timestamptz not null default now(),
  add constraint provider_sign_in_session_check check ((purpose = 'confirm') = (session_id is not null));
create index provider_sign_in_session on provider_sign_in (session_id) where session_id is not null;
