import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** Each text in the encodings somebody has asked for: for the few that many ask for and that never change. */
const known = { br: new Map<string, Buffer>(), gzip: new Map<string, Buffer>() };

export function compressed(
  text: string,
  accepted = '',
): { encoding?: 'br' | 'gzip'; content: string | Buffer } {
  const encoding = encodingIn(accepted);
  if (!encoding) return { content: text };
  const content =
    known[encoding].get(text) ??
    (encoding === 'br'
      ? brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
      : gzipSync(text));
  known[encoding].set(text, content);
  return { encoding, content };
}

/** The better of ours that somebody can read. */
function encodingIn(accepted: string): 'br' | 'gzip' | undefined {
  return (['br', 'gzip'] as const).find((name) =>
    new RegExp(`\\b${name}\\b(?!;\\s*q=0(\\D|$))`).test(accepted),
  );
}

/** A text that is another one each time: made small quickly, and away from what answers others. */
export async function compressedOnce(
  text: string,
  accepted = '',
): Promise<{ encoding?: 'br' | 'gzip'; content: string | Buffer }> {
  const encoding = encodingIn(accepted);
  if (encoding === 'br')
    return {
      encoding,
      content: await promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    };
  return encoding ? { encoding, content: await promisify(gzip)(text) } : { content: text };
}
