import { mailboxOf, plainName } from '#domain/duplicates.ts';
import type pg from 'pg';
import type { BatchRow } from './batches.queries.ts';
import { keysOf, linesAtOnce } from './check-lines.ts';
import { namesOfFiles, setLinesOfFiles } from './imported-files.queries.ts';
import { nextLines } from './lines.queries.ts';
import { oneByOne } from './one-by-one.ts';
import { type PersonRead, readPerson } from './read-person.ts';

/**
 * Finds for each file beside a table whose it is, and keeps that: by the column that names files; else by an address in its
 * name; else by somebody’s name. What could be of two people is of nobody.
 */
export async function matchFiles(
  db: pg.Pool,
  batch: BatchRow,
  signal: AbortSignal,
  now: string,
): Promise<void> {
  const names = await namesOfFiles(db, batch.id);
  if (!names.length) return;
  const files = indexOf(names);
  const claims = new Map<string, { person: string; lines: number[]; contested: boolean }>();
  for (let after = 0; ;) {
    signal.throwIfAborted();
    const lines = await nextLines(db, batch.id, { after, atMost: linesAtOnce });
    const last = lines.at(-1);
    if (!last) break;
    after = last.line;
    for await (const { line, cells } of oneByOne(lines)) {
      const read = readPerson(cells, batch.columns, batch.mapping, now);
      const found = files(read);
      if (!found) continue;
      const [person = ''] = keysOf(read);
      const claim = claims.get(found.file) ?? { person, lines: [], contested: false };
      // What a column names is no guess: two lines may say the same file.
      if (claim.person !== person && !found.named) claim.contested = true;
      claim.lines.push(line);
      claims.set(found.file, claim);
    }
  }
  await setLinesOfFiles(
    db,
    batch.id,
    [...claims].map(([name, { lines, contested }]) => ({ name, lines: contested ? [] : lines })),
  );
}

function indexOf(names: readonly string[]) {
  const byName = new Map(names.map((name) => [name.toLowerCase(), name]));
  const byAddress = new Map<string, string | null>();
  const byPerson = new Map<string, string | null>();
  // Of two files with one address, or one name, nobody can tell which is meant.
  const note = (index: Map<string, string | null>, key: string | undefined, name: string) => {
    if (key) index.set(key, index.has(key) ? null : name);
  };
  for (const name of names) {
    const stem = name.replace(/\.[a-z0-9]{1,5}$/i, '');
    const address = /[^\s,;()<>]+@[^\s,;()<>]+/.exec(stem)?.[0];
    note(byAddress, address && mailboxOf(address), name);
    note(byPerson, plainName(stem.replaceAll(besides, ' ')), name);
  }
  return (read: PersonRead): { file: string; named: boolean } | undefined => {
    if (read.fileName) {
      const file = byName.get(read.fileName.toLowerCase());
      return file ? { file, named: true } : undefined;
    }
    const full = plainName([read.firstName, read.lastName].filter(Boolean).join(' '));
    const file = (read.email && byAddress.get(mailboxOf(read.email))) || (full && byPerson.get(full));
    return file ? { file, named: false } : undefined;
  };
}

/** Words and signs in names of files that are nobody’s name. */
const besides = /(?<!\p{L})(?:cv|r[eé]sum[eé]|curriculum|vitae|lebenslauf)(?!\p{L})|[_\-.\d()]+/giu;
