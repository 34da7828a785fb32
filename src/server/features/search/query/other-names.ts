import { withoutSigns, wordPattern } from '#domain/signed-words.ts';
import { isOrdinary } from '#matching/features/title.ts';
import { plain, stemsOf } from '#matching/text/tokens.ts';
import { isBareHead } from '#matching/titles/bare-heads.ts';
import { sameAs, withInitials } from '#matching/titles/same-words.ts';
import { cosineOfMeanings, meaningOfTitle } from '#matching/titles/title-meaning-text.ts';
import { conceptsNamed, labelOf, namesOf } from '#matching/vocabulary/concepts.ts';
import type { ConceptKind, Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { KeptLately } from '#server/kept-lately.ts';
import { otherSpellings } from './spellings.ts';
import type { OtherNames } from './parsed-query.ts';
import { isKnownHouse } from './known-houses.ts';
import { isKnownPlace } from './known-places.ts';
import { lesserWords } from './lesser-words.ts';

/** More would find what nobody meant. */
const mostOfTaxonomy = 8;
/** More cost more than they find. */
const mostNames = 40;
const longestName = 5;
const longestInitials = 4;

/**
 * Other names for trades among some words, as they were typed: server for waiter, healthcare assistant for HCA, cook for
 * cuisinier. The longest names of trades come first. Words without other names are among them where they are known to be words.
 */
export function otherNamesIn(vocabulary: Vocabulary, words: readonly string[]): OtherNames[] {
  const found: OtherNames[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + longestName); to > from; to -= 1) {
      const part = words.slice(from, to);
      if (part.includes('')) continue;
      const named = keptNames(vocabulary, part, part.length < words.length);
      if (!named) continue;
      found.push({ from, to, ...named });
      from = to - 1;
      break;
    }
    const word = words[from] ?? '';
    if (found.at(-1)?.to !== from + 1 && isRealWord(vocabulary, word))
      found.push({ from, to: from + 1, names: [] });
  }
  return found;
}

type Named = Pick<OtherNames, 'names' | 'isInitials'>;

function namesOfPart(vocabulary: Vocabulary, part: readonly string[], beside: boolean): Named | undefined {
  const same = sameOrSpelledOut(part, beside);
  const names = [...withInitials([part.join(' '), ...same]), ...same, ...taxonomyNames(vocabulary, part)];
  if (!names.length) return undefined;
  return {
    names: [...new Set(names)].filter(adds(part)).slice(0, mostNames),
    isInitials: same.length > 0 && (part.at(-1)?.length ?? 0) <= longestInitials,
  };
}

/** Looking words up takes a millisecond for each part of a search, while nobody else is answered; the same are asked for again and again. */
const mostKept = 20_000;
const kept = new WeakMap<Vocabulary, KeptLately<{ named: Named | undefined }>>();

function keptNames(vocabulary: Vocabulary, part: readonly string[], beside: boolean): Named | undefined {
  const names = kept.get(vocabulary) ?? new KeptLately(mostKept);
  kept.set(vocabulary, names);
  const key = `${part.join(' ')}${beside ? '\n' : ''}`;
  const known = names.get(key) ?? { named: namesOfPart(vocabulary, part, beside) };
  names.set(key, known);
  return known.named;
}

/** Typos of a common word stand in a few names, too. */
const enoughNames = 8;

/** Whether a word is one, so that it is no typo of another, though no posting has it: pilot, Paris. */
function isRealWord(vocabulary: Vocabulary, word: string): boolean {
  return (
    word.length > 3 && (isOrdinary(vocabulary, word, enoughNames) || isKnownPlace(word) || isKnownHouse(word))
  );
}

/** Names for the words together; where nobody knows them so, for them with one word spelled out: "AC tech", "HK attendant". */
function sameOrSpelledOut(part: readonly string[], beside: boolean): string[] {
  const written = [
    part,
    ...part.flatMap((word, at) => otherSpellings(word.toLowerCase()).map((other) => part.with(at, other))),
  ];
  for (const words of written) {
    const same = keptSame(words.join(' '), beside);
    if (same.length) return words === part ? same : [words.join(' '), ...same];
  }
  if (part.length === 1) return [];
  return part.flatMap((word, at) =>
    keptSame(word)
      .slice(0, 2)
      .map((instead) => part.with(at, instead).join(' '))
      .flatMap((instead) => {
        const names = keptSame(instead);
        return names.length ? [instead, ...names] : [];
      }),
  );
}

const sameKept = new KeptLately<string[]>(mostKept);

/** Each word is looked up by itself and in every part that it stands in, of one search after the other. */
function keptSame(words: string, beside = false): string[] {
  const key = `${words}${beside ? '\n' : ''}`;
  const known = sameKept.get(key) ?? sameAs(words, { beside });
  sameKept.set(key, known);
  return known;
}

/** Whatever has all the typed words is found by them; what has only some of them is something wider. */
function adds(part: readonly string[]): (name: string) => boolean {
  const own = new Set(plainStems(part.join(' ')));
  return (name) => {
    const stems = plainStems(name);
    return stems.some((one) => !own.has(one)) && [...own].some((one) => !stems.includes(one));
  };
}

/** One and many are the same, and abbreviations stay what they are. */
function plainStems(text: string): string[] {
  return (plain(text).match(wordPattern) ?? []).map((word) => withoutSigns(word).replace(/(?<=[^s])s$/, ''));
}

function taxonomyNames(vocabulary: Vocabulary, words: readonly string[]): string[] {
  if (words.some((word) => !/^\p{L}{3,}/u.test(word))) return [];
  const typed = words.join(' ');
  // By itself "assistant" is no secretary, though one of a secretary's names is just that.
  if (isBareHead(vocabulary, typed)) return [];
  const [first] = stemsOf(typed);
  if (first === undefined) return [];
  const trade = [...esco(vocabulary, typed), ...(words.length === 1 ? onet(vocabulary, typed) : [])];
  // What a skill is about stands first: wound dressing is wound care, nursing care is another. Of an ordinary word it says little:
  // care planning is no dementia care.
  const isCommon = isOrdinary(vocabulary, words[0] ?? '', commonFrom);
  const related = (name: string) => !isCommon && stemsOf(name).includes(first);
  const names = trade.length || words.length === 1 ? trade : skill(vocabulary, typed).filter(related);
  const meaning = trade.length ? meaningOfTitle(vocabulary, typed) : '';
  return [...new Set(names)]
    .filter(isOfSameRank(words))
    .filter(adds(words))
    .filter(
      (name) => !trade.length || cosineOfMeanings(meaning, meaningOfTitle(vocabulary, name)) >= nearEnough,
    )
    .sort((a, b) => a.split(' ').length - b.split(' ').length)
    .slice(0, mostOfTaxonomy);
}

/** A word that stands in so many names of the vocabulary. */
const commonFrom = 400;

/** Below this two names of one occupation say different work: all that the taxonomies put into one group is not the same. */
const nearEnough = 0.7;

/** Among the names of a trade stand those who learn it and those who lead it: no other names for it. */
function isOfSameRank(words: readonly string[]): (name: string) => boolean {
  const typed = new Set(words.map((word) => word.toLowerCase()));
  return (name) =>
    name
      .toLowerCase()
      .split(' ')
      .every((word) => !otherRanks.has(word) || typed.has(word));
}

const leading = 'senior junior head chief lead leader supervisor manager director principal'.split(' ');
const otherRanks = new Set([...lesserWords, ...leading]);

/** ESCO's, where the words are an occupation's own label or no other occupation goes by them. */
function esco(vocabulary: Vocabulary, typed: string): string[] {
  const concepts = conceptsNamed(vocabulary, typed, ['occupation']);
  const own = concepts.find((concept) => isLabel(vocabulary, concept, typed));
  const meant = own ?? (concepts.length === 1 ? concepts[0] : undefined);
  return meant === undefined ? [] : ownNames(vocabulary, meant, 'occupation');
}

/** O*NET's label, and of its many job titles the single words: of "Waiters and Waitresses", "Server". */
function onet(vocabulary: Vocabulary, typed: string): string[] {
  const [concept, ...others] = conceptsNamed(vocabulary, typed, ['onet occupation']);
  if (concept === undefined || others.length) return [];
  const label = labelOf(vocabulary, concept).split(/,| and /);
  const single = ownNames(vocabulary, concept, 'onet occupation').filter((name) => /^\p{L}+$/u.test(name));
  return [...label.flatMap(apart).filter(isShort), ...single];
}

function skill(vocabulary: Vocabulary, typed: string): string[] {
  const [concept, ...others] = conceptsNamed(vocabulary, typed, ['skill']);
  return concept === undefined || others.length ? [] : ownNames(vocabulary, concept, 'skill');
}

/** The short names of a concept that no other of its kind goes by. */
function ownNames(vocabulary: Vocabulary, concept: number, kind: ConceptKind): string[] {
  return [
    labelOf(vocabulary, concept),
    ...namesOf(vocabulary, concept).filter(
      (name) => conceptsNamed(vocabulary, name, [kind]).length === 1 && !isAbbreviation(name),
    ),
  ]
    .flatMap(apart)
    .filter(isShort);
}

function isLabel(vocabulary: Vocabulary, concept: number, typed: string): boolean {
  const stems = stemsOf(typed).join(' ');
  return apart(labelOf(vocabulary, concept)).some((name) => stemsOf(name).join(' ') === stems);
}

/** "waiter/waitress" are two names. */
function apart(name: string): string[] {
  const [first = '', ...others] = name.split('/');
  return (others.length && !/\s/.test(name) ? [first, ...others] : [name.replaceAll('/', ' ')]).map((one) =>
    (one.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).join(' '),
  );
}

function isShort(name: string): boolean {
  const words = name.split(' ');
  return name.length >= 3 && words.length <= 3;
}

function isAbbreviation(name: string): boolean {
  return name === name.toUpperCase();
}
