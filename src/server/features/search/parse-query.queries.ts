import type { Db } from '#server/db/query.ts';
import { rows } from '#server/db/query.ts';
import type { ParsedQuery, FindOtherNames, Group, OtherNames } from './query/parsed-query.ts';
import { withoutSigns, wordPattern } from '#domain/signed-words.ts';
import { otherSpellings } from './query/spellings.ts';
import { likeliest, oneTypoAway, type Resembling } from './query/typos.ts';
import { oneOf, type Variants } from './query/term-query.ts';
import { isFiller } from './query/filler-words.ts';
import { readTyped, type TypedPart } from './query/typed-words.ts';

/** What the words of a search ask for; undefined without any. What a typo was put right to is meant with its other names. */
export async function parseQuery(
  db: Db,
  typed: string | undefined,
  otherNames: FindOtherNames = () => [],
): Promise<ParsedQuery | undefined> {
  const parsed = await parseTyped(db, typed, otherNames);
  const meant = parsed?.corrected && (await parseTyped(db, parsed.corrected, otherNames));
  if (!parsed || !meant) return parsed;
  const { corrected, proposed } = parsed;
  if (meant.groups.length !== parsed.groups.length) return { ...meant, corrected, proposed };
  // A posting of this minute may have what was typed, after all.
  const groups = meant.groups.map((group, at) => ({
    ...group,
    all: [...group.all, ...(parsed.groups[at]?.exact ?? [])],
  }));
  return { ...meant, groups, corrected, proposed };
}

async function parseTyped(
  db: Db,
  typed: string | undefined,
  otherNames: FindOtherNames,
): Promise<ParsedQuery | undefined> {
  const { wanted, unwanted, unfinished } = readTyped(typed);
  if (!wanted.length && !unwanted.length) return undefined;
  const others = otherNames(wanted.map(({ written, quoted }) => (quoted ? '' : (written[0] ?? ''))));
  const isWhole = others.some((one) => one.isInitials && one.to === wanted.length);
  const last = unfinished && !isWhole ? wanted.at(-1)?.words[0] : undefined;
  const { known, skills } = await lookUp(
    db,
    typed ?? '',
    [
      ...wordsOf(wanted).flatMap((word) => [word, ...otherSpellings(word.toLowerCase())]),
      ...wordsOf(unwanted),
      ...others.flatMap(({ names }) => names.flatMap(wordsOfName)),
    ],
    last,
  );
  const ofOthers = new Set(others.flatMap(({ from, to }) => wordsOf(wanted.slice(from, to))));
  const likely = await typosIn(
    db,
    wordsOf(wanted).filter((word) => !ofOthers.has(word)),
    known,
  );
  // What stands in quotation marks is meant as it is written.
  const quoted = new Set(wordsOf(wanted.filter((part) => part.quoted)));
  const typos = new Map([...likely].filter(([word]) => !quoted.has(word)));
  const groups = groupsOf(wanted, { others, known, last, typos });
  return {
    groups: groups.filter(({ all }) => all.length > 0),
    unwanted: unwanted
      .filter(({ words }) => words.length === 1)
      .map(({ words }) => [lexemesOf(words, known)]),
    unwantedPhrases: unwanted.filter(({ words }) => words.length > 1).map(({ words }) => words.join(' ')),
    skills,
    corrected: putRight([...wanted, ...unwanted], typos, known),
    proposed:
      likely.size > typos.size
        ? putRight([...wanted.map(unquoted(likely)), ...unwanted], likely, known)
        : undefined,
  };
}

function wordsOf(parts: readonly TypedPart[]): string[] {
  return parts.flatMap(({ words }) => words);
}

const wordsOfName = (name: string) => (name.match(wordPattern) ?? []).map(withoutSigns);

interface KnownWord {
  /** What the index has for it; nothing where it is no word. */
  lexemes: string[];
  /** Stands in every text, like "the": titles and the like keep it, texts do not. */
  everywhere: boolean;
  /** About how many jobs have it. */
  jobs: number;
  /** Whether it occurs as it is, once or many, and not only with another ending; perhaps in postings whose words are not counted yet. */
  written: boolean;
  /** Lexemes of longer words, the most frequent first, and about how many jobs have any. */
  completions: string[];
  completionJobs: number;
  /** Without accents and capitals. */
  plain: string;
}

type Known = ReadonlyMap<string, KnownWord>;

/** What the index knows of some words; of one that is unfinished also how it may go on; and which skills the whole names. */
async function lookUp(
  db: Db,
  typed: string,
  words: readonly string[],
  unfinished: string | undefined,
): Promise<{ known: Known; skills: string[] }> {
  const distinct = [...new Set(words)];
  const found = await rows<KnownWord & { skills: string[] }>(
    db,
    `select array(select value from facet_count where facet = 'skill' and plain_text(value) = plain_text($3)) as skills,
            lexemes, to_tsvector('job_text', written) = '' as everywhere, plain,
            (select coalesce(sum(jobs), 0) from search_word where lexeme = lexemes[1]) as jobs,
            uncounted or exists (select from search_word where word in (plain, plain || 's', regexp_replace(plain, 's$', ''))) as written,
            coalesce(longer.completions, '{}') as completions, coalesce(longer.jobs, 0) as "completionJobs"
     from (select exists (select from search_word_due)) as due (uncounted)
     cross join unnest($1::text[]) with ordinality as typed (written, n)
     cross join lateral (select tsvector_to_array(to_tsvector('job_head', written)) as lexemes, lower(unaccent(written)) as plain) as word
     left join lateral (
       select array_agg(lexeme order by jobs desc) as completions, sum(jobs) as jobs from (
         select lexeme, sum(jobs) as jobs from search_word
         where word >= plain and word < plain || chr(1114111) group by lexeme order by 2 desc limit 12
       ) as frequent
     ) as longer on written = $2
     order by n`,
    // No text in the database has the first of these signs.
    [distinct, unfinished ?? null, typed.replaceAll(/[\0"\s]+/g, ' ').trim()],
  );
  return {
    known: new Map(found.map((word, index) => [distinct[index] ?? '', word])),
    skills: found[0]?.skills ?? [],
  };
}

/** For each word with a typo: the one that was likely meant. */
async function typosIn(
  db: Db,
  words: readonly string[],
  known: Known,
): Promise<ReadonlyMap<string, Resembling>> {
  const doubtful = words.flatMap((typed) => {
    const { lexemes, jobs, completionJobs, everywhere, plain } = known.get(typed) ?? nothingKnown;
    const common = jobs > rare || completionJobs > rare || everywhere;
    const isDoubtful = !common && lexemes.length === 1 && plain.length >= 4 && !/\d/.test(plain);
    return isDoubtful ? [{ typed, plain, jobs: Math.max(jobs, completionJobs) }] : [];
  });
  if (!doubtful.length) return new Map();
  const near = doubtful.flatMap(({ typed, plain }) =>
    oneTypoAway(plain).map((spelled) => ({ typed, spelled })),
  );
  const resembling = await rows<Resembling & { typed: string }>(
    db,
    `select typed, like_it.word, like_it.lexeme, like_it.jobs from unnest($1::text[], $2::text[]) as doubtful (typed, plain)
     cross join lateral (
       select word, lexeme, jobs from search_word where word % plain order by similarity(word, plain) desc, jobs desc limit 40
     ) as like_it
     union
     select typed, word, lexeme, jobs from unnest($3::text[], $4::text[]) as near (typed, spelled)
     join search_word on word = spelled`,
    [
      doubtful.map(({ typed }) => typed),
      doubtful.map(({ plain }) => plain),
      near.map(({ typed }) => typed),
      near.map(({ spelled }) => spelled),
    ],
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

/** How many jobs have some words in title, skills, company or place, as far as is needed to tell them apart. */
async function namedIn(db: Db, lexemes: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (!lexemes.length) return new Map();
  const found = await rows<{ lexeme: string; jobs: number }>(
    db,
    `select lexeme, (
       select count(*) from (select from job_search where listed and terms @@ term::tsquery limit ${enoughNamed}) as few
     ) as jobs from unnest($1::text[], $2::text[]) as wanted (lexeme, term)`,
    [lexemes, lexemes.map((lexeme) => oneOf([`~${lexeme}`]))],
  );
  return new Map(found.map(({ lexeme, jobs }) => [lexeme, jobs]));
}

const nothingKnown: KnownWord = {
  lexemes: [],
  everywhere: false,
  jobs: 0,
  written: false,
  completions: [],
  completionJobs: 0,
  plain: '',
};

interface Help {
  others: readonly OtherNames[];
  known: Known;
  last: string | undefined;
  typos: ReadonlyMap<string, Resembling>;
}

/** What must occur. Words that stand everywhere are let go beside others; IT is a trade. */
function groupsOf(wanted: readonly TypedPart[], help: Help): Group[] {
  const { others, known } = help;
  const isLittle = ({ words, quoted }: TypedPart) =>
    !quoted && words.every((word) => isFiller(word) || (known.get(word)?.everywhere && !/^it$/i.test(word)));
  const onlyLittle = wanted.every(isLittle);
  const groups: Group[] = [];
  for (let at = 0; at < wanted.length;) {
    const named = others.find(({ from }) => from === at);
    const parts = wanted.slice(at, named?.to ?? at + 1);
    const needed = parts.filter((part) => onlyLittle || !isLittle(part));
    if (needed.length) groups.push(groupOf(needed, named?.names ?? [], help));
    at += parts.length;
  }
  return groups;
}

function groupOf(parts: readonly TypedPart[], names: readonly string[], help: Help): Group {
  const { known, last, typos } = help;
  const words = wordsOf(parts);
  const phrase = parts.length === 1 && words.length > 1 ? words.join(' ') : undefined;
  const needed = phrase ? words.filter((word) => !known.get(word)?.everywhere) : words;
  const own = lexemesOf(needed.length ? needed : words, known);
  // What no posting has need not be looked for.
  const named = names
    .filter((name) => wordsOfName(name).every(isWritten))
    .map((name) => lexemesOf(wordsOfName(name), known))
    .filter((way) => way.length > 0);
  const ways: Variants = [
    own,
    ...spelled(),
    ...named,
    ...goingOn(own, words, help),
    ...(withTyposFixed() ?? []),
  ];
  // What no posting has as it was typed stands for what it means: "psychiatre" is no psychiatric nurse.
  const isForeign = named.length > 0 && words.some((word) => !known.get(word)?.written);
  return {
    typed: words.join(' '),
    exact: own.length ? (isForeign ? named : [own]) : [],
    all: own.length ? ways : [],
    forms: words.map(formsOf),
    renamed: named.length > 0,
    phrase,
    jobs: Math.min(...words.map((word) => jobsOf(word))) + sum(names.map(jobsOfName)),
  };

  function isWritten(word: string): boolean {
    return known.get(word)?.written ?? false;
  }
  function formsOf(word: string): string[] {
    const plain = known.get(word)?.plain ?? word;
    return [plain, typos.get(word)?.word ?? plain].flatMap((one) => [one, `${one}s`, one.replace(/s$/, '')]);
  }
  /** With each word as it is spelled elsewhere, one after the other; for two such words that is enough. */
  function spelled(): Variants {
    const spellings = needed.map((word) => otherSpellings(word.toLowerCase()).filter(isWritten));
    const all = spellings.map((found, at) => found[0] ?? needed[at] ?? '');
    const each = spellings.flatMap((found, at) => found.map((other) => needed.with(at, other)));
    return [...(spellings.filter((found) => found.length).length > 1 ? [all] : []), ...each].map((way) =>
      lexemesOf(way, known),
    );
  }
  function withTyposFixed(): Variants | undefined {
    if (!words.some((word) => typos.has(word))) return undefined;
    return [words.flatMap((word) => typos.get(word)?.lexeme ?? lexemesOf([word], known))];
  }
  function jobsOf(word: string): number {
    const { jobs, completionJobs } = known.get(word) ?? nothingKnown;
    return jobs + (word === last ? completionJobs : 0) + (typos.get(word)?.jobs ?? 0);
  }
  function jobsOfName(name: string): number {
    return Math.min(...wordsOfName(name).map((word) => known.get(word)?.jobs ?? 0));
  }
}

/** The ways in which what is typed goes on where its last word is unfinished. */
function goingOn(own: readonly string[], words: readonly string[], { known, last }: Help): Variants {
  const unfinished = words.at(-1);
  if (unfinished === undefined || unfinished !== last) return [];
  const { completions, completionJobs, plain } = known.get(unfinished) ?? nothingKnown;
  const before = own.slice(0, -1);
  const longer = completions.filter((lexeme) => lexeme !== own.at(-1)).map((lexeme) => [...before, lexeme]);
  // A new word is not among the counted ones for a moment.
  return completionJobs < fewJobs && plain ? [...longer, [...before, { startsWith: plain }]] : longer;
}

/** So few that gathering them costs nothing. */
const fewJobs = 3_000;

function lexemesOf(words: readonly string[], known: Known): string[] {
  return words.flatMap((word) => known.get(word)?.lexemes ?? []);
}

function putRight(parts: readonly TypedPart[], typos: ReadonlyMap<string, Resembling>, known: Known) {
  const isTypo = (word: string) => typos.has(word) && !known.get(word)?.jobs;
  if (!wordsOf(parts).some(isTypo)) return undefined;
  return parts
    .map(({ words, written, quoted, unwanted }) => {
      const text = words.map((word, at) => (isTypo(word) ? typos.get(word)?.word : written[at])).join(' ');
      return `${unwanted ? '-' : ''}${quoted ? `"${text}"` : text}`;
    })
    .join(' ');
}

/** A single word needs its quotation marks no more once its typo is put right. */
function unquoted(typos: ReadonlyMap<string, Resembling>): (part: TypedPart) => TypedPart {
  return (part) =>
    part.words.length === 1 && typos.has(part.words[0] ?? '') ? { ...part, quoted: false } : part;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
