import { type TfIdf, tfIdfOf } from '#matching/text/tf-idf.ts';
import { conceptKinds, type Vocabulary } from '#matching/vocabulary/vocabulary.ts';

/** The names of ESCO's occupations (and ours), ready to be searched. */
export interface OccupationNames {
  /** Of each text of the index, the number of its name. */
  names: Uint32Array;
  index: TfIdf;
}

const known = new WeakMap<Vocabulary, OccupationNames>();

export function occupationNames(vocabulary: Vocabulary): OccupationNames {
  let found = known.get(vocabulary);
  if (!found) known.set(vocabulary, (found = indexed(vocabulary)));
  return found;
}

function indexed(vocabulary: Vocabulary): OccupationNames {
  const occupation = conceptKinds.indexOf('occupation');
  const names = Uint32Array.from(vocabulary.conceptOfName.keys()).filter(
    (name) => vocabulary.kinds[vocabulary.conceptOfName[name]!] === occupation,
  );
  const starts = new Uint32Array(names.length + 1);
  const items: number[] = [];
  names.forEach((name, i) => {
    const { starts: all, items: stems } = vocabulary.stemsOfName;
    for (let at = all[name]!; at < all[name + 1]!; at += 1) items.push(stems[at]!);
    starts[i + 1] = items.length;
  });
  return {
    names,
    index: tfIdfOf({ starts, items: Uint32Array.from(items) }, vocabulary.stems.length),
  };
}
