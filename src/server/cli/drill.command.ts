import path from 'node:path';
import { BackupDamage } from '#server/backup/backup-fault.ts';
import { described, saidLeftOut } from '#server/backup/backup-names.ts';
import { drillBackup } from '#server/backup/drill.ts';
import { noteRun, notesRuns } from '#server/backup/runs.queries.ts';
import { type Verified, verifyBackup } from '#server/backup/verify-backup.ts';
import type { OpenDatabase } from '#server/db/open-database.ts';
import { command } from './command.ts';
import { dataFindings } from './data-findings.ts';
import { tell } from './finding.ts';

export const drill = command({
  summary: 'Restore a backup aside, check everything in it, and say how long that took',
  operands: ['FILE'],
  options: {},
  run: async ({ operands: [file = ''], config, log, openDatabase, stop, say }) => {
    const passphrase = config.backupPassphrase;
    const begunAt = new Date();
    const note = (failure: string | null, verified?: Verified) =>
      tellAdmins({ openDatabase, begunAt, file, verified, failure });
    const told = async (fault: unknown) => {
      // Else nothing was tried: no such file, another passphrase, a backup of a newer program.
      if (fault instanceof BackupDamage) await note(fault.message);
      throw fault;
    };
    const verified = await verifyBackup(file, passphrase, stop).catch(told);
    say(`Whole: ${described(verified)}`);
    let faults = 0;
    const { took, leftOut } = await drillBackup({
      file,
      verified,
      passphrase,
      log,
      stop,
      examine: async (tx) => {
        for await (const finding of dataFindings(tx, verified.head.takenAt)) {
          tell(finding, say);
          if (finding.fault) faults += 1;
        }
      },
    }).catch(told);
    if (leftOut.length) say(saidLeftOut(leftOut));
    const seconds = (took / 1_000).toFixed(1);
    const failure =
      faults === 0
        ? null
        : `${faults === 1 ? 'One thing is' : `${faults} things are`} inconsistent, as they were when it was made.`;
    say(
      failure === null
        ? `All of it is there and consistent. ${verified.rows} rows of ${verified.manifest.tables.length} tables are those of the backup, restored in ${seconds} s.`
        : `All rows are those of the backup, restored in ${seconds} s, but not all is well: ${failure}`,
    );
    if (await note(failure, verified)) say('Noted for admins, under Background work.');
    return failure === null ? 0 : 1;
  },
});

interface Told {
  openDatabase: () => Promise<OpenDatabase>;
  begunAt: Date;
  file: string;
  verified: Verified | undefined;
  failure: string | null;
}

/** Writes the drill down where the installation is; a drill held elsewhere, or while that is away, is one nevertheless. */
async function tellAdmins({ openDatabase, begunAt, file, verified, failure }: Told): Promise<boolean> {
  try {
    const { direct, close } = await openDatabase();
    try {
      if (!(await notesRuns(direct))) return false;
      const { bytes = null, rows = null } = verified ?? {};
      await noteRun(direct, { kind: 'drill', begunAt, file: path.basename(file), bytes, rows, failure });
      return true;
    } finally {
      await close();
    }
  } catch {
    return false;
  }
}
