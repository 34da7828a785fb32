import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { keyHintLength, keyPrefix } from '#domain/api-keys.ts';

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** So many of them hold 256 bits, and so many a checksum of 32. */
const [secretDigits, checkDigits] = [43, 6];

/**
 * A new key: the prefix, 256 random bits, and a checksum over both. It is one word without any sign, so that a double click
 * takes all of it; and by the checksum whoever looks for leaked keys tells one from a word that looks like it, asking nobody.
 */
export function newKey(): string {
  const secret = keyPrefix + inBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), secretDigits);
  return secret + checksumOf(secret);
}

/** Whether this could be a key at all. What is mistyped, or cut off, is not looked for. */
export function isKeyText(text: string): boolean {
  const secret = text.slice(0, -checkDigits);
  const long = keyPrefix.length + secretDigits + checkDigits;
  return text.length === long && text.startsWith(keyPrefix) && text === secret + checksumOf(secret);
}

/**
 * What is kept of a key. One pass of sha-256 is enough: a slow hash is for what people think up, and nobody guesses one of 2^256
 * however fast they try; and it is asked at every call.
 */
export function hashOfKey(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

export function hintOfKey(key: string): string {
  return key.slice(0, keyHintLength);
}

function checksumOf(text: string): string {
  return inBase62(BigInt(crc32(text)), checkDigits);
}

function inBase62(number: bigint, length: number): string {
  let [rest, text] = [number, ''];
  for (; rest > 0n; rest /= 62n) text = digits.charAt(Number(rest % 62n)) + text;
  return text.padStart(length, '0');
}
