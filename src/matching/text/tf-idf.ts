import { type Rows, startsOfLengths } from './rows.ts';

/** Texts as weighted features (words, stems or n-grams), each text a vector of length one, laid out by feature. */
export interface TfIdf {
  size: number;
  /** How telling a feature is: 1 + ln((1 + texts) / (1 + texts that have it)). */
  idf: Float32Array;
  /** Of each feature, where its texts begin in `texts` and `weights`. */
  starts: Uint32Array;
  texts: Uint32Array;
  weights: Float32Array;
}

/** Of texts given as rows of feature numbers below `features`. A feature counts 1 + ln(times it occurs). */
export function tfIdfOf(rows: Rows | { starts: Uint32Array; items: Uint32Array }, features: number): TfIdf {
  const size = rows.starts.length - 1;
  const distinct = distinctFeatures(rows, size);
  const frequency = new Uint32Array(features);
  for (const feature of distinct.features) frequency[feature]! += 1;
  const idf = Float32Array.from(frequency, (texts) => 1 + Math.log((1 + size) / (1 + texts)));

  const starts = startsOfLengths(frequency);
  const next = starts.slice();
  const texts = new Uint32Array(distinct.features.length);
  const weights = new Float32Array(distinct.features.length);
  for (let text = 0; text < size; text += 1) {
    const from = distinct.starts[text]!;
    const to = distinct.starts[text + 1]!;
    let squares = 0;
    for (let i = from; i < to; i += 1) squares += weightOf(i) ** 2;
    const length = Math.sqrt(squares) || 1;
    for (let i = from; i < to; i += 1) {
      const place = next[distinct.features[i]!]!;
      next[distinct.features[i]!] = place + 1;
      texts[place] = text;
      weights[place] = weightOf(i) / length;
    }
  }
  return { size, idf, starts, texts, weights };

  function weightOf(i: number): number {
    return (1 + Math.log(distinct.times[i]!)) * idf[distinct.features[i]!]!;
  }
}

/** The cosine of a query with every text. Features the texts lack are undefined or too large: they only lengthen the query if given an idf. */
export function cosines(index: TfIdf, query: Iterable<number>): Float32Array {
  const scores = new Float32Array(index.size);
  const times = new Map<number, number>();
  for (const feature of query) times.set(feature, (times.get(feature) ?? 0) + 1);
  let squares = 0;
  for (const [feature, count] of times) {
    const weight = (1 + Math.log(count)) * index.idf[feature]!;
    squares += weight ** 2;
    for (let i = index.starts[feature]!; i < index.starts[feature + 1]!; i += 1) {
      scores[index.texts[i]!]! += weight * index.weights[i]!;
    }
  }
  const length = Math.sqrt(squares);
  if (length > 0) for (let i = 0; i < scores.length; i += 1) scores[i]! /= length;
  return scores;
}

/** The best places of a list of scores, best first; equal ones in their order; nothing of zero or less. */
export function best(scores: ArrayLike<number>, limit: number): number[] {
  const top: number[] = [];
  for (let place = 0; place < scores.length; place += 1) {
    const score = scores[place]!;
    if (score <= 0 || (top.length === limit && score <= scores[top.at(-1)!]!)) continue;
    let at = top.length;
    while (at > 0 && scores[top[at - 1]!]! < score) at -= 1;
    top.splice(at, 0, place);
    if (top.length > limit) top.pop();
  }
  return top;
}

function distinctFeatures(rows: { starts: Uint32Array; items: Uint16Array | Uint32Array }, size: number) {
  const starts = new Uint32Array(size + 1);
  const features = new Uint32Array(rows.items.length);
  const times = new Uint16Array(rows.items.length);
  let count = 0;
  for (let text = 0; text < size; text += 1) {
    const first = count;
    for (let i = rows.starts[text]!; i < rows.starts[text + 1]!; i += 1) {
      const feature = rows.items[i]!;
      let place = first;
      while (place < count && features[place] !== feature) place += 1;
      if (place === count) {
        features[count] = feature;
        times[count++] = 0;
      }
      times[place]! += 1;
    }
    starts[text + 1] = count;
  }
  return { starts, features: features.subarray(0, count), times: times.subarray(0, count) };
}
