-- Who runs this installation, as the contact, privacy and data protection pages say it: one row, empty until an admin fills it in.

create table operator (
  id integer primary key default 1 check (id = 1),
  name text check (char_length(name) between 1 and 120),
  email text check (char_length(email) <= 254),
  phone text check (char_length(phone) <= 32),
  address text check (char_length(address) between 1 and 4000),
  changed_at timestamptz,
  changed_by integer references user_account on delete set null
);
insert into operator default values;
