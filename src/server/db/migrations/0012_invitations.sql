-- An employer asks somebody of the talent pool to look at a job: the way to a person who has not applied, since their
-- address is not shown. And the companies somebody does not want to be found by.
create table invitation (
  id integer generated always as identity primary key,
  job_posting_id integer not null references job_posting on delete cascade,
  job_seeker_id integer not null references user_account on delete cascade,
  invited_by integer references user_account on delete set null,
  message text check (char_length(message) between 1 and 2000),
  invited_at timestamptz not null default now(),
  declined_at timestamptz,
  constraint invitation_once unique (job_posting_id, job_seeker_id)
);
create index invitation_job_seeker on invitation (job_seeker_id, id desc);

create table hidden_from (
  user_id integer not null references user_account on delete cascade,
  company_id integer not null references company on delete cascade,
  hidden_at timestamptz not null default now(),
  primary key (user_id, company_id)
);

alter table notification drop constraint notification_type_check;
alter table notification add constraint notification_type_check check (type in ('application.submitted', 'application.moved',
  'application.withdrawn', 'message.sent', 'membership.requested', 'membership.changed', 'invitation.sent'));
alter table notification add column job_posting_id integer references job_posting on delete cascade;
