import { Lines, turnSign } from './line.ts';

/** What of a paragraph's looks a word processor tells. */
export interface Look {
  heading: boolean;
  bullet: boolean;
  /** Of its letters, how many are bold. */
  bold: number;
  letters: number;
}

interface Paragraph extends Look {
  text: string;
  /** The box, margin or cell it stands in, as Line has it. */
  flow: number;
  /** In which columns of a table the parts of the text stand. */
  places: readonly number[];
}

interface Row {
  cells: Paragraph[][];
  /** The flow around the table, and those of its columns. */
  around: number;
}

/**
 * Builds lines from the paragraphs, tables and boxes of a word processor's document, told in the order of the file.
 * A row of a table whose cells are one line each is one line; other cells stand one after the other.
 */
export class Paragraphs {
  private readonly lines = new Lines();
  private readonly open: Paragraph[] = [];
  private readonly rows: Row[] = [];
  private readonly flows: number[] = [0];
  private flowsUsed = 0;
  private apart = false;

  get all() {
    return this.lines.all;
  }

  /** The innermost paragraph that is open, to write into; text outside of any is lost, as it is on paper. */
  get now(): Paragraph | undefined {
    return this.open.at(-1);
  }

  begin(): void {
    const flow = this.flows.at(-1) ?? 0;
    this.open.push({ text: '', heading: false, bullet: false, bold: 0, letters: 0, flow, places: [] });
  }

  /** Writes on in the paragraph that is open. */
  type(text: string, isBold: boolean): void {
    const { now } = this;
    if (!now) return;
    const isTurn = now.letters > 0 && (isBold ? now.bold === 0 : now.bold === now.letters);
    now.text += isTurn && text.trim() ? turnSign + text : text;
    now.letters += text.trim() ? text.length : 0;
    if (isBold && text.trim()) now.bold += text.length;
  }

  /** A box, a header or a footer: what is in it reads on there, wherever it stands. */
  beginFlow(): void {
    this.flowsUsed += 1;
    this.flows.push(this.flowsUsed);
  }

  endFlow(): void {
    this.flows.pop();
  }

  end(): void {
    const paragraph = this.open.pop();
    if (!paragraph) return;
    const row = this.rows.at(-1);
    const cell = row?.around === paragraph.flow ? row.cells.at(-1) : undefined;
    if (cell) cell.push(paragraph);
    else this.write(paragraph);
  }

  beginRow(): void {
    this.rows.push({ cells: [], around: this.flows.at(-1) ?? 0 });
  }

  beginCell(): void {
    this.rows.at(-1)?.cells.push([]);
  }

  endRow(): void {
    const row = this.rows.pop();
    if (!row) return;
    const cells = row.cells.map((cell) => cell.filter(({ text }) => /\S/.test(text)));
    const long = cells.filter((cell) => cell.length > 1);
    const isPage = long.length > 1 && (cells.length < 3 || long.some(hasHeading));
    const outer = this.rows.at(-1)?.cells.at(-1);
    for (const paragraph of isPage ? this.asColumns(cells) : besideEachOther(cells)) {
      if (outer) outer.push(paragraph);
      else this.write(paragraph);
    }
  }

  /** A table that nobody sees, to set a page in columns with: each cell reads on by itself. */
  private asColumns(cells: Paragraph[][]): Paragraph[] {
    return cells.flatMap((cell) => {
      this.flowsUsed += 1;
      const flow = this.flowsUsed;
      return cell.map((paragraph) => ({ ...paragraph, flow }));
    });
  }

  private write({ text, heading, bullet, bold, letters, flow, places }: Paragraph): void {
    for (const raw of text.split('\n')) {
      const added = this.lines.add(raw, {
        heading,
        bullet,
        flow,
        places,
        strong: letters > 0 && bold > letters * 0.8,
        apart: this.apart || heading,
      });
      this.apart = !added;
    }
  }
}

function hasHeading(cell: Paragraph[]): boolean {
  return cell.some(({ heading, bold, letters }) => heading || (letters > 0 && bold === letters));
}

/** Cells of a few short lines become one line, with tabs between them; of the one cell that tells more, the rest follows. */
function besideEachOther(cells: Paragraph[][]): Paragraph[] {
  const filled = cells.flatMap((cell, place) => {
    const [head] = cell;
    return head ? [{ cell, head, place }] : [];
  });
  const [first] = filled;
  if (!first) return [];
  const rest = filled.map(({ cell }) => (isShort(cell) ? [] : cell.slice(1)));
  const all = filled.map(({ cell }) => (isShort(cell) ? cell : cell.slice(0, 1)));
  const whole = {
    ...first.head,
    text: all.map(inOneLine).join('\t'),
    places: filled.map(({ place }) => place),
    bold: all.flat().reduce((sum, { bold }) => sum + bold, 0),
    letters: all.flat().reduce((sum, { letters }) => sum + letters, 0),
  };
  return [whole, ...rest.flat()];
}

/** "Aug 2020", "to date" is one thing in two lines; others are parted with commas. */
function inOneLine(cell: readonly Paragraph[]): string {
  return cell
    .map(({ text }) => text.trim())
    .reduce((line, text) =>
      /^(?:to|till?|until|[-–—])(?:\s|$)/i.test(text) || /(?:\b(?:to|till?|until)|[-–—])$/i.test(line)
        ? `${line} ${text}`
        : `${line}, ${text}`,
    );
}

function isShort(cell: Paragraph[]): boolean {
  return cell.length <= 3 && cell.every(({ text, bullet }) => text.length <= 60 && !bullet);
}
