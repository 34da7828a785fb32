import { charNgrams } from '#matching/text/char-ngrams.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

/**
 * Character n-grams of words, weighted by TF-IDF and compared by cosine: "organisational" and "organise" share most of their
 * ngrams of three to five letters, rare ngrams counting more.
 */
export interface NgramIndex {
  /** Of each n-gram, how telling it is, and the stems that hold it. */
  ngrams: ReadonlyMap<string, { weight: number; stems: number[] }>;
  /** Of each stem of the vocabulary, the length of its vector of ngrams. */
  lengths: Float32Array;
}

/** Of the stems with these numbers; the others have nothing in common with anything. */
export function ngramIndexOf({ stems }: Pick<Vocabulary, 'stems'>, numbers: ReadonlySet<number>): NgramIndex {
  const ngrams = new Map<string, { weight: number; stems: number[] }>();
  for (const number of numbers) {
    for (const ngram of charNgrams(stems[number]!)) {
      const holders = ngrams.get(ngram);
      if (!holders) ngrams.set(ngram, { weight: 0, stems: [number] });
      else if (holders.stems.at(-1) !== number) holders.stems.push(number);
    }
  }
  const lengths = new Float32Array(stems.length);
  for (const ngram of ngrams.values()) {
    ngram.weight = 1 + Math.log((1 + numbers.size) / (1 + ngram.stems.length));
    for (const stem of ngram.stems) lengths[stem]! += ngram.weight ** 2;
  }
  return { ngrams, lengths: lengths.map(Math.sqrt) };
}

/** Of each stem of the vocabulary, what it has in common with a text's words (the product of their vectors of ngrams), and the length of the text's vector. */
export function ngramOverlap({ ngrams, lengths }: NgramIndex, words: readonly string[]) {
  const times = new Map<string, number>();
  for (const word of words)
    for (const ngram of charNgrams(word)) times.set(ngram, (times.get(ngram) ?? 0) + 1);
  const common = new Float32Array(lengths.length);
  let squares = 0;
  for (const [ngram, count] of times) {
    const found = ngrams.get(ngram);
    if (!found) continue;
    const weight = (1 + Math.log(count)) * found.weight;
    squares += weight ** 2;
    for (const stem of found.stems) common[stem]! += weight * found.weight;
  }
  return { common, length: Math.sqrt(squares) || 1 };
}
