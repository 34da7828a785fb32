import type pg from 'pg';
import { programVersion } from '#server/program-version.ts';
import { copyOut } from '#server/db/copy-stream.ts';
import { damageIn } from '#server/db/damage.ts';
import { isDatabaseError } from '#server/db/database-error.ts';
import { timeouts } from '#server/db/limits.ts';
import { appliedTo, isOwnVersion } from '#server/db/migrate.ts';
import type { Tx } from '#server/db/query.ts';
import { missingParts } from '#server/db/schema-parts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { copyOf, momentOf, seeOneMoment, sequencesNow, tablesOfOurs } from '#server/db/whole-database.ts';
import { BackupFault } from './backup-fault.ts';
import type { Manifest } from './contents.ts';
import { RowSum } from './row-sum.ts';
import { type Verified, verifyBackup } from './verify-backup.ts';
import { type BackupDraft, draftBackup } from './write-file.ts';

interface Wanted {
  file: string;
  passphrase: string | undefined;
  /** Called first, in the transaction of the backup. */
  before?: (tx: Tx) => Promise<void>;
  /** Ends the reading back; what comes before ends with the connection. */
  stop?: AbortSignal | undefined;
}

/**
 * Writes one moment of the whole database into a file, while everybody works on: a transaction that only reads waits for
 * nobody. It gets its name once it has been read back and found whole, so a file of that name is a backup.
 */
export async function makeBackup(
  direct: pg.Pool,
  { file, passphrase, before, stop }: Wanted,
): Promise<Verified> {
  const draft = await draftBackup(file, passphrase);
  try {
    await inTransaction(
      direct,
      async (tx) => {
        await seeOneMoment(tx);
        await before?.(tx);
        await writeAll(tx, draft);
      },
      { atMost: timeouts.night },
    ).catch(inWords);
    await draft.finish();
    const verified = await verifyBackup(draft.draft, passphrase, stop);
    await draft.keep();
    return verified;
  } finally {
    await draft.discard();
  }
}

/** What is damaged is said, and not written into a backup that would pass for whole; so is what its owner keeps from us. */
function inWords(error: unknown): never {
  if (isDatabaseError(error) && error.code === notAllowed)
    throw new BackupFault(
      `There is no backup, since the role of DATABASE_URL may not read all of the database (${error.message}). Let the owner of that grant select on it to the role.`,
    );
  const damage = damageIn(error);
  if (damage === undefined) throw error;
  throw new BackupFault(
    `There is no backup, since the database cannot be read (${damage}). npm run moorings -- doctor says what to do.`,
  );
}

/** PostgreSQL’s insufficient_privilege, whose message names what it is about and no value. */
const notAllowed = '42501';

async function writeAll(tx: Tx, draft: BackupDraft): Promise<void> {
  const migrations = await appliedTo(tx);
  if (!migrations.length) throw new BackupFault('The database is empty: there is nothing to back up.');
  if (isOwnVersion(migrations)) await refuseToLeaveOut(tx);
  const { at, version } = await momentOf(tx);
  await draft.write({
    kind: 'head',
    head: { takenAt: at, program: programVersion, postgres: version, migrations },
  });
  const manifest: Manifest = { tables: [], sequences: [] };
  for (const table of await tablesOfOurs(tx)) {
    await draft.write({ kind: 'table', table });
    const sum = new RowSum();
    await copyOut(tx, copyOf(table, 'to stdout'), async (lines) => {
      sum.add(lines);
      await draft.write({ kind: 'rows', lines });
    });
    manifest.tables.push({ name: table.name, rows: sum.rows, sum: sum.sum });
  }
  // Read last: what people do meanwhile moves them on, and a number that is skipped harms nobody.
  manifest.sequences = await sequencesNow(tx);
  await draft.write({ kind: 'manifest', manifest });
}

/** A table that somebody dropped would be missed by nobody until the backup is needed. */
async function refuseToLeaveOut(tx: Tx): Promise<void> {
  const missing = (await missingParts(tx)).find((part) => /^(?:table|column) /.test(part));
  if (missing !== undefined)
    throw new BackupFault(
      `There is no backup, since the database is no longer whole (it has no ${missing}). npm run moorings -- doctor says what to do.`,
    );
}
