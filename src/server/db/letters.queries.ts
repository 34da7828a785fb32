import { type Db, oneRow } from './query.ts';

/** In SQL, whether capitals beyond those of English are taken for their small letters, by the database and by its search alike. */
export const knowsLetters = `(lower('É') = 'é' and to_tsvector('simple', 'É') = to_tsvector('simple', 'é'))`;

/** By which locale a database does not know capitals; undefined where it does. */
export async function localeWithoutLetters(db: Db): Promise<string | undefined> {
  const { knows, locale } = await oneRow<{ knows: boolean; locale: string }>(
    db,
    `select ${knowsLetters} as knows, datctype as locale from pg_database where datname = current_database()`,
  );
  return knows ? undefined : locale;
}
