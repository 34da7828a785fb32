-- Offers: what a company would have somebody work for, answered by the candidate with their typed name. A change to one
-- that was sent is a new row, a version; what was sent before stays as it was.
create table offer_template (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  letter text not null check (char_length(letter) between 1 and 10000),
  updated_at timestamptz not null default now()
);
create unique index offer_template_name on offer_template (company_id, lower(name));

create table offer (
  id integer generated always as identity primary key,
  application_id integer not null references application on delete cascade,
  version integer not null check (version between 1 and 20),
  state text not null default 'draft'
    check (state in ('draft', 'waiting', 'approved', 'sent', 'accepted', 'declined', 'expired', 'withdrawn', 'replaced')),
  -- As it is written, with placeholders, and as it went out.
  letter text not null check (char_length(letter) between 1 and 10000),
  sent_letter text,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Whole units a month.
  basic_pay integer not null check (basic_pay between 1 and 100000000),
  service_charge text not null check (service_charge in ('none', 'shared', 'guaranteed')),
  service_charge_pay integer check (service_charge_pay between 1 and 100000000),
  allowances jsonb not null default '[]' check (jsonb_typeof(allowances) = 'array' and jsonb_array_length(allowances) <= 10),
  accommodation text not null check (accommodation in ('none', 'shared', 'own', 'family', 'allowance')),
  flights text not null check (flights in ('none', 'joining', 'yearly', 'twice_yearly')),
  roster text check (char_length(roster) between 1 and 120),
  leave_days integer check (leave_days between 0 and 365),
  start_date date not null,
  answer_by date not null,
  -- The end of that day where the company is; kept by a trigger.
  expires_at timestamptz not null,
  created_by integer references user_account on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  asked_at timestamptz,
  decided_by integer references user_account on delete set null,
  decided_at timestamptz,
  approval_note text check (char_length(approval_note) between 1 and 1000),
  sent_at timestamptz,
  answered_at timestamptz,
  signed_name text check (char_length(signed_name) between 1 and 160),
  decline_reason text check (char_length(decline_reason) between 1 and 2000),
  ended_at timestamptz,
  constraint offer_version unique (application_id, version),
  check (service_charge <> 'none' or service_charge_pay is null),
  check (state not in ('sent', 'accepted', 'declined', 'expired') or (sent_at is not null and sent_letter is not null)),
  check ((state in ('accepted', 'declined')) = (signed_name is not null and answered_at is not null)),
  check (decline_reason is null or state = 'declined')
);
-- At most one that is still open, whoever writes at the same time.
create unique index offer_one_open on offer (application_id) where state in ('draft', 'waiting', 'approved', 'sent');
create index offer_expiring on offer (expires_at) where state = 'sent';
create index offer_created_by on offer (created_by);
create index offer_decided_by on offer (decided_by);

create function offer_expires() returns trigger language plpgsql as $$
begin
  select ((new.answer_by + 1)::timestamp at time zone c.time_zone) into new.expires_at
  from application a join job_posting j on j.id = a.job_posting_id join company c on c.id = j.company_id
  where a.id = new.application_id;
  return new;
end $$;
create trigger offer_expires before insert or update of answer_by on offer for each row execute function offer_expires();

-- Whether offers of those who do not manage the company wait for somebody who does.
alter table company_settings add column offer_approval boolean not null default false;

alter table notification drop constraint notification_type_check;
alter table notification add constraint notification_type_check check (type in ('application.submitted', 'application.moved',
  'application.withdrawn', 'message.sent', 'membership.requested', 'membership.changed', 'invitation.sent', 'alert.told',
  'offer.sent', 'offer.answered', 'offer.approval'));
