import { bagHash } from './bags.ts';
import { unpackDeltas } from './deltas.ts';
import { type Rows, rowsOfLengths, startsOfLengths, turnedAround } from '#matching/text/rows.ts';
import { asciiOf, numbers16, readSections, sectionNamed } from './sections.ts';
import type { Vocabulary } from './vocabulary.ts';
import { readWordVectors } from './word-vectors.ts';

/** The files of vocabulary/, unpacked. */
export interface VocabularyFiles {
  concepts: Uint8Array;
  titleWords: Uint8Array;
  skillWords: Uint8Array;
}

/** The vocabulary from the bytes of its files. Takes well under 150 ms. */
export function readVocabulary(files: VocabularyFiles): Vocabulary {
  const sections = readSections(files.concepts);
  const kinds = sectionNamed(sections, 'kinds');
  const size = kinds.length;
  const rows = (name: string) => unpackDeltas(sectionNamed(sections, name), size);

  const firstNames = startsOfLengths(numbers16(sections, 'names of concept'));
  const wordsOfName = rowsOfLengths(
    sectionNamed(sections, 'words of name'),
    numbers16(sections, 'words of all names'),
  );
  const words = asciiOf(sectionNamed(sections, 'words')).split('\n');
  const stems = asciiOf(sectionNamed(sections, 'stems')).split('\n');
  const stemsOfWord = rowsOfLengths(
    sectionNamed(sections, 'stems of word'),
    numberedByFirstUse(numbers16(sections, 'stems of all words')),
  );
  const stemsOfName = stemsOfNames(wordsOfName, stemsOfWord);
  const broader = rows('broader');
  return {
    size,
    kinds,
    isco: numbers16(sections, 'isco'),
    firstNames,
    conceptOfName: ownersOf(firstNames),
    wordsOfName,
    words,
    stemsOfWord,
    stemsOfName,
    stems,
    stemNumbers: new Map(stems.map((stem, number) => [stem, number])),
    namesByBag: tableOfBags(stemsOfName),
    essential: rows('essential'),
    optional: rows('optional'),
    broader,
    narrower: turnedAround(broader, size),
    related: rows('related'),
    titleWords: readWordVectors(files.titleWords),
    skillWords: readWordVectors(files.skillWords),
  };
}

/** 0 stands for the next stem that no word before had, other numbers for that stem + 1. */
function numberedByFirstUse(packed: Uint16Array): Uint16Array {
  let next = 0;
  return packed.map((number) => (number === 0 ? next++ : number - 1));
}

function stemsOfNames(names: Rows, stemsOfWord: Rows): Rows {
  const count = names.starts.length - 1;
  const starts = new Uint32Array(count + 1);
  // Few written words hold more than one stem.
  let items = new Uint16Array(names.items.length * 2);
  let size = 0;
  for (let name = 0; name < count; name += 1) {
    for (let i = names.starts[name]!; i < names.starts[name + 1]!; i += 1) {
      const word = names.items[i]!;
      for (let j = stemsOfWord.starts[word]!; j < stemsOfWord.starts[word + 1]!; j += 1) {
        items[size++] = stemsOfWord.items[j]!;
      }
    }
    starts[name + 1] = size;
  }
  items = items.slice(0, size);
  return { starts, items };
}

function ownersOf(firstNames: Uint32Array): Uint16Array {
  const owners = new Uint16Array(firstNames.at(-1)!);
  for (let concept = 0; concept + 1 < firstNames.length; concept += 1) {
    owners.fill(concept, firstNames[concept], firstNames[concept + 1]);
  }
  return owners;
}

function tableOfBags({ starts, items }: Rows): Int32Array {
  const count = starts.length - 1;
  const table = new Int32Array(2 ** Math.ceil(Math.log2(count * 1.5)));
  for (let name = 0; name < count; name += 1) {
    let place = bagHash(items, starts[name], starts[name + 1]) & (table.length - 1);
    while (table[place] !== 0) place = (place + 1) & (table.length - 1);
    table[place] = name + 1;
  }
  return table;
}
