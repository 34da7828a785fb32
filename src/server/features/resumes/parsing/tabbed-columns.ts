import type { Line } from '#server/documents/line.ts';
import { columnOf } from './columns.ts';
import { headingIn } from './headings.ts';

/**
 * Two columns told line by line, with tabs between them: "SKILLS ⇥ WORK EXPERIENCE", and below it the lines of both beside each
 * other. Each column reads on by itself then; a line of one part goes on in the column that stands last, the wider one as a rule.
 */
export function columnsApart(lines: readonly Line[]): Line[] {
  const at = lines.findIndex(headsColumns);
  const header = lines[at];
  if (!header) return [...lines];
  const width = header.text.split('\t').length;
  const below = lines.slice(at + 1);
  const tabbed = below.flatMap(({ text }, index) => (text.split('\t').length === width ? [index] : []));
  const end = (tabbed.at(-1) ?? -1) + 1;
  if (tabbed.length < 3 || tabbed.length < end * 0.6) return [...lines];
  const flows = Math.max(...lines.map(({ flow }) => flow));
  const columns = Array.from({ length: width }, (): Line[] => []);
  for (const line of [header, ...below.slice(0, end)]) {
    const cells = line.text.split('\t');
    const first = cells.length === width ? 0 : width - 1;
    const parts = cells.length === width ? cells : [cells.join('\t')];
    for (const [index, text] of parts.entries())
      columns[first + index]?.push({ ...line, text, turn: 0, places: [], flow: flows + 1 + first + index });
  }
  return [...lines.slice(0, at), ...columns.flat(), ...columnsApart(below.slice(end))];
}

/** Parts that each are a heading, of different kinds, and no headings of a table. */
function headsColumns({ text, bullet }: Line, _index: number, lines: readonly Line[]): boolean {
  const cells = text.split('\t');
  if (bullet || cells.length < 2 || cells.length > 3 || cells.every((cell) => columnOf(cell) !== undefined))
    return false;
  const [first] = lines;
  if (!first) return false;
  const kinds = cells.map((cell) => headingIn({ ...first, text: cell, bullet: false })?.kind);
  return kinds.every((kind) => kind !== undefined) && new Set(kinds).size === kinds.length;
}
