import { asciiOf, readSections, sectionNamed } from './sections.ts';

/** What words have to do with each other: those used alike point the same way; the longer, the more a word tells. */
export interface WordVectors {
  dimensions: number;
  /** The row of each word. */
  rows: ReadonlyMap<string, number>;
  values: Float32Array;
}

/** Seven levels, -3 to 3, take 2.6 bits a number when compressed and lose no quality that could be measured. */
export const highestLevel = 3;

/** Scales are kept as one byte: each step is 4 % more. */
export const scaleOfByte = (byte: number) => 2 ** (byte / 16 - 12);
export const byteOfScale = (scale: number) =>
  Math.max(0, Math.min(255, Math.round((Math.log2(scale) + 12) * 16)));

export function readWordVectors(bytes: Uint8Array): WordVectors {
  const sections = readSections(bytes);
  const words = asciiOf(sectionNamed(sections, 'words')).split('\n');
  const { buffer, byteOffset, byteLength } = sectionNamed(sections, 'levels');
  const levels = new Int8Array(buffer, byteOffset, byteLength);
  const scales = sectionNamed(sections, 'scales');
  const dimensions = byteLength / words.length;
  const rows = new Map<string, number>();
  const values = new Float32Array(levels.length);
  for (let row = 0; row < words.length; row += 1) {
    rows.set(words[row]!, row);
    const scale = scaleOfByte(scales[row]!);
    for (let i = row * dimensions; i < (row + 1) * dimensions; i += 1) values[i] = levels[i]! * scale;
  }
  return { dimensions, rows, values };
}

export function addRow(sum: Float32Array, { dimensions, values }: WordVectors, row: number): void {
  const start = row * dimensions;
  for (let d = 0; d < dimensions; d += 1) sum[d]! += values[start + d]!;
}

/** Makes a vector's length one, in place; zero stays zero. */
export function toUnit(vector: Float32Array): Float32Array {
  let squares = 0;
  for (let d = 0; d < vector.length; d += 1) squares += vector[d]! * vector[d]!;
  if (squares > 0) {
    const length = Math.sqrt(squares);
    for (let d = 0; d < vector.length; d += 1) vector[d]! /= length;
  }
  return vector;
}

/** Of two directions: 1 the same, 0 nothing in common. */
export function cosine(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let d = 0; d < one.length; d += 1) sum += one[d]! * other[d]!;
  return sum;
}
