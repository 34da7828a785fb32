import type { Line } from '#server/documents/line.ts';
import { columnOf } from './columns.ts';
import { particularOf } from './particulars.ts';

/** "Name", "Moosa Rasheed", "Nationality", "Maldivian": labels alone, each with what it is of below it. */
function withValuesBeside(lines: readonly Line[]): Line[] {
  const isLabel = (line: Line | undefined) =>
    line !== undefined && !line.bullet && !line.text.includes('\t') && particularOf(line.text) !== undefined;
  const isPair = (at: number) => isLabel(lines[at]) && lines[at + 1] !== undefined && !isLabel(lines[at + 1]);
  const first = lines.findIndex((_, at) => isPair(at) && isPair(at + 2) && isPair(at + 4));
  if (first < 0) return [...lines];
  const beside = lines.slice(0, first);
  let at = first;
  for (; isPair(at) && (lines[at + 1]?.text.length ?? 0) <= 60; at += 2) {
    const [label, value] = [lines[at], lines[at + 1]];
    if (label && value)
      beside.push({ ...label, text: `${label.text.replace(/\s*:\s*$/, '')}: ${value.text}`, turn: 0 });
  }
  return [...beside, ...lines.slice(at)];
}

/** "FROM: 03/2018 UNTIL: 09/2024", "Company: Blue Lagoon, Position: Waiter": a row for each label that stands in one line. */
export function labelsApart(told: readonly Line[]): Line[] {
  const lines = withValuesBeside(told);
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
