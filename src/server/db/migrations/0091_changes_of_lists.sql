-- What was changed of everything that stands in a list which programs copy, deleted or not, for modifiedSince.
alter table event_untold alter company_id drop not null;
alter table event_untold add kind text, add subject_id bigint, add under_id integer;
comment on column event_untold.kind is 'Of what something was written that is no event: it gets its time in list_change.';

create table list_change (
  kind text not null,
  subject_id bigint not null,
  under_id integer,
  company_id integer,
  told_at timestamptz not null
);
create unique index list_change_once on list_change (kind, subject_id, company_id) nulls not distinct;
create index list_change_of_company on list_change (company_id, kind, told_at);
create index list_change_told_at on list_change (told_at);
comment on table list_change is 'When something last happened to what stands in lists, or it went: once per thing, for as long as company_event is kept. Ids of what was deleted are answered as markers.';
comment on column list_change.under_id is 'The application it belongs to, for lists of one application.';
comment on column list_change.company_id is 'Null: it is no company’s own.';
comment on column list_change.told_at is 'When whoever reads could first see it; never earlier than what was told before.';

-- Of a row: the kind, the column with its id, how its company is found, by which column, and the column with what it stands under.
create function list_change_is_untold() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  owner integer := (changed->>tg_argv[3])::integer;
  of_company integer;
begin
  if tg_argv[2] <> 'nobody' then
    of_company := case tg_argv[2]
      when 'company' then owner
      when 'job' then (select j.company_id from job_posting j where j.id = owner)
      when 'application' then (select j.company_id from application a join job_posting j on j.id = a.job_posting_id where a.id = owner)
      when 'onboarding' then (select j.company_id from onboarding o join application a on a.id = o.application_id
        join job_posting j on j.id = a.job_posting_id where o.id = owner)
      when 'tag' then (select t.company_id from candidate_tag t where t.id = owner)
      when 'list' then (select l.company_id from candidate_list l where l.id = owner)
      when 'template' then (select t.company_id from step_template t where t.id = owner)
    end;
    -- It went with what it belonged to, which is told of itself.
    if of_company is null then return null; end if;
  end if;
  insert into event_untold (kind, subject_id, under_id, company_id)
  values (tg_argv[0], (changed->>tg_argv[1])::bigint, (changed->>tg_argv[4])::integer, of_company);
  return null;
end $$;

-- Where they are written, job_is_untold and application_is_untold say so.
create trigger job_is_gone after delete on job_posting for each row execute function list_change_is_untold('job', 'id', 'company', 'company_id');
create trigger application_is_gone after delete on application for each row execute function list_change_is_untold('application', 'id', 'job', 'job_posting_id');
create trigger candidate_of_gone_application_is_untold after delete on application for each row execute function list_change_is_untold('candidate', 'job_seeker_id', 'job', 'job_posting_id');

create trigger interview_is_untold after insert or update or delete on interview for each row execute function list_change_is_untold('interview', 'id', 'application', 'application_id', 'application_id');
create trigger offer_is_untold after insert or update or delete on offer for each row execute function list_change_is_untold('offer', 'id', 'application', 'application_id', 'application_id');
create trigger message_is_untold after insert or update or delete on message for each row execute function list_change_is_untold('message', 'id', 'application', 'application_id', 'application_id');
create trigger onboarding_is_untold after insert or update or delete on onboarding for each row execute function list_change_is_untold('onboarding', 'id', 'application', 'application_id');
create trigger onboarding_of_task_is_untold after insert or update or delete on onboarding_task for each row execute function list_change_is_untold('onboarding', 'onboarding_id', 'onboarding', 'onboarding_id');
create trigger unconfirmed_is_untold after insert or update or delete on visitor_application for each row execute function list_change_is_untold('unconfirmed', 'id', 'job', 'job_posting_id');

create trigger mail_template_is_untold after insert or update or delete on mail_template for each row execute function list_change_is_untold('mail_template', 'id', 'company', 'company_id');
create trigger offer_template_is_untold after insert or update or delete on offer_template for each row execute function list_change_is_untold('offer_template', 'id', 'company', 'company_id');
create trigger interview_kit_is_untold after insert or update or delete on interview_kit for each row execute function list_change_is_untold('interview_kit', 'id', 'company', 'company_id');
create trigger onboarding_template_is_untold after insert or update or delete on onboarding_template for each row execute function list_change_is_untold('onboarding_template', 'id', 'company', 'company_id');
create trigger step_template_is_untold after insert or update or delete on step_template for each row execute function list_change_is_untold('step_template', 'id', 'company', 'company_id');
create trigger template_of_step_is_untold after insert or update or delete on step for each row execute function list_change_is_untold('step_template', 'template_id', 'template', 'template_id');
create trigger rejection_reason_is_untold after insert or update or delete on rejection_reason for each row execute function list_change_is_untold('rejection_reason', 'id', 'company', 'company_id');

create trigger tag_is_untold after insert or update or delete on candidate_tag for each row execute function list_change_is_untold('tag', 'id', 'company', 'company_id');
create trigger tag_name_is_untold after update of name on candidate_tag for each row execute function list_change_is_untold('tag_name', 'id', 'company', 'company_id');
create trigger tag_of_tagged_is_untold after insert or delete on candidate_tagged for each row execute function list_change_is_untold('tag', 'tag_id', 'tag', 'tag_id');
create trigger tagged_is_untold after insert or delete on candidate_tagged for each row execute function list_change_is_untold('candidate', 'user_id', 'tag', 'tag_id');
create trigger list_is_untold after insert or update or delete on candidate_list for each row execute function list_change_is_untold('list', 'id', 'company', 'company_id');
create trigger list_of_listed_is_untold after insert or delete on candidate_listed for each row execute function list_change_is_untold('list', 'list_id', 'list', 'list_id');
create trigger listed_is_untold after insert or delete on candidate_listed for each row execute function list_change_is_untold('candidate', 'user_id', 'list', 'list_id');
create trigger decision_is_untold after insert or update or delete on candidate_pair for each row execute function list_change_is_untold('decision', 'id', 'company', 'company_id');
create trigger kept_is_untold after insert or update or delete on candidate_pair for each row execute function list_change_is_untold('candidate', 'kept_id', 'company', 'company_id');
create trigger other_is_untold after insert or update or delete on candidate_pair for each row execute function list_change_is_untold('candidate', 'other_id', 'company', 'company_id');
create trigger hiding_is_untold after insert or delete on hidden_from for each row execute function list_change_is_untold('candidate', 'user_id', 'company', 'company_id');

create trigger company_is_untold after insert or update or delete on company for each row execute function list_change_is_untold('company', 'id', 'nobody');
create trigger account_is_untold after insert or delete on user_account for each row execute function list_change_is_untold('user', 'id', 'nobody');
create trigger changed_account_is_untold after update on user_account for each row
  when (to_jsonb(old) - 'password' - 'updated_at' is distinct from to_jsonb(new) - 'password' - 'updated_at')
  execute function list_change_is_untold('user', 'id', 'nobody');

-- Who wants to be found stands in the list of every company; of others nobody but those they applied to hears.
create trigger found_is_untold after update on job_seeker_profile for each row when (old.discoverable or new.discoverable)
  execute function list_change_is_untold('candidate', 'user_id', 'nobody');
create trigger new_found_is_untold after insert on job_seeker_profile for each row when (new.discoverable)
  execute function list_change_is_untold('candidate', 'user_id', 'nobody');
create function found_account_is_untold() returns trigger language plpgsql as $$
begin
  insert into event_untold (kind, subject_id) select 'candidate', new.id
  where exists (select from job_seeker_profile p where p.user_id = new.id and p.discoverable);
  -- And of who applied, those to whom: an account that is closed leaves their lists as well.
  insert into event_untold (kind, subject_id, company_id)
  select distinct 'candidate', new.id, j.company_id from application a join job_posting j on j.id = a.job_posting_id where a.job_seeker_id = new.id;
  return null;
end $$;
create trigger found_account_is_untold after update on user_account for each row
  when (old.first_name is distinct from new.first_name or old.last_name is distinct from new.last_name
    or old.username is distinct from new.username or old.email is distinct from new.email
    or old.disabled_at is distinct from new.disabled_at or old.user_type is distinct from new.user_type)
  execute function found_account_is_untold();
