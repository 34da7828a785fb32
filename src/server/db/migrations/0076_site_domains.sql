create table site_domain (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  domain text not null check (domain = lower(domain) and char_length(domain) between 4 and 253),
  token text not null check (token ~ '^[A-Za-z0-9_-]{32}$'),
  created_at timestamptz not null default now(),
  created_by integer references user_account on delete set null,
  proved_at timestamptz,
  proved_by text check (proved_by in ('record', 'file')),
  checked_at timestamptz,
  found text,
  failing_since timestamptz,
  warned_at timestamptz,
  lost_at timestamptz,
  unique (company_id, domain),
  check ((proved_at is null) = (proved_by is null)),
  check (proved_at is null or lost_at is null)
);
comment on table site_domain is 'Domains at which companies want their careers sites. One that is proved is one company''s alone, and looked at again each day; one that was and is no longer leads on to the platform.';
create unique index site_domain_proved on site_domain (domain) where proved_at is not null;
create index site_domain_by_name on site_domain (domain);
create index site_domain_due on site_domain (checked_at) where proved_at is not null;

-- Who manages a company is told when its own domain is no longer to be proved.
alter table notification drop constraint notification_type_check;
alter table notification add constraint notification_type_check check (type in ('application.submitted', 'application.moved',
  'application.withdrawn', 'message.sent', 'membership.requested', 'membership.changed', 'invitation.sent', 'alert.told',
  'interview.proposed', 'interview.booked', 'interview.cancelled', 'interview.declined', 'interview.reminder', 'scorecard.due',
  'offer.sent', 'offer.answered', 'offer.approval', 'onboarding.due', 'application.mentioned', 'answer.due', 'domain.failing'));
