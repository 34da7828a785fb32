import { withSignsClosed } from '#domain/signed-words.ts';
import { cleanTitle } from '#matching/titles/clean-title.ts';
import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import { editDistance } from './query/typos.ts';
import { openJob } from '#server/visibility/visible-jobs.queries.ts';

/** How near work is, for words that may name a trade. */
export interface Nearness {
  /** By what jobs of that work and of work near it are found. */
  terms: (words: string) => readonly { term: number; weight: number }[];
  /** Of each title, from 0 to 1, how near it is. */
  of: (words: string, titles: readonly string[]) => number[];
}

/** So many of the newest jobs each term brings up, and so many of the newest of all are looked at besides. */
const newestOfTerm = 100;
const newest = 100;
/** So many titles are compared, and so many of them offered. */
const compared = 150;
const offered = 3;
/** A longer title is a sentence, and finds only itself. */
const longestTitle = 60;
/** Below this two titles have next to nothing in common. */
const nearEnough = 0.3;

/** What jobs of the nearest trades are called, the nearest first. */
export async function nearestTitles(db: Db, words: string, nearness: Nearness): Promise<string[]> {
  const terms = nearness.terms(words);
  const found = await rows<{ title: string }>(
    db,
    `with near as (
       select job_posting_id as id, t.weight * wanted.weight as weight
       from unnest($1::integer[], $2::real[]) as wanted (term, weight)
       cross join lateral (
         select job_posting_id, weight from job_term where term = wanted.term order by job_posting_id desc limit $3
       ) t
       union all
       (select job_id, 0 from job_search where listed order by posted_date desc, job_id desc limit $4)
     )
     select mode() within group (order by j.title) as title
     from near join job_posting j on j.id = near.id join company c on c.id = j.company_id
     where ${openJob} and length(j.title) <= $5
     group by plain_text(j.title) order by max(near.weight) desc, count(*) desc limit $6`,
    [
      terms.map(({ term }) => term),
      terms.map(({ weight }) => weight),
      newestOfTerm,
      newest,
      longestTitle,
      compared,
    ],
  );
  const titles = [...new Set(found.map(({ title }) => cleanTitle(title).replaceAll(/["-]/g, ' ')))];
  const near = nearness.of(words, titles);
  return titles
    .map((title, at) => ({ title, near: near[at] ?? 0 }))
    .filter((one) => one.near >= nearEnough)
    .toSorted((a, b) => b.near - a.near)
    .slice(0, offered)
    .map(({ title }) => title);
}

const fewestLetters = 4;
/** Of a word that was meant at most so much of its letters is wrong. */
const mostWrong = 0.4;

/**
 * The words once more with each that no posting has, and that is no word, as the one that is written most like it; nothing
 * where none is.
 */
export async function nearestWords(
  db: Db,
  words: string,
  isWord: (word: string) => boolean,
): Promise<string[]> {
  const parts = withSignsClosed(words).match(/\S+/g) ?? [];
  const unknown = parts.filter(
    (part) => /^\p{L}+$/u.test(part) && part.length >= fewestLetters && !isWord(part),
  );
  const found = await rows<{ typed: string; plain: string; word: string; jobs: number }>(
    db,
    `select typed, plain, likely.word, likely.jobs
     from (select typed, plain_text(typed) as plain from unnest($1::text[]) as asked (typed)) as asked
     cross join lateral (
       (select word, jobs from search_word where word % plain order by similarity(word, plain) desc, jobs desc limit 20)
       union
       (select word, jobs from search_word
        where word >= left(plain, 2) and word < left(plain, 2) || chr(1114111) and abs(length(word) - length(plain)) <= 2
        order by jobs desc limit 200)
     ) as likely
     where not exists (select from search_word where lexeme = any(tsvector_to_array(to_tsvector('job_head', typed))))`,
    [unknown],
  );
  const meant = new Map<string, { word: string; wrong: number }>();
  for (const { typed, plain, word, jobs } of found) {
    // Of two that are as near the commoner was meant.
    const wrong =
      editDistance(plain, word) / Math.max(plain.length, word.length) - Math.log10(jobs + 1) / 100;
    if (wrong <= mostWrong && wrong < (meant.get(typed)?.wrong ?? 1)) meant.set(typed, { word, wrong });
  }
  return meant.size ? [parts.map((part) => meant.get(part)?.word ?? part).join(' ')] : [];
}
