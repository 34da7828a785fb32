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
  unwanted: boolean;
  quoted: boolean;
}

const mostWords = 12;

/**
 * Words, "phrases" and, after a minus, what is to be left out: "sous chef" malé -night. Only letters and digits get
 * through, so nothing typed can be an operator.
 */
export function readTyped(typed: string | undefined): Typed {
  const text = withNamedSigns((typed ?? '').normalize('NFC')).replace(/['’]s(?!\p{L})/gu, '');
  const parts = [...text.matchAll(part)].flatMap(partsOf);
  const kept = parts.slice(0, mostWords);
  const last = kept.at(-1);
  return {
    wanted: kept.filter(({ unwanted }) => !unwanted),
    unwanted: kept.filter(({ unwanted }) => unwanted),
    unfinished:
      last === parts.at(-1) && !last?.unwanted && !last?.quoted && (last?.words[0]?.length ?? 0) > 1,
  };
}

/** A minus counts only where a word or phrase may begin, directly before it. */
const part = /(?:(?<=^|\s)(-)(?=["\p{L}\p{N}]))?(?:"([^"]*)"|([^\s"]+))/gu;

function partsOf([, minus, phrase, word = '']: RegExpExecArray): TypedPart[] {
  const unwanted = minus !== undefined;
  const words = (phrase ?? word).match(/[\p{L}\p{N}\p{M}]+/gu)?.slice(0, mostWords) ?? [];
  if (phrase !== undefined) return words.length ? [{ words, unwanted, quoted: true }] : [];
  // What a sign held together ("front-of-house") is so many words.
  return words.map((one) => ({ words: [one], unwanted, quoted: false }));
}

/** The three names that would lose their sign, as the database's `searchable` writes them. */
function withNamedSigns(text: string): string {
  return text
    .replace(/c\+\+/gi, 'cpp')
    .replace(/c#/gi, 'cq')
    .replace(/\.net(?!\p{L})/giu, 'dnet');
}
