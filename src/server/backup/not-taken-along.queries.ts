import { ownSchema } from '#server/db/own-schema.queries.ts';
import { type Db, rows } from '#server/db/query.ts';

/**
 * What somebody keeps in an embedded database's cluster beside ours, in words ('schema reports', 'database wiki', 'role grafana'): no
 * backup has it.
 */
export async function keptBesideOurs(db: Db): Promise<string[]> {
  const found = await rows<{ what: string }>(
    db,
    `select 'schema ' || quote_ident(nspname) as what from pg_namespace n
     where n.oid <> ${ownSchema} and nspname <> 'pgboss' and nspname <> 'information_schema' and nspname !~ '^pg_'
       and exists (select from pg_class c where c.relnamespace = n.oid)
     union all
     select 'database ' || quote_ident(datname) from pg_database where datname not in (current_database(), 'postgres') and not datistemplate
     union all
     select 'role ' || quote_ident(rolname) from pg_roles where rolname not in (current_user, 'postgres') and rolname !~ '^pg_'`,
  );
  return found.map(({ what }) => what);
}
