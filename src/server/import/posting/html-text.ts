import { Parser } from 'htmlparser2';

/** The tags that make a text HTML. Others, as in "<name>" or "Send to <jobs@example.com>", are somebody's own words. */
const inline =
  'a|abbr|acronym|b|big|button|cite|code|del|em|font|i|img|input|ins|kbd|label|link|mark|meta|q|s|small|span|strike|strong|sub|sup|time|tt|u|wbr|[a-z]+\\d?:[a-z]+';
const blocks =
  'address|article|aside|blockquote|body|br|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul';
const dropped = 'head|iframe|noscript|script|style|svg|template';

const tag = (names: string) => `</?(?:${names})(?:[\\s/][^<>]*)?>`;
const anyTag = new RegExp(tag(`${inline}|${blocks}|${dropped}`), 'i');
const blockTag = new RegExp(tag(blocks), 'i');
const notATag = new RegExp(`<(?!!--|!doctype|${tag(`${inline}|${blocks}|${dropped}`).slice(1)})`, 'gi');
const isBlock = new RegExp(`^(?:${blocks})$`);
const isDropped = new RegExp(`^(?:${dropped})$`);

export function isHtml(text: string): boolean {
  return anyTag.test(text);
}

/** Whether the markup says where lines end; where it does, the line ends of the source mean nothing. */
export function hasBlocks(text: string): boolean {
  return blockTag.test(text);
}

/** Turns "&lt;", "&eacute;" and the like into what they stand for, and leaves every "<" of the text alone. */
export function decodeEntities(text: string): string {
  let decoded = '';
  const parser = new Parser({ ontext: (piece) => (decoded += piece) });
  parser.end(text.replaceAll('<', '&lt;'));
  return decoded;
}

/** The text of an HTML fragment: paragraphs apart by an empty line, list items as "• " or "1. ", addresses of links kept. */
export function textOfHtml(html: string, keepLines: boolean): string {
  const page = typesetter(keepLines);
  const lists: { next: number | undefined }[] = [];
  const links: { href: string | undefined; from: number }[] = [];
  let silent = 0;

  const parser = new Parser({
    onopentag(name, attributes) {
      if (isDropped.test(name)) silent += 1;
      else if (name === 'br') page.lineEnd();
      else if (name === 'a') links.push({ href: attributes['href'], from: page.length() });
      else if (name === 'ul' || name === 'ol') {
        page.separate(lists.length > 0 ? 1 : 2);
        lists.push({ next: name === 'ol' ? 1 : undefined });
      } else if (name === 'li') page.startItem(marker(lists.at(-1)));
      else if (name === 'tr') page.separate(1);
      else if (name === 'td' || name === 'th') page.cell();
      else if (isBlock.test(name)) page.separate(2);
    },
    ontext(piece) {
      if (silent === 0) page.write(piece);
    },
    onclosetag(name) {
      if (isDropped.test(name)) silent -= 1;
      else if (name === 'a') page.write(addressOf(links.pop(), page));
      else if (name === 'ul' || name === 'ol') {
        lists.pop();
        page.separate(lists.length > 0 ? 1 : 2);
      } else if (name === 'li') page.endItem();
      else if (name === 'tr') page.separate(1);
      else if (isBlock.test(name) && !/^(?:br|td|th)$/.test(name)) page.separate(2);
    },
  });
  // A parser takes "x <y and …" for a tag that never ends, and the rest of the text with it.
  parser.end(html.replace(notATag, '&lt;'));
  return page.text();
}

function marker(list: { next: number | undefined } | undefined): string {
  if (list?.next === undefined) return '• ';
  list.next += 1;
  return `${list.next - 1}. `;
}

/** " (https://…)" where a link's own words do not already say where it leads. */
function addressOf(link: { href: string | undefined; from: number } | undefined, page: Typesetter): string {
  const href = link?.href?.trim();
  if (!link || !href || !/^(?:https?:\/\/|mailto:)[^\s<>]+$/i.test(href)) return '';
  const bare = href.replace(/^(?:https?:\/\/|mailto:)/i, '').replace(/[/?].*$|\/$/, '');
  return page.since(link.from).toLowerCase().includes(bare.toLowerCase())
    ? ''
    : ` (${href.replace(/^mailto:/i, '')})`;
}

type Typesetter = ReturnType<typeof typesetter>;

/** Collects text, folding white space; breaks and markers are written only once more text follows. */
function typesetter(keepLines: boolean) {
  let written = '';
  let breaks = 0;
  let space = false;
  let item = '';
  let cell = false;

  const word = (text: string) => {
    if (item) {
      if (written) written += '\n'.repeat(Math.max(1, breaks));
      written += item;
    } else if (breaks > 0) written += written ? '\n'.repeat(breaks) : '';
    else if (cell) written += ' | ';
    else if (space && written) written += ' ';
    written += text;
    [breaks, space, item, cell] = [0, false, '', false];
  };

  return {
    length: () => written.length,
    /** What was written from there on, as far as a link's own words can go. */
    since: (from: number) => written.slice(from, from + 500),
    text: () => written,
    /** At least `lines` line ends before the next text; a list marker waiting for its text is not torn from it. */
    separate(lines: number) {
      if (item) return;
      breaks = Math.max(breaks, lines);
      cell = false;
    },
    lineEnd() {
      if (!item) breaks = Math.min(breaks + 1, 2);
    },
    startItem(mark: string) {
      breaks = Math.max(breaks, 1);
      item = mark;
    },
    endItem() {
      item = '';
      breaks = 1;
    },
    cell() {
      cell = breaks === 0;
    },
    write(piece: string) {
      for (const part of piece.match(/[ \t\r\n\f\u00a0]+|[^ \t\r\n\f\u00a0]+/g) ?? []) {
        if (/^[^ \t\r\n\f\u00a0]/.test(part)) word(part);
        else if (keepLines && part.includes('\n')) this.separate(Math.min(part.split('\n').length - 1, 2));
        else space = true;
      }
    },
  };
}
