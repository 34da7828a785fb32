-- A company to try calls with. It is suspended, and so in nothing that anybody else sees: whatever keeps suspended companies out keeps it out.
alter table company add sandbox_of integer references company on delete cascade,
  add constraint company_sandbox check (sandbox_of is null or (suspended_at is not null and verified_at is null));
create unique index company_sandbox_of on company (sandbox_of) where sandbox_of is not null;
comment on column company.sandbox_of is 'The company whose programs try things here. Its keys may do everything, its people are invented (imported_into), and nobody belongs to it.';
