import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Each text in the encodings somebody has asked for: for the few that many ask for and that never change. */
const known = { br: new Map<string, Buffer>(), gzip: new Map<string, Buffer>() };

export function compressed(
  text: string,
  accepted = '',
): { encoding?: 'br' | 'gzip'; content: string | Buffer } {
  const encoding = (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!;\\s*q=0(\\D|$))`).test(accepted),
  );
  if (!encoding) return { content: text };
  const content =
    known[encoding].get(text) ??
    (encoding === 'br'
      ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipSync(text));
  known[encoding].set(text, content);
  return { encoding, content };
}
