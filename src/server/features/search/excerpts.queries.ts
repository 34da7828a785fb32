import { excerptsFor, type ReadText, readText } from '#domain/excerpts.ts';
import type { SearchedWords } from '#domain/searched-words.ts';
import { withoutSigns } from '#domain/formatted-text/without-signs.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { textsKept } from '#server/market-memory.ts';
import { textToRead } from './found-jobs.queries.ts';

/** A job, and the version of its row; with its text, where that was read with it. */
interface Versioned {
  id: number;
  version: string;
  text?: string | null;
}

/** Those of these jobs whose text has not been looked through lately. */
export function textsUnread(db: Db, ids: readonly number[]): number[] {
  const kept = textsKept(db);
  return ids.filter((id) => !kept?.has(String(id)));
}

/** The part of the text of each of these jobs that has what was searched for. Only for rows that are shown. */
export async function excerptsOf(
  db: Db,
  words: SearchedWords,
  jobs: readonly Versioned[],
): Promise<Map<number, string>> {
  if (!words.length || !jobs.length) return new Map();
  const excerptOf = excerptsFor(words);
  const texts = await textsOf(db, jobs);
  return new Map(
    texts.flatMap(([id, text]) => {
      const excerpt = excerptOf(text);
      return excerpt ? [[id, excerpt] as const] : [];
    }),
  );
}

/** Texts that were looked through lately are not read and made ready again, as long as their row is of the same version. */
async function textsOf(db: Db, jobs: readonly Versioned[]): Promise<[id: number, text: ReadText][]> {
  const kept = textsKept(db);
  const known = jobs.flatMap(({ id, version }): [number, ReadText][] => {
    const text = kept?.get(String(id));
    return text?.version === version ? [[id, text.text]] : [];
  });
  if (known.length === jobs.length) return known;
  const ids = new Set(known.map(([id]) => id));
  const unknown = jobs.filter(({ id }) => !ids.has(id));
  const asked = unknown.filter(({ text }) => typeof text !== 'string').map(({ id }) => id);
  const found = [...unknown.flatMap(withText), ...(asked.length ? await textsByIds(db, asked) : [])];
  const read = found.map(({ id, version, text }): [number, ReadText] => {
    const ready = readText(withoutSigns(text));
    kept?.set(String(id), { version, text: ready });
    return [id, ready];
  });
  return [...known, ...read];
}

type WithText = Versioned & { text: string };

function withText({ id, version, text }: Versioned): WithText[] {
  return typeof text === 'string' ? [{ id, version, text }] : [];
}

function textsByIds(db: Db, ids: readonly number[]): Promise<WithText[]> {
  return rows(
    db,
    `select j.id, j.xmin::text as version, ${textToRead} as text from job_posting j where j.id = any($1::integer[])`,
    [ids],
    { prepare: 'texts-for-excerpts' },
  );
}
