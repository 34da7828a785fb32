// How well the search finds what people mean, over real postings, beside PostgreSQL's plain ranking of the same words and
// beside the newest first. Judged twice: a hundred searches by the words and skills of postings (quality/relevance.ts), and
// over two hundred of eight kinds by the occupations postings are of and what they state (quality/occupation-searches.ts).
import type pg from 'pg';
import { timeouts } from '#server/db/limits.ts';
import { run, rows } from '#server/db/query.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { askedSearch } from '#server/features/search/asked-search.queries.ts';
import { otherNamesIn } from '#server/features/search/query/other-names.ts';
import { searchJobs } from '#server/features/search/job-search.queries.ts';
import { onRealPostings } from './support/market.ts';
import { firstSeenQueries } from './quality/first-seen.ts';
import { last } from './quality/first-seen-last.ts';
import { later } from './quality/first-seen-later.ts';
import { newest } from './quality/first-seen-newest.ts';
import { skillsAndInitials } from './quality/first-seen-skills.ts';
import { mean } from './quality/rank-measures.ts';
import { type Stated, statedQueries, withGroup } from './quality/occupation-searches.ts';
import { type Judged, judgedQueries, ndcgAt10 } from './quality/relevance.ts';
import { quick, somebody } from './support/seeded-market.ts';
import { shared } from './support/shared.ts';

type Search = (words: string) => Promise<number[]>;

/** Whether each search's own figure is printed, too. */
const each = process.argv.includes('--each');

/** In the order in which they were written; what each was written for, it says itself. */
const firstSeen = [
  ['searches written later', later],
  ['searches written last', last],
  ['the newest of three kinds', newest],
  ['skills and initials alone', skillsAndInitials],
] as const;

await onRealPostings(quick ? ['wuzzuf.csv'] : ['nhs.jsonl', 'wuzzuf.csv'], async (db) => {
  const postings = await rows<Judged>(
    db,
    `select j.id, j.title, coalesce(j.location, '') as location, j.skills_required as skills
     from job_posting j join job_search s on s.job_id = j.id where s.listed order by j.id`,
  );
  await prepareBaselines(db);
  await judged('by words and skills', db, postings, judgedQueries(postings));
  const stated = await rows<Omit<Stated, 'groups'>>(
    db,
    `select j.id, j.title, coalesce(j.location, '') as location, j.employment_type as "employmentType", s.salary_max_monthly as pay,
            concat_ws(' ; ', j.title, array_to_string(j.skills_required, ' ; '), j.description, j.requirements) as text
     from job_posting j join job_search s on s.job_id = j.id where s.listed order by j.id`,
  ).then((found) => found.map(withGroup));
  await judged('by occupation and what is stated', db, stated, statedQueries(stated));
  for (const [how, list] of firstSeen)
    await judged(`by the same rules, ${how}`, db, stated, firstSeenQueries(list, stated));
});

interface Query<Posting> {
  kind: string;
  words: string;
  grade: (posting: Posting) => number;
}

/** Prints nDCG@10 of every kind of searches, of the product and what it is compared with. */
async function judged<Posting extends { id: number }>(
  how: string,
  db: pg.Pool,
  postings: readonly Posting[],
  all: readonly Query<Posting>[],
): Promise<void> {
  const queries = all.filter((_, index) => !shared.db || index % 8 === 0);
  process.stdout.write(
    `quality ${how}: ${queries.length} searches over ${postings.length} postings, nDCG@10\n`,
  );
  const byId = new Map(postings.map((posting) => [posting.id, posting]));
  const systems = { Moorings: ours(db), 'plain ts_rank': plainRank(db), 'newest first': newestFirst(db) };
  const scored = Object.keys(systems).map((name) => ({
    name,
    scores: [] as { kind: string; score: number }[],
  }));
  for (const { kind, words, grade } of queries) {
    const best = postings.map(grade);
    for (const [at, search] of Object.values(systems).entries()) {
      const found = (await search(words)).flatMap((id) => byId.get(id) ?? []);
      const score = ndcgAt10(found.map(grade), best);
      scored[at]?.scores.push({ kind, score });
      if (at === 0 && each) process.stdout.write(`    ${score.toFixed(3)}  ${kind}: ${words}\n`);
    }
  }
  const kinds = [...new Set(queries.map(({ kind }) => kind))];
  line('', [...scored.map(({ name }) => name), 'ours / ts_rank']);
  for (const kind of [...kinds, 'all']) {
    const of = scored.map(({ scores }) =>
      mean(scores.filter((one) => kind === 'all' || one.kind === kind).map((one) => one.score)),
    );
    const [own = 0, plain = 0] = of;
    line(kind, [...of.map((value) => value.toFixed(3)), plain ? (own / plain).toFixed(2) : '–']);
  }
}

/** As the page of jobs does it: words that are filters become filters, and the rest is searched for. */
function ours(db: pg.Pool): Search {
  const vocabulary = loadVocabulary();
  return async (typed) => {
    const { search, filters } = await askedSearch(db, somebody, typed);
    const narrowed = Object.assign({ search }, ...filters.map((one) => one.filters)) as { search: string };
    const { page } = await searchJobs(db, somebody, { ...narrowed, limit: 10, scope: 'open' }, (words) =>
      otherNamesIn(vocabulary, words),
    );
    return page.items.map(({ id }) => id);
  };
}

/** The same postings and fields as PostgreSQL's own configuration for English reads them, title and all in one weight. */
async function prepareBaselines(db: pg.Pool): Promise<void> {
  const table = `create unlogged table baseline as
     select j.id, j.posted_date, to_tsvector('english', concat_ws(' ', j.title, array_to_string(j.skills_required, ' '), c.name, j.location,
              j.description, j.requirements)) as words
     from job_posting j join company c on c.id = j.company_id join job_search s on s.job_id = j.id where s.listed`;
  await inTransaction(db, (tx) => run(tx, table), { atMost: timeouts.tenMinutes });
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
  process.stdout.write(`  ${name.padEnd(28)}${cells.map((cell) => cell.padStart(16)).join('')}\n`);
}
