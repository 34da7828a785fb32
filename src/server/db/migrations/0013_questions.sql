-- What a job asks of everybody who applies. A question is never reworded: another wording is another question, so that an
-- answer stands for ever under the words it was given to.
create table job_question (
  id integer generated always as identity primary key,
  job_posting_id integer not null references job_posting on delete cascade,
  -- Its place in the form; null for one that is no longer asked and that somebody has answered.
  position smallint check (position between 1 and 10),
  kind text not null check (kind in ('text', 'choice', 'number', 'yes_no', 'file')),
  text text not null check (char_length(text) between 1 and 300),
  choices text[] not null default '{}' check (cardinality(choices) <= 12),
  required boolean not null default false,
  -- What those who hire hope to hear. It only points them to other answers: nothing is decided by it.
  wanted text[] not null default '{}',
  least numeric,
  check ((kind = 'choice') = (cardinality(choices) > 0)),
  check (cardinality(wanted) = 0 or kind in ('choice', 'yes_no')),
  check (least is null or kind = 'number'),
  unique (job_posting_id, position) deferrable initially deferred
);

-- One row for each question that somebody was asked, also where they said nothing.
create table application_answer (
  application_id integer not null references application on delete cascade,
  question_id integer not null references job_question,
  position smallint not null,
  text text check (char_length(text) between 1 and 2000),
  number numeric,
  file_id integer references file,
  primary key (application_id, question_id),
  check (num_nonnulls(text, number, file_id) <= 1)
);
create index application_answer_question on application_answer (question_id);
create index application_answer_file on application_answer (file_id) where file_id is not null;
