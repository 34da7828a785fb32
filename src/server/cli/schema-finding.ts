import { messageOf } from '#domain/errors.ts';
import { isDatabaseError } from '#server/db/database-error.ts';
import { pendingMigrations } from '#server/db/migrate.ts';
import type { Db, Tx } from '#server/db/query.ts';
import { type Finding, found } from './finding.ts';

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

async function schemaFault(db: Db): Promise<string | undefined> {
  try {
    const pending = await pendingMigrations(db);
    return pending.length > 0 ? `these migrations have not run: ${pending.join(', ')}` : undefined;
  } catch (error) {
    if (isDatabaseError(error)) throw error;
    return messageOf(error);
  }
}
