import type { Group, OtherNames } from './parsed-query.ts';
import { otherSpellings } from './spellings.ts';
import type { Resembling } from './typos.ts';
import { leadsOf } from './leads.ts';
import { type Term, type Variants, withoutImplied } from './term-query.ts';
import { isFiller } from './filler-words.ts';
import type { TypedPart } from './typed-words.ts';
import { type Known, lexemesOf, nothingKnown, wordsOf, wordsOfName } from './known-words.ts';

interface Help {
  others: readonly OtherNames[];
  known: Known;
  last: string | undefined;
  typos: ReadonlyMap<string, Resembling>;
  /** Places that postings name, in small letters and without accents, as far as they were typed. */
  places: readonly string[];
  /** Whether other names and spellings count also where no posting has them yet: not for a search of now, but for one that stands. */
  unwritten: boolean;
  /** About how many jobs have a lexeme. */
  counted: ReadonlyMap<string, number>;
}

/** What must occur. Words that stand everywhere are let go beside others; IT is a trade. */
export function groupsOf(wanted: readonly TypedPart[], given: Omit<Help, 'counted'>): Group[] {
  const { others, known } = given;
  const counted = new Map(
    [...known.values()].flatMap(({ lexemes, jobs }) =>
      lexemes.slice(0, 1).map((lexeme) => [lexeme, jobs] as const),
    ),
  );
  const help = { ...given, counted };
  const isLittle = ({ words, quoted }: TypedPart) =>
    !quoted && words.every((word) => isFiller(word) || (known.get(word)?.everywhere && !/^it$/i.test(word)));
  const onlyLittle = wanted.every(isLittle);
  const groups: Group[] = [];
  const inPlaces = wordsInPlaces(wanted, help);
  for (let at = 0; at < wanted.length;) {
    const named = others.find(({ from }) => from === at);
    const parts = wanted.slice(at, named?.to ?? at + 1);
    const needed = parts.filter((part) => onlyLittle || !isLittle(part));
    const [place, other] = new Set(parts.map((part) => inPlaces.get(part)));
    const isTrade = named?.names.length || other !== undefined;
    if (needed.length)
      groups.push({ ...groupOf(needed, named?.names ?? [], help), place: isTrade ? undefined : place });
    at += parts.length;
  }
  // A place by itself is all that is wanted.
  return groups.every(({ place }) => place !== undefined)
    ? groups.map((group) => ({ ...group, place: undefined }))
    : groups;
}

/** The place that typed parts are, or words of, the longest first: "nasr" and "city". */
function wordsInPlaces(wanted: readonly TypedPart[], { places, known }: Help): Map<TypedPart, string> {
  const plain = wanted.map(({ words, quoted }) => (quoted ? '' : (known.get(words[0] ?? '')?.plain ?? '')));
  const found = new Map<TypedPart, string>();
  for (const place of places.toSorted((a, b) => b.length - a.length)) {
    const many = place.split(' ').length;
    for (const from of wanted.keys()) {
      const parts = wanted.slice(from, from + many);
      if (plain.slice(from, from + many).join(' ') === place && !parts.some((part) => found.has(part)))
        for (const part of parts) found.set(part, place);
    }
  }
  return found;
}

function groupOf(parts: readonly TypedPart[], names: readonly string[], help: Help): Omit<Group, 'place'> {
  const { known, last, typos, unwritten, counted } = help;
  const words = wordsOf(parts);
  const phrase = parts.length === 1 && words.length > 1 ? words.join(' ') : undefined;
  const needed = phrase ? words.filter((word) => !known.get(word)?.everywhere) : words;
  const own = lexemesOf(needed.length ? needed : words, known);
  const named = names
    .filter((name) => wordsOfName(name).every(isAskedFor))
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
    leads: own.length ? leadsOf(withoutImplied(ways), jobsOfTerm) : undefined,
  };

  /** What no posting has need not be looked for. */
  function isAskedFor(word: string): boolean {
    return unwritten || (known.get(word)?.written ?? false);
  }
  function formsOf(word: string): string[] {
    const plain = known.get(word)?.plain ?? word;
    return [plain, typos.get(word)?.word ?? plain].flatMap((one) => [one, `${one}s`, one.replace(/s$/, '')]);
  }
  /** With each word as it is spelled elsewhere, one after the other; for two such words that is enough. */
  function spelled(): Variants {
    const spellings = needed.map((word) => otherSpellings(word.toLowerCase()).filter(isAskedFor));
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
    if (!isCounted(word)) return many;
    const { jobs, completionJobs } = known.get(word) ?? nothingKnown;
    return jobs + (word === last ? completionJobs : 0) + (typos.get(word)?.jobs ?? 0);
  }
  function jobsOfTerm(term: Term): number {
    return typeof term === 'string' ? (counted.get(term) ?? Infinity) : fewJobs;
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

/** Numbers and single letters are not counted, and stand in many postings: the "2" of "Band 2". */
function isCounted(word: string): boolean {
  return word.length > 1 && !/^[0-9]/.test(word);
}
const many = 1_000_000_000;

/** So few that gathering them costs nothing. */
const fewJobs = 3_000;

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
