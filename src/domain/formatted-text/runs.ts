import { isWebLink } from '#domain/links.ts';
import { Emphasis } from './emphasis.ts';

/** A run of words in one style. A link's address begins with http, https or mailto. */
export interface TextRun {
  text: string;
  strong?: true;
  emphasis?: true;
  href?: string;
}

/**
 * The runs of a paragraph, an item or a heading, as Markdown has them: **bold**, *emphasis*, [words](address), and a
 * backslash before a sign that is meant as it stands. All else is text: HTML, pictures, code and addresses without words.
 */
export function runsOf(text: string): TextRun[] {
  if (!maySign.test(text)) return text ? [{ text }] : [];
  const line = new Line();
  let read = 0;
  while (read < text.length) {
    const sign = text.charAt(read);
    if (sign === '\\' && escapable.test(text.charAt(read + 1))) {
      line.add(text.charAt(read + 1));
      read += 2;
    } else if (sign === '*' || sign === '_') {
      const end = endOfRun(text, read, sign);
      line.delimit(text, read, end);
      read = end;
    } else if (sign === '[') {
      line.openLink();
      read += 1;
    } else if (sign === ']') {
      read = line.closeLink(text, read);
    } else {
      const end = nextSign(text, read + 1);
      line.add(text.slice(read, end));
      read = end;
    }
  }
  return line.runs();
}

const maySign = /[*_[\\]/;
const escapable = /[*_[\]#.>+-]/;

function endOfRun(text: string, from: number, sign: string): number {
  let end = from;
  while (text.charAt(end) === sign) end += 1;
  return end;
}

function nextSign(text: string, from: number): number {
  signs.lastIndex = from;
  return signs.exec(text)?.index ?? text.length;
}

const signs = /[*_[\]\\]/g;

/** What is read of a line so far: pieces of text, some of them signs that may yet turn out to mean something. */
class Line {
  private readonly pieces: { text: string; href?: string }[] = [];
  private readonly emphasis = new Emphasis();
  private opened: number[] = [];

  add(text: string): void {
    this.pieces.push({ text });
  }

  delimit(text: string, start: number, end: number): void {
    this.emphasis.add(text, start, end, this.pieces.length);
    this.add(text.slice(start, end));
  }

  openLink(): void {
    this.opened.push(this.pieces.length);
    this.add('[');
  }

  /** Reads `](address)` and answers where reading goes on. What is no whole link stays as it was written. */
  closeLink(text: string, at: number): number {
    const start = this.opened.pop();
    const address = start === undefined ? undefined : addressAt(text, at + 1);
    if (start === undefined || !address) {
      this.add(']');
      return at + 1;
    }
    this.emphasis.closeSince(start, this.pieces.length);
    for (const piece of this.pieces.slice(start + 1)) piece.href = address.href;
    this.pieces.splice(start, 1, { text: '' });
    // No link stands inside another.
    this.opened = [];
    return address.end;
  }

  runs(): TextRun[] {
    const styles = this.emphasis.styles(this.pieces.length);
    const runs: TextRun[] = [];
    for (const [at, { text, href }] of this.pieces.entries()) {
      const style = styles[at];
      const run: TextRun = {
        text: style?.left === undefined ? text : text.slice(0, style.left),
        ...(style?.strong ? { strong: true } : {}),
        ...(style?.emphasis ? { emphasis: true } : {}),
        ...(href ? { href } : {}),
      };
      const last = runs.at(-1);
      if (!run.text) continue;
      if (last && isSameStyle(last, run)) last.text += run.text;
      else runs.push(run);
    }
    return runs;
  }
}

function isSameStyle(one: TextRun, other: TextRun): boolean {
  return one.strong === other.strong && one.emphasis === other.emphasis && one.href === other.href;
}

/** No address people write is longer, and what is read for one is bounded by it. */
const longestAddress = 2_000;

function addressAt(text: string, from: number): { href: string; end: number } | undefined {
  if (text.charAt(from) !== '(') return undefined;
  const match = addressInBrackets.exec(text.slice(from, from + longestAddress));
  const href = match?.[1] ?? match?.[2];
  return match && href && isSafe(href) ? { href, end: from + match[0].length } : undefined;
}

/** (address), (<address>), (address "title"); an address may have one pair of brackets in it, as encyclopedias' have. */
const addressInBrackets =
  /^\([^\S\n]*(?:<([^<>\s]+)>|([^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*))(?:[^\S\n]+"[^"\n]*")?[^\S\n]*\)/;

function isSafe(href: string): boolean {
  return isWebLink(href) || /^mailto:[^\s@:?]+@[^\s@:?]+$/i.test(href);
}
