import { randomNumbers } from './random-numbers.ts';

/**
 * Learns what words have to do with each other from pairs of texts that mean the same: every stem gets a vector, and a
 * text's vector is the sum of those of its stems, rare ones counting more. A pair is pulled together and pushed away from
 * the other pairs of its batch (InfoNCE: van den Oord, Li and Vinyals 2018, arXiv:1807.03748) in steps that shrink as a
 * stem has been moved (Adagrad: Duchi, Hazan and Singer, JMLR 12, 2011). The same pairs give the same vectors.
 */
export interface LearnedVectors {
  stems: readonly string[];
  /** How much each stem counts in a text. */
  weights: Float32Array;
  /** One row of `dimensions` numbers a stem. */
  vectors: Float32Array;
}

/** Stems of one text and of another that means the same; pairs about the same thing are no counterexamples to each other. */
export type Pair = readonly [one: readonly string[], other: readonly string[], about?: string];

export interface Lesson {
  dimensions: number;
  /** How much the nearest of the other pairs count: the lower, the more. */
  temperature: number;
  /** How many pairs are drawn. */
  draws: number;
  /** How many at a time: each is told from the others of its batch. */
  batchSize: number;
}

const firstStep = 0.08;
// A stem that occurs once cannot have learned anything.
const fewestTexts = 2;

export function learnVectors(
  pairs: readonly Pair[],
  { dimensions, temperature, draws, batchSize }: Lesson,
  say: (line: string) => void,
): LearnedVectors {
  const { stems, weights, texts } = numbered(pairs);
  const random = randomNumbers(1);
  const vectors = matrix(stems.length, dimensions);
  for (const place of vectors.values.keys()) vectors.values[place] = (random() - 0.5) / 2;
  const moved = new Float32Array(stems.length).fill(1e-6);
  const batch = emptyBatch(batchSize, stems.length, dimensions);
  const steps = Math.ceil(draws / batchSize);
  for (let step = 0; step < steps; step += 1) {
    for (let i = 0; i < batchSize; i += 1) {
      const pair = Math.floor(random() * pairs.length);
      batch.ones[i] = texts[2 * pair]!;
      batch.others[i] = texts[2 * pair + 1]!;
      batch.about[i] = pairs[pair]![2];
    }
    const loss = gradient(batch, vectors, temperature);
    descend(batch, vectors, moved, firstStep * (1 - step / steps));
    if (step % 200 === 0) say(`step ${step} of ${steps}: loss ${loss.toFixed(3)}`);
  }
  return { stems, weights, vectors: vectors.values };
}

/** A text as the numbers of its stems with their weights, which together have length one. */
interface Text {
  key: string;
  stems: Uint32Array;
  weights: Float32Array;
}

function numbered(pairs: readonly Pair[]) {
  const keys = pairs.flatMap(([one, other]) => [one, other]).map((stems) => [...new Set(stems)].join(' '));
  const distinct = [...new Set(keys)];
  const frequency = new Map<string, number>();
  for (const key of distinct)
    for (const stem of key.split(' ')) frequency.set(stem, (frequency.get(stem) ?? 0) + 1);
  const stems = [...frequency.keys()].filter((stem) => stem && frequency.get(stem)! >= fewestTexts);
  const numbers = new Map(stems.map((stem, number) => [stem, number]));
  const weights = Float32Array.from(stems, (stem) => Math.log(distinct.length / frequency.get(stem)!));
  const textOf = new Map(distinct.map((key) => [key, text(key)]));
  return { stems, weights, texts: keys.map((key) => textOf.get(key)!) };

  function text(key: string): Text {
    const known = key.split(' ').flatMap((stem) => numbers.get(stem) ?? []);
    const length = Math.hypot(...known.map((stem) => weights[stem]!)) || 1;
    return {
      key,
      stems: Uint32Array.from(known),
      weights: Float32Array.from(known, (stem) => weights[stem]! / length),
    };
  }
}

function emptyBatch(size: number, stems: number, dimensions: number) {
  const side = () => ({
    units: matrix(size, dimensions),
    lengths: new Float32Array(size),
    pulls: matrix(size, dimensions),
  });
  return {
    size,
    ones: Array<Text>(size),
    others: Array<Text>(size),
    about: Array<string | undefined>(size),
    one: side(),
    other: side(),
    likeness: new Float32Array(size * size),
    blame: new Float32Array(size * size),
    slopes: matrix(stems, dimensions),
  };
}
type Batch = ReturnType<typeof emptyBatch>;
type Side = Batch['one'];

/** Fills the pulls on every text of the batch; the mean loss is -ln of the share a pair has among all of its row. */
function gradient(batch: Batch, vectors: Matrix, temperature: number): number {
  const { size, ones, others, about, one, other, likeness, blame } = batch;
  encode(ones, one, vectors);
  encode(others, other, vectors);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) {
      // Nothing is a counterexample to itself.
      const same =
        i !== j && (others[i]!.key === others[j]!.key || (about[i] !== undefined && about[i] === about[j]));
      likeness[i * size + j] = same ? 0 : Math.exp((dot(one.units, i, other.units, j) - 1) / temperature);
    }
  }
  const { rows, columns } = sums(likeness, size);
  let loss = 0;
  for (let i = 0; i < size; i += 1) {
    loss -= Math.log(likeness[i * size + i]! / rows[i]!) / size;
    for (let j = 0; j < size; j += 1) {
      const share = likeness[i * size + j]! * (0.5 / rows[i]! + 0.5 / columns[j]!);
      blame[i * size + j] = (share - Number(i === j)) / temperature;
    }
  }
  one.pulls.values.fill(0);
  other.pulls.values.fill(0);
  for (let i = 0; i < size; i += 1) {
    for (let j = 0; j < size; j += 1) {
      const share = blame[i * size + j]!;
      if (Math.abs(share) < 1e-5) continue;
      add(one.pulls, i, other.units, j, share);
      add(other.pulls, j, one.units, i, share);
    }
  }
  return loss;
}

function encode(texts: readonly Text[], { units, lengths }: Side, vectors: Matrix): void {
  units.values.fill(0);
  for (const [i, { stems, weights }] of texts.entries()) {
    for (const [k, stem] of stems.entries()) add(units, i, vectors, stem, weights[k]!);
    const length = Math.sqrt(dot(units, i, units, i)) + 1e-6;
    lengths[i] = length;
    add(units, i, units, i, 1 / length - 1);
  }
}

function sums(square: Float32Array, size: number): { rows: Float32Array; columns: Float32Array } {
  const rows = new Float32Array(size);
  const columns = new Float32Array(size);
  for (const [place, value] of square.entries()) {
    rows[Math.floor(place / size)]! += value;
    columns[place % size]! += value;
  }
  return { rows, columns };
}

/** Carries the pulls on texts over to their stems and moves those. */
function descend(batch: Batch, vectors: Matrix, moved: Float32Array, step: number): void {
  const touched = new Set<number>();
  spread(batch.ones, batch.one, batch.slopes, touched);
  spread(batch.others, batch.other, batch.slopes, touched);
  for (const stem of touched) {
    moved[stem]! += dot(batch.slopes, stem, batch.slopes, stem) / vectors.width;
    add(vectors, stem, batch.slopes, stem, -step / Math.sqrt(moved[stem]!));
    batch.slopes.values.fill(0, stem * vectors.width, (stem + 1) * vectors.width);
  }
}

function spread(
  texts: readonly Text[],
  { units, lengths, pulls }: Side,
  slopes: Matrix,
  touched: Set<number>,
) {
  for (const [i, { stems, weights }] of texts.entries()) {
    // What would only lengthen the text's vector moves nothing.
    const along = dot(pulls, i, units, i);
    for (const [k, stem] of stems.entries()) {
      const share = weights[k]! / lengths[i]!;
      add(slopes, stem, pulls, i, share);
      add(slopes, stem, units, i, -share * along);
      touched.add(stem);
    }
  }
}

/** Rows of numbers, laid end to end. */
interface Matrix {
  width: number;
  values: Float32Array;
}

function matrix(rows: number, width: number): Matrix {
  return { width, values: new Float32Array(rows * width) };
}

function dot({ width, values: a }: Matrix, i: number, { values: b }: Matrix, j: number): number {
  const from = i * width;
  const other = j * width;
  let sum = 0;
  for (let d = 0; d < width; d += 1) sum += a[from + d]! * b[other + d]!;
  return sum;
}

function add(
  { width, values: to }: Matrix,
  i: number,
  { values: from }: Matrix,
  j: number,
  times: number,
): void {
  const place = i * width;
  const other = j * width;
  for (let d = 0; d < width; d += 1) to[place + d]! += from[other + d]! * times;
}
