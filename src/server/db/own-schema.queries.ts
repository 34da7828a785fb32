import { CannotStart } from '#server/cannot-start.ts';
import { type Db, oneRow } from './query.ts';

/** In SQL, the schema in which our tables are: the first of those that the role looks through, where it also makes new ones. */
export const ownSchema = 'quote_ident(current_schema())::regnamespace';

interface Found {
  role: string;
  database: string;
  /** Where new tables would be; null where there is no such place. */
  own: string | null;
  /** Where our tables are, if there are any. */
  holding: string | null;
}

/** Refuses (CannotStart) a role that finds our tables and would make new ones elsewhere: half of them would be looked after. */
export async function checkSchema(db: Db): Promise<void> {
  const { role, database, own, holding } = await oneRow<Found>(
    db,
    `select quote_ident(current_user) as role, quote_ident(current_database()) as database, quote_ident(current_schema()) as own,
            (select relnamespace::regnamespace::text from pg_class where oid = to_regclass('schema_migration')) as holding`,
  );
  if (holding !== null && holding !== own)
    throw new CannotStart(
      `The tables are in the schema ${holding}, and the database's role makes new ones in ${own}. Let it run: alter role ${role} in database ${database} set search_path = ${holding}.`,
    );
}
