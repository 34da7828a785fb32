import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readVocabulary } from '#matching/vocabulary/read-vocabulary.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

const folder = path.join(import.meta.dirname, '../../../../vocabulary');
let loaded: Vocabulary | undefined;

/** The vocabulary that ships with the product, read once. */
export function loadVocabulary(): Vocabulary {
  loaded ??= readVocabulary({
    concepts: unpacked('concepts.bin.br'),
    titleWords: unpacked('title-words.bin.br'),
    skillWords: unpacked('skill-words.bin.br'),
  });
  return loaded;
}

function unpacked(file: string): Uint8Array {
  return brotliDecompressSync(readFileSync(path.join(folder, file)));
}
