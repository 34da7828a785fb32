import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { openCompanyId } from '#domain/limits.ts';
import { copyOut } from '#server/db/copy-stream.ts';
import { timeouts } from '#server/db/limits.ts';
import type { Tx } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeFolder } from '#server/make-folder.ts';
import { programVersion } from '#server/program-version.ts';
import { allKinds } from './all-kinds.ts';
import type { Kind } from './kind.ts';
import {
  fileAt,
  formatName,
  formatVersion,
  type Manifest,
  manifestName,
  readmeName,
  recordsFile,
  sumsName,
} from './manifest.ts';
import { MovingFault } from './moving-fault.ts';
import { pickRows, recordsOf } from './picking.ts';
import { readme } from './readme.ts';
import { sumOf } from './sum-of.ts';
import {
  beginReading,
  bytesOf,
  type CompanyName,
  companyNumbered,
  fieldsOf,
  filesInAll,
  hashesAfter,
  hashesAmong,
} from './statements.ts';

interface Wanted {
  companyId: number;
  /** Made where it is not there. One with an export of the same company that broke off is continued. */
  folder: string;
  /** Called with how much of what is to be written is there. */
  onProgress?: (done: { what: 'records' | 'files'; share: number }) => void;
  signal?: AbortSignal;
}

/**
 * Writes all that is one company's into a folder, as one moment shows it: records as lines of JSON, files as they are, a
 * manifest, and last the sums of it all. Of one that broke off the files that are there and whole are kept; records are
 * written anew, since they are of one moment. Answers the manifest.
 */
export async function exportCompany(db: pg.Pool, wanted: Wanted): Promise<Manifest> {
  const folder = path.resolve(wanted.folder);
  if (wanted.companyId === openCompanyId)
    throw new MovingFault(
      `Company ${openCompanyId} is for those who post without a company: it belongs to many, and does not move.`,
    );
  return inTransaction(
    db,
    async (tx) => {
      const { at } = await beginReading(tx);
      const company = await companyNumbered(tx, wanted.companyId);
      if (!company) throw new MovingFault(`There is no company ${wanted.companyId}.`);
      await begin(folder, company);
      await pickRows(tx, company.id);
      const kinds = await writeRecords(tx, folder, company, wanted);
      const files = await filesInAll(tx);
      await writeFiles(tx, folder, files.bytes, wanted);
      await clearAway(tx, folder);
      const manifest: Manifest = {
        format: formatName,
        version: formatVersion,
        program: programVersion,
        takenAt: at,
        company: { name: company.name, slug: company.slug },
        checksum: checksumOf(kinds),
        kinds,
        files,
      };
      await finish(tx, folder, manifest);
      return manifest;
    },
    { atMost: timeouts.night },
  );
}

const unfinishedName = 'unfinished.json';

/** Nothing that is there is written over, except an export of the same company that broke off. */
async function begin(folder: string, { id, name, slug }: CompanyName): Promise<void> {
  const mark = path.join(folder, unfinishedName);
  const says = JSON.stringify({ id, name, slug });
  await makeFolder(folder);
  if (existsSync(path.join(folder, sumsName)) && !existsSync(mark))
    throw new MovingFault(`There is a whole export in ${folder} already. Name another folder.`);
  if (existsSync(mark)) {
    if ((await readFile(mark, 'utf8')) !== says)
      throw new MovingFault(`${folder} has an unfinished export of another company. Name another folder.`);
  } else {
    if ((await readdir(folder)).length > 0)
      throw new MovingFault(`${folder} is not empty. Name another folder.`);
    await writeFile(mark, says);
  }
  await rm(path.join(folder, sumsName), { force: true });
  await rm(path.join(folder, 'records'), { recursive: true, force: true });
  await mkdir(path.join(folder, 'records'));
}

async function writeRecords(
  tx: Tx,
  folder: string,
  company: CompanyName,
  { onProgress, signal }: Wanted,
): Promise<Manifest['kinds']> {
  const fields = await fieldsOf(tx);
  const written: Manifest['kinds'] = [];
  for (const kind of allKinds) {
    signal?.throwIfAborted();
    const file = recordsFile(kind.name);
    const sums = await writeKind(tx, path.join(folder, file), kind, company.id);
    written.push({
      name: kind.name,
      about: kind.about,
      file,
      ...sums,
      fields: fields.get(kind.name) ?? [],
    });
    onProgress?.({ what: 'records', share: written.length / allKinds.length });
  }
  return written;
}

async function writeKind(tx: Tx, file: string, kind: Kind, companyId: number) {
  const hash = createHash('sha256');
  const out = createWriteStream(file, { mode: 0o600 });
  let [records, bytes] = [0, 0];
  try {
    await copyOut(tx, recordsOf(kind, companyId), async (lines) => {
      hash.update(lines);
      bytes += lines.length;
      for (let at = lines.indexOf(10); at >= 0; at = lines.indexOf(10, at + 1)) records += 1;
      if (!out.write(lines)) await once(out, 'drain');
    });
  } finally {
    out.end();
    await finished(out);
  }
  return { records, bytes, sha256: hash.digest('hex') };
}

/** So many hashes at a time. */
const most = 500;

async function writeFiles(
  tx: Tx,
  folder: string,
  all: number,
  { onProgress, signal }: Wanted,
): Promise<void> {
  let done = 0;
  for await (const { sha256, size } of everyHash(tx)) {
    signal?.throwIfAborted();
    const file = path.join(folder, fileAt(sha256));
    if (!(await isThere(file, sha256, size))) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(`${file}.partial`, await bytesOf(tx, sha256), { mode: 0o600 });
      await rename(`${file}.partial`, file);
    }
    done += size;
    onProgress?.({ what: 'files', share: done / all });
  }
}

/** Of what was written before it broke off, what is the company’s no more. */
async function clearAway(tx: Tx, folder: string): Promise<void> {
  const files = path.join(folder, 'files');
  for (const part of existsSync(files) ? await readdir(files) : []) {
    const names = await readdir(path.join(files, part));
    const wanted = new Set(await hashesAmong(tx, names));
    for (const name of names) if (!wanted.has(name)) await rm(path.join(files, part, name));
  }
}

async function* everyHash(tx: Tx) {
  let after = '';
  for (;;) {
    const some = await hashesAfter(tx, after, most);
    yield* some;
    after = some.at(-1)?.sha256 ?? after;
    if (some.length < most) return;
  }
}

async function isThere(file: string, sha256: string, size: number): Promise<boolean> {
  const found = await stat(file).catch(() => undefined);
  return found?.size === size && (await sumOf(file)) === sha256;
}

/** The records’ own sums in one: what is not of the records, such as the time, is not in it. */
function checksumOf(kinds: Manifest['kinds']): string {
  const hash = createHash('sha256');
  for (const { name, sha256 } of kinds) hash.update(`${name} ${sha256}\n`);
  return hash.digest('hex');
}

async function finish(tx: Tx, folder: string, manifest: Manifest): Promise<void> {
  await writeFile(path.join(folder, manifestName), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await writeFile(path.join(folder, readmeName), readme(manifest), { mode: 0o600 });
  const draft = path.join(folder, `${sumsName}.partial`);
  const sums = await open(draft, 'w', 0o600);
  try {
    for (const name of [manifestName, readmeName])
      await sums.write(`${await sumOf(path.join(folder, name))}  ${name}\n`);
    for (const { file, sha256 } of manifest.kinds) await sums.write(`${sha256}  ${file}\n`);
    for await (const { sha256 } of everyHash(tx)) await sums.write(`${sha256}  ${fileAt(sha256)}\n`);
    await sums.datasync();
  } finally {
    await sums.close();
  }
  await rename(draft, path.join(folder, sumsName));
  await rm(path.join(folder, unfinishedName));
}
