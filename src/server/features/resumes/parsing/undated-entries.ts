import type { Line } from '#server/documents/line.ts';
import { datedLine } from './dated-line.ts';
import type { Entry } from './entry.ts';
import { isHead, isRoleLine } from './entry-heads.ts';
import { jobNamesIn } from './job-names.ts';
import { isPlace } from './places.ts';
import { isEmployer } from './words.ts';

/** Without any dates, what stands apart and is followed by bullets is an entry. */
export function undatedEntries(lines: readonly Line[]): Entry[] {
  const starts = lines.flatMap((line, index) => {
    const after = lines[index - 1];
    const begins =
      isHead(datedLine(line)) && (line.strong || line.apart || !after || after.bullet || isRoleLine(line));
    return begins && (line.strong || lines[index + 1]?.bullet || isRoleLine(line)) ? [index] : [];
  });
  const entries = starts.map((start, index) => {
    const end = starts[index + 1] ?? lines.length;
    const [first, second] = lines.slice(start, end);
    const head = first?.text.split('\t') ?? [];
    // The employer below the job.
    const isTwo =
      head.length === 1 &&
      second !== undefined &&
      !second.bullet &&
      ((/^\p{Lu}/u.test(second.text) && isHead(datedLine(second)) && isEmployer(second.text)) ||
        isHouseAndPlace(second.text)) &&
      !isEmployer(head[0] ?? '');
    return {
      head: [...head, ...(isTwo ? second.text.split('\t') : [])],
      period: undefined,
      body: lines.slice(start + (isTwo ? 2 : 1), end),
    };
  });
  return withoutStrayLines(entries, lines);
}

/** "shopfront.example – Dnipro, Ukraine" */
function isHouseAndPlace(text: string): boolean {
  const [, place = ''] = /^\p{L}[^,;]{2,50}(?:\s[-–—|]\s|,\s)(\p{Lu}.*)$/u.exec(text) ?? [];
  return place !== '' && isPlace(place);
}

/** Where most name an employer, a line that names none and does not stand out is of the job above: "Developer of bank services". */
function withoutStrayLines(entries: readonly Entry[], lines: readonly Line[]): Entry[] {
  const names = entries.map(({ head }) => jobNamesIn(head, { roleFirst: true, known: false }));
  const isMost = names.filter(({ company }) => company !== null).length > entries.length / 2;
  const whole: Entry[] = [];
  for (const [index, entry] of entries.entries()) {
    const line = lines.find(({ text }) => text.startsWith(entry.head[0] ?? ''));
    const above = whole.at(-1);
    if (above && line && isMost && names[index]?.company === null && !line.strong && !line.apart)
      above.body.push(line, ...entry.body);
    else whole.push(entry);
  }
  return whole;
}
