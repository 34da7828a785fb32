import { packDeltas } from '#matching/vocabulary/deltas.ts';
import { writeSections } from '#matching/vocabulary/sections.ts';
import { conceptKinds } from '#matching/vocabulary/vocabulary.ts';
import { stemsOf } from '#matching/text/tokens.ts';
import type { Concept } from './concept.ts';

/** The bytes readVocabulary reads. */
export function packed(found: readonly Concept[]): Uint8Array {
  const concepts = found.toSorted((a, b) => byText(sortKey(a), sortKey(b)));
  const numbers = new Map(concepts.map(({ address }, number) => [address, number]));
  const relation = (name: 'essential' | 'optional' | 'broader' | 'related') =>
    packDeltas(
      concepts.map((concept) =>
        [...new Set(concept[name].flatMap((address) => numbers.get(address) ?? []))].toSorted(
          (a, b) => a - b,
        ),
      ),
    );
  const names = concepts.map((concept) => differingNames(concept.names));
  const written = names.flat().map((name) => name.split(' '));
  const words = wordsByUse(written);
  const wordNumbers = new Map(words.map((word, number) => [word, number]));
  const stemsOfWords = words.map(stemsOf);
  const stems = [...new Set(stemsOfWords.flat())];
  return writeSections(
    new Map([
      ['kinds', Uint8Array.from(concepts, ({ kind }) => conceptKinds.indexOf(kind))],
      ['isco', bytesOf(concepts.map(({ isco }) => isco))],
      ['names of concept', bytesOf(names.map(({ length }) => length))],
      ['words of name', Uint8Array.from(written, ({ length }) => length)],
      ['words of all names', bytesOf(written.flat().map((word) => wordNumbers.get(word)!))],
      ['words', Buffer.from(words.join('\n'), 'latin1')],
      ['stems', Buffer.from(stems.join('\n'), 'latin1')],
      ['stems of word', Uint8Array.from(stemsOfWords, ({ length }) => length)],
      ['stems of all words', bytesOf(numberedByFirstUse(stemsOfWords.flat()))],
      ['essential', relation('essential')],
      ['optional', relation('optional')],
      ['broader', relation('broader')],
      ['related', relation('related')],
    ]),
  );
}

/** Kind by kind; inside a kind as the taxonomy orders them. */
function sortKey({ kind, order, names, address }: Concept): string {
  return [conceptKinds.indexOf(kind), order, names[0]!.toLowerCase(), address].join('\t');
}

/** ESCO's aliases are often the same words in another order or with another ending: looked up, those are one. */
function differingNames(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const bag = [...new Set(stemsOf(name))].toSorted(byText).join(' ');
    return bag !== '' && !seen.has(bag) && seen.add(bag);
  });
}

/** The most used first, so that most numbers are small. */
function wordsByUse(names: readonly string[][]): string[] {
  const uses = new Map<string, number>();
  for (const word of names.flat()) uses.set(word, (uses.get(word) ?? 0) + 1);
  const words = [...uses.keys()].toSorted((a, b) => uses.get(b)! - uses.get(a)! || byText(a, b));
  if (words.length > 65_536)
    throw new Error(`${words.length} different words: numbers of 16 bits are too short.`);
  return words;
}

/** As readVocabulary undoes it. */
function numberedByFirstUse(items: readonly string[]): number[] {
  const numbers = new Map<string, number>();
  return items.map((item) => {
    const known = numbers.get(item);
    if (known === undefined) numbers.set(item, numbers.size);
    return known === undefined ? 0 : known + 1;
  });
}

function bytesOf(numbers: readonly number[]): Uint8Array {
  if (numbers.some((number) => number > 65_535)) throw new Error('A number needs more than 16 bits.');
  return new Uint8Array(Uint16Array.from(numbers).buffer);
}

// Not by locale: the file must be the same wherever it is made.
const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));
