import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';

/** What scrypt asks of the number of its rounds. */
const isPowerOfTwo = (number: number) => Number.isInteger(Math.log2(number));

/** Where the key of an encrypted backup comes from; the passphrase is not among it. */
export const lockForm = z.object({
  kdf: z.literal('scrypt'),
  N: z.int().min(2).max(1_048_576).refine(isPowerOfTwo),
  r: z.int().min(1).max(32),
  p: z.int().min(1).max(16),
  salt: z.string(),
});

export type Lock = z.output<typeof lockForm>;

/** A lock as new files get it: 64 MB and a fifth of a second for each guess. */
export function newLock(): Lock {
  return { kdf: 'scrypt', N: 65_536, r: 8, p: 1, salt: randomBytes(32).toString('base64') };
}

// The cast: promisify takes the overload without options for the only one.
const derive = promisify(scrypt) as (
  passphrase: string,
  salt: Buffer,
  bytes: number,
  options: object,
) => Promise<Buffer>;

export function keyFor(passphrase: string, { N, r, p, salt }: Lock): Promise<Buffer> {
  const maxmem = 256 * N * r + 1_000_000;
  return derive(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), 32, { N, r, p, maxmem });
}

const tagBytes = 16;

/** AES-256-GCM. No key is used for two files, so the place in the file serves as nonce; `before` ties it to what precedes. */
export function sealed(key: Buffer, place: number, before: Buffer, plain: Buffer): Buffer {
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place)).setAAD(before);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Throws where the key is another, or anything was changed. */
export function unsealed(key: Buffer, place: number, before: Buffer, bytes: Buffer): Buffer {
  const end = Math.max(0, bytes.length - tagBytes);
  const cipher = createDecipheriv('aes-256-gcm', key, nonceOf(place), { authTagLength: tagBytes }).setAAD(
    before,
  );
  cipher.setAuthTag(bytes.subarray(end));
  return Buffer.concat([cipher.update(bytes.subarray(0, end)), cipher.final()]);
}

function nonceOf(place: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(place, 6, 6);
  return nonce;
}

/** What each frame ends with: the sha-256 of what that before it ended with, and of its own bytes. */
export function linked(before: Buffer, ...bytes: readonly Buffer[]): Buffer {
  const hash = createHash('sha256').update(before);
  for (const one of bytes) hash.update(one);
  return hash.digest();
}
