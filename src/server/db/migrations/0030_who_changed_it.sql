-- Who wrote last what is edited for longer than a click, and when: told to whoever writes over it without having seen it.
alter table application
  add column notes_changed_by integer references user_account on delete set null,
  add column notes_changed_at timestamptz;
alter table job_posting add column changed_by integer references user_account on delete set null;
alter table company_settings add column changed_by integer references user_account on delete set null;
alter table offer
  add column changed_by integer references user_account on delete set null,
  add column changed_at timestamptz;
alter table offer_template add column changed_by integer references user_account on delete set null;
alter table onboarding_template add column changed_by integer references user_account on delete set null;
alter table onboarding_task
  add column changed_by integer references user_account on delete set null,
  add column changed_at timestamptz;
alter table step_template
  add column changed_by integer references user_account on delete set null,
  add column changed_at timestamptz;
alter table interview_kit add column changed_by integer references user_account on delete set null;
alter table work_experience add column changed_at timestamptz;
alter table education add column changed_at timestamptz;
