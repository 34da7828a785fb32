import { writeSections } from '#matching/vocabulary/sections.ts';
import { byteOfScale, highestLevel, scaleOfByte } from '#matching/vocabulary/word-vectors.ts';
import type { LearnedVectors } from './learn-vectors.ts';

/** The bytes readWordVectors reads. How much a word counts goes into its row's length. */
export function packedVectors({ stems, weights, vectors }: LearnedVectors): Uint8Array {
  const dimensions = vectors.length / stems.length;
  const levels = new Int8Array(vectors.length);
  const scales = new Uint8Array(stems.length);
  for (let row = 0; row < stems.length; row += 1) {
    const values = vectors
      .subarray(row * dimensions, (row + 1) * dimensions)
      .map((value) => value * weights[row]!);
    const byte = bestScale(values);
    scales[row] = byte;
    levels.set(rounded(values, scaleOfByte(byte)), row * dimensions);
  }
  return writeSections(
    new Map([
      ['words', Buffer.from(stems.join('\n'), 'latin1')],
      ['scales', scales],
      ['levels', new Uint8Array(levels.buffer)],
    ]),
  );
}

/** Where the rounded row is nearest to the row: a few of its largest numbers may be cut. */
function bestScale(values: Float32Array): number {
  const largest = byteOfScale(Math.max(...values.map(Math.abs)) / highestLevel);
  const candidates = Array.from({ length: 32 }, (_, i) => Math.max(0, largest - i));
  const errors = candidates.map((byte) => {
    const scale = scaleOfByte(byte);
    return rounded(values, scale).reduce((sum, level, d) => sum + (level * scale - values[d]!) ** 2, 0);
  });
  return candidates[errors.indexOf(Math.min(...errors))]!;
}

function rounded(values: Float32Array, scale: number): Int8Array {
  return Int8Array.from(values, (value) =>
    Math.max(-highestLevel, Math.min(highestLevel, Math.round(value / scale))),
  );
}
