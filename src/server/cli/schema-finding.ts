import { messageOf } from '#domain/errors.ts';
import { isDatabaseError } from '#server/db/database-error.ts';
import { pendingMigrations } from '#server/db/migrate.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { missingParts } from '#server/db/schema-parts.ts';
import { fewOf, type Finding, found, whenGone } from './finding.ts';

/** Whether the schema is this program’s. Another is not to be looked at; one that cannot be read still may be, as far as it can. */
export async function schemaFinding(tx: Tx): Promise<Finding & { isAnother: boolean }> {
  let isAnother = false;
  const finding = await found(tx, {
    about: 'the schema is this program’s',
    advice:
      'Start this program with npm start, which brings it there after a backup; or use the program that it was made by (docs/upgrading.md).',
    look: async () => {
      const fault = await schemaFault(tx);
      isAnother = fault !== undefined;
      return fault;
    },
  });
  return { ...finding, isAnother };
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

async function schemaFault(db: Db): Promise<string | undefined> {
  try {
    const pending = await pendingMigrations(db);
    return pending.length > 0 ? `these migrations have not run: ${pending.join(', ')}` : undefined;
  } catch (error) {
    if (isDatabaseError(error)) throw error;
    return messageOf(error);
  }
}
