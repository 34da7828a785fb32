-- The tables, as the migrations in src/server/db/migrations have made them. To be read, not to be run.

-- Links that prove an address or set a new password, by the hash of what is secret in them. Each works once; a newer one ends the older.
create table account_link (
  token_hash bytea not null,
  user_id integer not null,
  purpose text not null,
  -- Where it was mailed to; null for one that an administrator handed over.
  address text,
  created_at timestamptz default now() not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint account_link_pkey PRIMARY KEY (token_hash),
  constraint account_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint account_link_purpose_check CHECK ((purpose = ANY (ARRAY['confirm', 'reset']))),
  constraint account_link_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE UNIQUE INDEX account_link_open ON account_link (user_id, purpose) WHERE (used_at IS NULL);

-- Of each alert a few words of which every job it finds has one: a new job is put only to those.
create table alert_anchor (
  saved_search_id integer not null,
  term text collate "C" not null,
  beginning boolean not null,
  constraint alert_anchor_pkey PRIMARY KEY (term, beginning, saved_search_id),
  constraint alert_anchor_saved_search_id_fkey FOREIGN KEY (saved_search_id) REFERENCES saved_search(id) ON DELETE CASCADE
);
CREATE INDEX alert_anchor_search ON alert_anchor (saved_search_id);

-- Jobs that were listed and still have to be put to the alerts.
create table alert_job_due (
  id bigint generated always as identity not null,
  job_id integer not null,
  listed_at timestamptz default clock_timestamp() not null,
  constraint alert_job_due_pkey PRIMARY KEY (id)
);
CREATE TRIGGER alert_job_due_is_told_of AFTER INSERT ON alert_job_due REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_of_upkeep('alert-matching');

-- Jobs that an alert has found, and since when its owner has been told.
create table alert_match (
  saved_search_id integer not null,
  job_id integer not null,
  matched_at timestamptz default now() not null,
  told_at timestamptz,
  constraint alert_match_pkey PRIMARY KEY (saved_search_id, job_id),
  constraint alert_match_saved_search_id_fkey FOREIGN KEY (saved_search_id) REFERENCES saved_search(id) ON DELETE CASCADE
);
CREATE INDEX alert_match_old ON alert_match (told_at) WHERE (told_at IS NOT NULL);
CREATE INDEX alert_match_untold ON alert_match (saved_search_id) WHERE (told_at IS NULL);

-- What a program calls with: a company's, or the platform's where it names none. The hash is sha-256; the hint is how it begins, by which people tell two apart.
create table api_key (
  id integer generated always as identity not null,
  company_id integer,
  -- Under whose name it acts. A key and the one that is to replace it have the same.
  account_id integer not null,
  name text not null,
  hash text not null,
  hint text not null,
  scopes text[] not null,
  -- From which addresses and networks it works; none: from all.
  addresses text[] default '{}' not null,
  expires_at timestamptz,
  made_by integer,
  made_at timestamptz default now() not null,
  last_used_at timestamptz,
  ended_at timestamptz,
  -- When it was last noted that it was tried although it works no longer, or not from there.
  refused_at timestamptz,
  constraint api_key_pkey PRIMARY KEY (id),
  constraint api_key_hash_key UNIQUE (hash),
  constraint api_key_account_id_fkey FOREIGN KEY (account_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint api_key_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint api_key_made_by_fkey FOREIGN KEY (made_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint api_key_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$')),
  constraint api_key_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint api_key_scopes_check CHECK ((cardinality(scopes) > 0))
);
CREATE INDEX api_key_account ON api_key (account_id);
CREATE INDEX api_key_company ON api_key (company_id) WHERE (ended_at IS NULL);

-- A candidacy: one person for one posting, once.
create table application (
  id integer generated always as identity not null,
  job_posting_id integer not null,
  job_seeker_id integer not null,
  cover_letter text,
  custom_resume_url text,
  application_date timestamptz default now() not null,
  status text default 'submitted' not null,
  status_updated_at timestamptz default now() not null,
  recruiter_notes text,
  -- Of the engine, for those who hire, where Assist is on.
  match_score integer,
  withdrawn_at timestamptz,
  idempotency_key text,
  source text,
  file_id integer,
  seen_at timestamptz,
  -- Until when the company has promised an answer.
  answer_due_at timestamptz,
  answered_at timestamptz,
  reminded_at timestamptz,
  step_id integer,
  notes_changed_by integer,
  notes_changed_at timestamptz,
  -- What the applicant is still shown while a rejection can be taken back; null when they know where they stand.
  told_status text,
  -- Since when the applicant has stood at what they are shown.
  told_at timestamptz,
  -- When the applicant is told of a rejection that is held back; null where they know how things stand.
  tells_at timestamptz,
  constraint application_pkey PRIMARY KEY (id),
  constraint application_once UNIQUE (job_posting_id, job_seeker_id),
  constraint application_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id),
  constraint application_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_posting(id),
  constraint application_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES user_account(id),
  constraint application_notes_changed_by_fkey FOREIGN KEY (notes_changed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint application_step FOREIGN KEY (step_id, status) REFERENCES step(id, status) ON DELETE SET NULL (step_id),
  constraint application_check CHECK (((withdrawn_at IS NULL) OR (status <> 'hired'))),
  constraint application_check1 CHECK (((told_status IS NULL) OR ((status = 'rejected') AND (withdrawn_at IS NULL) AND (told_at IS NOT NULL)))),
  constraint application_cover_letter_check CHECK ((char_length(cover_letter) <= 8000)),
  constraint application_custom_resume_url_check CHECK (((custom_resume_url ~* '^https?://') AND (char_length(custom_resume_url) <= 2048))),
  constraint application_idempotency_key_check CHECK (((char_length(idempotency_key) >= 1) AND (char_length(idempotency_key) <= 200))),
  constraint application_match_score_check CHECK (((match_score >= 0) AND (match_score <= 100))),
  constraint application_recruiter_notes_check CHECK ((char_length(recruiter_notes) <= 8000)),
  constraint application_source_check CHECK ((source = ANY (ARRAY['search', 'recommended', 'saved', 'company', 'shared', 'website', 'direct']))),
  constraint application_status_check CHECK ((status = ANY (ARRAY['submitted', 'screening', 'interviewing', 'offered', 'hired', 'rejected']))),
  constraint application_told_later CHECK (((told_status IS NULL) = (tells_at IS NULL))),
  constraint application_told_status_check CHECK ((told_status = ANY (ARRAY['submitted', 'screening', 'interviewing', 'offered', 'hired'])))
);
CREATE INDEX application_file ON application (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX application_held ON application (tells_at) WHERE (told_status IS NOT NULL);
CREATE INDEX application_hired ON application (status_updated_at DESC, id DESC) WHERE (status = 'hired');
CREATE INDEX application_job ON application (job_posting_id, application_date DESC, id DESC);
CREATE INDEX application_job_seeker ON application (job_seeker_id, application_date DESC, id DESC);
CREATE INDEX application_newest ON application (application_date DESC, id DESC);
CREATE INDEX application_step ON application (step_id) WHERE (step_id IS NOT NULL);
CREATE INDEX application_waiting ON application (answer_due_at) WHERE ((answered_at IS NULL) AND (withdrawn_at IS NULL));
CREATE TRIGGER application_is_gone AFTER DELETE ON application FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('application', 'id', 'job', 'job_posting_id');
CREATE TRIGGER application_is_untold AFTER UPDATE ON application FOR EACH ROW EXECUTE FUNCTION application_is_untold('id');
CREATE CONSTRAINT TRIGGER application_tells_one_story AFTER UPDATE OF status, told_status, withdrawn_at ON application DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tells_one_story();
CREATE TRIGGER applications_are_untold AFTER INSERT ON application REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION applications_are_untold();
CREATE TRIGGER candidate_of_gone_application_is_untold AFTER DELETE ON application FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('candidate', 'job_seeker_id', 'job', 'job_posting_id');

-- What an applicant answered to a question of the posting.
create table application_answer (
  application_id integer not null,
  question_id integer not null,
  position smallint not null,
  text text,
  number numeric,
  file_id integer,
  constraint application_answer_pkey PRIMARY KEY (application_id, question_id),
  constraint application_answer_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint application_answer_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id),
  constraint application_answer_question_id_fkey FOREIGN KEY (question_id) REFERENCES job_question(id),
  constraint application_answer_check CHECK ((num_nonnulls(text, number, file_id) <= 1)),
  constraint application_answer_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 2000)))
);
CREATE INDEX application_answer_file ON application_answer (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX application_answer_question ON application_answer (question_id);

-- Scores of applications as they were computed, with their reasons: one at the time of applying, and later ones.
create table application_match (
  id bigint generated always as identity not null,
  application_id integer not null,
  engine text not null,
  inputs text not null,
  score integer,
  parts jsonb not null,
  at_application boolean default false not null,
  computed_at timestamptz default clock_timestamp() not null,
  constraint application_match_pkey PRIMARY KEY (id),
  constraint application_match_once UNIQUE (application_id, engine, inputs),
  constraint application_match_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint application_match_engine_check CHECK (((char_length(engine) >= 1) AND (char_length(engine) <= 40))),
  constraint application_match_inputs_check CHECK (((char_length(inputs) >= 1) AND (char_length(inputs) <= 64))),
  constraint application_match_score_check1 CHECK (((score >= 0) AND (score <= 100)))
);
CREATE UNIQUE INDEX application_match_at_application ON application_match (application_id) WHERE at_application;
CREATE INDEX application_match_latest ON application_match (application_id, id DESC);
CREATE TRIGGER application_match_is_append_only BEFORE DELETE OR UPDATE ON application_match FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Colleagues named in the notes on an application.
create table application_mention (
  application_id integer not null,
  user_id integer not null,
  mentioned_by integer,
  mentioned_at timestamptz default clock_timestamp() not null,
  constraint application_mention_pkey PRIMARY KEY (application_id, user_id),
  constraint application_mention_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint application_mention_mentioned_by_fkey FOREIGN KEY (mentioned_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint application_mention_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id)
);
CREATE INDEX application_mention_of ON application_mention (user_id);

-- Every move of an application between statuses, and withdrawals. Rows are never changed.
create table application_status_history (
  id bigint generated always as identity not null,
  application_id integer not null,
  changed_by integer,
  from_status text,
  to_status text not null,
  withdrawal boolean default false not null,
  changed_at timestamptz default now() not null,
  -- The move that this one undid.
  takes_back bigint,
  constraint application_status_history_pkey PRIMARY KEY (id),
  constraint application_status_history_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint application_status_history_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint application_status_history_takes_back_fkey FOREIGN KEY (takes_back) REFERENCES application_status_history(id),
  constraint application_status_history_check CHECK ((withdrawal OR (from_status IS DISTINCT FROM to_status))),
  constraint application_status_history_from_status_check CHECK ((from_status = ANY (ARRAY['submitted', 'screening', 'interviewing', 'offered', 'hired', 'rejected']))),
  constraint application_status_history_to_status_check CHECK ((to_status = ANY (ARRAY['submitted', 'screening', 'interviewing', 'offered', 'hired', 'rejected'])))
);
CREATE INDEX application_status_history_application ON application_status_history (application_id, id);
CREATE INDEX application_status_history_moment ON application_status_history (to_status, changed_at);
CREATE UNIQUE INDEX application_status_history_takes_back ON application_status_history (takes_back) WHERE (takes_back IS NOT NULL);
CREATE TRIGGER application_status_history_is_append_only BEFORE DELETE OR UPDATE ON application_status_history FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Every move between a company's own steps within a status.
create table application_step_history (
  id bigint generated always as identity not null,
  application_id integer not null,
  changed_by integer,
  status text not null,
  from_step text,
  to_step text,
  changed_at timestamptz default clock_timestamp() not null,
  constraint application_step_history_pkey PRIMARY KEY (id),
  constraint application_step_history_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint application_step_history_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint application_step_history_check CHECK (((from_step IS NOT NULL) OR (to_step IS NOT NULL))),
  constraint application_step_history_status_check CHECK ((status = ANY (ARRAY['submitted', 'screening', 'interviewing', 'offered', 'hired', 'rejected'])))
);
CREATE INDEX application_step_history_application ON application_step_history (application_id, id);
CREATE TRIGGER application_step_history_is_append_only BEFORE DELETE OR UPDATE ON application_step_history FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- What administrators and company admins did. Rows are never changed.
create table audit_log (
  id bigint generated always as identity not null,
  actor_id integer,
  action text not null,
  subject text not null,
  subject_id integer,
  details jsonb default '{}'::jsonb not null,
  happened_at timestamptz default now() not null,
  constraint audit_log_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_log_newest ON audit_log (happened_at DESC, id DESC);
CREATE INDEX audit_log_subject ON audit_log (subject, subject_id, id DESC);
CREATE TRIGGER audit_log_is_append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_log_change();

-- The shared secret of somebody's authenticator app; in use once confirmed. No code counts whose time step is not past the last one.
create table authenticator (
  user_id integer not null,
  secret text not null,
  begun_at timestamptz default now() not null,
  confirmed_at timestamptz,
  last_step bigint default 0 not null,
  last_network text,
  wrong_codes integer default 0 not null,
  wrong_since timestamptz default now() not null,
  off_steps integer default 0 not null,
  constraint authenticator_pkey PRIMARY KEY (user_id),
  constraint authenticator_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

-- Backups that were made, or were begun by the clock and failed, and drills: what admins are told of both.
create table backup_run (
  id bigint generated always as identity not null,
  kind text not null,
  begun_at timestamptz not null,
  ended_at timestamptz default clock_timestamp() not null,
  -- The name of the machine on which it ran.
  server text not null,
  -- The name of the file, without its folder.
  file text not null,
  bytes bigint,
  row_count bigint,
  -- Why it failed, in a sentence; null where all was well.
  failure text,
  constraint backup_run_pkey PRIMARY KEY (id),
  constraint backup_run_kind_check CHECK ((kind = ANY (ARRAY['backup', 'drill'])))
);

-- A message written to several applicants at once; each gets one of their own.
create table bulk_message (
  id integer generated always as identity not null,
  sender_id integer,
  key uuid not null,
  body text not null,
  people integer not null,
  sent_at timestamptz default now() not null,
  constraint bulk_message_pkey PRIMARY KEY (id),
  constraint bulk_message_once UNIQUE (sender_id, key),
  constraint bulk_message_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint bulk_message_people_check CHECK ((people > 0))
);
CREATE INDEX bulk_message_lately ON bulk_message (sender_id, sent_at);

-- Secret addresses at which people's calendars read their interviews; one a person, another one ends it.
create table calendar_feed (
  user_id integer not null,
  token_hash bytea not null,
  made_at timestamptz default now() not null,
  last_read_at timestamptz,
  constraint calendar_feed_pkey PRIMARY KEY (user_id),
  constraint calendar_feed_token_hash_key UNIQUE (token_hash),
  constraint calendar_feed_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint calendar_feed_token_hash_check CHECK ((octet_length(token_hash) = 32))
);

-- A list of candidates that somebody keeps, for themselves or shared with their company.
create table candidate_list (
  id integer generated always as identity not null,
  company_id integer not null,
  owner_id integer,
  name text not null,
  shared boolean default false not null,
  created_at timestamptz default now() not null,
  constraint candidate_list_pkey PRIMARY KEY (id),
  constraint candidate_list_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint candidate_list_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint candidate_list_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80)))
);
CREATE UNIQUE INDEX candidate_list_name ON candidate_list (company_id, owner_id, lower(name));
CREATE TRIGGER list_is_untold AFTER INSERT OR DELETE OR UPDATE ON candidate_list FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('list', 'id', 'company', 'company_id');

-- Who stands on which list.
create table candidate_listed (
  list_id integer not null,
  user_id integer not null,
  listed_by integer,
  listed_at timestamptz default now() not null,
  constraint candidate_listed_pkey PRIMARY KEY (list_id, user_id),
  constraint candidate_listed_list_id_fkey FOREIGN KEY (list_id) REFERENCES candidate_list(id) ON DELETE CASCADE,
  constraint candidate_listed_listed_by_fkey FOREIGN KEY (listed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint candidate_listed_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);
CREATE INDEX candidate_listed_user ON candidate_listed (user_id);
CREATE TRIGGER list_of_listed_is_untold AFTER INSERT OR DELETE ON candidate_listed FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('list', 'list_id', 'list', 'list_id');
CREATE TRIGGER listed_is_untold AFTER INSERT OR DELETE ON candidate_listed FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('candidate', 'user_id', 'list', 'list_id');

-- Two accounts that a company takes for one person or for two, and what speaks for it.
create table candidate_pair (
  id integer generated always as identity not null,
  company_id integer not null,
  kept_id integer not null,
  other_id integer not null,
  same boolean not null,
  reasons text[] not null,
  decided_by integer,
  decided_at timestamptz default now() not null,
  undone_by integer,
  undone_at timestamptz,
  constraint candidate_pair_pkey PRIMARY KEY (id),
  constraint candidate_pair_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint candidate_pair_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint candidate_pair_kept_id_fkey FOREIGN KEY (kept_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint candidate_pair_other_id_fkey FOREIGN KEY (other_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint candidate_pair_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint candidate_pair_check CHECK ((other_id <> kept_id)),
  constraint candidate_pair_reasons_check CHECK ((reasons <@ '{email,name_and_phone,resume,phone,name}'))
);
CREATE INDEX candidate_pair_kept ON candidate_pair (company_id, kept_id) WHERE (same AND (undone_at IS NULL));
CREATE UNIQUE INDEX candidate_pair_merged_once ON candidate_pair (company_id, other_id) WHERE (same AND (undone_at IS NULL));
CREATE INDEX candidate_pair_newest ON candidate_pair (company_id, id DESC);
CREATE UNIQUE INDEX candidate_pair_once ON candidate_pair (company_id, LEAST(kept_id, other_id), GREATEST(kept_id, other_id)) WHERE (undone_at IS NULL);
CREATE TRIGGER decision_is_untold AFTER INSERT OR DELETE OR UPDATE ON candidate_pair FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('decision', 'id', 'company', 'company_id');
CREATE TRIGGER kept_is_untold AFTER INSERT OR DELETE OR UPDATE ON candidate_pair FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('candidate', 'kept_id', 'company', 'company_id');
CREATE TRIGGER other_is_untold AFTER INSERT OR DELETE OR UPDATE ON candidate_pair FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('candidate', 'other_id', 'company', 'company_id');

-- A company's own words for candidates.
create table candidate_tag (
  id integer generated always as identity not null,
  company_id integer not null,
  name text not null,
  constraint candidate_tag_pkey PRIMARY KEY (id),
  constraint candidate_tag_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint candidate_tag_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40)))
);
CREATE UNIQUE INDEX candidate_tag_name ON candidate_tag (company_id, lower(name));
CREATE TRIGGER tag_is_untold AFTER INSERT OR DELETE OR UPDATE ON candidate_tag FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('tag', 'id', 'company', 'company_id');
CREATE TRIGGER tag_name_is_untold AFTER UPDATE OF name ON candidate_tag FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('tag_name', 'id', 'company', 'company_id');

-- Which candidate carries which tag.
create table candidate_tagged (
  tag_id integer not null,
  user_id integer not null,
  tagged_by integer,
  tagged_at timestamptz default now() not null,
  constraint candidate_tagged_pkey PRIMARY KEY (tag_id, user_id),
  constraint candidate_tagged_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES candidate_tag(id) ON DELETE CASCADE,
  constraint candidate_tagged_tagged_by_fkey FOREIGN KEY (tagged_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint candidate_tagged_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);
CREATE INDEX candidate_tagged_user ON candidate_tagged (user_id);
CREATE TRIGGER tag_of_tagged_is_untold AFTER INSERT OR DELETE ON candidate_tagged FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('tag', 'tag_id', 'tag', 'tag_id');
CREATE TRIGGER tagged_is_untold AFTER INSERT OR DELETE ON candidate_tagged FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('candidate', 'user_id', 'tag', 'tag_id');

-- What a company has made of its careers site: what it is working on, and what visitors see. A company without a row has the plain one.
create table careers_site (
  company_id integer not null,
  draft jsonb not null,
  published jsonb,
  published_at timestamptz,
  updated_at timestamptz default now() not null,
  changed_by integer,
  constraint careers_site_pkey PRIMARY KEY (company_id),
  constraint careers_site_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint careers_site_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE
);

-- An employer. Number 1 is for those who post without a company.
create table company (
  id integer generated always as identity not null,
  name text not null,
  description text,
  industry text,
  size text,
  location text,
  website text,
  logo_url text,
  employee_count integer,
  time_zone text default 'Indian/Maldives' not null,
  verified_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz default now() not null,
  work_values text[] default '{}' not null,
  work_ways text[] default '{}' not null,
  -- Of the applications that were due lately, the share that was answered in time.
  answer_share integer,
  answer_within_days integer,
  answer_counted integer,
  -- The name with letters that look alike made one: two companies may not look the same.
  name_look text not null,
  verification_ended jsonb,
  -- Whether the company shows its jobs to visitors of an open platform, which only verified companies do.
  show_jobs boolean default true not null,
  -- Its name in addresses: made of its name when it is founded, and its own to change.
  slug text not null,
  -- The company whose programs try things here. Its keys may do everything, its people are invented (imported_into), and nobody belongs to it.
  sandbox_of integer,
  constraint company_pkey PRIMARY KEY (id),
  constraint company_slug_key UNIQUE (slug),
  constraint company_sandbox_of_fkey FOREIGN KEY (sandbox_of) REFERENCES company(id) ON DELETE CASCADE,
  constraint company_answer_counted_check CHECK ((answer_counted >= 0)),
  constraint company_answer_share_check CHECK (((answer_share >= 0) AND (answer_share <= 100))),
  constraint company_answer_within_days_check CHECK ((answer_within_days >= 0)),
  constraint company_description_check CHECK ((char_length(description) <= 4000)),
  constraint company_employee_count_check CHECK ((employee_count >= 0)),
  constraint company_industry_check CHECK ((char_length(industry) <= 80)),
  constraint company_location_check CHECK ((char_length(location) <= 120)),
  constraint company_logo_url_check CHECK (((logo_url ~* '^https?://') AND (char_length(logo_url) <= 2048))),
  constraint company_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  constraint company_sandbox CHECK (((sandbox_of IS NULL) OR ((suspended_at IS NOT NULL) AND (verified_at IS NULL)))),
  constraint company_size_check CHECK ((char_length(size) <= 40)),
  constraint company_website_check CHECK (((website ~* '^https?://') AND (char_length(website) <= 2048))),
  constraint company_work_values_check CHECK ((cardinality(work_values) <= 5)),
  constraint company_work_ways_check CHECK ((cardinality(work_ways) <= 5))
);
CREATE INDEX company_beginning ON company (plain_text(name) text_pattern_ops);
CREATE UNIQUE INDEX company_name ON company (lower(name));
CREATE UNIQUE INDEX company_name_look ON company (name_look);
CREATE INDEX company_newest ON company (created_at DESC, id DESC);
CREATE UNIQUE INDEX company_sandbox_of ON company (sandbox_of) WHERE (sandbox_of IS NOT NULL);
CREATE TRIGGER companies_change_the_market AFTER INSERT OR DELETE OR UPDATE ON company FOR EACH STATEMENT EXECUTE FUNCTION market_has_changed();
CREATE TRIGGER company_begins_with_reasons AFTER INSERT ON company FOR EACH ROW EXECUTE FUNCTION begin_rejection_reasons();
CREATE TRIGGER company_gets_look BEFORE INSERT OR UPDATE OF name ON company FOR EACH ROW EXECUTE FUNCTION company_gets_look();
CREATE TRIGGER company_gets_settings AFTER INSERT ON company FOR EACH ROW EXECUTE FUNCTION company_gets_settings();
CREATE TRIGGER company_gets_slug BEFORE INSERT ON company FOR EACH ROW EXECUTE FUNCTION company_gets_slug();
CREATE TRIGGER company_is_untold AFTER INSERT OR DELETE OR UPDATE ON company FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('company', 'id', 'nobody');
CREATE TRIGGER company_rederives_jobs AFTER UPDATE OF name, time_zone, suspended_at ON company FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.time_zone IS DISTINCT FROM new.time_zone OR old.suspended_at IS DISTINCT FROM new.suspended_at) EXECUTE FUNCTION company_rederives_jobs();
CREATE TRIGGER company_shows_jobs AFTER UPDATE OF verified_at, show_jobs ON company FOR EACH ROW WHEN ((old.verified_at IS NULL) IS DISTINCT FROM (new.verified_at IS NULL) OR old.show_jobs IS DISTINCT FROM new.show_jobs) EXECUTE FUNCTION company_shows_jobs();
CREATE TRIGGER jobs_of_company_are_to_be_read AFTER UPDATE OF work_values, work_ways, suspended_at ON company FOR EACH ROW WHEN (old.work_values IS DISTINCT FROM new.work_values OR old.work_ways IS DISTINCT FROM new.work_ways OR old.suspended_at IS DISTINCT FROM new.suspended_at) EXECUTE FUNCTION jobs_of_company_are_to_be_read();
CREATE TRIGGER public_jobs_of_company_move AFTER UPDATE OF name, slug, website, verified_at, suspended_at, show_jobs ON company FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name OR old.slug IS DISTINCT FROM new.slug OR old.website IS DISTINCT FROM new.website OR old.show_jobs IS DISTINCT FROM new.show_jobs OR (old.verified_at IS NULL) IS DISTINCT FROM (new.verified_at IS NULL) OR (old.suspended_at IS NULL) IS DISTINCT FROM (new.suspended_at IS NULL)) EXECUTE FUNCTION public_jobs_of_company_move();
CREATE TRIGGER slug_is_kept AFTER INSERT OR UPDATE OF slug ON company FOR EACH ROW EXECUTE FUNCTION slug_is_kept();

-- Where addresses of a company's people end, as it says itself. Only what a platform admin has proved leads to its provider.
create table company_domain (
  id integer generated always as identity not null,
  company_id integer not null,
  domain text not null,
  created_at timestamptz default now() not null,
  created_by integer,
  proved_at timestamptz,
  proved_by integer,
  constraint company_domain_pkey PRIMARY KEY (id),
  constraint company_domain_company_id_domain_key UNIQUE (company_id, domain),
  constraint company_domain_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint company_domain_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint company_domain_proved_by_fkey FOREIGN KEY (proved_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint company_domain_domain_check CHECK (((domain = lower(domain)) AND ((char_length(domain) >= 4) AND (char_length(domain) <= 253))))
);
CREATE INDEX company_domain_newest ON company_domain (id DESC);
CREATE UNIQUE INDEX company_domain_proved ON company_domain (domain) WHERE (proved_at IS NOT NULL);

-- What happened in companies, for programs that follow it: positions are given by one at a time to what is committed, so that whoever has read up to one misses nothing below it.
create table company_event (
  position bigint generated always as identity not null,
  event_id bigint,
  company_id integer not null,
  application_id integer,
  job_id integer,
  -- When it got its place; never earlier than that of the one before.
  told_at timestamptz not null,
  constraint company_event_pkey PRIMARY KEY ("position")
);
CREATE INDEX company_event_of_company ON company_event (company_id, "position");
CREATE INDEX company_event_of_company_told_at ON company_event (company_id, told_at);
CREATE INDEX company_event_told_at ON company_event (told_at);

-- Up to which position company_event has been forgotten, and from when on it has everything. One row.
create table company_event_kept (
  one boolean default true not null,
  forgotten_through bigint default 0 not null,
  since timestamptz default now() not null,
  constraint company_event_kept_pkey PRIMARY KEY (one),
  constraint company_event_kept_one_check CHECK (one)
);

-- All of a company’s data as a file to be downloaded: asked for, made, and gone after a week. The file is in the data folder of the server that made it.
create table company_export (
  id integer generated always as identity not null,
  company_id integer not null,
  asked_by integer,
  asked_at timestamptz default now() not null,
  made_at timestamptz,
  failed_at timestamptz,
  -- Why there is none, in a sentence.
  failure text,
  bytes bigint,
  sha256 text,
  -- Of the records: equal where two exports say the same.
  checksum text,
  records bigint,
  files integer,
  constraint company_export_pkey PRIMARY KEY (id),
  constraint company_export_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint company_export_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint company_export_check CHECK (((made_at IS NULL) OR (failed_at IS NULL))),
  constraint company_export_check1 CHECK (((made_at IS NULL) = (sha256 IS NULL))),
  constraint company_export_checksum_check CHECK ((checksum ~ '^[0-9a-f]{64}$')),
  constraint company_export_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'))
);
CREATE INDEX company_export_asked_by ON company_export (asked_by) WHERE (asked_by IS NOT NULL);
CREATE INDEX company_export_newest ON company_export (company_id, id DESC);
CREATE UNIQUE INDEX company_export_under_way ON company_export (company_id) WHERE ((made_at IS NULL) AND (failed_at IS NULL));

-- How a company hires: addresses, days until an answer, Assist, approval of offers.
create table company_settings (
  company_id integer not null,
  contact_email text,
  phone text,
  address text,
  application_deadline_days integer default 30 not null,
  auto_response_email text,
  linkedin_url text,
  twitter_url text,
  glassdoor_url text,
  updated_at timestamptz default now() not null,
  assist boolean default true not null,
  answer_days integer,
  offer_approval boolean default false not null,
  changed_by integer,
  -- Whether those whom the company vouches for must have a second factor.
  second_factor boolean default false not null,
  confirm_offers_above integer,
  confirm_offers_currency text default 'USD' not null,
  -- The company’s own websites, one a line, whose pages may read its public jobs in a browser.
  own_sites text,
  constraint company_settings_pkey PRIMARY KEY (company_id),
  constraint company_settings_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint company_settings_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint company_settings_address_check CHECK ((char_length(address) <= 4000)),
  constraint company_settings_answer_days_check CHECK (((answer_days >= 1) AND (answer_days <= 90))),
  constraint company_settings_application_deadline_days_check CHECK (((application_deadline_days >= 1) AND (application_deadline_days <= 365))),
  constraint company_settings_auto_response_email_check CHECK ((char_length(auto_response_email) <= 4000)),
  constraint company_settings_confirm_offers_above_check CHECK ((confirm_offers_above > 0)),
  constraint company_settings_contact_email_check CHECK ((char_length(contact_email) <= 254)),
  constraint company_settings_glassdoor_url_check CHECK (((glassdoor_url ~* '^https?://') AND (char_length(glassdoor_url) <= 2048))),
  constraint company_settings_linkedin_url_check CHECK (((linkedin_url ~* '^https?://') AND (char_length(linkedin_url) <= 2048))),
  constraint company_settings_own_sites_check CHECK (((char_length(own_sites) >= 1) AND (char_length(own_sites) <= 2000))),
  constraint company_settings_phone_check CHECK ((char_length(phone) <= 32)),
  constraint company_settings_twitter_url_check CHECK (((twitter_url ~* '^https?://') AND (char_length(twitter_url) <= 2048)))
);

-- Every name that a company has had in addresses, the present one too, so that old addresses lead on; without a company those that none may have.
create table company_slug (
  slug text not null,
  company_id integer,
  constraint company_slug_pkey PRIMARY KEY (slug),
  constraint company_slug_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint company_slug_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$') AND ((char_length(slug) >= 2) AND (char_length(slug) <= 60))))
);
CREATE INDEX company_slug_company ON company_slug (company_id);

-- Who belongs to a company, in which role, and whether it has confirmed that.
create table company_user (
  id integer generated always as identity not null,
  company_id integer not null,
  user_id integer not null,
  role text not null,
  verified boolean default false not null,
  created_at timestamptz default now() not null,
  -- Whether this person wants to be shown on the company's careers site, with name and portrait: theirs to say, nobody else's.
  careers_shown boolean default false not null,
  careers_title text,
  constraint company_user_pkey PRIMARY KEY (id),
  constraint company_user_company_id_user_id_key UNIQUE (company_id, user_id),
  constraint company_user_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint company_user_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint company_user_careers_title_check CHECK ((length(careers_title) <= 80)),
  constraint company_user_role_check CHECK ((role = ANY (ARRAY['recruiter', 'hiring_manager', 'company_admin'])))
);
CREATE UNIQUE INDEX company_user_one_verified ON company_user (user_id) WHERE verified;
CREATE INDEX company_user_user ON company_user (user_id);

-- The saved view with which somebody opens a screen.
create table default_view (
  user_id integer not null,
  screen text not null,
  view_id integer not null,
  constraint default_view_pkey PRIMARY KEY (user_id, screen),
  constraint default_view_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint default_view_view_id_fkey FOREIGN KEY (view_id) REFERENCES saved_view(id) ON DELETE CASCADE,
  constraint default_view_screen_check CHECK ((screen = ANY (ARRAY['board', 'applications'])))
);
CREATE INDEX default_view_view ON default_view (view_id);

-- A call that ends, as an API key last made it.
create table deprecated_call (
  api_key_id integer not null,
  call text not null,
  last_used_at timestamptz default now() not null,
  -- Since the first of them; those before this column was there count as one.
  times bigint default 1 not null,
  constraint deprecated_call_pkey PRIMARY KEY (api_key_id, call),
  constraint deprecated_call_api_key_id_fkey FOREIGN KEY (api_key_id) REFERENCES api_key(id) ON DELETE CASCADE,
  constraint deprecated_call_call_check CHECK (((char_length(call) >= 1) AND (char_length(call) <= 200)))
);
CREATE INDEX deprecated_call_latest ON deprecated_call (last_used_at DESC, api_key_id DESC, call DESC);

-- A school or course in a profile.
create table education (
  id integer generated always as identity not null,
  profile_id integer not null,
  institution text not null,
  degree text not null,
  field_of_study text,
  start_date date,
  end_date date,
  is_current boolean default false not null,
  description text,
  changed_at timestamptz,
  constraint education_pkey PRIMARY KEY (id),
  constraint education_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES job_seeker_profile(id) ON DELETE CASCADE,
  constraint education_check CHECK ((end_date >= start_date)),
  constraint education_check1 CHECK ((NOT (is_current AND (end_date IS NOT NULL)))),
  constraint education_degree_check CHECK (((char_length(degree) >= 1) AND (char_length(degree) <= 120))),
  constraint education_description_check CHECK ((char_length(description) <= 4000)),
  constraint education_field_of_study_check CHECK ((char_length(field_of_study) <= 120)),
  constraint education_institution_check CHECK (((char_length(institution) >= 1) AND (char_length(institution) <= 120)))
);
CREATE INDEX education_profile ON education (profile_id);
CREATE TRIGGER profile_is_to_be_read AFTER INSERT OR DELETE OR UPDATE ON education FOR EACH ROW EXECUTE FUNCTION profile_of_entry_is_to_be_read();

-- What happened, saved with it in one transaction: what follows and who hears it live is read from here.
create table event (
  id bigint generated always as identity not null,
  type text not null,
  subject_id integer not null,
  actor_id integer,
  data jsonb default '{}'::jsonb not null,
  happened_at timestamptz default now() not null,
  -- The application it is about, itself or through what belongs to it. Without a reference, as are the others: history outlives what it tells of.
  application_id integer,
  job_id integer,
  company_id integer,
  -- The account it concerns, besides those who may see the application, job or company.
  user_id integer,
  constraint event_pkey PRIMARY KEY (id)
);
CREATE INDEX event_of_application ON event (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX event_subject ON event (type, subject_id);
CREATE TRIGGER events_are_untold AFTER INSERT ON event REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION events_are_untold();

-- What has happened and has no place in company_event yet: it gets one once its transaction has ended. Without an event: a row was written.
create table event_untold (
  id bigint generated always as identity not null,
  event_id bigint,
  company_id integer,
  application_id integer,
  job_id integer,
  -- Of what something was written that is no event: it gets its time in list_change.
  kind text,
  subject_id bigint,
  under_id integer,
  constraint event_untold_pkey PRIMARY KEY (id)
);
CREATE TRIGGER webhooks_are_due AFTER INSERT ON event_untold REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION webhooks_are_due();

-- Changes of the counts below that have not been added up yet.
create table facet_change (
  facet text not null,
  value text not null,
  change integer not null
);
CREATE TRIGGER facet_change_is_told_of AFTER INSERT ON facet_change REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_of_upkeep('search-index');

-- How many open jobs have each value that the job search filters by.
create table facet_count (
  facet text not null,
  value text not null,
  jobs integer not null,
  constraint facet_count_pkey PRIMARY KEY (facet, value)
);
CREATE INDEX facet_count_beginning ON facet_count (facet, plain_text(value) text_pattern_ops) WHERE (facet = ANY (ARRAY['location', 'skill']));
CREATE INDEX facet_count_most ON facet_count (facet, jobs DESC);
CREATE TRIGGER counts_change_the_market AFTER INSERT OR DELETE OR UPDATE ON facet_count FOR EACH STATEMENT EXECUTE FUNCTION market_has_changed();

-- Voluntary answers about sex, age and origin. No person stands beside them; their key is made with the secret below.
create table fairness_answer (
  respondent text not null,
  sex text,
  age_group text,
  origin text,
  constraint fairness_answer_pkey PRIMARY KEY (respondent),
  constraint fairness_answer_age_group_check CHECK ((char_length(age_group) <= 40)),
  constraint fairness_answer_origin_check CHECK ((char_length(origin) <= 40)),
  constraint fairness_answer_respondent_check CHECK ((respondent ~ '^[0-9a-f]{64}$')),
  constraint fairness_answer_sex_check CHECK ((char_length(sex) <= 40))
);

-- A year's report, drawn up once: two that differ by one answer would tell whose.
create table fairness_report (
  company_id integer not null,
  year integer not null,
  report jsonb not null,
  drawn_at timestamptz default now() not null,
  constraint fairness_report_pkey PRIMARY KEY (company_id, year),
  constraint fairness_report_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint fairness_report_year_check CHECK (((year >= 2000) AND (year <= 2200)))
);

-- One row: what an answer's key is made with, so that nobody reads from it whose it is.
create table fairness_secret (
  only_one boolean default true not null,
  secret text not null,
  constraint fairness_secret_pkey PRIMARY KEY (only_one),
  constraint fairness_secret_only_one_check CHECK (only_one)
);

-- A file somebody put here, under its name. The bytes are in file_blob.
create table file (
  id integer generated always as identity not null,
  owner_id integer not null,
  sha256 bytea not null,
  name text not null,
  kind text not null,
  uploaded_at timestamptz default now() not null,
  purpose text default 'resume' not null,
  constraint file_pkey PRIMARY KEY (id),
  constraint file_once UNIQUE (owner_id, sha256, name, purpose),
  constraint file_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint file_sha256_fkey FOREIGN KEY (sha256) REFERENCES file_blob(sha256),
  constraint file_kind_check CHECK (((kind = ANY (ARRAY['pdf', 'docx', 'odt', 'text'])) OR ((purpose = 'onboarding') AND (kind = ANY (ARRAY['jpeg', 'png']))))),
  constraint file_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  constraint file_purpose_check CHECK ((purpose = ANY (ARRAY['resume', 'onboarding'])))
);
CREATE INDEX file_blob_used ON file (sha256);

-- Bytes by their hash, kept once however often they are sent.
create table file_blob (
  sha256 bytea not null,
  bytes bytea not null,
  size integer not null,
  constraint file_blob_pkey PRIMARY KEY (sha256),
  constraint file_blob_check CHECK ((((size >= 1) AND (size <= 5242880)) AND (size = octet_length(bytes)))),
  constraint file_blob_sha256_check CHECK ((octet_length(sha256) = 32))
);

-- Up to where the server has gone through a table for what it need not keep: by its numbers, or by its times and then its numbers.
create table forgetting (
  what text not null,
  through bigint default 0 not null,
  through_at timestamptz default '-infinity'::timestamptz not null,
  constraint forgetting_pkey PRIMARY KEY (what),
  constraint forgetting_what_check CHECK ((what = ANY (ARRAY['event', 'mail', 'notification', 'audit_log'])))
);

-- Ids that sessions had until a moment ago: for calls that were under way when the id changed, and for who never got the new one.
create table former_session_id (
  sid text not null,
  session_id integer not null,
  until timestamptz not null,
  constraint former_session_id_pkey PRIMARY KEY (sid),
  constraint former_session_id_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE,
  constraint former_session_id_sid_check CHECK ((sid ~ '^[0-9a-f]{64}$'))
);
CREATE INDEX former_session_id_session ON former_session_id (session_id);

-- Companies from which somebody hides in the talent pool.
create table hidden_from (
  user_id integer not null,
  company_id integer not null,
  hidden_at timestamptz default now() not null,
  constraint hidden_from_pkey PRIMARY KEY (user_id, company_id),
  constraint hidden_from_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint hidden_from_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);
CREATE TRIGGER hiding_is_untold AFTER INSERT OR DELETE ON hidden_from FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('candidate', 'user_id', 'company', 'company_id');

-- With what a company's people sign in instead of a password of ours. The secret leaves the database for the provider only.
create table identity_provider (
  company_id integer not null,
  issuer text not null,
  client_id text not null,
  client_secret text,
  secret_set_at timestamptz,
  scopes text default 'openid email profile' not null,
  role_claim text,
  recruiter_values text[] default '{}' not null,
  hiring_manager_values text[] default '{}' not null,
  company_admin_values text[] default '{}' not null,
  required boolean default false not null,
  enabled boolean default false not null,
  updated_at timestamptz default now() not null,
  changed_by integer,
  second_factor_values text[] default '{mfa}' not null,
  constraint identity_provider_pkey PRIMARY KEY (company_id),
  constraint identity_provider_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint identity_provider_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint identity_provider_client_id_check CHECK (((char_length(client_id) >= 1) AND (char_length(client_id) <= 300))),
  constraint identity_provider_client_secret_check CHECK (((char_length(client_secret) >= 1) AND (char_length(client_secret) <= 1000))),
  constraint identity_provider_issuer_check CHECK (((char_length(issuer) >= 1) AND (char_length(issuer) <= 500))),
  constraint identity_provider_role_claim_check CHECK (((char_length(role_claim) >= 1) AND (char_length(role_claim) <= 200))),
  constraint identity_provider_scopes_check CHECK (((char_length(scopes) >= 1) AND (char_length(scopes) <= 300)))
);

-- Files of people, or of jobs, that companies bring along from other systems: what is made of each, and how far it is.
create table import_batch (
  id integer generated always as identity not null,
  company_id integer not null,
  source text not null,
  file_name text not null,
  columns text[] not null,
  mapping jsonb not null,
  found jsonb not null,
  state text default 'draft' not null,
  only_good boolean default false not null,
  row_count integer not null,
  rows_done integer default 0 not null,
  failure text,
  made_by integer,
  made_at timestamptz default now() not null,
  imported_at timestamptz,
  counts jsonb default '{}'::jsonb not null,
  ended_at timestamptz,
  kind text default 'people' not null,
  constraint import_batch_pkey PRIMARY KEY (id),
  constraint import_batch_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint import_batch_made_by_fkey FOREIGN KEY (made_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint import_batch_file_name_check CHECK (((char_length(file_name) >= 1) AND (char_length(file_name) <= 200))),
  constraint import_batch_kind_check CHECK ((kind = ANY (ARRAY['people', 'jobs']))),
  constraint import_batch_source_check CHECK ((source = ANY (ARRAY['greenhouse', 'lever', 'workable', 'teamtailor', 'opencats', 'spreadsheet']))),
  constraint import_batch_state_check CHECK ((state = ANY (ARRAY['draft', 'checking', 'checked', 'importing', 'imported', 'taking_back', 'taken_back', 'failed'])))
);
CREATE INDEX import_batch_newest ON import_batch (company_id, id DESC);
CREATE UNIQUE INDEX import_batch_under_way ON import_batch (company_id) WHERE (state = ANY (ARRAY['checking', 'importing', 'taking_back']));

-- Files that come beside a table of people, by the names that stand in it, for as long as its lines are kept.
create table import_file (
  batch_id integer not null,
  name text not null,
  sha256 bytea not null,
  kind text not null,
  -- The lines of the table that this file is of, as the last check found.
  for_lines integer[] default '{}'::integer[] not null,
  constraint import_file_pkey PRIMARY KEY (batch_id, name),
  constraint import_file_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES import_batch(id) ON DELETE CASCADE,
  constraint import_file_sha256_fkey FOREIGN KEY (sha256) REFERENCES file_blob(sha256),
  constraint import_file_kind_check CHECK ((kind = ANY (ARRAY['pdf', 'docx', 'odt', 'text']))),
  constraint import_file_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200)))
);
CREATE INDEX import_file_blob ON import_file (sha256);

-- The jobs that an import made: closed ones for the applications it brought, or those that stand in its file.
create table import_job (
  batch_id integer not null,
  job_posting_id integer not null,
  constraint import_job_pkey PRIMARY KEY (batch_id, job_posting_id),
  constraint import_job_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES import_batch(id) ON DELETE CASCADE,
  constraint import_job_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_posting(id) ON DELETE CASCADE
);
CREATE INDEX import_job_posting ON import_job (job_posting_id);

-- The lines of such a file, for as long as the import can be taken back, and what became of each.
create table import_row (
  batch_id integer not null,
  line integer not null,
  cells text[] not null,
  result text,
  reasons text[] default '{}' not null,
  alike jsonb default '[]'::jsonb not null,
  -- Whom the company took this person for, of those it had.
  same_as integer,
  user_id integer,
  application_id integer,
  job_posting_id integer,
  -- By what the source knows the job of this line, so that the same file does not make it twice.
  known_by text,
  -- Earlier lines of the file that look like this one, and why.
  twins jsonb default '[]'::jsonb not null,
  -- The company leaves this line out, as one it has already.
  left_out boolean default false not null,
  constraint import_row_pkey PRIMARY KEY (batch_id, line),
  constraint import_row_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE SET NULL,
  constraint import_row_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES import_batch(id) ON DELETE CASCADE,
  constraint import_row_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_posting(id) ON DELETE SET NULL,
  constraint import_row_same_as_fkey FOREIGN KEY (same_as) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint import_row_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint import_row_known_by_check CHECK ((char_length(known_by) <= 600)),
  constraint import_row_result_check CHECK ((result = ANY (ARRAY['new', 'known', 'skipped', 'refused', 'added', 'gone', 'left'])))
);
CREATE INDEX import_row_application ON import_row (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX import_row_job ON import_row (job_posting_id) WHERE (job_posting_id IS NOT NULL);
CREATE INDEX import_row_result ON import_row (batch_id, result, line);
CREATE INDEX import_row_same_as ON import_row (same_as) WHERE (same_as IS NOT NULL);
CREATE INDEX import_row_user ON import_row (user_id) WHERE (user_id IS NOT NULL);

-- By what a source knows whom a company brought along: its own number, or the address. So nobody is made twice.
create table imported_person (
  company_id integer not null,
  source text not null,
  known_by text not null,
  user_id integer not null,
  batch_id integer,
  constraint imported_person_pkey PRIMARY KEY (company_id, source, known_by),
  constraint imported_person_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES import_batch(id) ON DELETE SET NULL,
  constraint imported_person_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint imported_person_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint imported_person_known_by_check CHECK (((char_length(known_by) >= 1) AND (char_length(known_by) <= 300)))
);
CREATE INDEX imported_person_batch ON imported_person (batch_id) WHERE (batch_id IS NOT NULL);
CREATE INDEX imported_person_user ON imported_person (user_id);

-- The key by which this installation tells search engines (IndexNow) which public jobs are new, changed or closed, and up to where they know. Without a row nobody is told.
create table index_now (
  only_one boolean default true not null,
  key text not null,
  -- Engines have been told of what moved until then; of that very moment, of jobs up to told_job.
  told_to timestamptz default clock_timestamp() not null,
  told_job integer default 0 not null,
  constraint index_now_pkey PRIMARY KEY (only_one),
  constraint index_now_key_check CHECK ((key ~ '^[A-Za-z0-9-]{8,128}$')),
  constraint index_now_only_one_check CHECK (only_one)
);

-- One row: when this installation was first opened, and the timeline it writes on.
create table installation (
  only_row boolean default true not null,
  opened_at timestamptz,
  -- The timeline of PostgreSQL's log that this database was last seen to write on. A standby that has another one, or none, has not followed the last promotion.
  timeline text,
  constraint installation_pkey PRIMARY KEY (only_row),
  constraint installation_only_row_check CHECK (only_row)
);

-- A talk about an application: proposed, booked, declined or cancelled.
create table interview (
  id integer generated always as identity not null,
  uid uuid default gen_random_uuid() not null,
  -- Rises with each change, for calendars.
  sequence integer default 0 not null,
  application_id integer not null,
  title text not null,
  minutes integer not null,
  questions text,
  attributes text[] not null,
  place text,
  state text not null,
  starts_at timestamptz,
  reason text,
  created_by integer,
  created_at timestamptz default now() not null,
  -- When its time, place or state was last said.
  changed_at timestamptz default now() not null,
  constraint interview_pkey PRIMARY KEY (id),
  constraint interview_uid_key UNIQUE (uid),
  constraint interview_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint interview_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint interview_attributes_check CHECK ((cardinality(attributes) <= 12)),
  constraint interview_check CHECK (((state <> 'booked') OR (starts_at IS NOT NULL))),
  constraint interview_check1 CHECK (((state <> 'proposed') OR (starts_at IS NULL))),
  constraint interview_minutes_check CHECK (((minutes >= 10) AND (minutes <= 480))),
  constraint interview_place_check CHECK (((char_length(place) >= 1) AND (char_length(place) <= 500))),
  constraint interview_questions_check CHECK (((char_length(questions) >= 1) AND (char_length(questions) <= 8000))),
  constraint interview_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 1000))),
  constraint interview_state_check CHECK ((state = ANY (ARRAY['proposed', 'booked', 'declined', 'cancelled']))),
  constraint interview_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120)))
);
CREATE INDEX interview_application ON interview (application_id, id);
CREATE INDEX interview_proposed ON interview (application_id) WHERE (state = 'proposed');
CREATE INDEX interview_starts ON interview (starts_at);
CREATE TRIGGER application_is_untold AFTER INSERT OR DELETE OR UPDATE ON interview FOR EACH ROW EXECUTE FUNCTION application_is_untold('application_id');
CREATE TRIGGER interview_is_untold AFTER INSERT OR DELETE OR UPDATE ON interview FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('interview', 'id', 'application', 'application_id', 'application_id');
CREATE CONSTRAINT TRIGGER interview_tells_one_story AFTER INSERT OR UPDATE OF state, starts_at ON interview DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tells_one_story();

-- A company's prepared interview: questions and what is scored.
create table interview_kit (
  id integer generated always as identity not null,
  company_id integer not null,
  title text not null,
  minutes integer not null,
  questions text,
  attributes text[] not null,
  changed_at timestamptz default now() not null,
  changed_by integer,
  constraint interview_kit_pkey PRIMARY KEY (id),
  constraint interview_kit_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint interview_kit_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint interview_kit_attributes_check CHECK ((cardinality(attributes) <= 12)),
  constraint interview_kit_minutes_check CHECK (((minutes >= 10) AND (minutes <= 480))),
  constraint interview_kit_questions_check CHECK (((char_length(questions) >= 1) AND (char_length(questions) <= 8000))),
  constraint interview_kit_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120)))
);
CREATE UNIQUE INDEX interview_kit_title ON interview_kit (company_id, lower(title));
CREATE TRIGGER interview_kit_is_untold AFTER INSERT OR DELETE OR UPDATE ON interview_kit FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('interview_kit', 'id', 'company', 'company_id');

-- Mails about an interview that are due, each to be written at its time.
create table interview_letter (
  id bigint generated always as identity not null,
  interview_id integer not null,
  user_id integer not null,
  type text not null,
  sequence integer not null,
  starts_at timestamptz,
  withdraws boolean default false not null,
  due_at timestamptz default now() not null,
  constraint interview_letter_pkey PRIMARY KEY (id),
  constraint interview_letter_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES interview(id) ON DELETE CASCADE,
  constraint interview_letter_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);
CREATE INDEX interview_letter_due ON interview_letter (due_at);
CREATE INDEX interview_letter_interview ON interview_letter (interview_id);

-- Who interviews.
create table interview_panel (
  interview_id integer not null,
  user_id integer not null,
  constraint interview_panel_pkey PRIMARY KEY (interview_id, user_id),
  constraint interview_panel_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES interview(id) ON DELETE CASCADE,
  constraint interview_panel_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);
CREATE INDEX interview_panel_user ON interview_panel (user_id);

-- When somebody is taken by an interview: two that overlap cannot both be kept.
create table interview_seat (
  interview_id integer not null,
  user_id integer not null,
  during tstzrange not null,
  constraint interview_seat_pkey PRIMARY KEY (interview_id, user_id),
  constraint interview_seat_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES interview(id) ON DELETE CASCADE,
  constraint interview_seat_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint interview_seat_during_check CHECK ((NOT isempty(during))),
  constraint interview_seat_once EXCLUDE USING gist (int4range(user_id, user_id, '[]') WITH &&, during WITH &&)
);

-- Times of which the candidate may choose one.
create table interview_time (
  interview_id integer not null,
  starts_at timestamptz not null,
  constraint interview_time_pkey PRIMARY KEY (interview_id, starts_at),
  constraint interview_time_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES interview(id) ON DELETE CASCADE
);

-- An invitation to apply, sent to somebody who lets employers find them.
create table invitation (
  id integer generated always as identity not null,
  job_posting_id integer not null,
  job_seeker_id integer not null,
  invited_by integer,
  message text,
  invited_at timestamptz default now() not null,
  declined_at timestamptz,
  constraint invitation_pkey PRIMARY KEY (id),
  constraint invitation_once UNIQUE (job_posting_id, job_seeker_id),
  constraint invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint invitation_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_posting(id) ON DELETE CASCADE,
  constraint invitation_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint invitation_message_check CHECK (((char_length(message) >= 1) AND (char_length(message) <= 2000)))
);
CREATE INDEX invitation_job_seeker ON invitation (job_seeker_id, id DESC);

-- A job as it is advertised.
create table job_posting (
  id integer generated always as identity not null,
  company_id integer not null,
  recruiter_id integer,
  title text not null,
  description text not null,
  requirements text,
  location text,
  department text,
  salary_range text,
  salary_min_monthly integer,
  salary_max_monthly integer,
  salary_currency text,
  salary_period text,
  employment_type text default 'full_time' not null,
  experience_level text,
  skills_required text[] default '{}' not null,
  posted_date timestamptz default now() not null,
  application_deadline date,
  -- The end of the deadline's day by the company's clocks.
  closes_at timestamptz,
  status text default 'active' not null,
  application_count integer default 0 not null,
  source text,
  -- Its number where it was imported from, once per source.
  external_id text,
  updated_at timestamptz default now() not null,
  imported_hash text,
  assist boolean default true not null,
  start_date date,
  step_template_id integer,
  changed_by integer,
  -- Whether visitors of an open platform are shown it.
  listed boolean default true not null,
  place jsonb,
  pay jsonb,
  constraint job_posting_pkey PRIMARY KEY (id),
  constraint job_posting_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint job_posting_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  constraint job_posting_recruiter_id_fkey FOREIGN KEY (recruiter_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint job_posting_step_template FOREIGN KEY (step_template_id, company_id) REFERENCES step_template(id, company_id) ON DELETE SET NULL (step_template_id),
  constraint job_posting_application_count_check CHECK ((application_count >= 0)),
  constraint job_posting_check CHECK ((salary_max_monthly >= salary_min_monthly)),
  constraint job_posting_check1 CHECK (((source IS NULL) = (external_id IS NULL))),
  constraint job_posting_check2 CHECK (((salary_min_monthly IS NULL) = (salary_currency IS NULL))),
  constraint job_posting_department_check CHECK ((char_length(department) <= 80)),
  constraint job_posting_description_check CHECK (((char_length(description) >= 1) AND (char_length(description) <= 20000))),
  constraint job_posting_employment_type_check CHECK ((employment_type = ANY (ARRAY['full_time', 'part_time', 'contract', 'internship', 'freelance']))),
  constraint job_posting_experience_level_check CHECK ((char_length(experience_level) <= 60)),
  constraint job_posting_location_check CHECK ((char_length(location) <= 120)),
  constraint job_posting_pay_check CHECK (((jsonb_typeof(pay) = 'object') AND (octet_length((pay)) <= 8000))),
  constraint job_posting_place_check CHECK (((jsonb_typeof(place) = 'object') AND (octet_length((place)) <= 4000))),
  constraint job_posting_requirements_check CHECK ((char_length(requirements) <= 20000)),
  constraint job_posting_salary_currency_check CHECK ((salary_currency ~ '^[A-Z]{3}$')),
  constraint job_posting_salary_min_monthly_check CHECK ((salary_min_monthly >= 0)),
  constraint job_posting_salary_period_check CHECK ((salary_period = ANY (ARRAY['hour', 'session', 'day', 'week', 'month', 'year']))),
  constraint job_posting_salary_range_check CHECK ((char_length(salary_range) <= 80)),
  constraint job_posting_skills_required_check CHECK ((cardinality(skills_required) <= 50)),
  constraint job_posting_status_check CHECK ((status = ANY (ARRAY['active', 'draft', 'paused', 'closed', 'filled']))),
  constraint job_posting_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120)))
);
CREATE INDEX job_posting_company ON job_posting (company_id, posted_date DESC, id DESC);
CREATE INDEX job_posting_deadline ON job_posting (closes_at, id) WHERE (status = 'active');
CREATE UNIQUE INDEX job_posting_external ON job_posting (source, external_id);
CREATE INDEX job_posting_newest ON job_posting (posted_date DESC, id DESC) WHERE (status = 'active');
CREATE INDEX job_posting_recruiter ON job_posting (recruiter_id, posted_date DESC, id DESC);
CREATE INDEX job_posting_step_template ON job_posting (step_template_id) WHERE (step_template_id IS NOT NULL);
CREATE TRIGGER changed_job_is_indexed AFTER UPDATE OF company_id, recruiter_id, title, description, requirements, location, place, department, salary_max_monthly, salary_currency, employment_type, experience_level, skills_required, posted_date, application_deadline, closes_at, status ON job_posting FOR EACH ROW WHEN (old.company_id IS DISTINCT FROM new.company_id OR old.recruiter_id IS DISTINCT FROM new.recruiter_id OR old.title IS DISTINCT FROM new.title OR old.description IS DISTINCT FROM new.description OR old.requirements IS DISTINCT FROM new.requirements OR old.location IS DISTINCT FROM new.location OR old.place IS DISTINCT FROM new.place OR old.department IS DISTINCT FROM new.department OR old.salary_max_monthly IS DISTINCT FROM new.salary_max_monthly OR old.salary_currency IS DISTINCT FROM new.salary_currency OR old.employment_type IS DISTINCT FROM new.employment_type OR old.experience_level IS DISTINCT FROM new.experience_level OR old.skills_required IS DISTINCT FROM new.skills_required OR old.posted_date IS DISTINCT FROM new.posted_date OR old.closes_at IS DISTINCT FROM new.closes_at OR old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION changed_job_is_indexed();
CREATE TRIGGER changed_job_is_untold AFTER UPDATE OF id, company_id, recruiter_id, title, description, requirements, location, department, salary_range, salary_min_monthly, salary_max_monthly, salary_currency, salary_period, employment_type, experience_level, skills_required, posted_date, application_deadline, closes_at, status, source, external_id, updated_at, imported_hash, assist, start_date, step_template_id, changed_by, listed, place, pay ON job_posting FOR EACH ROW WHEN ((to_jsonb(old.*) - 'application_count') IS DISTINCT FROM (to_jsonb(new.*) - 'application_count')) EXECUTE FUNCTION job_is_untold();
CREATE TRIGGER deleted_job_ends AFTER DELETE ON job_posting FOR EACH ROW EXECUTE FUNCTION deleted_job_ends();
CREATE TRIGGER job_is_gone AFTER DELETE ON job_posting FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('job', 'id', 'company', 'company_id');
CREATE TRIGGER job_is_to_be_read AFTER UPDATE OF company_id, title, description, requirements, location, salary_range, salary_min_monthly, salary_max_monthly, salary_currency, employment_type, experience_level, skills_required, start_date, application_deadline, status ON job_posting FOR EACH ROW WHEN (old.company_id IS DISTINCT FROM new.company_id OR old.title IS DISTINCT FROM new.title OR old.description IS DISTINCT FROM new.description OR old.requirements IS DISTINCT FROM new.requirements OR old.location IS DISTINCT FROM new.location OR old.salary_min_monthly IS DISTINCT FROM new.salary_min_monthly OR old.salary_max_monthly IS DISTINCT FROM new.salary_max_monthly OR old.salary_currency IS DISTINCT FROM new.salary_currency OR old.employment_type IS DISTINCT FROM new.employment_type OR old.experience_level IS DISTINCT FROM new.experience_level OR old.skills_required IS DISTINCT FROM new.skills_required OR old.start_date IS DISTINCT FROM new.start_date OR old.closes_at IS DISTINCT FROM new.closes_at OR old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION job_is_to_be_read();
CREATE TRIGGER job_posting_derive BEFORE INSERT OR UPDATE OF company_id, application_deadline ON job_posting FOR EACH ROW EXECUTE FUNCTION job_posting_derive();
CREATE TRIGGER jobs_are_to_be_read AFTER INSERT ON job_posting REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION jobs_are_to_be_read();
CREATE TRIGGER jobs_are_untold AFTER INSERT ON job_posting REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION jobs_are_untold();
CREATE TRIGGER kept_back_job_is_indexed AFTER UPDATE OF listed ON job_posting FOR EACH ROW WHEN (old.listed IS DISTINCT FROM new.listed) EXECUTE FUNCTION kept_back_job_is_indexed();
CREATE TRIGGER posted_jobs_are_indexed AFTER INSERT ON job_posting REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION posted_jobs_are_indexed();
CREATE TRIGGER posted_jobs_become_public AFTER INSERT ON job_posting REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION posted_jobs_become_public();
CREATE TRIGGER public_job_moves AFTER UPDATE ON job_posting FOR EACH ROW WHEN (old.updated_at IS DISTINCT FROM new.updated_at OR old.status IS DISTINCT FROM new.status OR old.listed IS DISTINCT FROM new.listed OR old.closes_at IS DISTINCT FROM new.closes_at OR old.company_id IS DISTINCT FROM new.company_id) EXECUTE FUNCTION public_job_moves();

-- A question that applicants for a job answer.
create table job_question (
  id integer generated always as identity not null,
  job_posting_id integer not null,
  position smallint,
  kind text not null,
  text text not null,
  choices text[] default '{}' not null,
  required boolean default false not null,
  wanted text[] default '{}' not null,
  least numeric,
  constraint job_question_pkey PRIMARY KEY (id),
  constraint job_question_job_posting_id_position_key UNIQUE (job_posting_id, "position") DEFERRABLE INITIALLY DEFERRED,
  constraint job_question_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_posting(id) ON DELETE CASCADE,
  constraint job_question_check CHECK (((kind = 'choice') = (cardinality(choices) > 0))),
  constraint job_question_check1 CHECK (((cardinality(wanted) = 0) OR (kind = ANY (ARRAY['choice', 'yes_no'])))),
  constraint job_question_check2 CHECK ((("least" IS NULL) OR (kind = 'number'))),
  constraint job_question_choices_check CHECK ((cardinality(choices) <= 12)),
  constraint job_question_kind_check CHECK ((kind = ANY (ARRAY['text', 'choice', 'number', 'yes_no', 'file']))),
  constraint job_question_position_check CHECK ((("position" >= 1) AND ("position" <= 10))),
  constraint job_question_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 300)))
);

-- What the matching engine has read from a posting.
create table job_reading (
  job_posting_id integer not null,
  engine text not null,
  reading json not null,
  terms integer[] default '{}'::integer[] not null,
  listed_until timestamptz,
  read_at timestamptz default now() not null,
  constraint job_reading_pkey PRIMARY KEY (job_posting_id),
  constraint job_reading_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_posting(id) ON DELETE CASCADE
);
CREATE INDEX job_reading_engine ON job_reading (engine);
CREATE INDEX job_reading_listed_until ON job_reading (listed_until) WHERE (listed_until IS NOT NULL);
CREATE TRIGGER job_reading_leaves_the_index AFTER DELETE ON job_reading FOR EACH ROW EXECUTE FUNCTION job_reading_leaves_the_index();

-- What the job search goes by: one row for each posting, kept by triggers and a task.
create table job_search (
  job_id integer not null,
  listed boolean not null,
  posted_date timestamptz not null,
  closes_at timestamptz not null,
  company_id integer not null,
  recruiter_id integer,
  salary_max_monthly integer,
  employment_type text not null,
  experience_level text,
  location text,
  salary_currency text,
  title_words smallint not null,
  skills text[] not null,
  head tsvector not null,
  terms tsvector not null,
  -- Whether visitors may find it on an open platform, once it is listed here: its company is verified and shows its jobs, and the job itself is not kept back.
  shown boolean default false not null,
  -- The names of the places it is in, as searches compare them: its terms have each with =g: before it.
  places text[] default '{}' not null,
  constraint job_search_pkey PRIMARY KEY (job_id),
  constraint job_search_job_id_fkey FOREIGN KEY (job_id) REFERENCES job_posting(id) ON DELETE CASCADE
);
CREATE INDEX job_search_64th ON job_search USING gin (terms) WITH (gin_pending_list_limit='64') WHERE (listed AND (((((job_id)::bigint * '2654435761'::bigint) >> 12) & (63)::bigint) = 0));
CREATE INDEX job_search_8th ON job_search USING gin (terms) WITH (gin_pending_list_limit='64') WHERE (listed AND (((((job_id)::bigint * '2654435761'::bigint) >> 12) & (7)::bigint) = 0));
CREATE INDEX job_search_closing ON job_search (closes_at, job_id) WHERE listed;
CREATE INDEX job_search_company ON job_search (company_id);
CREATE INDEX job_search_latest ON job_search (posted_date DESC, job_id DESC);
CREATE INDEX job_search_newest ON job_search (posted_date DESC, job_id DESC) WHERE listed;
CREATE INDEX job_search_other_terms ON job_search USING gin (terms) WITH (gin_pending_list_limit='256') WHERE (NOT listed);
CREATE INDEX job_search_terms ON job_search USING gin (terms) WITH (gin_pending_list_limit='256') WHERE listed;
CREATE TRIGGER changed_words_are_to_be_counted AFTER UPDATE OF head ON job_search FOR EACH ROW WHEN (ts_filter(old.head, '{a,b,c}'::"char"[]) IS DISTINCT FROM ts_filter(new.head, '{a,b,c}'::"char"[])) EXECUTE FUNCTION changed_words_are_to_be_counted();
CREATE TRIGGER facets_gain AFTER INSERT ON job_search REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION facets_change();
CREATE TRIGGER facets_lose AFTER DELETE ON job_search REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION facets_change();
CREATE TRIGGER facets_move AFTER UPDATE ON job_search REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION facets_change();
CREATE TRIGGER job_listed_again_is_due AFTER UPDATE OF listed ON job_search FOR EACH ROW WHEN (new.listed AND NOT old.listed) EXECUTE FUNCTION job_listed_again_is_due();
CREATE TRIGGER job_search_is_shown BEFORE INSERT OR UPDATE ON job_search FOR EACH ROW EXECUTE FUNCTION job_search_is_shown();
CREATE TRIGGER listed_jobs_are_due AFTER INSERT ON job_search REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION listed_jobs_are_due();
CREATE TRIGGER search_changes_the_market AFTER INSERT OR DELETE OR UPDATE ON job_search FOR EACH STATEMENT EXECUTE FUNCTION market_has_changed();
CREATE TRIGGER words_are_to_be_counted AFTER INSERT ON job_search REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION words_are_to_be_counted();

-- Postings whose row for the search is to be written anew.
create table job_search_due (
  job_id integer not null,
  constraint job_search_due_pkey PRIMARY KEY (job_id),
  constraint job_search_due_job_id_fkey FOREIGN KEY (job_id) REFERENCES job_posting(id) ON DELETE CASCADE
);
CREATE TRIGGER job_search_due_is_told_of AFTER INSERT ON job_search_due REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_of_upkeep('search-index');

-- One row: up to which posting the search's rows still have the form of an older version.
create table job_search_outdated (
  only_row boolean default true not null,
  below integer not null,
  constraint job_search_outdated_pkey PRIMARY KEY (only_row),
  constraint job_search_outdated_only_row_check CHECK (only_row)
);

-- What somebody says of themselves for their search for work.
create table job_seeker_profile (
  id integer generated always as identity not null,
  user_id integer not null,
  title text,
  summary text,
  location text,
  phone text,
  resume_url text,
  skills text[] default '{}' not null,
  discoverable boolean default false not null,
  profile_completion_percentage integer default 0 not null,
  updated_at timestamptz default now() not null,
  matching boolean default true not null,
  goal_titles text[] default '{}' not null,
  goal_places text[] default '{}' not null,
  goal_employment_types text[] default '{}' not null,
  goal_pay integer,
  goal_pay_currency text,
  goal_start date,
  work_values text[] default '{}' not null,
  work_ways text[] default '{}' not null,
  constraint job_seeker_profile_pkey PRIMARY KEY (id),
  constraint job_seeker_profile_user_id_key UNIQUE (user_id),
  constraint job_seeker_profile_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint job_seeker_profile_goal_employment_types_check CHECK ((goal_employment_types <@ ARRAY['full_time', 'part_time', 'contract', 'internship', 'freelance'])),
  constraint job_seeker_profile_goal_pay_check CHECK (((goal_pay >= 1) AND (goal_pay <= 1000000000))),
  constraint job_seeker_profile_goal_pay_currency_check CHECK ((goal_pay_currency ~ '^[A-Z]{3}$')),
  constraint job_seeker_profile_goal_places_check CHECK ((cardinality(goal_places) <= 10)),
  constraint job_seeker_profile_goal_titles_check CHECK ((cardinality(goal_titles) <= 5)),
  constraint job_seeker_profile_location_check CHECK ((char_length(location) <= 120)),
  constraint job_seeker_profile_pay_has_currency CHECK (((goal_pay IS NULL) = (goal_pay_currency IS NULL))),
  constraint job_seeker_profile_phone_check CHECK ((char_length(phone) <= 32)),
  constraint job_seeker_profile_profile_completion_percentage_check CHECK (((profile_completion_percentage >= 0) AND (profile_completion_percentage <= 100))),
  constraint job_seeker_profile_resume_url_check CHECK (((resume_url ~* '^https?://') AND (char_length(resume_url) <= 2048))),
  constraint job_seeker_profile_skills_check CHECK ((cardinality(skills) <= 50)),
  constraint job_seeker_profile_summary_check CHECK ((char_length(summary) <= 4000)),
  constraint job_seeker_profile_title_check CHECK ((char_length(title) <= 120)),
  constraint job_seeker_profile_work_values_check CHECK ((cardinality(work_values) <= 5)),
  constraint job_seeker_profile_work_ways_check CHECK ((cardinality(work_ways) <= 5))
);
CREATE INDEX job_seeker_profile_discoverable ON job_seeker_profile (id DESC) WHERE discoverable;
CREATE TRIGGER applicant_is_untold AFTER INSERT OR UPDATE ON job_seeker_profile FOR EACH ROW EXECUTE FUNCTION applicant_is_untold('user_id');
CREATE TRIGGER found_is_untold AFTER UPDATE ON job_seeker_profile FOR EACH ROW WHEN (old.discoverable OR new.discoverable) EXECUTE FUNCTION list_change_is_untold('candidate', 'user_id', 'nobody');
CREATE TRIGGER new_found_is_untold AFTER INSERT ON job_seeker_profile FOR EACH ROW WHEN (new.discoverable) EXECUTE FUNCTION list_change_is_untold('candidate', 'user_id', 'nobody');
CREATE TRIGGER profile_is_to_be_read AFTER INSERT OR UPDATE OF title, summary, skills, discoverable, matching, goal_titles, goal_places, goal_employment_types, goal_pay, goal_pay_currency, goal_start, work_values, work_ways ON job_seeker_profile FOR EACH ROW EXECUTE FUNCTION profile_is_to_be_read();

-- Readings of postings by term: the index from which matching takes its first selection.
create table job_term (
  term integer not null,
  job_posting_id integer not null,
  weight smallint not null,
  constraint job_term_pkey PRIMARY KEY (term, job_posting_id) INCLUDE (weight)
);

-- That somebody looked at a posting on a day, to count views.
create table job_view (
  job_posting_id integer not null,
  viewer_id integer not null,
  viewed_on date not null,
  constraint job_view_pkey PRIMARY KEY (job_posting_id, viewer_id, viewed_on),
  constraint job_view_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_posting(id) ON DELETE CASCADE,
  constraint job_view_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES user_account(id) ON DELETE CASCADE
);
CREATE INDEX job_view_day ON job_view (viewed_on);

-- Browsers that have signed in to an account, by the hash of a cookie each keeps: from others a sign-in is told by mail, and only others are slowed down by a stranger's guessing.
create table known_device (
  user_id integer not null,
  token_hash text not null,
  network text not null,
  first_seen_at timestamptz default now() not null,
  last_seen_at timestamptz default now() not null,
  constraint known_device_pkey PRIMARY KEY (user_id, token_hash),
  constraint known_device_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint known_device_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'))
);
CREATE INDEX known_device_seen ON known_device (last_seen_at);

-- When something last happened to what stands in lists, or it went: once per thing, for as long as company_event is kept. Ids of what was deleted are answered as markers.
create table list_change (
  kind text not null,
  subject_id bigint not null,
  -- The application it belongs to, for lists of one application.
  under_id integer,
  -- Null: it is no company’s own.
  company_id integer,
  -- When whoever reads could first see it; never earlier than what was told before.
  told_at timestamptz not null
);
CREATE INDEX list_change_of_company ON list_change (company_id, kind, told_at);
CREATE UNIQUE INDEX list_change_once ON list_change (kind, subject_id, company_id) NULLS NOT DISTINCT;
CREATE INDEX list_change_told_at ON list_change (told_at);

-- The outbox: mails to be sent, sent and given up.
create table mail (
  id bigint generated always as identity not null,
  message_id uuid default gen_random_uuid() not null,
  kind text not null,
  company_id integer,
  to_address text not null,
  to_name text not null,
  from_name text not null,
  reply_to text,
  subject text not null,
  body_text text not null,
  body_html text not null,
  created_at timestamptz default now() not null,
  attempts integer default 0 not null,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text,
  calendar text,
  calendar_method text,
  to_user_id integer,
  -- Whoever had it in hand last: the last word of handing it over is theirs alone.
  claim uuid,
  -- Since when the mail server has had it without anybody here knowing its answer.
  handing_over_at timestamptz,
  -- How often it was handed over without the answer ever being known; of two the second is the last.
  handovers smallint default 0 not null,
  -- What a link in it is for. Its secret is made when the mail is handed over, so that no copy of it is kept.
  link text,
  -- Which types of notifications it is of: what a click on “unsubscribe” ends.
  stops text[],
  -- The company whose budget of mail it is counted to; null for what goes to its own people, or comes from none.
  charged_to integer,
  -- When it was counted to that budget.
  counted_at timestamptz,
  -- Until when it waits because that budget was spent.
  waits_until timestamptz,
  -- Why it went no further; null for mail given up before this was noted.
  ended text,
  -- The link in it that proves a visitor’s address. Its secret is made when the mail is handed over.
  visitor_link_id bigint,
  -- Since when it waits because the mail server could not be reached.
  unreachable_since timestamptz,
  constraint mail_pkey PRIMARY KEY (id),
  constraint mail_message_id_key UNIQUE (message_id),
  constraint mail_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE SET NULL,
  constraint mail_to_user_id_fkey FOREIGN KEY (to_user_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint mail_visitor_link_id_fkey FOREIGN KEY (visitor_link_id) REFERENCES visitor_link(id) ON DELETE SET NULL,
  constraint mail_calendar_method_check CHECK ((calendar_method = ANY (ARRAY['REQUEST', 'CANCEL']))),
  constraint mail_check CHECK (((sent_at IS NULL) OR (given_up_at IS NULL))),
  constraint mail_check1 CHECK (((calendar IS NULL) = (calendar_method IS NULL))),
  constraint mail_ended_check CHECK ((ended = ANY (ARRAY['refused', 'stopped', 'unconfirmed', 'in_doubt', 'given_up']))),
  constraint mail_from_name_check CHECK ((from_name !~ '[[:cntrl:]]')),
  constraint mail_kind_check CHECK ((kind = ANY (ARRAY['application_received', 'answers_due', 'job_closed', 'rejection', 'notification', 'interview', 'account', 'address', 'visitor']))),
  constraint mail_link_check CHECK ((link = ANY (ARRAY['confirm', 'reset']))),
  constraint mail_reply_to_check CHECK ((reply_to !~ '[[:cntrl:]]')),
  constraint mail_subject_check CHECK ((subject !~ '[[:cntrl:]]')),
  constraint mail_to_address_check CHECK ((to_address !~ '[[:cntrl:]]')),
  constraint mail_to_name_check CHECK ((to_name !~ '[[:cntrl:]]'))
);
CREATE INDEX mail_counted ON mail (charged_to, counted_at) WHERE (counted_at IS NOT NULL);
CREATE INDEX mail_newest ON mail (created_at DESC, id DESC);
CREATE INDEX mail_unreachable ON mail (id) WHERE (unreachable_since IS NOT NULL);
CREATE INDEX mail_visitor_link ON mail (visitor_link_id) WHERE (visitor_link_id IS NOT NULL);
CREATE INDEX mail_waiting ON mail (id) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX mail_waits_for_budget ON mail (charged_to, waits_until) WHERE (waits_until IS NOT NULL);

-- That an answer to an email arrived and what became of it; its words are in the message, if it became one.
create table mail_answer (
  id bigint generated always as identity not null,
  key text not null,
  user_id integer not null,
  application_id integer not null,
  outcome text not null,
  told boolean default false not null,
  arrived_at timestamptz default now() not null,
  constraint mail_answer_pkey PRIMARY KEY (id),
  constraint mail_answer_key_key UNIQUE (key),
  constraint mail_answer_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint mail_answer_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint mail_answer_key_check CHECK ((key ~ '^[0-9a-f]{64}$')),
  constraint mail_answer_outcome_check CHECK (((char_length(outcome) >= 1) AND (char_length(outcome) <= 20)))
);
CREATE INDEX mail_answer_application_id ON mail_answer (application_id);
CREATE INDEX mail_answer_arrived_at ON mail_answer (arrived_at);
CREATE INDEX mail_answer_of ON mail_answer (user_id, application_id, arrived_at);

-- Which applications a mail is about, for their timelines.
create table mail_application (
  mail_id bigint not null,
  application_id integer not null,
  said text,
  constraint mail_application_pkey PRIMARY KEY (mail_id, application_id),
  constraint mail_application_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint mail_application_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mail(id) ON DELETE CASCADE,
  constraint mail_application_said_check CHECK ((said !~ '[[:cntrl:]]'))
);
CREATE INDEX mail_application_by_application ON mail_application (application_id);

-- Texts for messages that a company keeps.
create table mail_template (
  id integer generated always as identity not null,
  company_id integer not null,
  name text not null,
  body text not null,
  changed_by integer,
  changed_at timestamptz default now() not null,
  constraint mail_template_pkey PRIMARY KEY (id),
  constraint mail_template_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint mail_template_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint mail_template_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 4000))),
  constraint mail_template_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80)))
);
CREATE UNIQUE INDEX mail_template_name ON mail_template (company_id, lower(name));
CREATE TRIGGER mail_template_is_untold AFTER INSERT OR DELETE OR UPDATE ON mail_template FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('mail_template', 'id', 'company', 'company_id');

-- A row for each change of what searches go by: those that are there say whether what a server keeps of its answers still holds. All but the last hundred are thrown away.
create table market_change (
  id bigint generated always as identity not null,
  constraint market_change_pkey PRIMARY KEY (id)
);

-- How old the newest 4,096 listed jobs are, the newest 16,384 and so on: how far back a search has to look.
create table market_shape (
  rank integer not null,
  posted_date timestamptz not null,
  constraint market_shape_pkey PRIMARY KEY (rank)
);

-- Which score was shown to whom on which day. Kept for three years, never changed.
create table match_shown (
  id bigint generated always as identity not null,
  shown_at timestamptz default clock_timestamp() not null,
  shown_on date default ((clock_timestamp() AT TIME ZONE 'UTC'))::date not null,
  viewer_id integer not null,
  company_id integer not null,
  job_posting_id integer not null,
  job_seeker_id integer not null,
  application_id integer,
  screen text not null,
  engine text not null,
  inputs text not null,
  score integer not null,
  parts jsonb not null,
  constraint match_shown_pkey PRIMARY KEY (id),
  constraint match_shown_once UNIQUE (viewer_id, job_posting_id, job_seeker_id, engine, inputs, score, screen, shown_on),
  constraint match_shown_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint match_shown_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint match_shown_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_posting(id) ON DELETE CASCADE,
  constraint match_shown_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint match_shown_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint match_shown_score_check CHECK (((score >= 0) AND (score <= 100))),
  constraint match_shown_screen_check CHECK ((screen = ANY (ARRAY['application', 'applicants', 'candidates', 'applications'])))
);
CREATE INDEX match_shown_company ON match_shown (company_id, shown_at, id);
CREATE INDEX match_shown_old ON match_shown (shown_at);
CREATE TRIGGER match_shown_is_kept BEFORE DELETE OR UPDATE ON match_shown FOR EACH ROW EXECUTE FUNCTION match_shown_is_kept();

-- What candidate and employer wrote to each other on an application.
create table message (
  id bigint generated always as identity not null,
  application_id integer not null,
  sender_id integer,
  from_employer boolean not null,
  body text not null,
  sent_at timestamptz default clock_timestamp() not null,
  read_at timestamptz,
  bulk_message_id integer,
  -- Written as an answer to an email.
  by_mail boolean default false not null,
  constraint message_pkey PRIMARY KEY (id),
  constraint message_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint message_bulk_message_id_fkey FOREIGN KEY (bulk_message_id) REFERENCES bulk_message(id),
  constraint message_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint message_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 4000)))
);
CREATE INDEX message_application ON message (application_id, id);
CREATE INDEX message_bulk ON message (bulk_message_id) WHERE (bulk_message_id IS NOT NULL);
CREATE INDEX message_sender ON message (sender_id);
CREATE TRIGGER application_is_untold AFTER INSERT OR DELETE OR UPDATE ON message FOR EACH ROW EXECUTE FUNCTION application_is_untold('application_id');
CREATE TRIGGER message_is_untold AFTER INSERT OR DELETE OR UPDATE ON message FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('message', 'id', 'application', 'application_id', 'application_id');

-- What somebody is told here, by mail, or both.
create table notification (
  id bigint generated always as identity not null,
  user_id integer not null,
  type text not null,
  application_id integer,
  company_id integer,
  data jsonb default '{}'::jsonb not null,
  created_at timestamptz default clock_timestamp() not null,
  read_at timestamptz,
  in_inbox boolean not null,
  mail_due_at timestamptz,
  job_posting_id integer,
  constraint notification_pkey PRIMARY KEY (id),
  constraint notification_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint notification_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint notification_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_posting(id) ON DELETE CASCADE,
  constraint notification_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint notification_type_check CHECK ((type = ANY (ARRAY['application.submitted', 'application.moved', 'application.withdrawn', 'message.sent', 'membership.requested', 'membership.changed', 'invitation.sent', 'alert.told', 'interview.proposed', 'interview.booked', 'interview.cancelled', 'interview.declined', 'interview.reminder', 'panel.empty', 'scorecard.due', 'offer.sent', 'offer.answered', 'offer.approval', 'onboarding.due', 'application.mentioned', 'answer.due', 'domain.failing', 'webhook.paused', 'calendar.failing'])))
);
CREATE INDEX notification_created ON notification (created_at);
CREATE INDEX notification_inbox ON notification (user_id, id DESC);
CREATE INDEX notification_mail ON notification (mail_due_at) WHERE (mail_due_at IS NOT NULL);
CREATE INDEX notification_unread ON notification (user_id) WHERE (read_at IS NULL);

-- Which kinds somebody wants here and how by mail, where it is not the usual.
create table notification_choice (
  user_id integer not null,
  type text not null,
  inbox boolean not null,
  mail text not null,
  constraint notification_choice_pkey PRIMARY KEY (user_id, type),
  constraint notification_choice_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint notification_choice_mail CHECK ((mail = ANY (ARRAY['at_once', 'daily', 'never'])))
);

-- An offer and its versions, from draft to how it ended.
create table offer (
  id integer generated always as identity not null,
  application_id integer not null,
  version integer not null,
  state text default 'draft' not null,
  letter text not null,
  -- The letter word for word as the candidate got it.
  sent_letter text,
  currency text not null,
  basic_pay integer not null,
  service_charge text not null,
  service_charge_pay integer,
  allowances jsonb default '[]'::jsonb not null,
  accommodation text not null,
  flights text not null,
  roster text,
  leave_days integer,
  start_date date not null,
  answer_by date not null,
  expires_at timestamptz not null,
  created_by integer,
  created_at timestamptz default clock_timestamp() not null,
  asked_at timestamptz,
  decided_by integer,
  decided_at timestamptz,
  approval_note text,
  sent_at timestamptz,
  answered_at timestamptz,
  signed_name text,
  decline_reason text,
  ended_at timestamptz,
  changed_by integer,
  changed_at timestamptz,
  by_hand boolean default false not null,
  settled_by bigint,
  before_move jsonb,
  constraint offer_pkey PRIMARY KEY (id),
  constraint offer_version UNIQUE (application_id, version),
  constraint offer_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint offer_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint offer_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint offer_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint offer_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES application_status_history(id),
  constraint offer_accommodation_check CHECK ((accommodation = ANY (ARRAY['none', 'shared', 'own', 'family', 'allowance']))),
  constraint offer_allowances_check CHECK (((jsonb_typeof(allowances) = 'array') AND (jsonb_array_length(allowances) <= 10))),
  constraint offer_answered CHECK (((state = ANY (ARRAY['accepted', 'declined', 'called_off', 'set_aside'])) = (answered_at IS NOT NULL))),
  constraint offer_approval_note_check CHECK (((char_length(approval_note) >= 1) AND (char_length(approval_note) <= 1000))),
  constraint offer_basic_pay_check CHECK (((basic_pay >= 1) AND (basic_pay <= 100000000))),
  constraint offer_check CHECK (((service_charge <> 'none') OR (service_charge_pay IS NULL))),
  constraint offer_check1 CHECK (((state <> ALL (ARRAY['sent', 'accepted', 'declined', 'expired'])) OR ((sent_at IS NOT NULL) AND (sent_letter IS NOT NULL)))),
  constraint offer_currency_check CHECK ((currency ~ '^[A-Z]{3}$')),
  constraint offer_decline_reason_check CHECK (((char_length(decline_reason) >= 1) AND (char_length(decline_reason) <= 2000))),
  constraint offer_flights_check CHECK ((flights = ANY (ARRAY['none', 'joining', 'yearly', 'twice_yearly']))),
  constraint offer_leave_days_check CHECK (((leave_days >= 0) AND (leave_days <= 365))),
  constraint offer_letter_check CHECK (((char_length(letter) >= 1) AND (char_length(letter) <= 10000))),
  constraint offer_move CHECK (((settled_by IS NULL) = (before_move IS NULL))),
  constraint offer_roster_check CHECK (((char_length(roster) >= 1) AND (char_length(roster) <= 120))),
  constraint offer_service_charge_check CHECK ((service_charge = ANY (ARRAY['none', 'shared', 'guaranteed']))),
  constraint offer_service_charge_pay_check CHECK (((service_charge_pay >= 1) AND (service_charge_pay <= 100000000))),
  constraint offer_signed CHECK (((answered_at IS NULL) OR (signed_name IS NOT NULL) OR by_hand)),
  constraint offer_signed_name_check CHECK (((char_length(signed_name) >= 1) AND (char_length(signed_name) <= 160))),
  constraint offer_state_check CHECK ((state = ANY (ARRAY['draft', 'waiting', 'approved', 'sent', 'accepted', 'declined', 'expired', 'withdrawn', 'replaced', 'called_off', 'set_aside']))),
  constraint offer_version_check CHECK (((version >= 1) AND (version <= 20)))
);
CREATE INDEX offer_created_by ON offer (created_by);
CREATE INDEX offer_decided_by ON offer (decided_by);
CREATE INDEX offer_expiring ON offer (expires_at) WHERE (state = 'sent');
CREATE UNIQUE INDEX offer_one_accepted ON offer (application_id) WHERE (state = 'accepted');
CREATE UNIQUE INDEX offer_one_open ON offer (application_id) WHERE (state = ANY (ARRAY['draft', 'waiting', 'approved', 'sent']));
CREATE INDEX offer_settled_by ON offer (settled_by) WHERE (settled_by IS NOT NULL);
CREATE TRIGGER application_is_untold AFTER INSERT OR DELETE OR UPDATE ON offer FOR EACH ROW EXECUTE FUNCTION application_is_untold('application_id');
CREATE TRIGGER offer_expires BEFORE INSERT OR UPDATE OF answer_by ON offer FOR EACH ROW EXECUTE FUNCTION offer_expires();
CREATE TRIGGER offer_is_untold AFTER INSERT OR DELETE OR UPDATE ON offer FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('offer', 'id', 'application', 'application_id', 'application_id');
CREATE CONSTRAINT TRIGGER offer_tells_one_story AFTER INSERT OR UPDATE OF state ON offer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tells_one_story();

-- Letters for offers that a company keeps.
create table offer_template (
  id integer generated always as identity not null,
  company_id integer not null,
  name text not null,
  letter text not null,
  updated_at timestamptz default now() not null,
  changed_by integer,
  constraint offer_template_pkey PRIMARY KEY (id),
  constraint offer_template_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint offer_template_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint offer_template_letter_check CHECK (((char_length(letter) >= 1) AND (char_length(letter) <= 10000))),
  constraint offer_template_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80)))
);
CREATE UNIQUE INDEX offer_template_name ON offer_template (company_id, lower(name));
CREATE TRIGGER offer_template_is_untold AFTER INSERT OR DELETE OR UPDATE ON offer_template FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('offer_template', 'id', 'company', 'company_id');

-- What is to be done before somebody's first day.
create table onboarding (
  id integer generated always as identity not null,
  application_id integer not null,
  start_date date not null,
  begun_by integer,
  begun_at timestamptz default now() not null,
  finished_at timestamptz,
  constraint onboarding_pkey PRIMARY KEY (id),
  constraint onboarding_once UNIQUE (application_id),
  constraint onboarding_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint onboarding_begun_by_fkey FOREIGN KEY (begun_by) REFERENCES user_account(id) ON DELETE SET NULL
);
CREATE INDEX onboarding_begun_by ON onboarding (begun_by);
CREATE INDEX onboarding_under_way ON onboarding (id) WHERE (finished_at IS NULL);
CREATE TRIGGER application_is_untold AFTER INSERT OR DELETE OR UPDATE ON onboarding FOR EACH ROW EXECUTE FUNCTION application_is_untold('application_id');
CREATE TRIGGER onboarding_is_untold AFTER INSERT OR DELETE OR UPDATE ON onboarding FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('onboarding', 'id', 'application', 'application_id');

-- Papers handed in for a task.
create table onboarding_file (
  task_id integer not null,
  file_id integer not null,
  added_at timestamptz default clock_timestamp() not null,
  constraint onboarding_file_pkey PRIMARY KEY (task_id, file_id),
  constraint onboarding_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id),
  constraint onboarding_file_task_id_fkey FOREIGN KEY (task_id) REFERENCES onboarding_task(id) ON DELETE CASCADE
);
CREATE INDEX onboarding_file_of ON onboarding_file (file_id);

-- What is written to each other on a task.
create table onboarding_note (
  id integer generated always as identity not null,
  task_id integer not null,
  author_id integer,
  from_employer boolean not null,
  body text not null,
  written_at timestamptz default clock_timestamp() not null,
  constraint onboarding_note_pkey PRIMARY KEY (id),
  constraint onboarding_note_author_id_fkey FOREIGN KEY (author_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint onboarding_note_task_id_fkey FOREIGN KEY (task_id) REFERENCES onboarding_task(id) ON DELETE CASCADE,
  constraint onboarding_note_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 2000)))
);
CREATE INDEX onboarding_note_author ON onboarding_note (author_id);
CREATE INDEX onboarding_note_task ON onboarding_note (task_id, id);

-- One thing to do before the first day, by the employer or the new colleague.
create table onboarding_task (
  id integer generated always as identity not null,
  onboarding_id integer not null,
  title text not null,
  details text,
  side text not null,
  day integer not null,
  responsible_id integer,
  done_at timestamptz,
  done_by integer,
  reminded smallint default 0 not null,
  changed_by integer,
  changed_at timestamptz,
  constraint onboarding_task_pkey PRIMARY KEY (id),
  constraint onboarding_task_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint onboarding_task_done_by_fkey FOREIGN KEY (done_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint onboarding_task_onboarding_id_fkey FOREIGN KEY (onboarding_id) REFERENCES onboarding(id) ON DELETE CASCADE,
  constraint onboarding_task_responsible_id_fkey FOREIGN KEY (responsible_id) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint onboarding_task_check CHECK (((side = 'company') OR (responsible_id IS NULL))),
  constraint onboarding_task_day_check CHECK (((day >= '-180'::integer) AND (day <= 180))),
  constraint onboarding_task_details_check CHECK (((char_length(details) >= 1) AND (char_length(details) <= 1000))),
  constraint onboarding_task_reminded_check CHECK (((reminded >= 0) AND (reminded <= 2))),
  constraint onboarding_task_side_check CHECK ((side = ANY (ARRAY['candidate', 'company']))),
  constraint onboarding_task_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120)))
);
CREATE INDEX onboarding_task_done_by ON onboarding_task (done_by);
CREATE INDEX onboarding_task_of ON onboarding_task (onboarding_id, day, id);
CREATE INDEX onboarding_task_open ON onboarding_task (onboarding_id) WHERE ((done_at IS NULL) AND (reminded < 2));
CREATE INDEX onboarding_task_responsible ON onboarding_task (responsible_id);
CREATE TRIGGER onboarding_of_task_is_untold AFTER INSERT OR DELETE OR UPDATE ON onboarding_task FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('onboarding', 'onboarding_id', 'onboarding', 'onboarding_id');

-- Lists of such tasks that a company keeps.
create table onboarding_template (
  id integer generated always as identity not null,
  company_id integer not null,
  name text not null,
  tasks jsonb not null,
  updated_at timestamptz default now() not null,
  changed_by integer,
  constraint onboarding_template_pkey PRIMARY KEY (id),
  constraint onboarding_template_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint onboarding_template_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint onboarding_template_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80))),
  constraint onboarding_template_tasks_check CHECK (((jsonb_typeof(tasks) = 'array') AND ((jsonb_array_length(tasks) >= 1) AND (jsonb_array_length(tasks) <= 60))))
);
CREATE UNIQUE INDEX onboarding_template_name ON onboarding_template (company_id, lower(name));
CREATE TRIGGER onboarding_template_is_untold AFTER INSERT OR DELETE OR UPDATE ON onboarding_template FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('onboarding_template', 'id', 'company', 'company_id');

-- One row: who runs this installation, as its public pages say.
create table operator (
  id integer default 1 not null,
  name text,
  email text,
  phone text,
  address text,
  changed_at timestamptz,
  changed_by integer,
  second_factor_of_admins boolean default false not null,
  second_factor_of_company_admins boolean default false not null,
  second_factor_of_everybody boolean default false not null,
  -- Whether visitors who are not signed in are shown jobs at all.
  public_jobs boolean default false not null,
  constraint operator_pkey PRIMARY KEY (id),
  constraint operator_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint operator_address_check CHECK (((char_length(address) >= 1) AND (char_length(address) <= 4000))),
  constraint operator_email_check CHECK ((char_length(email) <= 254)),
  constraint operator_id_check CHECK ((id = 1)),
  constraint operator_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  constraint operator_phone_check CHECK ((char_length(phone) <= 32))
);
CREATE TRIGGER platform_opens AFTER UPDATE OF public_jobs ON operator FOR EACH ROW WHEN (new.public_jobs AND NOT old.public_jobs) EXECUTE FUNCTION platform_opens();

-- Where somebody's own calendar is read, to show when they are busy. The address is a secret: it is told to nobody again.
create table own_calendar (
  user_id integer not null,
  url text not null,
  set_at timestamptz default now() not null,
  etag text,
  last_modified text,
  -- When its server last answered, if only that nothing has changed.
  read_at timestamptz default now() not null,
  -- When all of it was last gone through: what repeats gets new times only then.
  gone_through_at timestamptz default now() not null,
  tried_at timestamptz default now() not null,
  -- When somebody last arranged with this person, or they gave the address.
  wanted_at timestamptz default now() not null,
  -- Null: nobody has arranged with them for a while.
  next_read_at timestamptz,
  problem text,
  failing_since timestamptz,
  -- When its owner was told that it cannot be read any more; null again once it can.
  told_at timestamptz,
  constraint own_calendar_pkey PRIMARY KEY (user_id),
  constraint own_calendar_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint own_calendar_check CHECK (((problem IS NULL) = (failing_since IS NULL))),
  constraint own_calendar_problem_check CHECK ((problem = ANY (ARRAY['not_allowed', 'redirected', 'not_found', 'refused', 'unreachable', 'too_slow', 'too_large', 'too_much', 'not_calendar']))),
  constraint own_calendar_url_check CHECK (((char_length(url) >= 1) AND (char_length(url) <= 2048)))
);
CREATE INDEX own_calendar_due ON own_calendar (next_read_at) WHERE (next_read_at IS NOT NULL);

-- From when to when people are busy by their own calendars, for the weeks ahead; nothing of what it is.
create table own_calendar_busy (
  user_id integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  constraint own_calendar_busy_pkey PRIMARY KEY (user_id, starts_at),
  constraint own_calendar_busy_user_id_fkey FOREIGN KEY (user_id) REFERENCES own_calendar(user_id) ON DELETE CASCADE,
  constraint own_calendar_busy_check CHECK ((ends_at > starts_at))
);
CREATE INDEX own_calendar_busy_ended ON own_calendar_busy (ends_at);

-- Public keys of the passkeys with which people sign in; the counter is the highest that was seen.
create table passkey (
  id integer generated always as identity not null,
  user_id integer not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] default '{}' not null,
  name text not null,
  synced boolean not null,
  created_at timestamptz default now() not null,
  last_used_at timestamptz,
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_credential_id_key UNIQUE (credential_id),
  constraint passkey_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint passkey_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)))
);
CREATE INDEX passkey_user ON passkey (user_id);

-- What an authenticator is to sign: for one purpose, of one session where there is one, taken away by the first who answers it.
create table passkey_challenge (
  challenge text not null,
  purpose text not null,
  user_id integer,
  expires_at timestamptz default (now() + '00:05:00'::interval) not null,
  session_id integer,
  constraint passkey_challenge_pkey PRIMARY KEY (challenge),
  constraint passkey_challenge_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE,
  constraint passkey_challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint passkey_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['add', 'sign-in', 'confirm'])))
);
CREATE INDEX passkey_challenge_expires ON passkey_challenge (expires_at);

-- A picture of a company or a person, under a key that cannot be guessed; another picture gets another.
create table picture (
  key text not null,
  kind text not null,
  company_id integer,
  user_id integer,
  made_at timestamptz default now() not null,
  constraint picture_pkey PRIMARY KEY (key),
  constraint picture_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint picture_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint picture_check CHECK (((num_nonnulls(company_id, user_id) = 1) AND ((kind = 'portrait') = (user_id IS NOT NULL)))),
  constraint picture_key_check CHECK ((key ~ '^[A-Za-z0-9_-]{22}$')),
  constraint picture_kind_check CHECK ((kind = ANY (ARRAY['logo', 'cover', 'photo', 'portrait'])))
);
CREATE UNIQUE INDEX picture_one_of_company ON picture (company_id, kind) WHERE (kind = ANY (ARRAY['logo', 'cover']));
CREATE UNIQUE INDEX picture_one_of_person ON picture (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX picture_photos ON picture (company_id, made_at) WHERE (kind = 'photo');
CREATE TRIGGER gone_pictures_change_the_market AFTER DELETE ON picture FOR EACH ROW WHEN (old.company_id IS NOT NULL) EXECUTE FUNCTION market_has_changed();
CREATE TRIGGER new_pictures_change_the_market AFTER INSERT OR UPDATE ON picture FOR EACH ROW WHEN (new.company_id IS NOT NULL) EXECUTE FUNCTION market_has_changed();

-- A picture as it is shown, in one width and format. What was sent is not kept.
create table picture_size (
  key text not null,
  width integer not null,
  format text not null,
  bytes bytea not null,
  constraint picture_size_pkey PRIMARY KEY (key, width, format),
  constraint picture_size_key_fkey FOREIGN KEY (key) REFERENCES picture(key) ON DELETE CASCADE,
  constraint picture_size_format_check CHECK ((format = ANY (ARRAY['avif', 'webp'])))
);

-- What the matching engine has read from a profile.
create table profile_reading (
  profile_id integer not null,
  engine text not null,
  reading json not null,
  terms integer[] default '{}'::integer[] not null,
  read_at timestamptz default now() not null,
  constraint profile_reading_pkey PRIMARY KEY (profile_id),
  constraint profile_reading_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES job_seeker_profile(id) ON DELETE CASCADE
);
CREATE INDEX profile_reading_engine ON profile_reading (engine);
CREATE INDEX profile_reading_oldest ON profile_reading (read_at);
CREATE TRIGGER profile_reading_leaves_the_index AFTER DELETE ON profile_reading FOR EACH ROW EXECUTE FUNCTION profile_reading_leaves_the_index();

-- Readings of profiles by term.
create table profile_term (
  term integer not null,
  profile_id integer not null,
  weight smallint not null,
  constraint profile_term_pkey PRIMARY KEY (term, profile_id) INCLUDE (weight)
);

-- That somebody looked at a profile on a day, to count views.
create table profile_view (
  profile_id integer not null,
  viewer_id integer not null,
  viewed_on date not null,
  constraint profile_view_pkey PRIMARY KEY (profile_id, viewer_id, viewed_on),
  constraint profile_view_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES job_seeker_profile(id) ON DELETE CASCADE,
  constraint profile_view_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES user_account(id) ON DELETE CASCADE
);
CREATE INDEX profile_view_day ON profile_view (viewed_on);

-- Which account somebody of a provider's is. Found by issuer and subject and nothing else: addresses change hands.
create table provider_identity (
  issuer text not null,
  subject text not null,
  user_id integer not null,
  company_id integer not null,
  linked_at timestamptz default now() not null,
  used_at timestamptz default now() not null,
  constraint provider_identity_pkey PRIMARY KEY (issuer, subject),
  constraint provider_identity_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint provider_identity_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint provider_identity_subject_check CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 255)))
);
CREATE INDEX provider_identity_company ON provider_identity (company_id);
CREATE INDEX provider_identity_user ON provider_identity (user_id);

-- Somebody of a provider's who says to be an account that is there: it is theirs once that account signs in, in the same browser, in ten minutes.
create table provider_link (
  browser_hash text not null,
  user_id integer not null,
  company_id integer not null,
  issuer text not null,
  subject text not null,
  provider_sid text,
  expires_at timestamptz not null,
  constraint provider_link_pkey PRIMARY KEY (browser_hash),
  constraint provider_link_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint provider_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint provider_link_browser_hash_check CHECK ((browser_hash ~ '^[0-9a-f]{64}$'))
);
CREATE INDEX provider_link_expires ON provider_link (expires_at);

-- Back-channel logouts that were heard: none counts twice, and none is missed by a session that begins meanwhile.
create table provider_logout (
  issuer text not null,
  token_id text not null,
  subject text,
  provider_sid text,
  issued_at timestamptz not null,
  heard_at timestamptz default now() not null,
  constraint provider_logout_pkey PRIMARY KEY (issuer, token_id),
  constraint provider_logout_token_id_check CHECK (((char_length(token_id) >= 1) AND (char_length(token_id) <= 300)))
);
CREATE INDEX provider_logout_heard ON provider_logout (heard_at);

-- Which sessions a provider has opened, so that its back-channel logout ends them.
create table provider_session (
  session_id integer not null,
  issuer text not null,
  subject text not null,
  provider_sid text,
  constraint provider_session_pkey PRIMARY KEY (session_id),
  constraint provider_session_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);
CREATE INDEX provider_session_subject ON provider_session (issuer, subject);

-- Who has gone to a provider and is not back yet. Gone with the first return, or ten minutes later.
create table provider_sign_in (
  state_hash text not null,
  browser_hash text not null,
  company_id integer not null,
  issuer text not null,
  client_id text not null,
  purpose text not null,
  user_id integer,
  return_to text,
  expires_at timestamptz not null,
  session_id integer,
  started_at timestamptz default now() not null,
  constraint provider_sign_in_pkey PRIMARY KEY (state_hash),
  constraint provider_sign_in_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint provider_sign_in_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE,
  constraint provider_sign_in_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint provider_sign_in_browser_hash_check CHECK ((browser_hash ~ '^[0-9a-f]{64}$')),
  constraint provider_sign_in_check CHECK (((purpose = 'sign-in') = (user_id IS NULL))),
  constraint provider_sign_in_purpose_check CHECK ((purpose = ANY (ARRAY['sign-in', 'connect', 'confirm']))),
  constraint provider_sign_in_return_to_check CHECK ((char_length(return_to) <= 2000)),
  constraint provider_sign_in_session_check CHECK (((purpose = 'confirm') = (session_id IS NOT NULL))),
  constraint provider_sign_in_state_hash_check CHECK ((state_hash ~ '^[0-9a-f]{64}$'))
);
CREATE INDEX provider_sign_in_expires ON provider_sign_in (expires_at);
CREATE INDEX provider_sign_in_session ON provider_sign_in (session_id) WHERE (session_id IS NOT NULL);

-- A group of a company's identity provider, and the role that the company gives its members; none until it says.
create table provisioned_group (
  id integer generated always as identity not null,
  company_id integer not null,
  external_id text,
  display_name text not null,
  role text,
  created_at timestamptz default now() not null,
  changed_at timestamptz default now() not null,
  constraint provisioned_group_pkey PRIMARY KEY (id),
  constraint provisioned_group_id_company_id_key UNIQUE (id, company_id),
  constraint provisioned_group_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint provisioned_group_display_name_check CHECK (((char_length(display_name) >= 1) AND (char_length(display_name) <= 200))),
  constraint provisioned_group_external_id_check CHECK (((char_length(external_id) >= 1) AND (char_length(external_id) <= 254))),
  constraint provisioned_group_role_check CHECK ((role = ANY (ARRAY['recruiter', 'hiring_manager', 'company_admin'])))
);
CREATE INDEX provisioned_group_external ON provisioned_group (company_id, external_id);
CREATE UNIQUE INDEX provisioned_group_name ON provisioned_group (company_id, lower(display_name));

-- Who is in which group, within one company.
create table provisioned_group_member (
  group_id integer not null,
  provisioned_id integer not null,
  company_id integer not null,
  constraint provisioned_group_member_pkey PRIMARY KEY (group_id, provisioned_id),
  constraint provisioned_group_member_group_id_company_id_fkey FOREIGN KEY (group_id, company_id) REFERENCES provisioned_group(id, company_id) ON DELETE CASCADE,
  constraint provisioned_group_member_provisioned_id_company_id_fkey FOREIGN KEY (provisioned_id, company_id) REFERENCES provisioned_user(id, company_id) ON DELETE CASCADE
);
CREATE INDEX provisioned_group_member_user ON provisioned_group_member (provisioned_id);

-- Somebody whom a company's identity provider keeps here: what it said of them, and nothing that it did not. Active is whoever is a verified member.
create table provisioned_user (
  id integer generated always as identity not null,
  company_id integer not null,
  user_id integer not null,
  made_here boolean not null,
  user_name text not null,
  external_id text,
  given_name text,
  family_name text,
  display_name text,
  email text,
  created_at timestamptz default now() not null,
  changed_at timestamptz default now() not null,
  constraint provisioned_user_pkey PRIMARY KEY (id),
  constraint provisioned_user_company_id_user_id_key UNIQUE (company_id, user_id),
  constraint provisioned_user_id_company_id_key UNIQUE (id, company_id),
  constraint provisioned_user_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint provisioned_user_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint provisioned_user_display_name_check CHECK (((char_length(display_name) >= 1) AND (char_length(display_name) <= 200))),
  constraint provisioned_user_email_check CHECK (((char_length(email) >= 3) AND (char_length(email) <= 254))),
  constraint provisioned_user_external_id_check CHECK (((char_length(external_id) >= 1) AND (char_length(external_id) <= 254))),
  constraint provisioned_user_family_name_check CHECK (((char_length(family_name) >= 1) AND (char_length(family_name) <= 80))),
  constraint provisioned_user_given_name_check CHECK (((char_length(given_name) >= 1) AND (char_length(given_name) <= 80))),
  constraint provisioned_user_user_name_check CHECK (((char_length(user_name) >= 1) AND (char_length(user_name) <= 254)))
);
CREATE INDEX provisioned_user_account ON provisioned_user (user_id);
CREATE INDEX provisioned_user_external ON provisioned_user (company_id, external_id);
CREATE UNIQUE INDEX provisioned_user_name ON provisioned_user (company_id, lower(user_name));

-- A company's key for its identity provider. The hash is sha-256; the hint is how it begins, by which people tell two apart.
create table provisioning_token (
  id integer generated always as identity not null,
  company_id integer not null,
  hash text not null,
  hint text not null,
  made_by integer,
  made_at timestamptz default now() not null,
  last_used_at timestamptz,
  ended_at timestamptz,
  refused_at timestamptz,
  constraint provisioning_token_pkey PRIMARY KEY (id),
  constraint provisioning_token_hash_key UNIQUE (hash),
  constraint provisioning_token_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint provisioning_token_made_by_fkey FOREIGN KEY (made_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint provisioning_token_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'))
);
CREATE INDEX provisioning_token_company ON provisioning_token (company_id) WHERE (ended_at IS NULL);

-- Each job that visitors of an open platform have been able to read at some time, for those who keep a copy: since when it is not there any more, which outlives the job. Written by triggers alone.
create table public_job (
  job_id integer not null,
  company_id integer not null,
  -- When its deadline ends it without anybody writing so.
  closes_at timestamptz,
  -- When something of what visitors read of it was last written, or it ended.
  moved_at timestamptz default clock_timestamp() not null,
  ended_at timestamptz,
  constraint public_job_pkey PRIMARY KEY (job_id)
);
CREATE INDEX public_job_company ON public_job (company_id, moved_at);
CREATE INDEX public_job_deadline ON public_job (closes_at) WHERE (closes_at IS NOT NULL);
CREATE INDEX public_job_moved ON public_job (moved_at);

-- How often somebody has tried what guesses, floods or probes: shared by all copies of the server, and kept over a restart.
create table rate_limit (
  key character varying(255) not null,
  points integer default 0 not null,
  expire bigint,
  constraint rate_limit_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limit_expire ON rate_limit (expire);

-- Postings and profiles that the matching engine is to read anew.
create table reading_due (
  kind text not null,
  id integer not null,
  change bigint default nextval('reading_due_change'::regclass) not null,
  taken_until timestamptz default '-infinity'::timestamptz not null,
  constraint reading_due_pkey PRIMARY KEY (kind, id),
  constraint reading_due_kind_check CHECK ((kind = ANY (ARRAY['job', 'profile'])))
);
CREATE INDEX reading_due_latest ON reading_due (change DESC);
CREATE TRIGGER reading_due_is_told_of AFTER INSERT ON reading_due REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_of_upkeep('features');
CREATE TRIGGER reading_due_is_told_of_anew AFTER UPDATE OF change ON reading_due FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_upkeep('features');

-- SHA-256 of each recovery code, which works once. The codes have 120 random bits (80 before this was added): nobody finds one by trying.
create table recovery_code (
  user_id integer not null,
  code_hash text not null,
  made_at timestamptz default now() not null,
  used_at timestamptz,
  constraint recovery_code_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);

-- Addresses that a mail server has refused for good: nothing is sent to them until they are confirmed anew or taken off.
create table refused_address (
  id bigint generated always as identity not null,
  address text not null,
  reason text not null,
  -- What the mail server said.
  said text not null,
  mail_id bigint,
  since timestamptz default now() not null,
  constraint refused_address_pkey PRIMARY KEY (id),
  constraint refused_address_address_key UNIQUE (address),
  constraint refused_address_mail_id_fkey FOREIGN KEY (mail_id) REFERENCES mail(id) ON DELETE SET NULL,
  constraint refused_address_address_check CHECK ((address = lower(address))),
  constraint refused_address_reason_check CHECK ((reason = ANY (ARRAY['refused', 'bounced'])))
);
CREATE INDEX refused_address_newest ON refused_address (since DESC, id DESC);

-- What was said with a rejection that somebody made as an act of its own; gone when it is taken back in time.
create table rejection (
  -- The entry of the history.
  move bigint not null,
  application_id integer not null,
  -- For the employer alone, as the note is.
  reason_id integer,
  note text,
  -- What the applicant is written with it, with everything filled in.
  letter text,
  -- It is not told at night where the applicant is.
  waits_for_day boolean not null,
  -- The step at which they stood until then.
  step_id integer,
  -- When the applicant was told; null until then, and where they withdrew first.
  told_at timestamptz,
  constraint rejection_pkey PRIMARY KEY (move),
  constraint rejection_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint rejection_move_fkey FOREIGN KEY (move) REFERENCES application_status_history(id) ON DELETE CASCADE,
  constraint rejection_reason_id_fkey FOREIGN KEY (reason_id) REFERENCES rejection_reason(id) ON DELETE SET NULL,
  constraint rejection_step_id_fkey FOREIGN KEY (step_id) REFERENCES step(id) ON DELETE SET NULL
);
CREATE INDEX rejection_application ON rejection (application_id);
CREATE INDEX rejection_by_reason ON rejection (reason_id) WHERE (reason_id IS NOT NULL);

-- Why a company rejects people, in words of its own. For the employer alone.
create table rejection_reason (
  id integer generated always as identity not null,
  company_id integer not null,
  name text not null,
  -- It is offered no more; what was rejected for it keeps its name.
  archived_at timestamptz,
  changed_at timestamptz default now() not null,
  changed_by integer,
  constraint rejection_reason_pkey PRIMARY KEY (id),
  constraint rejection_reason_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint rejection_reason_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX rejection_reason_name ON rejection_reason (company_id, lower(name));
CREATE TRIGGER rejection_reason_is_untold AFTER INSERT OR DELETE OR UPDATE ON rejection_reason FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('rejection_reason', 'id', 'company', 'company_id');

-- Jobs that somebody keeps for later.
create table saved_job (
  user_id integer not null,
  job_posting_id integer not null,
  saved_at timestamptz default now() not null,
  constraint saved_job_pkey PRIMARY KEY (user_id, job_posting_id),
  constraint saved_job_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_posting(id) ON DELETE CASCADE,
  constraint saved_job_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);
CREATE INDEX saved_job_job ON saved_job (job_posting_id);

-- A job search somebody keeps, with or without an alert.
create table saved_search (
  id integer generated always as identity not null,
  user_id integer not null,
  name text not null,
  filters jsonb not null,
  saved_at timestamptz default now() not null,
  alert text,
  alert_since timestamptz,
  next_alert_at timestamptz,
  query tsquery,
  salary_min integer,
  posted_within_days integer,
  query_outdated boolean default false not null,
  constraint saved_search_pkey PRIMARY KEY (id),
  constraint saved_search_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint saved_search_alert CHECK ((((alert IS NULL) = (alert_since IS NULL)) AND ((alert IS NULL) = (next_alert_at IS NULL)))),
  constraint saved_search_alert_check CHECK ((alert = ANY (ARRAY['daily', 'weekly']))),
  constraint saved_search_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120)))
);
CREATE INDEX saved_search_due ON saved_search (next_alert_at) WHERE (alert IS NOT NULL);
CREATE UNIQUE INDEX saved_search_once ON saved_search (user_id, md5((filters)));
CREATE INDEX saved_search_outdated ON saved_search (id) WHERE query_outdated;

-- Filters, order and columns of a list under a name, for oneself or one's company.
create table saved_view (
  id integer generated always as identity not null,
  user_id integer not null,
  company_id integer,
  screen text not null,
  name text not null,
  query text not null,
  created_at timestamptz default now() not null,
  constraint saved_view_pkey PRIMARY KEY (id),
  constraint saved_view_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint saved_view_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint saved_view_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint saved_view_query_check CHECK ((char_length(query) <= 1000)),
  constraint saved_view_screen_check CHECK ((screen = ANY (ARRAY['board', 'applications'])))
);
CREATE INDEX saved_view_company ON saved_view (company_id, screen) WHERE (company_id IS NOT NULL);
CREATE UNIQUE INDEX saved_view_name ON saved_view (user_id, screen, lower(name));

-- Which migrations have run, with the hash of each.
create table schema_migration (
  version integer not null,
  name text not null,
  sha256 text not null,
  applied_at timestamptz default now() not null,
  constraint schema_migration_pkey PRIMARY KEY (version)
);

-- What an interviewer thinks of a candidate, after an interview or without one.
create table scorecard (
  id integer generated always as identity not null,
  application_id integer not null,
  interview_id integer,
  author_id integer not null,
  recommendation smallint not null,
  note text,
  ratings jsonb not null,
  handed_in_at timestamptz default now() not null,
  constraint scorecard_pkey PRIMARY KEY (id),
  constraint scorecard_once UNIQUE NULLS NOT DISTINCT (application_id, interview_id, author_id),
  constraint scorecard_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint scorecard_author_id_fkey FOREIGN KEY (author_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint scorecard_interview_id_fkey FOREIGN KEY (interview_id) REFERENCES interview(id) ON DELETE CASCADE,
  constraint scorecard_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 4000))),
  constraint scorecard_recommendation_check CHECK (((recommendation >= 1) AND (recommendation <= 5)))
);
CREATE TRIGGER application_is_untold AFTER INSERT OR DELETE OR UPDATE ON scorecard FOR EACH ROW EXECUTE FUNCTION application_is_untold('application_id');
CREATE TRIGGER scorecard_stays BEFORE UPDATE ON scorecard FOR EACH ROW EXECUTE FUNCTION scorecard_stays();

-- The words of all postings and about how many have each: what is typed is completed and corrected from them.
create table search_word (
  word text collate "C" not null,
  lexeme text not null,
  jobs integer not null,
  constraint search_word_pkey PRIMARY KEY (word)
);
CREATE INDEX search_word_lexeme ON search_word (lexeme);
CREATE INDEX search_word_spelling ON search_word USING gin (word gin_trgm_ops);
CREATE TRIGGER words_change_the_market AFTER INSERT OR DELETE OR UPDATE ON search_word FOR EACH STATEMENT EXECUTE FUNCTION market_has_changed();

-- Postings whose words are to be counted anew.
create table search_word_due (
  job_id integer not null
);
CREATE TRIGGER search_word_due_is_told_of AFTER INSERT ON search_word_due REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tell_of_upkeep('search-index');

-- One row: when all words were last counted.
create table search_words_counted (
  only_row boolean default true not null,
  at timestamptz default now() not null,
  constraint search_words_counted_pkey PRIMARY KEY (only_row),
  constraint search_words_counted_only_row_check CHECK (only_row)
);

-- Sign-ins, failures, factors, sessions, roles, exports and refused calls: who, from which network, with what outcome. Rows are never changed.
create table security_log (
  id bigint generated always as identity not null,
  happened_at timestamptz default now() not null,
  act text not null,
  outcome text not null,
  actor_id integer,
  user_id integer,
  company_id integer,
  network text,
  details jsonb default '{}'::jsonb not null,
  device text,
  request_id text,
  constraint security_log_pkey PRIMARY KEY (id),
  constraint security_log_outcome_check CHECK ((outcome = ANY (ARRAY['done', 'failed', 'refused'])))
);
CREATE INDEX security_log_act ON security_log (act, happened_at DESC, id DESC);
CREATE INDEX security_log_actor ON security_log (actor_id, happened_at DESC, id DESC) WHERE (actor_id IS NOT NULL);
CREATE INDEX security_log_company ON security_log (company_id, happened_at DESC, id DESC) WHERE (company_id IS NOT NULL);
CREATE INDEX security_log_newest ON security_log (happened_at DESC, id DESC);
CREATE INDEX security_log_user ON security_log (user_id, happened_at DESC, id DESC) WHERE (user_id IS NOT NULL);
CREATE TRIGGER security_log_is_append_only BEFORE DELETE OR UPDATE ON security_log FOR EACH ROW EXECUTE FUNCTION refuse_security_log_change();
CREATE TRIGGER security_log_is_not_emptied BEFORE TRUNCATE ON security_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_security_log_change();

-- Which copy of the server sends the security log on, and how that last went.
create table security_log_sending (
  only_one boolean default true not null,
  claimed_by uuid,
  claimed_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text,
  constraint security_log_sending_pkey PRIMARY KEY (only_one),
  constraint security_log_sending_only_one_check CHECK (only_one)
);

-- Entries of the security log that another system (SECURITY_LOG_URL) has not been sent yet.
create table security_log_unsent (
  entry_id bigint not null,
  constraint security_log_unsent_pkey PRIMARY KEY (entry_id)
);

-- Calls with an Idempotency-Key, for a day. A row is written in the transaction of what the call writes, so that both are there or neither.
create table sent_once (
  -- Who asked: a person, or the account that stands for an API key and its successor.
  account_id integer not null,
  key text not null,
  -- sha-256 of the call, its address and its body.
  asked text not null,
  sent_at timestamptz default now() not null,
  -- What was answered: status, headers and body, or a refusal; its body is left out where it has a secret.
  answer jsonb,
  constraint sent_once_pkey PRIMARY KEY (account_id, key),
  constraint sent_once_account_id_fkey FOREIGN KEY (account_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint sent_once_asked_check CHECK ((asked ~ '^[0-9a-f]{64}$')),
  constraint sent_once_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 255)))
);
CREATE INDEX sent_once_sent_at ON sent_once (sent_at);

-- Where somebody is signed in.
create table session (
  sid text not null,
  user_id integer not null,
  sess jsonb not null,
  expire timestamptz not null,
  id integer generated always as identity not null,
  started_at timestamptz default now() not null,
  last_used_at timestamptz default now() not null,
  confirmed_at timestamptz default now() not null,
  network text,
  way text,
  rights text,
  second_factor boolean default false not null,
  -- Whether a call has come with the id it has now.
  id_used boolean default true not null,
  constraint session_pkey PRIMARY KEY (sid),
  constraint session_id_key UNIQUE (id),
  constraint session_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE,
  constraint session_sid_check CHECK ((sid ~ '^[0-9a-f]{64}$'))
);
CREATE INDEX session_expire ON session (expire);
CREATE INDEX session_owner ON session (user_id);

-- Domains at which companies want their careers sites. One that is proved is one company's alone, and looked at again each day; one that was and is no longer leads on to the platform.
create table site_domain (
  id integer generated always as identity not null,
  company_id integer not null,
  domain text not null,
  token text not null,
  created_at timestamptz default now() not null,
  created_by integer,
  proved_at timestamptz,
  proved_by text,
  checked_at timestamptz,
  found text,
  failing_since timestamptz,
  warned_at timestamptz,
  lost_at timestamptz,
  constraint site_domain_pkey PRIMARY KEY (id),
  constraint site_domain_company_id_domain_key UNIQUE (company_id, domain),
  constraint site_domain_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint site_domain_created_by_fkey FOREIGN KEY (created_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint site_domain_check CHECK (((proved_at IS NULL) = (proved_by IS NULL))),
  constraint site_domain_check1 CHECK (((proved_at IS NULL) OR (lost_at IS NULL))),
  constraint site_domain_domain_check CHECK (((domain = lower(domain)) AND ((char_length(domain) >= 4) AND (char_length(domain) <= 253)))),
  constraint site_domain_proved_by_check CHECK ((proved_by = ANY (ARRAY['record', 'file']))),
  constraint site_domain_token_check CHECK ((token ~ '^[A-Za-z0-9_-]{32}$'))
);
CREATE INDEX site_domain_by_name ON site_domain (domain);
CREATE INDEX site_domain_due ON site_domain (checked_at) WHERE (proved_at IS NOT NULL);
CREATE UNIQUE INDEX site_domain_proved ON site_domain (domain) WHERE (proved_at IS NOT NULL);

-- A company's own step within a status.
create table step (
  id integer generated always as identity not null,
  template_id integer not null,
  status text not null,
  name text not null,
  position smallint not null,
  kit_id integer,
  constraint step_pkey PRIMARY KEY (id),
  constraint step_id_status_key UNIQUE (id, status),
  constraint step_template_id_position_key UNIQUE (template_id, "position") DEFERRABLE INITIALLY DEFERRED,
  constraint step_kit_id_fkey FOREIGN KEY (kit_id) REFERENCES interview_kit(id) ON DELETE SET NULL,
  constraint step_template_id_fkey FOREIGN KEY (template_id) REFERENCES step_template(id) ON DELETE CASCADE,
  constraint step_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60))),
  constraint step_status_check CHECK ((status = ANY (ARRAY['submitted', 'screening', 'interviewing', 'offered', 'hired', 'rejected'])))
);
CREATE TRIGGER template_of_step_is_untold AFTER INSERT OR DELETE OR UPDATE ON step FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('step_template', 'template_id', 'template', 'template_id');

-- A set of such steps, which a posting takes.
create table step_template (
  id integer generated always as identity not null,
  company_id integer not null,
  name text not null,
  created_at timestamptz default now() not null,
  changed_by integer,
  changed_at timestamptz,
  constraint step_template_pkey PRIMARY KEY (id),
  constraint step_template_id_company_id_key UNIQUE (id, company_id),
  constraint step_template_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint step_template_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint step_template_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 80)))
);
CREATE UNIQUE INDEX step_template_name ON step_template (company_id, lower(name));
CREATE TRIGGER step_template_is_untold AFTER INSERT OR DELETE OR UPDATE ON step_template FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('step_template', 'id', 'company', 'company_id');

-- How far the reading of places and pay from the texts of jobs has come.
create table terms_reading (
  only_row boolean default true not null,
  reader text not null,
  below integer not null,
  constraint terms_reading_pkey PRIMARY KEY (only_row),
  constraint terms_reading_only_row_check CHECK (only_row)
);

-- The history as its applicant may know it: without what was taken back within its minute.
create view told_history as
 SELECT h.id,
    h.application_id,
    h.changed_by,
    COALESCE(b.from_status, h.from_status) AS from_status,
    h.to_status,
    h.withdrawal,
    COALESCE(r.told_at, h.changed_at) AS changed_at
   FROM application_status_history h
     JOIN application a ON a.id = h.application_id
     LEFT JOIN application_status_history b ON b.id = h.takes_back
     LEFT JOIN rejection r ON r.move = h.id
  WHERE NOT (EXISTS ( SELECT
           FROM application_status_history t
          WHERE t.takes_back = h.id)) AND (h.takes_back IS NULL OR b.from_status <> h.to_status) AND NOT (a.told_status IS NOT NULL AND h.id = (( SELECT max(l.id) AS max
           FROM application_status_history l
          WHERE l.application_id = h.application_id)));

-- Sign-ins whose password was right and whose second factor is awaited. Worth nothing once the password is another.
create table unfinished_sign_in (
  token_hash text not null,
  user_id integer not null,
  password_mark text not null,
  tries_left integer not null,
  expires_at timestamptz default (now() + '00:05:00'::interval) not null,
  constraint unfinished_sign_in_pkey PRIMARY KEY (token_hash),
  constraint unfinished_sign_in_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);
CREATE INDEX unfinished_sign_in_expires ON unfinished_sign_in (expires_at);

-- Files of visitors on their way here, piece by piece.
create table upload (
  id bigint generated always as identity not null,
  key_hash bytea not null,
  job_posting_id integer not null,
  name text not null,
  size integer not null,
  network text not null,
  begun_at timestamptz default now() not null,
  constraint upload_pkey PRIMARY KEY (id),
  constraint upload_key_hash_key UNIQUE (key_hash),
  constraint upload_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_posting(id) ON DELETE CASCADE,
  constraint upload_key_hash_check CHECK ((length(key_hash) = 32)),
  constraint upload_name_check CHECK ((char_length(name) <= 500)),
  constraint upload_size_check CHECK (((size >= 1) AND (size <= 5242880)))
);
CREATE INDEX upload_begun ON upload (begun_at);

-- What has come of them. Each piece is here whole, or not at all.
create table upload_piece (
  upload_id bigint not null,
  starts_at integer not null,
  bytes bytea not null,
  constraint upload_piece_pkey PRIMARY KEY (upload_id, starts_at),
  constraint upload_piece_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES upload(id) ON DELETE CASCADE,
  constraint upload_piece_bytes_check CHECK (((octet_length(bytes) >= 1) AND (octet_length(bytes) <= 262144))),
  constraint upload_piece_starts_at_check CHECK ((starts_at >= 0))
);

-- Everybody who can sign in. A closed account keeps its number.
create table user_account (
  id integer generated always as identity not null,
  username text not null,
  -- argon2id hash; after nfkc: of the NFKC form, as all once were; null for people who cannot sign in
  password text,
  email text,
  first_name text,
  last_name text,
  user_type text default 'job_seeker' not null,
  profile_image_url text,
  profile_completed boolean default false not null,
  disabled_at timestamptz,
  created_at timestamptz default now() not null,
  updated_at timestamptz default now() not null,
  -- Lets a link in a mail end mails of its kind without signing in.
  mail_token text default replace(((gen_random_uuid()) || (gen_random_uuid())), '-', '') not null,
  time_zone text,
  -- When it was proved that email is theirs; null where it was not.
  email_confirmed_at timestamptz,
  -- Until when an address from before proofs gets mail all the same.
  email_trusted_until timestamptz,
  -- What is to take the place of email once it is proved.
  pending_email text,
  -- What passkeys call this account: random, so that an authenticator learns nothing of whose it is.
  passkey_handle uuid,
  password_changed_at timestamptz,
  -- Made to keep the alerts of a visitor. While nothing else stands there it goes with the last of them, or to whoever proves its address.
  made_for_alerts boolean default false not null,
  -- Stands for a key in what it does, by which it has a name there: nobody signs in with it, nothing is sent to it, and no list of people has it.
  is_key boolean default false not null,
  -- The company that brought this person along from another system, which alone sees them: nobody has ever signed in here, nothing is mailed.
  imported_into integer,
  constraint user_account_pkey PRIMARY KEY (id),
  constraint user_account_mail_token_key UNIQUE (mail_token),
  constraint user_account_imported_into_fkey FOREIGN KEY (imported_into) REFERENCES company(id) ON DELETE CASCADE DEFERRABLE,
  constraint user_account_email_check CHECK (((char_length(email) >= 3) AND (char_length(email) <= 254))),
  constraint user_account_first_name_check CHECK (((char_length(first_name) >= 1) AND (char_length(first_name) <= 80))),
  constraint user_account_imported CHECK (((imported_into IS NULL) OR ((password IS NULL) AND (email_confirmed_at IS NULL) AND (email_trusted_until IS NULL) AND (pending_email IS NULL) AND (user_type = 'job_seeker')))),
  constraint user_account_key_check CHECK (((NOT is_key) OR ((disabled_at IS NOT NULL) AND (password IS NULL) AND (email IS NULL)))),
  constraint user_account_last_name_check CHECK (((char_length(last_name) >= 1) AND (char_length(last_name) <= 80))),
  constraint user_account_password_check CHECK ((password ~ '^(nfkc:)?\$argon2id\$')),
  constraint user_account_pending_email_check CHECK (((char_length(pending_email) >= 3) AND (char_length(pending_email) <= 254))),
  constraint user_account_time_zone_check CHECK ((char_length(time_zone) <= 64)),
  constraint user_account_user_type_check CHECK ((user_type = ANY (ARRAY['job_seeker', 'recruiter', 'hiring_manager', 'company_admin', 'admin']))),
  constraint user_account_username_check CHECK ((((char_length(username) >= 3) AND (char_length(username) <= 40)) AND (username = lower(username))))
);
CREATE INDEX user_account_address ON user_account (lower(email));
CREATE UNIQUE INDEX user_account_email ON user_account (lower(email)) WHERE (email_confirmed_at IS NOT NULL);
CREATE INDEX user_account_imported ON user_account (imported_into) WHERE (imported_into IS NOT NULL);
CREATE INDEX user_account_newest ON user_account (created_at DESC, id DESC);
CREATE UNIQUE INDEX user_account_username ON user_account (lower(username));
CREATE TRIGGER account_is_untold AFTER INSERT OR DELETE ON user_account FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('user', 'id', 'nobody');
CREATE TRIGGER applicant_is_untold AFTER UPDATE ON user_account FOR EACH ROW WHEN (old.first_name IS DISTINCT FROM new.first_name OR old.last_name IS DISTINCT FROM new.last_name OR old.username IS DISTINCT FROM new.username OR old.email IS DISTINCT FROM new.email) EXECUTE FUNCTION applicant_is_untold('id');
CREATE TRIGGER changed_account_is_untold AFTER UPDATE ON user_account FOR EACH ROW WHEN ((to_jsonb(old.*) - 'password' - 'updated_at') IS DISTINCT FROM (to_jsonb(new.*) - 'password' - 'updated_at')) EXECUTE FUNCTION list_change_is_untold('user', 'id', 'nobody');
CREATE TRIGGER fairness_answer_goes_with_its_author BEFORE DELETE ON user_account FOR EACH ROW EXECUTE FUNCTION fairness_answer_goes_with_its_author();
CREATE TRIGGER found_account_is_untold AFTER UPDATE ON user_account FOR EACH ROW WHEN (old.first_name IS DISTINCT FROM new.first_name OR old.last_name IS DISTINCT FROM new.last_name OR old.username IS DISTINCT FROM new.username OR old.email IS DISTINCT FROM new.email OR old.disabled_at IS DISTINCT FROM new.disabled_at OR old.user_type IS DISTINCT FROM new.user_type) EXECUTE FUNCTION found_account_is_untold();

-- Searches of which visitors want to be told, before and after they proved their address.
create table visitor_alert (
  id bigint generated always as identity not null,
  address text not null,
  name text not null,
  filters jsonb not null,
  asked_at timestamptz default now() not null,
  confirmed_at timestamptz,
  saved_search_id integer,
  -- The search was saved before the alert was confirmed, and stays when the alert ends.
  search_stays boolean default false not null,
  -- How often that search was told before; null for never.
  rhythm_before text,
  constraint visitor_alert_pkey PRIMARY KEY (id),
  constraint visitor_alert_saved_search_id_fkey FOREIGN KEY (saved_search_id) REFERENCES saved_search(id) ON DELETE CASCADE,
  constraint visitor_alert_address_check CHECK (((char_length(address) >= 3) AND (char_length(address) <= 254))),
  constraint visitor_alert_check CHECK (((confirmed_at IS NULL) = (saved_search_id IS NULL))),
  constraint visitor_alert_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120))),
  constraint visitor_alert_rhythm_before_check CHECK ((rhythm_before = ANY (ARRAY['daily', 'weekly'])))
);
CREATE INDEX visitor_alert_search ON visitor_alert (saved_search_id) WHERE (saved_search_id IS NOT NULL);
CREATE INDEX visitor_alert_waiting ON visitor_alert (asked_at) WHERE (confirmed_at IS NULL);

-- Applications of visitors. Once the address is proved they are applications of an account, and what was sent is taken out of here.
create table visitor_application (
  id bigint generated always as identity not null,
  receipt text not null,
  job_posting_id integer not null,
  idempotency_key text not null,
  content_hash bytea not null,
  name text,
  address text,
  phone text,
  cover_letter text,
  custom_resume_url text,
  answers jsonb,
  source text,
  sent_at timestamptz default now() not null,
  confirmed_at timestamptz,
  application_id integer,
  -- By what a proof of work is known again: each is good for one application.
  proof_hash bytea,
  constraint visitor_application_pkey PRIMARY KEY (id),
  constraint visitor_application_job_posting_id_idempotency_key_key UNIQUE (job_posting_id, idempotency_key),
  constraint visitor_application_proof_hash_key UNIQUE (proof_hash),
  constraint visitor_application_receipt_key UNIQUE (receipt),
  constraint visitor_application_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint visitor_application_job_posting_id_fkey FOREIGN KEY (job_posting_id) REFERENCES job_posting(id) ON DELETE CASCADE,
  constraint visitor_application_address_check CHECK (((char_length(address) >= 3) AND (char_length(address) <= 254))),
  constraint visitor_application_check CHECK (((confirmed_at IS NOT NULL) OR ((name IS NOT NULL) AND (address IS NOT NULL) AND (answers IS NOT NULL)))),
  constraint visitor_application_check1 CHECK (((confirmed_at IS NULL) OR (num_nonnulls(name, address, phone, cover_letter, custom_resume_url, answers) = 0))),
  constraint visitor_application_content_hash_check CHECK ((octet_length(content_hash) = 32)),
  constraint visitor_application_cover_letter_check CHECK ((char_length(cover_letter) <= 8000)),
  constraint visitor_application_custom_resume_url_check CHECK (((custom_resume_url ~* '^https?://') AND (char_length(custom_resume_url) <= 2048))),
  constraint visitor_application_idempotency_key_check CHECK (((char_length(idempotency_key) >= 1) AND (char_length(idempotency_key) <= 200))),
  constraint visitor_application_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 160))),
  constraint visitor_application_phone_check CHECK ((char_length(phone) <= 32)),
  constraint visitor_application_proof_hash_check CHECK ((octet_length(proof_hash) = 32)),
  constraint visitor_application_receipt_check CHECK ((receipt ~ '^[0-9A-Z]{10}$'))
);
CREATE INDEX visitor_application_address ON visitor_application (lower(address), job_posting_id) WHERE (confirmed_at IS NULL);
CREATE INDEX visitor_application_application ON visitor_application (application_id) WHERE (application_id IS NOT NULL);
CREATE INDEX visitor_application_job ON visitor_application (job_posting_id, sent_at);
CREATE INDEX visitor_application_waiting ON visitor_application (sent_at) WHERE (confirmed_at IS NULL);
CREATE TRIGGER unconfirmed_is_untold AFTER INSERT OR DELETE OR UPDATE ON visitor_application FOR EACH ROW EXECUTE FUNCTION list_change_is_untold('unconfirmed', 'id', 'job', 'job_posting_id');

-- Files that visitors have applied with, until their address is proved.
create table visitor_file (
  visitor_application_id bigint not null,
  -- The question that it answers; 0 for the résumé.
  question_id integer default 0 not null,
  sha256 bytea not null,
  name text not null,
  kind text not null,
  constraint visitor_file_pkey PRIMARY KEY (visitor_application_id, question_id),
  constraint visitor_file_sha256_fkey FOREIGN KEY (sha256) REFERENCES file_blob(sha256),
  constraint visitor_file_visitor_application_id_fkey FOREIGN KEY (visitor_application_id) REFERENCES visitor_application(id) ON DELETE CASCADE,
  constraint visitor_file_kind_check CHECK ((kind = ANY (ARRAY['pdf', 'docx', 'odt', 'text']))),
  constraint visitor_file_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200)))
);
CREATE INDEX visitor_file_blob ON visitor_file (sha256);

-- Links by which visitors prove their address, and then follow what became of what they sent.
create table visitor_link (
  id bigint generated always as identity not null,
  -- Null until the mail is handed over.
  token_hash bytea,
  visitor_application_id bigint,
  made_at timestamptz default now() not null,
  expires_at timestamptz not null,
  visitor_alert_id bigint,
  constraint visitor_link_pkey PRIMARY KEY (id),
  constraint visitor_link_token_hash_key UNIQUE (token_hash),
  constraint visitor_link_visitor_alert_id_fkey FOREIGN KEY (visitor_alert_id) REFERENCES visitor_alert(id) ON DELETE CASCADE,
  constraint visitor_link_visitor_application_id_fkey FOREIGN KEY (visitor_application_id) REFERENCES visitor_application(id) ON DELETE CASCADE,
  constraint visitor_link_about CHECK ((num_nonnulls(visitor_application_id, visitor_alert_id) = 1)),
  constraint visitor_link_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE INDEX visitor_link_alert ON visitor_link (visitor_alert_id) WHERE (visitor_alert_id IS NOT NULL);
CREATE INDEX visitor_link_application ON visitor_link (visitor_application_id);

-- That an address was mailed to about a job of late, so that nobody has others mailed to over and over. Kept for a day.
create table visitor_mail (
  address_hash bytea not null,
  job_posting_id integer not null,
  mailed_at timestamptz default now() not null,
  constraint visitor_mail_pkey PRIMARY KEY (address_hash, job_posting_id),
  constraint visitor_mail_address_hash_check CHECK ((length(address_hash) = 32))
);
CREATE INDEX visitor_mail_mailed ON visitor_mail (mailed_at);

-- One row: with what the tokens are signed by which visitors apply.
create table visitor_secret (
  only_one boolean default true not null,
  secret text not null,
  constraint visitor_secret_pkey PRIMARY KEY (only_one),
  constraint visitor_secret_only_one_check CHECK (only_one)
);

-- An address to which a company wants to be told what happens in it.
create table webhook (
  id integer generated always as identity not null,
  company_id integer not null,
  url text not null,
  types text[] not null,
  -- Up to which position of company_event there are deliveries.
  read_through bigint not null,
  made_by integer,
  made_at timestamptz default now() not null,
  changed_by integer,
  changed_at timestamptz,
  paused_at timestamptz,
  paused_because text,
  -- When it first failed since something last arrived; null while things arrive.
  failing_since timestamptz,
  last_sent_at timestamptz,
  constraint webhook_pkey PRIMARY KEY (id),
  constraint webhook_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint webhook_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  constraint webhook_made_by_fkey FOREIGN KEY (made_by) REFERENCES user_account(id) ON DELETE SET NULL,
  constraint webhook_check CHECK (((paused_at IS NULL) = (paused_because IS NULL))),
  constraint webhook_paused_because_check CHECK ((paused_because = ANY (ARRAY['person', 'failing', 'gone']))),
  constraint webhook_types_check CHECK ((cardinality(types) > 0)),
  constraint webhook_url_check CHECK (((char_length(url) >= 1) AND (char_length(url) <= 2048)))
);
CREATE INDEX webhook_changed_by ON webhook (changed_by) WHERE (changed_by IS NOT NULL);
CREATE INDEX webhook_company ON webhook (company_id);
CREATE INDEX webhook_made_by ON webhook (made_by) WHERE (made_by IS NOT NULL);

-- One thing that a webhook is told of: what was read from company_event, or a test, which has no position there.
create table webhook_delivery (
  id integer generated always as identity not null,
  webhook_id integer not null,
  -- By what receivers know it again, over all tries. Random, so that what follows a restored backup is never taken for what went before it.
  message_id uuid default gen_random_uuid() not null,
  position bigint,
  type text not null,
  body text,
  happened_at timestamptz not null,
  state text default 'waiting' not null,
  next_try_at timestamptz default now(),
  -- How many of its schedule have failed; sending it again begins anew.
  tries integer default 0 not null,
  claim uuid,
  -- Whoever sends it is not heard of after this: then another does.
  claimed_until timestamptz,
  created_at timestamptz default now() not null,
  constraint webhook_delivery_pkey PRIMARY KEY (id),
  constraint webhook_delivery_webhook_id_position_key UNIQUE (webhook_id, "position"),
  constraint webhook_delivery_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhook(id) ON DELETE CASCADE,
  constraint webhook_delivery_check CHECK (((state = 'waiting') = (next_try_at IS NOT NULL))),
  constraint webhook_delivery_state_check CHECK ((state = ANY (ARRAY['waiting', 'done', 'failed'])))
);
CREATE INDEX webhook_delivery_by_time ON webhook_delivery (webhook_id, happened_at);
CREATE INDEX webhook_delivery_claimed ON webhook_delivery (claimed_until) WHERE (claimed_until IS NOT NULL);
CREATE INDEX webhook_delivery_created ON webhook_delivery (created_at);
CREATE INDEX webhook_delivery_due ON webhook_delivery (webhook_id, next_try_at) WHERE (state = 'waiting');
CREATE INDEX webhook_delivery_of_webhook ON webhook_delivery (webhook_id, id);
CREATE INDEX webhook_delivery_with_body ON webhook_delivery (created_at) WHERE (body IS NOT NULL);

-- With what deliveries are signed: with each that has not ended, so that a receiver goes over from one to the next without a gap.
create table webhook_secret (
  id integer generated always as identity not null,
  webhook_id integer not null,
  secret text not null,
  ends_at timestamptz,
  constraint webhook_secret_pkey PRIMARY KEY (id),
  constraint webhook_secret_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES webhook(id) ON DELETE CASCADE,
  constraint webhook_secret_secret_check CHECK ((secret ~ '^whsec_[A-Za-z0-9+/]+=*$'))
);
CREATE INDEX webhook_secret_webhook ON webhook_secret (webhook_id);

-- What came of sending a delivery: the status and the first part of what was answered, or why there was none.
create table webhook_try (
  id bigint generated always as identity not null,
  delivery_id integer not null,
  tried_at timestamptz default now() not null,
  duration_ms integer not null,
  status integer,
  answer text,
  error text,
  constraint webhook_try_pkey PRIMARY KEY (id),
  constraint webhook_try_delivery_id_fkey FOREIGN KEY (delivery_id) REFERENCES webhook_delivery(id) ON DELETE CASCADE
);
CREATE INDEX webhook_try_of_delivery ON webhook_try (delivery_id, id);

-- A job held, in a profile.
create table work_experience (
  id integer generated always as identity not null,
  profile_id integer not null,
  company text not null,
  title text not null,
  location text,
  start_date date not null,
  end_date date,
  is_current boolean default false not null,
  description text,
  changed_at timestamptz,
  constraint work_experience_pkey PRIMARY KEY (id),
  constraint work_experience_profile_id_fkey FOREIGN KEY (profile_id) REFERENCES job_seeker_profile(id) ON DELETE CASCADE,
  constraint work_experience_check CHECK ((end_date >= start_date)),
  constraint work_experience_check1 CHECK ((NOT (is_current AND (end_date IS NOT NULL)))),
  constraint work_experience_company_check CHECK (((char_length(company) >= 1) AND (char_length(company) <= 120))),
  constraint work_experience_description_check CHECK ((char_length(description) <= 4000)),
  constraint work_experience_location_check CHECK ((char_length(location) <= 120)),
  constraint work_experience_title_check CHECK (((char_length(title) >= 1) AND (char_length(title) <= 120)))
);
CREATE INDEX work_experience_profile ON work_experience (profile_id);
CREATE TRIGGER profile_is_to_be_read AFTER INSERT OR DELETE OR UPDATE ON work_experience FOR EACH ROW EXECUTE FUNCTION profile_of_entry_is_to_be_read();

-- How many wrong codes came lately for an account from a network: the next has to wait longer, from there.
create table wrong_code (
  user_id integer not null,
  network text not null,
  wrong integer not null,
  last_at timestamptz default now() not null,
  constraint wrong_code_pkey PRIMARY KEY (user_id, network),
  constraint wrong_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES user_account(id) ON DELETE CASCADE
);
