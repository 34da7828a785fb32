import { type Db, rows } from '#server/db/query.ts';
import { partsKept } from '#server/market-memory.ts';
import { likeliest, oneTypoAway, type Resembling } from './query/typos.ts';
import { oneIn64 } from './query/samples.ts';
import { oneOf } from './query/term-query.ts';
import { type Known, nothingKnown } from './query/known-words.ts';

/** For each word with a typo: the one that was likely meant. What was found out in this state of the market is kept. */
export async function typosIn(
  db: Db,
  state: string,
  words: readonly string[],
  known: Known,
): Promise<ReadonlyMap<string, Resembling>> {
  const doubtful = words.flatMap((typed) => {
    const { lexemes, jobs, completionJobs, everywhere, plain } = known.get(typed) ?? nothingKnown;
    const common = jobs > rare || completionJobs > rare || everywhere;
    const isDoubtful = !common && lexemes.length === 1 && plain.length >= 4 && !/\d/.test(plain);
    return isDoubtful ? [{ typed, plain, jobs: Math.max(jobs, completionJobs) }] : [];
  });
  const nameOf = ({ plain, jobs }: Doubtful) => `${jobs} ${plain}`;
  const parts = partsKept(db, state);
  const meant =
    parts?.known<Resembling | null>('meant', doubtful.map(nameOf)) ?? new Map<string, Resembling | null>();
  const unknown = doubtful.filter((one) => !meant.has(nameOf(one)));
  const found = await likeliestOf(db, unknown);
  for (const one of unknown) {
    const likely = found.get(one.typed) ?? null;
    meant.set(nameOf(one), likely);
    parts?.keep('meant', nameOf(one), likely);
  }
  return new Map(
    doubtful.flatMap((one) => {
      const likely = meant.get(nameOf(one));
      return likely ? [[one.typed, likely] as const] : [];
    }),
  );
}

interface Doubtful {
  typed: string;
  plain: string;
  /** How many have it, or what it may go on to. */
  jobs: number;
}

async function likeliestOf(db: Db, doubtful: readonly Doubtful[]): Promise<ReadonlyMap<string, Resembling>> {
  if (!doubtful.length) return new Map();
  const near = doubtful.flatMap(({ typed, plain }) =>
    oneTypoAway(plain).map((spelled) => ({ typed, spelled })),
  );
  const resembling = await rows<Resembling & { typed: string }>(
    db,
    `select typed, like_it.word, like_it.lexeme, like_it.jobs from unnest((select $1::text[]), (select $2::text[])) as doubtful (typed, plain)
     cross join lateral (
       select word, lexeme, jobs from search_word where word % plain order by similarity(word, plain) desc, jobs desc limit 40
     ) as like_it
     union
     select typed, word, lexeme, jobs from unnest((select $3::text[]), (select $4::text[])) as near (typed, spelled)
     join search_word on word = spelled`,
    [
      doubtful.map(({ typed }) => typed),
      doubtful.map(({ plain }) => plain),
      near.map(({ typed }) => typed),
      near.map(({ spelled }) => spelled),
    ],
    { prepare: 'words-alike' },
  );
  const likely = doubtful.map((one) => ({
    ...one,
    candidates: likeliest(
      one.plain,
      one.jobs,
      resembling.filter(({ typed }) => typed === one.typed),
    ).slice(0, mostCompared),
  }));
  const named = await namedIn(db, [
    ...new Set(likely.flatMap(({ candidates }) => candidates.map(({ lexeme }) => lexeme))),
  ]);
  return new Map(
    likely.flatMap(({ typed, plain, jobs, candidates }) => {
      const withNamed = candidates.map((one) => ({ ...one, named: named.get(one.lexeme) ?? 0 }));
      const [meant] = likeliest(plain, jobs, withNamed);
      return meant ? [[typed, meant] as const] : [];
    }),
  );
}

/** Of a word that so few jobs have it may be doubted that it is one. */
const rare = 30;

/** So many words that may be meant are looked for in titles and the like, in so many jobs at most. */
const mostCompared = 6;

const enoughNamed = 200;
/** Where one job in 64 has so many, all have more than enough: of a common word the index of all gathers a hundred thousand first. */
const enoughOfSample = 25;

/** How many jobs have some words in title, skills, company or place, as far as is needed to tell them apart. */
async function namedIn(db: Db, lexemes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (!lexemes.length) return new Map();
  const found = await rows<{ lexeme: string; jobs: number }>(
    db,
    `select lexeme, case when ${count(`and ${oneIn64}`, enoughOfSample)} = ${enoughOfSample} then ${enoughNamed}
       else ${count('', enoughNamed)} end as jobs from unnest($1::text[], $2::text[]) as wanted (lexeme, term)`,
    [lexemes, lexemes.map((lexeme) => oneOf([`~${lexeme}`]))],
  );
  return new Map(found.map(({ lexeme, jobs }) => [lexeme, jobs]));
}

function count(also: string, most: number): string {
  return `(select count(*) from (select from job_search where listed ${also} and terms @@ term::tsquery limit ${most}) as few)`;
}
