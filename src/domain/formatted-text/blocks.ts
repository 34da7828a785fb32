import { runsOf, type TextRun } from './runs.ts';

/** A piece of a text as its writer meant it. A paragraph keeps its breaks of lines. */
export type TextBlock =
  | { kind: 'heading'; level: 1 | 2; line: TextRun[] }
  | { kind: 'paragraph'; line: TextRun[] }
  | { kind: 'list'; ordered: boolean; start: number; items: TextRun[][] };

/**
 * What people write in a box without formatting, as headings, paragraphs and lists: an empty line parts paragraphs, a dot
 * or dash begins a list's item, a short line on its own before more text is a heading. Nothing is left out.
 */
export function plainBlocks(text: string): TextBlock[] {
  return new Blocks(
    (line) => (line ? [{ text: line }] : []),
    () => undefined,
  ).read(text);
}

/** The same of a text that may have Markdown in it: `## headings` as well, and in every line bold, emphasis and links. */
export function formattedBlocks(text: string): TextBlock[] {
  return new Blocks(runsOf, markedHeading).read(text);
}

/** What stands after the signs of a heading. One alone is also how people write "number of", so it must look like a heading. */
export function markedHeading(line: string): { level: 1 | 2; text: string } | undefined {
  const [, signs = '', text = ''] = /^ {0,3}(#{1,6})[^\S\n]+(\S.*)$/.exec(line) ?? [];
  const words = withoutClosing(text);
  if (!signs || !words) return undefined;
  if (signs === '#' && (!isHeading(words) || !/^[\p{Lu}\p{Lo}\p{P}]/u.test(words))) return undefined;
  return { level: signs.length > 2 ? 2 : 1, text: words };
}

/** Signs at the end of a heading's line belong to those before it. */
function withoutClosing(text: string): string {
  const words = text.trimEnd();
  let end = words.length;
  while (words.charAt(end - 1) === '#') end -= 1;
  if (end === words.length) return words;
  return end === 0 || /\s/.test(words.charAt(end - 1)) ? words.slice(0, end).trimEnd() : words;
}

type Raw =
  | { kind: 'heading'; level: 1 | 2; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; start: number; items: string[] };

class Blocks {
  private readonly found: Raw[] = [];
  private readonly runs: (text: string) => TextRun[];
  private readonly heading: typeof markedHeading;

  constructor(runs: Blocks['runs'], heading: Blocks['heading']) {
    this.runs = runs;
    this.heading = heading;
  }

  read(text: string): TextBlock[] {
    const pieces = text.trim().split(/\n[^\S\n]*(?:\n[^\S\n]*)+/);
    for (const [index, piece] of pieces.entries()) {
      const lines = piece.split('\n').map((line) => line.trimEnd());
      for (const [at, line] of lines.entries()) {
        const more = at < lines.length - 1 || index < pieces.length - 1;
        if (line.trim()) this.append(line, { first: at === 0, more });
      }
    }
    return this.found.map((block) => this.drawn(block));
  }

  private append(line: string, { first, more }: { first: boolean; more: boolean }): void {
    const last = this.found.at(-1);
    const marked = this.heading(line);
    const item = itemOf(line);
    if (marked) this.found.push({ kind: 'heading', ...marked });
    else if (item) this.appendItem(item);
    else if (first && more && isHeading(this.wordsOf(line.trim()))) {
      this.found.push({ kind: 'heading', level: 1, text: line.trim() });
    } else if (!first && last?.kind === 'paragraph') {
      last.text += `\n${line.trim()}`;
    } else if (!first && last?.kind === 'list' && /^\s/.test(line)) {
      // Set in under its item.
      last.items.push(`${last.items.pop() ?? ''} ${line.trim()}`);
    } else {
      this.found.push({ kind: 'paragraph', text: line.trim() });
    }
  }

  private appendItem({ text, number }: { text: string; number?: number }): void {
    const last = this.found.at(-1);
    const ordered = number !== undefined;
    if (last?.kind === 'list' && last.ordered === ordered) last.items.push(text);
    else this.found.push({ kind: 'list', ordered, start: number ?? 1, items: [text] });
  }

  private wordsOf(line: string): string {
    if (line.length > 2 * longestHeading) return line;
    return this.runs(line)
      .map(({ text }) => text)
      .join('');
  }

  private drawn(block: Raw): TextBlock {
    if (block.kind === 'list') return { ...block, items: block.items.map((item) => this.runs(item)) };
    const line = this.runs(block.text);
    if (block.kind === 'paragraph') return { kind: 'paragraph', line };
    return { kind: 'heading', level: block.level, line: withoutColon(line) };
  }
}

/** A heading's last colon says what the heading says already. */
function withoutColon(line: TextRun[]): TextRun[] {
  const last = line.at(-1);
  if (!last?.text.endsWith(':')) return line;
  const shorter = { ...last, text: last.text.slice(0, -1) };
  return [...line.slice(0, -1), ...(shorter.text ? [shorter] : [])];
}

function itemOf(line: string): { text: string; number?: number } | undefined {
  const numbered = /^\s*(\d{1,2})[.)]\s+(\S.*)$/.exec(line);
  if (numbered) return { text: numbered[2] ?? '', number: Number(numbered[1]) };
  const text = /^\s*(?:[•●▪◦‣∙·*–—-]|o(?=\s{1,3}[A-Z]))\s+(\S.*)$/.exec(line)?.[1];
  return text === undefined ? undefined : { text };
}

const longestHeading = 60;

function isHeading(line: string): boolean {
  if (line.length > longestHeading || !/\p{L}{2}/u.test(line)) return false;
  // "Salary: £20,000" is a line of its own kind, and a sentence ends like one.
  if (/[.,;!…]$/.test(line) || /:\s*\S/.test(line)) return false;
  return !line.endsWith('?') || /^(what|who|why|how|where|when)\b/i.test(line);
}
