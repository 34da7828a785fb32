import { CannotStart } from '#server/cannot-start.ts';
import { unlessUnreadable } from '#server/db/damage.ts';
import { appliedTo, NewerSchema, pendingMigrations } from '#server/db/migrate.ts';
import type { Tx } from '#server/db/query.ts';
import { missingParts } from '#server/db/schema-parts.ts';
import { livesHere } from '#server/db/whole-database.ts';
import { fewOf, type Finding, found, unread, whenGone } from './finding.ts';

/** Whether the schema is this program’s. Another is not to be looked at; one that cannot be read still may be, as far as it can. */
export async function schemaFinding(tx: Tx): Promise<Finding & { isAnother: boolean }> {
  const about = 'the schema is this program’s';
  const looked = await unlessUnreadable(tx, () => otherSchema(tx));
  if (!('result' in looked)) return { ...unread(about, looked), isAnother: false };
  const { fault, advice = '' } = looked.result ?? {};
  return { about, fault, advice, isAnother: fault !== undefined };
}

/** Whether all of it is there. It is asked of a database in which every migration of this program has run. */
export function wholeSchemaFinding(tx: Tx): Promise<Finding> {
  return found(tx, {
    about: 'everything that the migrations made is there',
    advice: `${whenGone} What holds no rows (an index, a trigger, a constraint, a function) can be made again instead: src/server/db/migrations has its statement.`,
    look: async () => {
      const missing = await missingParts(tx);
      return missing.length > 0 ? `missing: ${fewOf(missing)}` : undefined;
    },
  });
}

/** What schema it is instead, and what to do; undefined where it is this program’s. */
async function otherSchema(tx: Tx): Promise<{ fault: string; advice: string } | undefined> {
  const applied = await appliedTo(tx);
  if (!applied.length) return noSchema(tx);
  try {
    const pending = await pendingMigrations(tx);
    if (!pending.length) return undefined;
    return {
      fault: `these migrations have not run: ${fewOf(pending)}`,
      advice:
        'Start this program with npm start, which brings it there after a backup; or use the program that it was made by (docs/upgrading.md).',
    };
  } catch (error) {
    if (error instanceof NewerSchema)
      return {
        fault: `it is of schema ${applied.length}, and this program knows only ${error.known}`,
        advice:
          'This program does not start on it. Use the newer one that brought it there (docs/upgrading.md).',
      };
    if (!(error instanceof CannotStart)) throw error;
    return { fault: error.message, advice: 'Use the program that it was made by (docs/upgrading.md).' };
  }
}

async function noSchema(tx: Tx): Promise<{ fault: string; advice: string }> {
  const meant = 'Set DATA_DIR or DATABASE_URL to the database that is meant.';
  return (await livesHere(tx)) === undefined
    ? { fault: 'there are no tables in this database', advice: `${meant} In this one, npm start makes them.` }
    : {
        fault: 'what has run here is not known: schema_migration is gone or empty',
        advice: `${meant} If it is this one: ${whenGone}`,
      };
}
