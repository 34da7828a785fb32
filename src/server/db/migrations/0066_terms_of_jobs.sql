-- Where a job is and what it pays, in parts, beside the texts that say so (domain/job-place.ts, domain/job-pay.ts): read from them,
-- told by an import's columns, or stated by a person. No trigger looks at them: searches go by the texts and by what is a month's pay.
alter table job_posting
  add column place jsonb check (jsonb_typeof(place) = 'object' and octet_length(place::text) <= 4000),
  add column pay jsonb check (jsonb_typeof(pay) = 'object' and octet_length(pay::text) <= 8000);

-- What is read in TypeScript is read of older jobs while the server runs, the newest first: `reader` is the version that reads, and
-- jobs below `below` it has not come to yet.
create table terms_reading (
  only_row boolean primary key default true check (only_row),
  reader text not null,
  below integer not null
);
comment on table terms_reading is 'How far the reading of places and pay from the texts of jobs has come.';
