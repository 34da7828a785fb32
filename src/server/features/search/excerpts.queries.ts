import { excerptsFor, type ReadText, readText } from '#domain/excerpts.ts';
import type { SearchedWords } from '#domain/searched-words.ts';
import { withoutSigns } from '#domain/formatted-text/without-signs.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { textsKept } from '#server/market-memory.ts';

/** So much of each text is read. */
const mostRead = 8_000;

/** The part of the text of each of these jobs that has what was searched for. Only for rows that are shown. */
export async function excerptsOf(
  db: Db,
  words: SearchedWords,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (!words.length || !ids.length) return new Map();
  const excerptOf = excerptsFor(words);
  const texts = await textsOf(db, ids);
  return new Map(
    texts.flatMap(([id, text]) => {
      const excerpt = excerptOf(text);
      return excerpt ? [[id, excerpt] as const] : [];
    }),
  );
}

/** Texts that were looked through lately are not read and made ready again, as long as their row is of the same version. */
async function textsOf(db: Db, ids: readonly number[]): Promise<[id: number, text: ReadText][]> {
  const kept = textsKept(db);
  const known = new Map(ids.map((id) => [id, kept?.get(String(id))]));
  const found = await rows<{ id: number; version: string; text: string | null }>(
    db,
    `select j.id, j.xmin::text as version,
            case when j.xmin::text is distinct from known.version then left(concat_ws(E'\\n', description, requirements), $3) end as text
     from unnest($1::integer[], $2::text[]) as known (id, version) join job_posting j on j.id = known.id`,
    [ids, ids.map((id) => known.get(id)?.version ?? null), mostRead],
    { prepare: 'texts-for-excerpts' },
  );
  return found.flatMap(({ id, version, text }) => {
    const read = text === null ? known.get(id)?.text : readText(withoutSigns(text));
    if (read && text !== null) kept?.set(String(id), { version, text: read });
    return read ? [[id, read] as const] : [];
  });
}
