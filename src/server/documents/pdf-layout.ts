import { type Line, Lines, turnSign } from './line.ts';

/** A run of type on a page: its left end, its baseline counted from the top, both in points. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
  face: string;
  /** The document itself has a blank behind it, however narrow. */
  blankAfter?: boolean;
}

/** What most of a document is set in. */
interface Body {
  size: number;
  face: string | undefined;
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
  const flows = new Flows();
  for (const [index, pieces] of pages.entries()) {
    const columns = columnsOf(rowsOf(pieces), body).filter((column) => column.length > 0);
    for (const column of columns)
      addLines(lines, column, { body, page: index + 1, flow: flows.of(column, columns.length > 1) });
  }
  return lines.all;
}

/**
 * Tells which columns are one from page to page. One as wide as the column before it goes on where that ended, as in a
 * newspaper; a page that is one column goes on where the widest column before it ended; a sidebar is its own.
 */
class Flows {
  private readonly known: { left: number; right: number; flow: number }[] = [];

  of(column: Row[], isOneOfSeveral: boolean): number {
    const left = Math.min(...column.map((row) => row.left));
    const right = Math.max(...column.map((row) => row.right));
    const width = right - left;
    const widest = this.known.toSorted((a, b) => b.right - b.left - (a.right - a.left))[0];
    const same = this.known.find((one) => Math.abs(one.left - left) < 12 && right < one.right + width * 0.3);
    const before = this.known.at(-1);
    const alike = before && Math.abs(before.right - before.left - width) < width * 0.2 ? before : undefined;
    const flow = (isOneOfSeveral ? (same ?? alike) : widest)?.flow ?? this.known.length;
    this.known.push({ left, right, flow });
    return flow;
  }
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
function columnsOf(rows: Row[], body: Body): Row[][] {
  const gutter = gutterOf(rows, body);
  if (gutter === undefined) return [rows];
  const from = rows.findIndex((row) => isCutBy(row, gutter) || row.left >= gutter);
  const last = rows.slice(0, Math.max(from, 0)).findLastIndex((row) => crosses(row, gutter));
  const [above, rest] = [rows.slice(0, last + 1), rows.slice(last + 1)];
  const left = rest.flatMap((row) => part(row, ({ x }) => x < gutter));
  const right = rest.flatMap((row) => part(row, ({ x }) => x >= gutter));
  return [above, ...columnsOf(left, body), ...columnsOf(right, body)].filter((column) => column.length > 0);
}

/** Where a page parts into two columns, as a distance from the left. */
function gutterOf(rows: Row[], body: Body): number | undefined {
  if (rows.length < 10) return undefined;
  const left = Math.min(...rows.map((row) => row.left));
  const width = Math.max(...rows.map((row) => row.right)) - left;
  let best: { at: number; crossing: number; score: number } | undefined;
  for (let share = 0.2; share <= 0.8; share += 0.01) {
    const at = left + width * share;
    const crossing = rows.filter((row) => crosses(row, at)).length;
    // What is set to the right edge, as dates are, begins anywhere; a column begins at one place.
    const score = beginningAtOnePlace(rows, at) - crossing * 3;
    if (!best || score > best.score) best = { at, crossing, score };
  }
  if (!best || best.crossing > rows.length * 0.15) return undefined;
  const { at } = best;
  const lefts = rows.filter((row) => row.left < at && !crosses(row, at));
  const rights = rows.filter((row) => row.right > at && !crosses(row, at));
  const fewer = Math.min(lefts.length, rights.length);
  if (fewer < rows.length * 0.15 || fewer < 5) return undefined;
  const beside = rows.filter((row) => isCutBy(row, at)).length;
  if (beside <= fewer * 0.6) return at;
  const isNarrow = (x: number) => lefts.length <= rights.length === x < at;
  return hasHeadings(rows, isNarrow, body) ? at : undefined;
}

/** How many lines have their first type behind this place at the place where most of them have it. */
function beginningAtOnePlace(rows: Row[], at: number): number {
  const counts = new Map<number, number>();
  for (const { pieces } of rows) {
    const first = pieces.find(({ x }) => x >= at);
    if (first) counts.set(Math.round(first.x / 2), (counts.get(Math.round(first.x / 2)) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

/**
 * Lines beside others are a column of their own where headings stand among them that head nothing beside them, as those
 * of a table do; dates, and headings alone, belong to what is beside them.
 */
function hasHeadings(rows: Row[], isOfIt: (x: number) => boolean, body: Body): boolean {
  const stands = (pieces: readonly Piece[]) =>
    pieces.length > 0 && pieces.every(({ size, face }) => size > body.size * 1.12 || face !== body.face);
  const own = rows
    .map(({ pieces }) => ({
      of: pieces.filter(({ x }) => isOfIt(x)),
      beside: pieces.filter(({ x }) => !isOfIt(x)),
    }))
    .filter(({ of }) => of.length > 0);
  const headings = own.filter(({ of }) => stands(of));
  const dates = own.filter(({ of }) => of.some(({ text }) => /(?:19|20)\d\d/.test(text))).length;
  return (
    headings.length >= 2 &&
    headings.some(({ beside }) => !stands(beside)) &&
    headings.length <= own.length * 0.6 &&
    dates < own.length * 0.4
  );
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

interface Setting {
  body: Body;
  page: number;
  flow: number;
}

function addLines(lines: Lines, rows: Row[], { body, page, flow }: Setting): void {
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
      flow,
      places: placesOf(row).map((x) => (x - left) / body.size),
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

/** Between these two runs stands a gap, wider than any blank. */
function isGap(before: Piece, piece: Piece): boolean {
  return piece.x - before.x - before.width > piece.size * 0.75;
}

/** The runs of a line with what was between them: nothing, a blank, or a gap; and where the face changes. */
function textOf({ pieces }: Row): string {
  let text = '';
  let before: Piece | undefined;
  for (const piece of pieces) {
    const space = before ? piece.x - before.x - before.width : 0;
    if (before && isGap(before, piece)) text += '\t';
    else if (
      (before?.blankAfter || space > piece.size * 0.12) &&
      !text.endsWith(' ') &&
      !piece.text.startsWith(' ')
    )
      text += ' ';
    if (before && before.face !== piece.face && /\s$/.test(text + piece.text.slice(0, 1))) text += turnSign;
    text += piece.text;
    before = piece;
  }
  return text;
}

/** Where the parts begin that gaps part. */
function placesOf({ pieces }: Row): number[] {
  return pieces.flatMap((piece, index) => {
    const before = pieces[index - 1];
    return !before || isGap(before, piece) ? [piece.x] : [];
  });
}
