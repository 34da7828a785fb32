import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import path from 'node:path';
import type pg from 'pg';
import { timeouts } from '#server/db/limits.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { allKinds } from './all-kinds.ts';
import { isNumbered, type Kind } from './kind.ts';
import { fileAt, type Manifest } from './manifest.ts';
import { MovingFault } from './moving-fault.ts';
import {
  companyNamedSo,
  companyToBe,
  danglingIn,
  giveIds,
  letPeopleComeFirst,
  keepQuiet,
  makeRoomForBytes,
  namedHashes,
  putBytes,
  putIn,
  renamedPeople,
  stage,
} from './putting-in.ts';
import { verifyExport } from './read-export.ts';
import { type Field, fieldsOf, writeTimesAlike } from './statements.ts';

interface Wanted {
  folder: string;
  onProgress?: (done: { what: 'checking' | 'importing'; share: number }) => void;
  signal?: AbortSignal;
}

interface MovedIn {
  companyId: number;
  manifest: Manifest;
  /** People whose user name somebody else has here, so that they got another. */
  renamed: number;
}

/**
 * Puts a company's export into this installation: all of it or nothing, once all of it was held against its sums. Records
 * get ids of their own. Nothing is sent to anybody, and nobody is told: what comes in happened before.
 */
export async function importCompany(db: pg.Pool, wanted: Wanted): Promise<MovedIn> {
  const { signal, onProgress } = wanted;
  const folder = path.resolve(wanted.folder);
  const manifest = await verifyExport(folder, {
    ...(signal ? { signal } : {}),
    onProgress: (share) => onProgress?.({ what: 'checking', share }),
  });
  return inTransaction(
    db,
    async (tx) => {
      await writeTimesAlike(tx);
      const moving = await stageAll(tx, folder, manifest);
      const company = await companyToBe(tx);
      if (!company) throw new MovingFault('The export has not one company, as it must.');
      const taken = await companyNamedSo(tx, company.name);
      if (taken)
        throw new MovingFault(
          `There is a company ${taken.name} in this installation already. Rename one of the two first.`,
        );
      await putFiles(tx, folder);
      await letPeopleComeFirst(tx);
      for (const [done, { kind, fields, records }] of moving.entries()) {
        signal?.throwIfAborted();
        await putKind(tx, { kind, fields, records }, company.id);
        onProgress?.({ what: 'importing', share: (done + 1) / moving.length });
      }
      await keepQuiet(tx, company.id);
      return { companyId: company.id, manifest, renamed: await renamedPeople(tx) };
    },
    { atMost: timeouts.night },
  );
}

interface Moving {
  kind: Kind;
  fields: ReadonlyMap<string, Field>;
  records: number;
}

/** All kinds, those that the export does not have without any records. */
async function stageAll(tx: Tx, folder: string, manifest: Manifest): Promise<Moving[]> {
  const known = await fieldsOf(tx);
  const moving: Moving[] = [];
  for (const kind of allKinds) {
    const said = manifest.kinds.find(({ name }) => name === kind.name);
    const there = new Set(said?.fields.map(({ name }) => name));
    const fields = new Map(
      (known.get(kind.name) ?? [])
        .filter(({ name }) => !said || there.has(name))
        .map((field) => [field.name, field]),
    );
    const records = await stage(tx, kind, said && path.join(folder, said.file)).catch(inWords(kind));
    if (records !== (said?.records ?? 0))
      throw new MovingFault(
        `The export says that there are ${said?.records ?? 0} records of the kind ${kind.name}, and there are ${records}.`,
      );
    if (isNumbered(kind)) await giveIds(tx, kind).catch(inWords(kind));
    moving.push({ kind, fields, records });
  }
  return moving;
}

async function putKind(tx: Tx, { kind, fields, records }: Moving, companyId: number): Promise<void> {
  const dangling = await danglingIn(tx, kind, fields).catch(inWords(kind));
  if (dangling)
    throw new MovingFault(
      `Record ${dangling.line} of the kind ${kind.name} names under ${dangling.field} a record that the export does not have. Nothing was imported.`,
    );
  const put = await putIn(tx, kind, fields, companyId).catch(inWords(kind));
  if (put !== records && !kind.mayBeTaken)
    throw new MovingFault(
      `Of the ${records} records of the kind ${kind.name} only ${put} could be read. Nothing was imported.`,
    );
}

/** What the database does not take is said, with the kind it was found in; anything else is not for whoever imports. */
function inWords(kind: Kind): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof Error) || !('code' in error) || !/^2[23]/.test(String(error.code))) throw error;
    throw new MovingFault(
      `A record of the kind ${kind.name} does not fit into this installation: ${error.message}. Nothing was imported.`,
    );
  };
}

/** So many hashes at a time. */
const most = 500;

async function putFiles(tx: Tx, folder: string): Promise<void> {
  await makeRoomForBytes(tx);
  for (const kind of ['file', 'picture_size'] as const) {
    let after = '';
    for (;;) {
      const some = await namedHashes(tx, kind, after, most);
      for (const sha256 of some) await putBytes(tx, kind, sha256, await bytesAt(folder, sha256));
      after = some.at(-1) ?? after;
      if (some.length < most) break;
    }
  }
}

async function bytesAt(folder: string, sha256: string): Promise<Buffer> {
  if (!/^[0-9a-f]{64}$/.test(sha256))
    throw new MovingFault('A record names a file by what is no sha-256. Nothing was imported.');
  const bytes = await readFile(path.join(folder, fileAt(sha256))).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new MovingFault(
      `A record names a file that is not there: ${fileAt(sha256)}. Nothing was imported.`,
    );
  });
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new MovingFault(`${fileAt(sha256)} is not what was written. Nothing was imported.`);
  return bytes;
}
