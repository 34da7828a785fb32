import { decodeEntities, hasBlocks, isHtml, textOfHtml } from './html-text.ts';

/** A text that cannot be made readable; its message is what the report says about the row. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** Plain text, paragraphs and list items kept, from plain text or from HTML, whether that is escaped, escaped twice or not at all. */
export function readableText(source: string): string {
  return tidy(withListsOnLines(plainText(source)));
}

/** The same for what stands on one line: a title, a name, a place. */
export function readableLine(source: string): string {
  return tidy(plainText(source)).replace(/\s+/g, ' ').replace(/^• /, '');
}

// A feed may nest what it likes; twenty layers are no accident any more.
const layers = 20;

function plainText(source: string): string {
  let text = source;
  let keepLines = false;
  for (let layer = 0; layer < layers; layer += 1) {
    text = text.replace(invisible, '').replace(escapedAmpersand, '&');
    if (isHtml(text)) {
      text = textOfHtml(text, keepLines || !hasBlocks(text));
      keepLines = true;
    } else if (entity.test(text)) {
      const decoded = decodeEntities(text);
      if (decoded === text) return text;
      text = decoded;
    } else return text;
  }
  throw new Unreadable('contains markup within markup that cannot be read');
}

// Control characters, soft hyphens and zero-width spaces; joiners stay, since Persian words and emoji need them.
// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const invisible = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u200b\ufeff]/g;

// "&amp;amp;lt;" is "&lt;" escaped twice; so is what writes the ampersand as a number.
const escapedAmpersand = /&(?:(?:amp|#0*38|#x0*26);)+(?=#?\w+;)/gi;
const entity = /&(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);/i;

// Bullets of text editors, Word's private ones among them.
const bullet = '•●▪■◦‣❖➢✓\uf0b7\uf0a7\uf0d8\uf076';

/** Where a text was flattened and its bullets stand in the middle of the line, each gets its line back. */
function withListsOnLines(text: string): string {
  const split = text.replace(new RegExp(`[ \\t]+[${bullet}][ \\t]*(?=\\S)`, 'gu'), '\n• ');
  // A middle dot also separates ("Malé · Maldives"); three with space before them in a long text are a list.
  const dots = split.match(/(?<=\S[ \t]+)·/gu)?.length ?? 0;
  return dots >= 3 && split.length > dots * 40 ? split.replace(/[ \t]+·[ \t]*(?=\S)/gu, '\n• ') : split;
}

function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(new RegExp(`^[${bullet}·][ ]*(?=\\S)`, 'gmu'), '• ')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
