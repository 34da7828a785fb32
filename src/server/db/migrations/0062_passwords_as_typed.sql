-- Hashes until now are of a password's NFKC form; new ones are of exactly what was typed. The old ones say so.
alter table user_account drop constraint user_account_password_check;
update user_account set password = 'nfkc:' || password where password is not null;
alter table user_account add constraint user_account_password_check check (password ~ '^(nfkc:)?\$argon2id\$');
comment on column user_account.password is 'argon2id hash; after nfkc: of the NFKC form, as all once were; null for people who cannot sign in';
