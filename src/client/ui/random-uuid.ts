/** Not crypto.randomUUID(): browsers have that on https only, and an installation may be reached over plain http. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => marked(byte, at).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Version 4, variant 1: drawn by lot. */
function marked(byte: number, at: number): number {
  if (at === 6) return 0x40 + (byte % 0x10);
  return at === 8 ? 0x80 + (byte % 0x40) : byte;
}
