import { type Line, Lines } from '#server/documents/line.ts';

/** A run of type on a page: its left end, its baseline counted from the top, both in points. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  face: string;
}

/** A line of type before it is told apart from its neighbours. */
interface Row {
  pieces: Piece[];
  y: number;
  left: number;
  right: number;
}

/** Puts the runs of type of all pages into lines, in the order in which a person reads them: column after column. */
export function linesOfPages(pages: readonly (readonly Piece[])[]): Line[] {
  const all = pages.flat();
  const body = {
    size: usual(all, ({ size }) => Math.round(size * 2) / 2) || 1,
    face: usual(all, ({ face }) => face),
  };
  const lines = new Lines();
  for (const [index, pieces] of pages.entries()) {
    for (const column of columnsOf(rowsOf(pieces))) addLines(lines, column, body, index + 1);
  }
  return lines.all;
}

/** What most of the letters have. */
function usual<Value>(pieces: readonly Piece[], of: (piece: Piece) => Value): Value | undefined {
  const letters = new Map<Value, number>();
  for (const piece of pieces) letters.set(of(piece), (letters.get(of(piece)) ?? 0) + piece.text.length);
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function rowsOf(pieces: readonly Piece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of pieces.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.at(-1);
    // Baselines of one line differ by raised dots and small capitals, not by more than a third of the type.
    if (row && piece.y - row.y < Math.min(piece.size, row.pieces[0]?.size ?? piece.size) * 0.35) {
      row.pieces.push(piece);
      row.left = Math.min(row.left, piece.x);
      row.right = Math.max(row.right, piece.x + piece.width);
    } else rows.push({ pieces: [piece], y: piece.y, left: piece.x, right: piece.x + piece.width });
  }
  for (const row of rows) row.pieces.sort((a, b) => a.x - b.x);
  return rows;
}

/**
 * The columns of a page. A gap from top to bottom parts two columns only if their lines do not stand beside each
 * other: where they do, as dates beside jobs, each line reads across.
 */
function columnsOf(rows: Row[]): Row[][] {
  const gutter = gutterOf(rows);
  if (gutter === undefined) return [rows];
  const from = rows.findIndex((row) => isCutBy(row, gutter) || row.left >= gutter);
  const above = rows.slice(0, Math.max(from, 0)).filter((row) => crosses(row, gutter));
  const rest = rows.slice(above.length);
  const left = rest.flatMap((row) => part(row, ({ x }) => x < gutter));
  const right = rest.flatMap((row) => part(row, ({ x }) => x >= gutter));
  return [above, ...columnsOf(left), ...columnsOf(right)].filter((column) => column.length > 0);
}

/** Where a page parts into two columns, as a distance from the left. */
function gutterOf(rows: Row[]): number | undefined {
  if (rows.length < 10) return undefined;
  const left = Math.min(...rows.map((row) => row.left));
  const width = Math.max(...rows.map((row) => row.right)) - left;
  let best: { at: number; crossing: number } | undefined;
  for (let share = 0.2; share <= 0.8; share += 0.01) {
    const at = left + width * share;
    const crossing = rows.filter((row) => crosses(row, at)).length;
    if (!best || crossing < best.crossing) best = { at, crossing };
  }
  if (!best || best.crossing > rows.length * 0.15) return undefined;
  const { at } = best;
  const lefts = rows.filter((row) => row.left < at && !crosses(row, at));
  const rights = rows.filter((row) => row.right > at && !crosses(row, at));
  const fewer = Math.min(lefts.length, rights.length);
  if (fewer < rows.length * 0.15 || fewer < 5) return undefined;
  const beside = rows.filter((row) => isCutBy(row, at)).length;
  return beside > fewer * 0.6 ? undefined : at;
}

/** Something on this line runs over the place. */
function crosses(row: Row, at: number): boolean {
  return row.pieces.some(({ x, width }) => x < at - 1 && x + width > at + 1);
}

/** This line has something on both sides of the place and nothing over it. */
function isCutBy(row: Row, at: number): boolean {
  return row.left < at && row.right > at && !crosses(row, at);
}

function part(row: Row, belongs: (piece: Piece) => boolean): Row[] {
  const pieces = row.pieces.filter(belongs);
  const [first] = pieces;
  if (!first) return [];
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  return [{ pieces, y: row.y, left: first.x, right }];
}

function addLines(
  lines: Lines,
  rows: Row[],
  body: { size: number; face: string | undefined },
  page: number,
): void {
  const left = Math.min(...rows.map((row) => row.left));
  const right = Math.max(...rows.map((row) => row.right));
  const spacing = usualSpacing(rows) || body.size * 1.2;
  let before: Row | undefined;
  for (const row of rows) {
    const letters = row.pieces.reduce((sum, { text }) => sum + text.length, 0);
    const inBody = row.pieces.reduce(
      (sum, { text, face }) => sum + (face === body.face ? text.length : 0),
      0,
    );
    const size = Math.max(...row.pieces.map((piece) => piece.size)) / body.size;
    const gap = before ? row.y - before.y : Infinity;
    lines.add(textOf(row), {
      page,
      size,
      strong: inBody < letters * 0.2,
      indent: (row.left - left) / body.size,
      apart: gap > spacing * 1.25,
      continues: before !== undefined && gap < spacing * 1.25 && isFull(before, left, right),
    });
    before = row;
  }
}

/** Its text ran to the right edge, so that what follows is the rest of it; dates set to the right are no text that ran there. */
function isFull(row: Row, left: number, right: number): boolean {
  return row.right > left + (right - left) * 0.85 && !textOf(row).includes('\t');
}

function usualSpacing(rows: Row[]): number {
  const gaps = rows.slice(1).map((row, index) => row.y - (rows[index]?.y ?? 0));
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

/** The runs of a line with what was between them: nothing, a space, or a gap. */
function textOf({ pieces }: Row): string {
  let text = '';
  let end: number | undefined;
  for (const piece of pieces) {
    const gap = end === undefined ? 0 : piece.x - end;
    if (gap > piece.size * 0.75) text += '\t';
    else if (gap > piece.size * 0.12 && !text.endsWith(' ') && !piece.text.startsWith(' ')) text += ' ';
    text += piece.text;
    end = piece.x + piece.width;
  }
  return text;
}
