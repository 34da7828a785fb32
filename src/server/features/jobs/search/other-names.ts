import { stemsOf } from '#matching/text/tokens.ts';
import { conceptsNamed, labelOf, namesOf } from '#matching/vocabulary/concepts.ts';
import type { ConceptKind, Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import type { OtherNames } from './asked.ts';

/** More would find what nobody meant. */
const mostNames = 8;
const longestName = 4;

/** The taxonomy's other names for trades among some words: server for waiter. The longest names of trades come first. */
export function otherNamesIn(vocabulary: Vocabulary, words: readonly string[]): OtherNames[] {
  const found: OtherNames[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + longestName); to > from; to -= 1) {
      const names = namesBeside(vocabulary, words.slice(from, to));
      if (!names.length) continue;
      found.push({ from, to, names });
      from = to - 1;
      break;
    }
  }
  return found;
}

function namesBeside(vocabulary: Vocabulary, words: readonly string[]): string[] {
  if (words.some((word) => !/^\p{L}{3,}/u.test(word))) return [];
  const typed = words.join(' ');
  const own = new Set(stemsOf(typed));
  if (!own.size) return [];
  const trade = [...esco(vocabulary, typed), ...(words.length === 1 ? onet(vocabulary, typed) : [])];
  const related = (name: string) => stemsOf(name).some((stem) => own.has(stem));
  const names = trade.length || words.length === 1 ? trade : skill(vocabulary, typed).filter(related);
  // Whatever has all the typed words is found by them; what has only some of them is something wider.
  const adds = (name: string) => {
    const stems = stemsOf(name);
    return stems.some((stem) => !own.has(stem)) && [...own].some((stem) => !stems.includes(stem));
  };
  return [...new Set(names.filter(adds))]
    .sort((a, b) => a.split(' ').length - b.split(' ').length)
    .slice(0, mostNames);
}

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
