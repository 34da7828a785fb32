import { stat } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { BackupDamage } from './backup-fault.ts';
import type { Head, Manifest } from './contents.ts';
import { whileReading } from './disk-in-words.ts';
import { partsOf } from './read-file.ts';
import { RowSum } from './row-sum.ts';

/** A backup that was read from its first byte to its last. */
export interface Verified {
  head: Head;
  manifest: Manifest;
  rows: number;
  bytes: number;
  /** Of the rows, as COPY writes them. */
  textBytes: number;
}

/** Reads all of a backup and holds it against its own sums; throws BackupDamage where anything is not as it was written. */
export async function verifyBackup(
  file: string,
  passphrase: string | undefined,
  stop?: AbortSignal,
): Promise<Verified> {
  let head: Head | undefined;
  const sums = new Map<string, RowSum>();
  let current: RowSum | undefined;
  for await (const part of partsOf(file, passphrase, stop)) {
    if (part.kind === 'head') head = part.head;
    else if (part.kind === 'table') sums.set(part.table.name, (current = new RowSum()));
    else if (part.kind === 'rows') current?.add(part.lines);
    else {
      const found = [...sums].map(([name, { rows, sum }]) => ({ name, rows, sum }));
      if (!head || !isDeepStrictEqual(found, part.manifest.tables))
        throw new BackupDamage(`${file} does not hold what it says it holds. Take another backup.`);
      const rows = found.reduce((all, table) => all + table.rows, 0);
      return {
        head,
        manifest: part.manifest,
        rows,
        bytes: (await whileReading(file, () => stat(file))).size,
        textBytes: [...sums.values()].reduce((all, sum) => all + sum.bytes, 0),
      };
    }
  }
  throw new BackupDamage(`${file} ends before it is whole. Take another backup.`);
}
