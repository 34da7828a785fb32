// How well the search finds what people mean: a hundred searches over real postings, judged by rules anybody can check
// (quality/relevance.ts), beside PostgreSQL's plain ranking of the same words and beside the newest first.
import type pg from 'pg';
import { run, rows } from '#server/db/query.ts';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { otherNamesIn } from '#server/features/jobs/search/other-names.ts';
import { searchJobs } from '#server/features/jobs/job-search.queries.ts';
import { onRealPostings } from './support/market.ts';
import { mean } from './quality/rank-measures.ts';
import { type Judged, type JudgedQuery, judgedQueries, ndcgAt10 } from './quality/relevance.ts';
import { quick, somebody } from './support/seeded-market.ts';
import { shared } from './support/shared.ts';

type Search = (words: string) => Promise<number[]>;

await onRealPostings(quick ? ['wuzzuf.csv'] : ['nhs.jsonl', 'wuzzuf.csv'], async (db) => {
  const postings = await rows<Judged>(
    db,
    `select j.id, j.title, coalesce(j.location, '') as location, j.skills_required as skills
     from job_posting j join job_search s on s.job_id = j.id where s.listed order by j.id`,
  );
  await prepareBaselines(db);
  const queries = judgedQueries(postings).filter((_, index) => !shared.db || index % 8 === 0);
  process.stdout.write(`quality: ${queries.length} searches over ${postings.length} postings, nDCG@10\n`);
  const byId = new Map(postings.map((posting) => [posting.id, posting]));
  const score = async (search: Search, { words, grade }: JudgedQuery) => {
    const found = (await search(words)).flatMap((id) => byId.get(id) ?? []);
    return ndcgAt10(found.map(grade), postings.map(grade));
  };
  const systems = { Moorings: ours(db), 'plain ts_rank': plainRank(db), 'newest first': newestFirst(db) };
  const scored = await Promise.all(
    Object.entries(systems).map(async ([name, search]) => {
      const scores: { kind: string; score: number }[] = [];
      for (const query of queries) scores.push({ kind: query.kind, score: await score(search, query) });
      return { name, scores };
    }),
  );
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  line('', [...scored.map(({ name }) => name), 'ours / ts_rank']);
  for (const kind of [...kinds, 'all']) {
    const of = scored.map(({ scores }) =>
      mean(scores.filter((one) => kind === 'all' || one.kind === kind).map((one) => one.score)),
    );
    const [own = 0, plain = 0] = of;
    line(kind, [...of.map((value) => value.toFixed(3)), (own / plain).toFixed(2)]);
  }
});

function ours(db: pg.Pool): Search {
  const vocabulary = loadVocabulary();
  return async (search) => {
    const { page } = await searchJobs(db, somebody, { search, limit: 10, scope: 'open' }, (words) =>
      otherNamesIn(vocabulary, words),
    );
    return page.items.map(({ id }) => id);
  };
}

/** The same postings and fields as PostgreSQL's own configuration for English reads them, title and all in one weight. */
async function prepareBaselines(db: pg.Pool): Promise<void> {
  await run(
    db,
    `create unlogged table baseline as
     select j.id, j.posted_date, to_tsvector('english', concat_ws(' ', j.title, array_to_string(j.skills_required, ' '), c.name, j.location,
              j.description, j.requirements)) as words
     from job_posting j join company c on c.id = j.company_id join job_search s on s.job_id = j.id where s.listed`,
  );
}

function plainRank(db: pg.Pool): Search {
  return (words) => baseline(db, words, `ts_rank(words, query) desc`);
}

function newestFirst(db: pg.Pool): Search {
  return (words) => baseline(db, words, 'posted_date desc');
}

async function baseline(db: pg.Pool, words: string, order: string): Promise<number[]> {
  const found = await rows<{ id: number }>(
    db,
    `select id from baseline, plainto_tsquery('english', $1) as query where words @@ query order by ${order}, id desc limit 10`,
    [words],
  );
  return found.map(({ id }) => id);
}

function line(name: string, cells: readonly string[]): void {
  process.stdout.write(`  ${name.padEnd(22)}${cells.map((cell) => cell.padStart(16)).join('')}\n`);
}
