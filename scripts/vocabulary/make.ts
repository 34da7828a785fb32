// npm run vocabulary -- --esco FOLDER --onet FOLDER: makes the files in vocabulary/ from the taxonomies' own files.
// With --names-only it leaves the word vectors as they are, which take minutes to learn: enough for a new trade word.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { escoConcepts, escoDescriptions } from './esco.ts';
import { type Lesson, learnVectors, type Pair } from './learn-vectors.ts';
import { onetConcepts, onetTexts } from './onet.ts';
import { packedVectors } from './pack-vectors.ts';
import { packed } from './pack.ts';
import { skillPairs } from './skill-pairs.ts';
import { titlePairs } from './title-pairs.ts';
import { withTradeWords } from './trade-words.ts';

const folder = path.join(import.meta.dirname, '../../vocabulary');
const { values: given } = parseArgs({
  options: {
    esco: { type: 'string' },
    onet: { type: 'string' },
    'names-only': { type: 'boolean', default: false },
  },
});
if (!given.esco || !given.onet) {
  process.stderr.write(
    'Say where the taxonomies are: npm run vocabulary -- --esco FOLDER --onet FOLDER\n' +
      '(ESCO: the zips of the English CSV files; O*NET: the text files of its database)\n',
  );
  process.exit(1);
}

const tradeWords = path.join(folder, 'trade-words.txt');
const concepts = withTradeWords(
  [...escoConcepts(given.esco), ...onetConcepts(given.onet)],
  existsSync(tradeWords) ? readFileSync(tradeWords, 'utf8') : '',
);
save('concepts.bin.br', packed(concepts));

if (!given['names-only']) {
  const descriptions = escoDescriptions(given.esco);
  const texts = new Map<string, readonly string[]>([
    ...[...descriptions].map(([address, text]) => [address, [text]] as const),
    ...onetTexts(given.onet),
  ]);
  // Tried on the validation titles: 64 dimensions are worse by .004, 128 and 200 no better; so are more draws.
  learn('title-words.bin.br', titlePairs(concepts, texts), {
    dimensions: 80,
    temperature: 0.1,
    draws: 640_000,
    batchSize: 256,
  });
  // Tried on the validation sentences of the skill sets: 48 to 200 dimensions differ by less than chance.
  learn('skill-words.bin.br', skillPairs(concepts, descriptions), {
    dimensions: 64,
    temperature: 0.1,
    draws: 1_080_000,
    batchSize: 512,
  });
}

function learn(name: string, pairs: readonly Pair[], lesson: Lesson): void {
  save(
    name,
    packedVectors(learnVectors(pairs, lesson, (line) => process.stderr.write(`${name}: ${line}\n`))),
  );
}

function save(name: string, bytes: Uint8Array): void {
  const small = brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  writeFileSync(path.join(folder, name), small);
  process.stdout.write(`${name}: ${bytes.length} bytes, ${small.length} compressed\n`);
}
