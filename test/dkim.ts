import { createHash, createPublicKey, verify } from 'node:crypto';

/**
 * Whether a message as it came over the wire is signed by this key for this domain, as mail servers verify it: RFC 6376 with
 * relaxed canonicalization of headers and body. Answers which headers are signed; throws with what is wrong.
 */
export function verifiedDkim(message: string, { key, domain }: { key: string; domain: string }): string[] {
  const [, head = '', body = ''] = /^([\s\S]*?\r\n)\r\n([\s\S]*)$/.exec(message) ?? [];
  const headers = head.split(/\r\n(?![ \t])/).filter(Boolean);
  const signature = headers.find((header) => /^dkim-signature:/i.test(header)) ?? '';
  const tags = new Map(
    signature
      .slice(signature.indexOf(':') + 1)
      .split(';')
      .map((tag) => [
        tag.slice(0, tag.indexOf('=')).trim(),
        tag.slice(tag.indexOf('=') + 1).replace(/\s/g, ''),
      ]),
  );
  const is = (tag: string, wanted: string) => {
    if (tags.get(tag) !== wanted) throw new Error(`${tag}=${tags.get(tag)} instead of ${wanted}`);
  };
  is('a', 'rsa-sha256');
  is('c', 'relaxed/relaxed');
  is('d', domain);
  is('bh', createHash('sha256').update(relaxedBody(body), 'latin1').digest('base64'));
  const signed = (tags.get('h') ?? '').split(':');
  const left = [...headers];
  const lines = signed.map((name) => {
    const at = left.findLastIndex((header) => header.toLowerCase().startsWith(`${name.toLowerCase()}:`));
    return at < 0 ? '' : `${relaxedHeader(left.splice(at, 1)[0] ?? '')}\r\n`;
  });
  const own = relaxedHeader(signature).replace(/(;\s*b=)[^;]*/, '$1');
  const said = Buffer.from(lines.join('') + own, 'latin1');
  const ok = verify('sha256', said, createPublicKey(key), Buffer.from(tags.get('b') ?? '', 'base64'));
  if (!ok) throw new Error('The signature is of something else.');
  return signed.map((name) => name.toLowerCase());
}

function relaxedHeader(header: string): string {
  const [, name = '', value = ''] = /^([^:]+):([\s\S]*)$/.exec(header) ?? [];
  return `${name.trim().toLowerCase()}:${value
    .replaceAll('\r\n', '')
    .replaceAll(/[ \t]+/g, ' ')
    .trim()}`;
}

function relaxedBody(body: string): string {
  const lines = body.split('\r\n').map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd());
  while (lines.at(-1) === '') lines.pop();
  return lines.map((line) => `${line}\r\n`).join('');
}
