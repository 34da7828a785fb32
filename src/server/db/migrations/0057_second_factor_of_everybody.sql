alter table operator add second_factor_of_everybody boolean not null default false;
