import { CannotStart } from '#server/cannot-start.ts';
import { knowsLetters } from './letters.queries.ts';
import { type Db, oneRow } from './query.ts';

interface Allowed {
  role: string;
  database: string;
  encoding: string;
  locale: string;
  knows: boolean;
  own: string | null;
  makesTables: boolean | null;
  makesSchemas: boolean;
  hasQueues: boolean;
  lacking: string[];
  /** Of those, what could not even be made. */
  unavailable: string[];
  /** Of schemas that the role does not look through, those in which the extensions are. */
  elsewhere: string[];
}

/** Refuses (CannotStart) a database in which this role cannot make all that is needed, before anything is made in it. */
export async function checkMayPrepare(db: Db, queues: string): Promise<void> {
  const {
    role,
    database,
    encoding,
    locale,
    knows,
    own,
    makesTables,
    makesSchemas,
    hasQueues,
    lacking,
    unavailable,
    elsewhere,
  } = await oneRow<Allowed>(
    db,
    `with needed (name) as (values ('unaccent'), ('pg_trgm'))
       select quote_ident(current_user) as role, quote_ident(datname) as database, pg_encoding_to_char(encoding) as encoding,
              datctype as locale, ${knowsLetters} as knows,
              quote_ident(current_schema()) as own, has_schema_privilege(current_schema(), 'create') as "makesTables",
              has_database_privilege(oid, 'create') as "makesSchemas", to_regnamespace($1) is not null as "hasQueues",
              array(select name from needed where not exists (select from pg_extension where extname = name)) as lacking,
              array(select name from needed where not exists (select from pg_extension where extname = name)
                      and not exists (select from pg_available_extensions a where a.name = needed.name)) as unavailable,
              array(select distinct quote_ident(nspname) from needed join pg_extension on extname = name join pg_namespace n on n.oid = extnamespace
                    where nspname <> all (current_schemas(true)) order by 1) as elsewhere
       from pg_database where datname = current_database()`,
    [queues],
  );
  const needs = (problem: string, commands: string) =>
    new CannotStart(`${problem} Let the owner of the database run: ${commands}.`);
  if (encoding !== 'UTF8')
    throw new CannotStart(
      `The database ${database} keeps texts as ${encoding}, which lacks most letters. Make one that keeps them as UTF8: create database … encoding 'UTF8' locale 'C.UTF-8' template template0.`,
    );
  if (!knows)
    throw new CannotStart(
      `The database ${database} is of the locale ${locale}, which knows no capitals but those of English: searches would not find the others. Make one of another: create database … encoding 'UTF8' locale 'C.UTF-8' template template0.`,
    );
  if (own === null)
    throw needs(
      `There is no schema in which the database's role could make tables.`,
      `create schema ${role} authorization ${role}`,
    );
  if (!makesTables)
    throw needs(
      `The database's role may not make tables in the schema ${own}.`,
      `grant create, usage on schema ${own} to ${role}`,
    );
  if (unavailable.length)
    throw new CannotStart(
      `The PostgreSQL of DATABASE_URL does not have the extensions ${unavailable.join(' and ')}. Install what belongs to it beside the server (its contrib package), and try again.`,
    );
  if (elsewhere.length)
    throw needs(
      `The extensions unaccent and pg_trgm are of use where the database's role looks for them, and it does not look through the schema ${elsewhere.join(' and ')}.`,
      [
        ...elsewhere.map((schema) => `grant usage on schema ${schema} to ${role}`),
        `alter role ${role} in database ${database} set search_path = ${[own, ...elsewhere].join(', ')}`,
      ].join('; '),
    );
  if (lacking.length && !makesSchemas)
    throw needs(
      `The database's role may not make the extensions ${lacking.join(' and ')}.`,
      lacking.map((name) => `create extension ${name}`).join('; '),
    );
  if (!hasQueues && !makesSchemas)
    throw needs(
      `The database's role may not create the schema ${queues}, in which background work is kept.`,
      `create schema ${queues} authorization ${role}`,
    );
}
