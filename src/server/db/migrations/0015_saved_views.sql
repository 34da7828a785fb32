-- Filters of a screen, kept under a name: the part of its address after the question mark.
create table saved_view (
  id integer generated always as identity primary key,
  user_id integer not null references user_account on delete cascade,
  -- Whose members see it too; null where it is its owner's alone.
  company_id integer references company on delete cascade,
  screen text not null check (screen in ('board', 'applications')),
  name text not null check (char_length(name) between 1 and 60),
  query text not null check (char_length(query) <= 1000),
  created_at timestamptz not null default now()
);
create unique index saved_view_name on saved_view (user_id, screen, lower(name));
create index saved_view_company on saved_view (company_id, screen) where company_id is not null;

-- The view a person's screen opens with.
create table default_view (
  user_id integer not null references user_account on delete cascade,
  screen text not null check (screen in ('board', 'applications')),
  view_id integer not null references saved_view on delete cascade,
  primary key (user_id, screen)
);
create index default_view_view on default_view (view_id);
