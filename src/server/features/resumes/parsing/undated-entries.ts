import type { Line } from '#server/documents/line.ts';
import { datedLine } from './dated-line.ts';
import type { Entry } from './entry.ts';
import { isHead, isRoleLine } from './entry-heads.ts';
import { isEmployer } from './words.ts';

/** Without any dates, what stands apart and is followed by bullets is an entry. */
export function undatedEntries(lines: readonly Line[]): Entry[] {
  const starts = lines.flatMap((line, index) => {
    const after = lines[index - 1];
    const begins =
      isHead(datedLine(line)) && (line.strong || line.apart || !after || after.bullet || isRoleLine(line));
    return begins && (line.strong || lines[index + 1]?.bullet || isRoleLine(line)) ? [index] : [];
  });
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? lines.length;
    const [first, second] = lines.slice(start, end);
    const head = first?.text.split('\t') ?? [];
    // The employer below the job.
    const isTwo =
      head.length === 1 &&
      second !== undefined &&
      !second.bullet &&
      /^\p{Lu}/u.test(second.text) &&
      isHead(datedLine(second)) &&
      isEmployer(second.text) &&
      !isEmployer(head[0] ?? '');
    return {
      head: [...head, ...(isTwo ? second.text.split('\t') : [])],
      period: undefined,
      body: lines.slice(start + (isTwo ? 2 : 1), end),
    };
  });
}
