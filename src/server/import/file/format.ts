export type Format = 'CSV' | 'JSON' | 'JSON Lines';

/** The format of a file by how it begins; its name says nothing. */
export function formatOf(head: string): Format {
  const text = head.trimStart();
  if (text.startsWith('[')) return looksLikeJsonArray(text) ? 'JSON' : 'CSV';
  if (!text.startsWith('{')) return 'CSV';
  const [first = '', ...others] = text.split('\n').filter((line) => line.trim());
  if (isJson(first)) return others.length > 0 ? 'JSON Lines' : 'JSON';
  // A first line that is broken JSON, followed by another object, is still a line of its own.
  const next = others[0]?.trimStart() ?? '';
  return next.startsWith('{') && !/[[{,:]\s*$/.test(first) ? 'JSON Lines' : 'JSON';
}

function looksLikeJsonArray(text: string): boolean {
  return /^\[\s*(?:[{\]]|$)/.test(text);
}

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

/** What parts the columns: of comma, semicolon, tab and bar the one that occurs most in the first line outside quotes. */
export function delimiterOf(head: string): string {
  const counts = new Map([',', ';', '\t', '|'].map((sign) => [sign, 0]));
  let quoted = false;
  for (const sign of head) {
    if (sign === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (sign === '\n') break;
    else if (counts.has(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return [...counts].reduce((best, candidate) => (candidate[1] > best[1] ? candidate : best))[0];
}
