import type { Line } from '#server/documents/line.ts';
import { columnOf } from './columns.ts';

/** "FROM: 03/2018 UNTIL: 09/2024", "Company: Blue Lagoon, Position: Waiter": a row for each label that stands in one line. */
export function labelsApart(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    if (line.bullet || line.text.length > 200) return [line];
    const starts = [...line.text.matchAll(label)].flatMap(({ index, 1: words = '' }) => {
      const column = columnOf(words);
      return column && column !== 'other' && column !== 'duties' ? [index] : [];
    });
    if (starts.length < 2 || starts[0] !== 0) return [line];
    return starts.map((start, index) => ({
      ...line,
      text: line.text.slice(start, starts[index + 1]).replace(/[\s,;|/–-]+$/, ''),
      turn: 0,
      places: [],
      apart: index === 0 && line.apart,
    }));
  });
}

const label = /(?<=^|[\s,;|/])(\p{Lu}\p{L}+(?: (?:of |held|name|title|\p{Lu}\p{L}+)){0,2})\s?:(?=\s)/gu;
