import type { Line } from '#server/documents/line.ts';
import { type Dated, datedPart, type Period, yearSpent } from './dates.ts';
import { jobsInOneParagraph, withDatesWhole, withMarginsWhole } from './paragraph-jobs.ts';
import { columnOf } from './columns.ts';
import type { Entry } from './entry.ts';
import { endsInRole, isEmployer, isRole } from './words.ts';

/** A line of a section in which things have dates: what it says besides, and the dates. */
export interface DatedLine {
  line: Line;
  /** Its parts, as gaps and dates part them; empty where there were only dates. */
  parts: string[];
  period: Period | undefined;
}

export function datedLine(line: Line): DatedLine {
  const parts: string[] = [];
  let period: Period | undefined;
  for (const cell of cellsOf(line)) {
    const dated = period ? undefined : datesOf(cell, line);
    if (dated) {
      period = dated.period;
      parts.push(
        ...[dated.before, dated.after].filter((part) => /[\p{L}\p{N}]/u.test(part) && !isDuration(part)),
      );
    } else if (!isDuration(cell)) parts.push(cell);
  }
  return { line, parts, period };
}

/** Parted at gaps, and where a short line goes on in another face: a job set bold, and the employer behind it. */
function cellsOf({ text, turn, bullet }: Line): string[] {
  const isHeading = turn > 2 && text.length - turn > 2 && text.length <= 120 && !bullet;
  const halves = isHeading ? [text.slice(0, turn), text.slice(turn)] : [text];
  return halves
    .flatMap((half) => half.split('\t'))
    .map((cell) => cell.trim())
    .filter(Boolean);
}

/** Dates head an entry where they stand alone or in a short line; in the midst of a sentence they tell of something else. */
function datesOf(cell: string, line: Line): Dated | undefined {
  const dated = datedPart(cell) ?? (line.bullet || line.continues ? undefined : yearSpent(cell));
  if (!dated) return undefined;
  const around = dated.before.length + dated.after.length;
  if (around === 0 || (!dated.before && around <= 160 && !line.bullet && !line.continues)) return dated;
  const isSentence =
    /[.;]$/.test(cell) ||
    /^\p{Ll}/u.test(cell) ||
    /\b(?:from|between|in|during|since|for)$/i.test(dated.before);
  return around > 120 || line.bullet || line.continues || (isSentence && around > 60) ? undefined : dated;
}

/** "2 years 10 months": said by the dates already. */
function isDuration(text: string): boolean {
  return /^\W*(?:\d+\+?\s*(?:years?|yrs?|months?|mos?)\W*)+$/i.test(text);
}

/**
 * Parts a section into its entries. Where the first dates stand, counted from the section's first line, is where they
 * stand in every entry: résumés are written to one pattern.
 */
export function entriesOf(told: readonly Line[]): { entries: Entry[]; before: Line[] } {
  const lines = withMarginsWhole(withDatesWhole(told)).map(unbulleted);
  const sentences = jobsInOneParagraph(lines);
  if (sentences) return sentences;
  const dated = lines.map(datedLine);
  const anchors = dated.flatMap(({ period }, index) => (period ? [index] : []));
  const [first] = anchors;
  if (first === undefined) return { entries: undatedEntries(lines), before: [] };
  const closed = entriesClosedByDates(dated, anchors);
  if (closed) return { entries: closed, before: [] };
  const lead = first <= 3 ? first : leadOf(dated, first, -1);
  const starts: number[] = [];
  for (const anchor of anchors) {
    const after = starts.length ? (anchors[starts.length - 1] ?? -1) : -1;
    starts.push(anchor - leadOf(dated, anchor, after, lead));
  }
  const entries = starts.map((start, index) => {
    const anchor = anchors[index] ?? start;
    const end = starts[index + 1] ?? lines.length;
    return entryOf(dated, start, anchor, end);
  });
  return { entries, before: lines.slice(0, starts[0]) };
}

/** "• 2019 – 2021: Waiter, Blue Lagoon" is the heading of a job in spite of its bullet. */
function unbulleted(line: Line): Line {
  if (!line.bullet || line.text.length > 160) return line;
  const dated = datedPart(line.text);
  const isHeading = dated && dated.before === '' && (isRole(dated.after) || isEmployer(dated.after));
  return isHeading && !/[.;]$/.test(line.text) ? { ...line, bullet: false, continues: false } : line;
}

/** Where dates stand below all that is told of a job, each alone on its line, and the next job begins right behind them. */
function entriesClosedByDates(dated: readonly DatedLine[], anchors: readonly number[]): Entry[] | undefined {
  const isClosing = (anchor: number) => {
    const next = dated[anchor + 1];
    return (
      dated[anchor]?.parts.every(isPreposition) && (!next || (isHead(next) && isRole(next.parts.join(' '))))
    );
  };
  const bodies = anchors.map((anchor, index) => anchor - (anchors[index - 1] ?? -1) - 1);
  if (
    anchors.at(-1) !== dated.length - 1 ||
    !anchors.every(isClosing) ||
    !bodies.every((lines) => lines >= 3)
  )
    return undefined;
  return anchors.map((anchor, index) => {
    const [first, ...body] = dated.slice((anchors[index - 1] ?? -1) + 1, anchor);
    const isTwo =
      first?.parts.length === 1 &&
      body[0] !== undefined &&
      isHead(body[0]) &&
      !body[0].line.bullet &&
      isEmployer(body[0].line.text);
    return {
      head: [...(first?.parts ?? []), ...(isTwo ? (body[0]?.parts ?? []) : [])],
      period: dated[anchor]?.period,
      body: body.slice(isTwo ? 1 : 0).map(({ line }) => line),
    };
  });
}

function isPreposition(part: string): boolean {
  return /^(?:from|since|in|between|during|period|dates?)\W*$/i.test(part);
}

/** How many lines before its dates an entry begins: the usual number, as long as they look like what heads an entry. */
function leadOf(dated: readonly DatedLine[], anchor: number, after: number, usual = 2): number {
  let lead = 0;
  while (lead < usual) {
    const before = dated[anchor - lead - 1];
    if (!before || anchor - lead - 1 <= after || !isHead(before)) break;
    lead += 1;
  }
  return withWholeBlock(dated, { anchor, after, lead });
}

/** A heading of three lines above its dates, where the others have two: up to the line that stands apart. */
function withWholeBlock(
  dated: readonly DatedLine[],
  { anchor, after, lead }: { anchor: number; after: number; lead: number },
): number {
  for (let more = lead; more > 0 && more <= lead + 2 && anchor - more > after; more += 1) {
    const top = dated[anchor - more];
    if (!top || !isHead(top) || top.line.text.length > 60) return lead;
    if (top.line.apart) return more;
  }
  return lead;
}

function isHead({ line, parts }: DatedLine): boolean {
  const text = parts.join(' ');
  return (
    !line.bullet &&
    !line.continues &&
    text.length <= 110 &&
    (!/^\p{Ll}{2}/u.test(text) || /^(?:at|in|with|for|as) (?:an? |the )?\p{Lu}/u.test(text)) &&
    !isLabelled(line.text) &&
    !/[.;]$/.test(text.replace(/\b(?:inc|ltd|co|corp|llc|jr|sr)\.$/i, ''))
  );
}

/** "Technologies used: …" tells more of a job; "Position: …" is its heading. */
function isLabelled(text: string): boolean {
  const [, label = ''] = /^(\p{L}[\p{L} /&]{2,30}):\s/u.exec(text) ?? [];
  return (
    label !== '' &&
    !['position', 'employer', 'place', 'period'].includes(columnOf(label) ?? '') &&
    !isEmployer(label) &&
    !isRole(label)
  );
}

function entryOf(dated: readonly DatedLine[], start: number, anchor: number, end: number): Entry {
  const head: string[] = [];
  const body: Line[] = [];
  for (let index = start; index < anchor; index += 1) head.push(...(dated[index]?.parts ?? []));
  const at = dated[anchor];
  let next = anchor + 1;
  if (at?.line.bullet) body.push({ ...at.line, text: at.parts.join(' ') });
  else {
    head.push(...(at?.parts ?? []));
    // What the dates stand above heads the entry too, as long as there is too little to name a job with.
    while (next < end && head.length < 2 && next <= anchor + 2) {
      const line = dated[next];
      if (!line || !isHead(line) || (line.line.apart && !line.line.strong && head.length > 0)) break;
      head.push(...line.parts);
      next += 1;
    }
  }
  for (; next < end; next += 1) {
    const line = dated[next];
    if (line) body.push({ ...line.line, text: line.parts.join(' ') });
  }
  return { head, period: at?.period, body: body.filter(({ text }) => text) };
}

function isRoleLine({ text }: Line): boolean {
  return (
    text.length <= 80 &&
    /^\p{Lu}/u.test(text) &&
    !/[.;:,]$/.test(text) &&
    !/^\p{L}+(?:ed|ing)\b/u.test(text) &&
    isRole(text) &&
    (endsInRole(text.replace(/\s*\([^()]*\)$/, '')) || text.split(' ').length <= 8)
  );
}

/** Without any dates, what stands apart and is followed by bullets is an entry. */
function undatedEntries(lines: readonly Line[]): Entry[] {
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

/** Lines as paragraphs and "- " lists: what was broken to fit a page is whole again. */
export function asText(lines: readonly Line[]): string {
  let text = '';
  for (const { text: raw, bullet, continues, apart } of lines) {
    const line = raw.replaceAll('\t', ' ');
    const goesOn = text !== '' && !bullet && (continues || /^\p{Ll}/u.test(line));
    if (!goesOn) text += `${text ? (apart && !bullet ? '\n\n' : '\n') : ''}${bullet ? '- ' : ''}${line}`;
    else if (/\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(line)) text = `${text.slice(0, -1)}${line}`;
    else text += ` ${line}`;
  }
  return text;
}
