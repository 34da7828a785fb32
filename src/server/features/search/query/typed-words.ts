import { withoutSigns, withSignsClosed, wordPattern } from '#domain/signed-words.ts';

/** What somebody typed into the search box, taken apart. */
export interface Typed {
  /** Every one of these must occur. */
  wanted: TypedPart[];
  /** None of these may. */
  unwanted: TypedPart[];
  /** The last of the wanted ones is perhaps still being written. */
  unfinished: boolean;
}

export interface TypedPart {
  /** One, or several that must follow each other because they stood in quotation marks. */
  words: string[];
  /** Each as it was typed, with its signs. */
  written: string[];
  unwanted: boolean;
  quoted: boolean;
}

const mostWords = 12;

/**
 * Words, "phrases" and, after a minus, what is to be left out: "sous chef" malé -night. Only letters and digits get
 * through, so nothing typed can be an operator; what is known with its sign (F&B, C++) is the word of letters the index has.
 */
export function readTyped(typed: string | undefined): Typed {
  const text = withSignsClosed((typed ?? '').normalize('NFC')).replace(/['’]s(?!\p{L})/gu, '');
  const parts = [...text.matchAll(part)].flatMap(partsOf);
  const kept = parts.slice(0, mostWords);
  const last = kept.at(-1);
  const isWhole = last?.quoted || last?.words[0] !== last?.written[0];
  return {
    wanted: kept.filter(({ unwanted }) => !unwanted),
    unwanted: kept.filter(({ unwanted }) => unwanted),
    unfinished: last === parts.at(-1) && !last?.unwanted && !isWhole && (last?.words[0]?.length ?? 0) > 1,
  };
}

/** A minus counts only where a word or phrase may begin, directly before it. */
const part = /(?:(?<=^|\s)(-)(?=["\p{L}\p{N}]))?(?:"([^"]*)"|([^\s"]+))/gu;

function partsOf([, minus, phrase, word = '']: RegExpExecArray): TypedPart[] {
  const unwanted = minus !== undefined;
  const written = (phrase ?? word).match(wordPattern)?.slice(0, mostWords) ?? [];
  if (phrase !== undefined)
    return written.length ? [{ words: written.map(withoutSigns), written, unwanted, quoted: true }] : [];
  // What a sign held together ("front-of-house") is so many words.
  return written.map((one) => ({ words: [withoutSigns(one)], written: [one], unwanted, quoted: false }));
}
