-- Old entries of the audit log are taken from where its table is, which need not be the schema public.
do $$
declare
  forgetting regprocedure := 'forget_audit_log(timestamptz, integer)'::regprocedure;
begin
  if current_schema() <> 'public' and pg_has_role((select proowner from pg_proc where oid = forgetting), 'usage') then
    execute format('alter function %s set search_path = %I, pg_temp', forgetting, current_schema());
  end if;
end $$;
