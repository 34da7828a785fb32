import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { allKinds } from './all-kinds.ts';
import { fieldOf, isNumbered, type Kind } from './kind.ts';
import {
  fileAt,
  formatName,
  formatVersion,
  type Manifest,
  manifestForm,
  manifestName,
  readmeName,
  sumsName,
} from './manifest.ts';
import { MovingFault } from './moving-fault.ts';
import { sumOf } from './sum-of.ts';

/** Reads all of a folder and holds it against its sums, before anything of it is believed. Answers its manifest. */
export async function verifyExport(
  folder: string,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<Manifest> {
  if (!(await stat(path.join(folder, sumsName)).catch(() => undefined)))
    throw new MovingFault(
      (await stat(path.join(folder, 'unfinished.json')).catch(() => undefined))
        ? `The export in ${folder} is not finished. Run the same export again: it continues.`
        : `There is no export in ${folder}: it has no ${sumsName}.`,
    );
  const lines = await linesIn(path.join(folder, sumsName));
  const manifest = await manifestIn(folder, lines);
  const expected = lines.count === manifest.kinds.length + 2 + manifest.files.count;
  if (!expected) throw damaged(`${sumsName} does not list as many files as ${manifestName} says`);
  let done = 0;
  for await (const { sha256, name } of sumsIn(path.join(folder, sumsName))) {
    signal?.throwIfAborted();
    await holdSum(folder, name, sha256);
    onProgress?.((done += 1) / lines.count);
  }
  const other = manifest.kinds.find(({ file, sha256 }) => lines.of.get(file) !== sha256);
  if (other) throw damaged(`${sumsName} and ${manifestName} say two things of ${other.file}`);
  return manifest;
}

function damaged(what: string): MovingFault {
  return new MovingFault(`The export is damaged: ${what}. Nothing was imported.`);
}

/** What is said of all but the files, and how many lines there are. */
async function linesIn(file: string): Promise<{ count: number; of: Map<string, string> }> {
  const of = new Map<string, string>();
  let count = 0;
  let last = '';
  for await (const { sha256, name } of sumsIn(file)) {
    count += 1;
    if (!name.startsWith('files/')) of.set(name, sha256);
    else if (name <= last) throw damaged(`${sumsName} does not have its files in order`);
    else last = name;
  }
  return { count, of };
}

async function* sumsIn(file: string): AsyncGenerator<{ sha256: string; name: string }> {
  const input = createReadStream(file);
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    const { sha256, name } = /^(?<sha256>[0-9a-f]{64}) {2}(?<name>[\w./-]{1,200})$/.exec(line)?.groups ?? {};
    if (sha256 === undefined || name === undefined)
      throw damaged(`${sumsName} has a line that is not a sum and a name`);
    const [, hash] = /^files\/\w\w\/(\w+)$/.exec(name) ?? [];
    const isOurs =
      hash === undefined
        ? name === manifestName || name === readmeName || /^records\/[a-z_]+\.jsonl$/.test(name)
        : hash === sha256 && name === fileAt(hash);
    if (!isOurs) throw damaged(`${sumsName} names a file that exports do not have`);
    yield { sha256, name };
  }
}

async function holdSum(folder: string, name: string, sha256: string): Promise<void> {
  const found = await sumOf(path.join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw damaged(`${name} is missing`);
    throw error;
  });
  if (found !== sha256) throw damaged(`${name} is not what was written`);
}

async function manifestIn(folder: string, { of }: { of: Map<string, string> }): Promise<Manifest> {
  const sha256 = of.get(manifestName);
  if (sha256 === undefined) throw damaged(`${sumsName} does not name ${manifestName}`);
  await holdSum(folder, manifestName, sha256);
  const said: unknown = JSON.parse(await readFile(path.join(folder, manifestName), 'utf8'));
  refuseOthers(said);
  const manifest = manifestForm.parse(said);
  refuseUnknown(manifest);
  return manifest;
}

function refuseOthers(said: unknown): void {
  const { format, version } = Object(said) as { format?: unknown; version?: unknown };
  if (format !== formatName)
    throw new MovingFault(`${manifestName} is not that of a company’s export (${formatName}).`);
  if (version !== formatVersion)
    throw new MovingFault(
      `The export has version ${String(version)}, and this program reads version ${formatVersion}. Use a program of the version that wrote it, or a newer one.`,
    );
}

/** What a newer program has written may say what this one would lose. */
function refuseUnknown(manifest: Manifest): void {
  for (const { name, fields, file } of manifest.kinds) {
    const kind = allKinds.find((one) => one.name === name);
    const unknown = kind ? fields.find((field) => !knownFields(kind).includes(field.name)) : undefined;
    if (!kind || unknown || file !== `records/${name}.jsonl`)
      throw new MovingFault(
        `The export has ${kind ? `a field ${unknown?.name ?? ''} in ${name}` : `records of the kind ${name}`}, which this program does not know. Import it into a newer one.`,
      );
  }
  const missing = ['person', 'company'].find((name) => !manifest.kinds.some((kind) => kind.name === name));
  if (missing) throw new MovingFault(`The export has no records of the kind ${missing}.`);
}

function knownFields(kind: Kind): string[] {
  return [
    ...(isNumbered(kind) ? ['number'] : []),
    ...Object.keys(kind.refs ?? {}).map((column) => fieldOf(column, true)),
    ...kind.plain.map((column) => fieldOf(column)),
    ...Object.keys(kind.made ?? {}),
  ];
}
