/** An `Idempotency-Key`. Not crypto.randomUUID(): browsers have that on https only, and an installation may be reached over plain http. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
