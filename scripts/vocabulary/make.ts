// npm run vocabulary -- --esco FOLDER --onet FOLDER: makes the files in vocabulary/ from the taxonomies' own files.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { escoConcepts } from './esco.ts';
import { onetConcepts } from './onet.ts';
import { packed } from './pack.ts';
import { withTradeWords } from './trade-words.ts';

const folder = path.join(import.meta.dirname, '../../vocabulary');
const { values: given } = parseArgs({ options: { esco: { type: 'string' }, onet: { type: 'string' } } });
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
