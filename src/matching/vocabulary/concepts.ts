import { stemsOf } from '#matching/text/tokens.ts';
import { bagHash, sameBag } from './bags.ts';
import { row } from '#matching/text/rows.ts';
import { type ConceptKind, conceptKinds, type Vocabulary } from './vocabulary.ts';

export function kindOf(vocabulary: Vocabulary, concept: number): ConceptKind {
  return conceptKinds[vocabulary.kinds[concept]!]!;
}

/** The name a person reads. */
export function labelOf(vocabulary: Vocabulary, concept: number): string {
  return nameOf(vocabulary, vocabulary.firstNames[concept]!);
}

export function namesOf(vocabulary: Vocabulary, concept: number): string[] {
  return nameNumbersOf(vocabulary, concept).map((name) => nameOf(vocabulary, name));
}

export function nameOf(vocabulary: Vocabulary, name: number): string {
  return Array.from(row(vocabulary.wordsOfName, name), (word) => vocabulary.words[word]!).join(' ');
}

/** The names whose words are the same but for their order, endings and little words. */
export function namesLike(vocabulary: Vocabulary, text: string): number[] {
  const bag: number[] = [];
  for (const stem of stemsOf(text)) {
    const number = vocabulary.stemNumbers.get(stem);
    if (number === undefined) return [];
    bag.push(number);
  }
  return bag.length === 0 ? [] : namesOfBag(vocabulary, bag);
}

/** The names made of just these stems. */
export function namesOfBag(vocabulary: Vocabulary, bag: ArrayLike<number>): number[] {
  const { namesByBag: table, stemsOfName } = vocabulary;
  const names: number[] = [];
  let place = bagHash(bag) & (table.length - 1);
  for (; table[place] !== 0; place = (place + 1) & (table.length - 1)) {
    const name = table[place]! - 1;
    if (sameBag(row(stemsOfName, name), bag)) names.push(name);
  }
  return names.toSorted((a, b) => a - b);
}

/** The concepts so named, of some kinds, those first that bear it as their first name. */
export function conceptsNamed(
  vocabulary: Vocabulary,
  text: string,
  kinds: readonly ConceptKind[] = conceptKinds,
): number[] {
  const names = namesLike(vocabulary, text).filter((name) =>
    kinds.includes(kindOf(vocabulary, vocabulary.conceptOfName[name]!)),
  );
  const isFirst = (name: number) => vocabulary.firstNames[vocabulary.conceptOfName[name]!] === name;
  const ordered = [...names.filter(isFirst), ...names.filter((name) => !isFirst(name))];
  return [...new Set(ordered.map((name) => vocabulary.conceptOfName[name]!))];
}

function nameNumbersOf({ firstNames }: Vocabulary, concept: number): number[] {
  const first = firstNames[concept]!;
  return Array.from({ length: firstNames[concept + 1]! - first }, (_, i) => first + i);
}
