-- What a company keeps about candidates for itself: tags, lists, and which accounts it takes for one person. Nobody else sees
-- any of it, and none of it changes an account.
create table candidate_tag (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  name text not null check (char_length(name) between 1 and 40)
);
create unique index candidate_tag_name on candidate_tag (company_id, lower(name));

create table candidate_tagged (
  tag_id integer not null references candidate_tag on delete cascade,
  user_id integer not null references user_account on delete cascade,
  tagged_by integer references user_account on delete set null,
  tagged_at timestamptz not null default now(),
  primary key (tag_id, user_id)
);
create index candidate_tagged_user on candidate_tagged (user_id);

create table candidate_list (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  -- A list that is not shared is its owner's alone.
  owner_id integer references user_account on delete set null,
  name text not null check (char_length(name) between 1 and 80),
  shared boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index candidate_list_name on candidate_list (company_id, owner_id, lower(name));

create table candidate_listed (
  list_id integer not null references candidate_list on delete cascade,
  user_id integer not null references user_account on delete cascade,
  listed_by integer references user_account on delete set null,
  listed_at timestamptz not null default now(),
  primary key (list_id, user_id)
);
create index candidate_listed_user on candidate_listed (user_id);

-- What somebody of a company has decided about two accounts: the same person, or not. Undoing it leaves the record.
create table candidate_pair (
  id integer generated always as identity primary key,
  company_id integer not null references company on delete cascade,
  -- Of a merged pair the one under whose name the person is shown.
  kept_id integer not null references user_account on delete cascade,
  other_id integer not null references user_account on delete cascade check (other_id <> kept_id),
  same boolean not null,
  reasons text[] not null check (reasons <@ '{email,name_and_phone,resume}'),
  decided_by integer references user_account on delete set null,
  decided_at timestamptz not null default now(),
  undone_by integer references user_account on delete set null,
  undone_at timestamptz
);
create unique index candidate_pair_once on candidate_pair
  (company_id, least(kept_id, other_id), greatest(kept_id, other_id)) where undone_at is null;
create unique index candidate_pair_merged_once on candidate_pair (company_id, other_id) where same and undone_at is null;
create index candidate_pair_kept on candidate_pair (company_id, kept_id) where same and undone_at is null;
create index candidate_pair_newest on candidate_pair (company_id, id desc);

-- The account under which a company shows a person: their own, unless it was merged into another that is still in use.
create function person_for(company integer, account integer) returns integer language sql stable as $$
  select coalesce(
    (select p.kept_id from candidate_pair p join user_account k on k.id = p.kept_id
     where p.company_id = company and p.other_id = account and p.same and p.undone_at is null and k.disabled_at is null),
    account)
$$;
