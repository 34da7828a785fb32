-- no transaction

-- Who comes from a company's own website, where its jobs stand on a board of ours. What is there fits already: it is looked through afterwards, while all goes on.
alter table application drop constraint if exists application_source_check;

alter table application add constraint application_source_check
  check (source in ('search', 'recommended', 'saved', 'company', 'shared', 'website', 'direct')) not valid;

alter table application validate constraint application_source_check;
