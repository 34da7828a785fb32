import { Lines } from '#server/documents/line.ts';

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
}

/**
 * Builds lines from the paragraphs, tables and boxes of a word processor's document, told in the order of the file.
 * A row of a table whose cells are one line each is one line; other cells stand one after the other.
 */
export class Paragraphs {
  private readonly lines = new Lines();
  private readonly open: Paragraph[] = [];
  private readonly tables: Paragraph[][][] = [];
  private apart = false;

  get all() {
    return this.lines.all;
  }

  /** The innermost paragraph that is open, to write into; text outside of any is lost, as it is on paper. */
  get now(): Paragraph | undefined {
    return this.open.at(-1);
  }

  begin(): void {
    this.open.push({ text: '', heading: false, bullet: false, bold: 0, letters: 0 });
  }

  end(): void {
    const paragraph = this.open.pop();
    if (!paragraph) return;
    const cell = this.tables.at(-1)?.at(-1);
    if (cell) cell.push(paragraph);
    else this.write(paragraph);
  }

  beginRow(): void {
    this.tables.push([]);
  }

  beginCell(): void {
    this.tables.at(-1)?.push([]);
  }

  endRow(): void {
    const cells = (this.tables.pop() ?? []).map((cell) => cell.filter(({ text }) => /\S/.test(text)));
    const filled = cells.filter((cell) => cell.length > 0);
    const paragraphs =
      filled.filter((cell) => cell.length > 1).length > 1 ? filled.flat() : besideEachOther(filled);
    const outer = this.tables.at(-1)?.at(-1);
    for (const paragraph of paragraphs) {
      if (outer) outer.push(paragraph);
      else this.write(paragraph);
    }
  }

  private write({ text, heading, bullet, bold, letters }: Paragraph): void {
    for (const raw of text.split('\n')) {
      const added = this.lines.add(raw, {
        heading,
        bullet,
        strong: letters > 0 && bold > letters * 0.8,
        apart: this.apart || heading,
      });
      this.apart = !added;
    }
  }
}

/** The first lines of all cells become one, the rest of the one cell that has more follows. */
function besideEachOther(cells: Paragraph[][]): Paragraph[] {
  const [first, ...others] = cells.flatMap((cell) => cell.slice(0, 1));
  if (!first) return [];
  const all = [first, ...others];
  const whole = {
    ...first,
    text: all.map(({ text }) => text.trim()).join('\t'),
    bold: all.reduce((sum, { bold }) => sum + bold, 0),
    letters: all.reduce((sum, { letters }) => sum + letters, 0),
  };
  return [whole, ...cells.flatMap((cell) => cell.slice(1))];
}
