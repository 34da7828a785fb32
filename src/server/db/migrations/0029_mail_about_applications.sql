-- A mail knows whom it is for and of which applications it speaks, so that these can show what was mailed about them.
alter table mail add column to_user_id integer references user_account on delete set null;

create table mail_application (
  mail_id bigint not null references mail on delete cascade,
  application_id integer not null references application on delete cascade,
  -- What the mail says of this application, where its subject is not about this one alone.
  said text check (said !~ '[[:cntrl:]]'),
  primary key (mail_id, application_id)
);
create index mail_application_by_application on mail_application (application_id);
