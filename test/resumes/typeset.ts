import { pdfOf, type Typed } from '#test/pdf.ts';

/** Sets type on the pages of a PDF, from the top down, in any number of columns. */
export class Typeset {
  private readonly pages: Typed[][] = [[]];
  private y = 60;

  /** One line at a place of the page, with what stands beside it; goes on below. */
  line(parts: string | readonly Part[], { x = 56, size = 10, bold = false, apart = 0 } = {}): this {
    this.y += apart;
    if (this.y > 740) this.turn();
    const all = typeof parts === 'string' ? [{ text: parts, x, size, bold }] : parts;
    for (const part of all) this.pages.at(-1)?.push(...set({ size, bold, ...part, y: this.y }));
    this.y += size * 1.35;
    return this;
  }

  /** Text that is broken where its column ends. */
  paragraph(text: string, { x = 56, width = 480, size = 10, bold = false, apart = 0 } = {}): this {
    for (const [index, line] of broken(text, width, size).entries())
      this.line(line, { x, size, bold, apart: index === 0 ? apart : 0 });
    return this;
  }

  /** A row of cells, each broken within its column. */
  row(cells: readonly Part[], { widths, size = 9, bold = false, apart = 4 }: Row): this {
    this.y += apart;
    const lines = cells.map(({ text }, index) => broken(text, widths[index] ?? 100, size));
    const height = Math.max(...lines.map((cell) => cell.length));
    for (let at = 0; at < height; at += 1)
      this.line(
        cells.flatMap(({ x }, index) => {
          const text = lines[index]?.[at];
          return text === undefined ? [] : [{ text, x, size, bold }];
        }),
        { size },
      );
    return this;
  }

  turn(): this {
    this.pages.push([]);
    this.y = 60;
    return this;
  }

  /** Up again, where the next column begins. */
  at(y: number): this {
    this.y = y;
    return this;
  }

  get pdf(): Buffer {
    return pdfOf(this.pages);
  }
}

export interface Part {
  text: string;
  x: number;
  size?: number;
  bold?: boolean;
}

interface Row {
  widths: readonly number[];
  size?: number;
  bold?: boolean;
  apart?: number;
}

/** The built-in fonts of PDF know the signs of Windows-1252. */
function set(part: Part & { y: number }): Typed[] {
  return [
    {
      ...part,
      text: part.text.replaceAll('–', '\u0096').replaceAll('’', '\u0092').replaceAll('•', '\u0095'),
    },
  ];
}

function broken(text: string, width: number, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Of Helvetica, near enough to break lines by. */
export function widthOf(text: string, size: number): number {
  let units = 0;
  for (const sign of text)
    units += /[iljtf.,:;|'!()[\] ]/.test(sign) ? 0.28 : /[A-Z@&%+mwMW]/.test(sign) ? 0.7 : 0.54;
  return units * size;
}
