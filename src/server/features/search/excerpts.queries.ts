import { excerptOf, type SearchedWords } from '#domain/searched-words.ts';
import { withoutSigns } from '#domain/formatted-text/without-signs.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { searchedWords } from './searched-words.queries.ts';
import type { ParsedQuery } from './query/parsed-query.ts';

/** So much of each text is read. */
const mostRead = 8_000;

interface Excerpted<Row> {
  jobs: (Row & { excerpt?: string })[];
  words: SearchedWords;
}

/** What a page of hits was searched for, and of each the part of its text that has it. Only for rows that are shown. */
export async function withExcerpts<Row extends { id: number }>(
  db: Db,
  parsed: ParsedQuery | undefined,
  jobs: readonly Row[],
): Promise<Excerpted<Row>> {
  if (!parsed?.groups.length || !jobs.length) return { jobs: [...jobs], words: [] };
  const [words, texts] = await Promise.all([
    searchedWords(db, parsed),
    rows<{ id: number; text: string }>(
      db,
      `select id, left(concat_ws(E'\\n', description, requirements), $2) as text from job_posting where id = any($1::integer[])`,
      [jobs.map(({ id }) => id), mostRead],
    ),
  ]);
  const textOf = new Map(texts.map(({ id, text }) => [id, text]));
  return {
    words,
    jobs: jobs.map((job) => {
      const excerpt = excerptOf(withoutSigns(textOf.get(job.id) ?? ''), words);
      return excerpt ? { ...job, excerpt } : job;
    }),
  };
}
