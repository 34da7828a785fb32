-- A company that moves in has its people before itself.
alter table user_account alter constraint user_account_imported_into_fkey deferrable;
