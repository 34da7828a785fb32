import { type Db, rows } from '#server/db/query.ts';
import { partsKept } from '#server/market-memory.ts';
import { marketState } from './market-shape.queries.ts';
import { type Known, type KnownWord, markedForms, nothingKnown } from './query/known-words.ts';
import { plainText } from './query/plan.ts';

interface Asked {
  typed: string;
  words: readonly string[];
  /** The one of them that may go on. */
  unfinished: string | undefined;
  /** Words beside each other that may be a place. */
  stretches: readonly (readonly string[])[];
}

interface LookedUp {
  known: Known;
  skills: string[];
  places: string[];
  /** The state of the market in which this is so. */
  state: string;
}

/**
 * What the index knows of some words; of one that is unfinished also how it may go on; which skills the whole names; and which
 * of the stretches of words are places, as postings name them first: "Leeds" of "Leeds, West Yorkshire". What is known of a word in the
 * state that the market was in a moment ago is not asked for again, unless it is found to be in another.
 */
export async function lookUp(db: Db, asked: Asked): Promise<LookedUp> {
  const words = [...new Set(asked.words)];
  // No word has a space.
  const nameOf = (word: string) => (word === asked.unfinished ? `${word} …` : word);
  const before = partsKept(db);
  const known = before?.known<KnownWord>('word', words.map(nameOf)) ?? new Map<string, KnownWord>();
  const unknown = words.filter((word) => !known.has(nameOf(word)));
  // No text in the database has the first of these signs.
  const tokens = asked.typed
    .replaceAll(/[\0"\s]+/g, ' ')
    .trim()
    .split(' ');
  const isAllWords = tokens.every((token) => words.includes(token));
  const typed = isAllWords ? undefined : tokens.join(' ');
  const found =
    before && !unknown.length && isAllWords
      ? { state: await marketState(db), skills: [], told: [] }
      : await ask(db, unknown, { typed, unfinished: asked.unfinished });
  const isSame = !known.size || found.state === before?.state;
  const { state, skills, told } = isSame
    ? found
    : await ask(db, words, { typed, unfinished: asked.unfinished });
  const parts = partsKept(db, state);
  for (const [at, word] of (isSame ? unknown : words).entries()) {
    const one = told[at] ?? nothingKnown;
    known.set(nameOf(word), one);
    parts?.keep('word', nameOf(word), one);
  }
  const all = new Map(words.map((word) => [word, known.get(nameOf(word)) ?? nothingKnown]));
  return {
    known: all,
    skills: isAllWords ? skillsNamed(tokens, all) : skills,
    places: placesAmong(asked.stretches, all),
    state,
  };
}

/** The skills that words name together. */
function skillsNamed(words: readonly string[], known: Known): string[] {
  const whole = plainOf(words, known);
  const { skills, plainSkills } = known.get(words[0] ?? '') ?? nothingKnown;
  return skills.filter((_, at) => plainSkills[at] === whole);
}

/** Which of some stretches of words are places, without accents and capitals. */
function placesAmong(stretches: readonly (readonly string[])[], known: Known): string[] {
  return stretches.flatMap((words) => {
    const whole = plainOf(words, known);
    const places = known.get(words[0] ?? '')?.places ?? [];
    return places.some((place) => place === whole || place.startsWith(`${whole},`)) ? [whole] : [];
  });
}

/** Letters lose their accents one by one, whatever stands beside them. */
function plainOf(words: readonly string[], known: Known): string {
  return words.map((word) => known.get(word)?.plain ?? '').join(' ');
}

interface Told extends Pick<LookedUp, 'skills' | 'state'> {
  /** Of each word. */
  told: KnownWord[];
}

interface Question extends Pick<Asked, 'unfinished'> {
  /** The whole, where its words do not say which skills it names: "c++". */
  typed: string | undefined;
}

async function ask(db: Db, words: readonly string[], { typed, unfinished }: Question): Promise<Told> {
  const found = await rows<KnownWord & { state: string; skillsOfAll: string[] }>(
    db,
    // Each value stands in a query of its own: the planner, which cannot look into it, makes one plan for all. A plan for each took .6 ms of .75.
    // What is worked out of a word has an offset of none, or it would be for each place that names it. Names that begin with a word go on
    // with a space or a comma.
    `select named.*, word.*
     from (
       select market_state() as state,
              array(select value from facet_count where facet = 'skill' and plain_text(value) = ${plainText('(select $3::text)')}) as "skillsOfAll"
       offset 0
     ) as named
     left join (
       select n, lexemes, to_tsvector('job_text', written) = '' as everywhere, plain,
              (select coalesce(sum(jobs), 0) from search_word where lexeme = lexemes[1]) as jobs,
              uncounted or exists (select from search_word where word in (plain, plain || 's', regexp_replace(plain, 's$', ''))) as written,
              array(select word from search_word w where w.lexeme = lexemes[1] order by jobs desc, word limit ${markedForms}) as forms,
              array(select plain_text(value) from (values (plain, plain || '!'), (plain || ',', plain || '-')) as between (first, after)
                    join facet_count on facet = 'location' and plain_text(value) ~>=~ first and plain_text(value) ~<~ after) as places,
              skills, "plainSkills",
              coalesce(longer.completions, '{}') as completions, coalesce(longer.jobs, 0) as "completionJobs"
       from (select exists (select from search_word_due)) as due (uncounted)
       cross join unnest((select $1::text[])) with ordinality as typed (written, n)
       cross join lateral (select tsvector_to_array(to_tsvector('job_head', written)) as lexemes, ${plainText('written')} as plain offset 0) as word
       cross join lateral (
         select coalesce(array_agg(value), '{}') as skills, coalesce(array_agg(plain_text(value)), '{}') as "plainSkills" from facet_count
         where facet = 'skill' and plain_text(value) ~>=~ plain and plain_text(value) ~<~ (plain || '!')
       ) as skill
       left join lateral (
         select array_agg(lexeme order by jobs desc) as completions, sum(jobs) as jobs from (
           select lexeme, sum(jobs) as jobs from search_word
           where written = (select $2::text) and word >= plain and word < plain || chr(1114111) group by lexeme order by 2 desc limit 12
         ) as frequent
       ) as longer on true
     ) as word on true
     order by n`,
    [words, unfinished ?? null, typed ?? null],
    { prepare: 'known-words' },
  );
  const [first] = found;
  return {
    state: first?.state ?? '',
    skills: first?.skillsOfAll ?? [],
    told: words.length ? found.map(({ state: _, skillsOfAll: __, ...word }) => word) : [],
  };
}
