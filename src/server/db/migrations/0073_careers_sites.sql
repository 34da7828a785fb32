create table careers_site (
  company_id integer primary key references company on delete cascade,
  draft jsonb not null,
  published jsonb,
  published_at timestamptz,
  updated_at timestamptz not null default now(),
  changed_by integer references user_account on delete set null
);
comment on table careers_site is 'What a company has made of its careers site: what it is working on, and what visitors see. A company without a row has the plain one.';

alter table company_user add column careers_shown boolean not null default false;
alter table company_user add column careers_title text check (length(careers_title) <= 80);
comment on column company_user.careers_shown is 'Whether this person wants to be shown on the company''s careers site, with name and portrait: theirs to say, nobody else''s.';
