import { sizeOf } from '#server/backup/backup-names.ts';
import type { Tx } from '#server/db/query.ts';
import { isOurTable } from '#server/db/schema-parts.ts';
import { consistencyFaults, contradictoryApplications, orphanedReferences } from './doctor.queries.ts';
import { type Finding, found, listed } from './finding.ts';
import { readAll, tableSizes } from './whole-tables.queries.ts';

/** What can be said of the data alone, wherever it stands, as it was at a moment; now, unless one is said. */
export async function* dataFindings(tx: Tx, moment?: string): AsyncGenerator<Finding> {
  let sizes: Awaited<ReturnType<typeof tableSizes>> = [];
  const measured = await found(tx, {
    about: 'the tables can be measured',
    advice: '',
    look: async () => {
      sizes = await tableSizes(tx);
      return undefined;
    },
  });
  // A table that somebody else has put beside ours, and keeps to themselves, is no fault.
  const isOurs = await isOurTable();
  const looked = sizes.filter(({ table, readable }) => readable || isOurs(table));
  yield* unreadableTables(
    tx,
    looked.map(({ name }) => name),
  );
  yield* consistencyFaults(tx, moment);
  yield await found(tx, {
    about: 'every application, its offers and its interviews tell one story',
    advice:
      'Open these applications as an administrator: what contradicts can be withdrawn or cancelled there.',
    look: async () =>
      listed(
        (await contradictoryApplications(tx, moment)).map(({ id, says }) => `of ${id} ${says.join(', ')}`),
      ),
  });
  yield await found(tx, {
    about: 'everything that refers to something refers to what exists',
    advice:
      'Rows went past the program. Restore the newest good backup into a new DATA_DIR or DATABASE_URL, or make what is turned off or broken anew: alter table … enable trigger …, validate constraint …, reindex index ….',
    look: async () => listed(await orphanedReferences(tx)),
  });
  yield measured.fault ? measured : { ...measured, about: sizesInWords(sizes) };
}

/** A finding for each table that cannot be read to its end, or one that all can. */
async function* unreadableTables(tx: Tx, names: readonly string[]): AsyncGenerator<Finding> {
  const about = 'every row of every table can be read';
  let faults = 0;
  for (const name of names) {
    const look = async () => {
      await readAll(tx, name);
      return undefined;
    };
    const finding = await found(tx, { about, advice: '', look, of: `table ${name}` });
    if (!finding.fault) continue;
    faults += 1;
    yield finding;
  }
  if (faults === 0) yield { about, fault: undefined, advice: '' };
}

function sizesInWords(sizes: readonly { name: string; bytes: number }[]): string {
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);
  const largest = sizes.slice(0, 3).map(({ name, bytes }) => `${name} ${sizeOf(bytes)}`);
  return `the tables take ${sizeOf(total)}: ${largest.join(', ')}, …`;
}
