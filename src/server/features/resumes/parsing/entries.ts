import type { Line } from '#server/documents/line.ts';
import { type DatedLine, datedLine } from './dated-line.ts';
import {
  isBesides,
  isFragment,
  isHead,
  isHeadOverDates,
  isRoleLine,
  isSubheading,
  mayName,
  tellsWork,
} from './entry-heads.ts';
import { atFirstSentence, unbulleted } from './entry-lines.ts';
import type { Entry } from './entry.ts';
import { jobNamesIn } from './job-names.ts';
import { areLanguages } from './languages.ts';
import { isPlace } from './places.ts';
import { jobsInOneParagraph, withDatesWhole, withMarginsWhole } from './paragraph-jobs.ts';
import { undatedEntries } from './undated-entries.ts';
import { isEmployer, isRole } from './words.ts';

/**
 * Parts a section into its entries. Where the first dates stand, counted from the section's first line, is where they
 * stand in every entry: résumés are written to one pattern.
 */
export function entriesOf(told: readonly Line[]): { entries: Entry[]; before: Line[] } {
  const whole = withMarginsWhole(withDatesWhole(told)).map(unbulleted);
  const sentences = jobsInOneParagraph(whole);
  if (sentences) return sentences;
  const lines = whole.flatMap(atFirstSentence);
  const dated = lines.map(datedLine);
  const anchors = dated.flatMap(({ period }, index) => (period ? [index] : []));
  const [first] = anchors;
  if (first === undefined) return { entries: undatedEntries(lines), before: [] };
  const closed = entriesClosedByDates(dated, anchors);
  if (closed) return { entries: closed, before: [] };
  const usual = first <= 3 ? first : leadOf(dated, first, -1);
  const lead = areWhole(dated, anchors) ? 0 : usual;
  const starts: number[] = [];
  for (const anchor of anchors) {
    const last = anchors[starts.length - 1];
    const after = last === undefined ? -1 : last + Number(isOverFirm(dated, last));
    starts.push(anchor - leadOf(dated, anchor, after, lead));
  }
  const entries = starts.map((start, index) => {
    const anchor = anchors[index] ?? start;
    const end = starts[index + 1] ?? lines.length;
    return entryOf(dated, start, anchor, end);
  });
  return { entries, before: lines.slice(0, starts[0]) };
}

/**
 * Whether lines with dates, the first and most others, name a job and an employer themselves; what stands above the first
 * is a heading then.
 */
function areWhole(dated: readonly DatedLine[], anchors: readonly number[]): boolean {
  const whole = anchors.filter((anchor) => isWhole(dated[anchor]));
  return (
    anchors.length > 1 &&
    whole[0] === anchors[0] &&
    whole.length >= anchors.length * 0.75 &&
    anchors.slice(1).every((anchor) => !mayHead(dated[anchor - 1]))
  );
}

function isWhole(line: DatedLine | undefined): boolean {
  const { title, company, doubtful } = jobNamesIn(line?.parts ?? [], { roleFirst: true, known: false });
  return title !== null && company !== null && isRole(title) && doubtful.length === 0;
}

function mayHead(line: DatedLine | undefined): boolean {
  return (
    line !== undefined &&
    isHead(line) &&
    line.period === undefined &&
    line.line.text.length <= 60 &&
    !isSubheading(line.line.text)
  );
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
    !bodies.every((lines) => lines >= 2) ||
    !bodies.some((lines) => lines >= 3)
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
  if (isOverFirm(dated, anchor)) return 0;
  while (lead < usual) {
    const before = dated[anchor - lead - 1];
    if (
      !before ||
      anchor - lead - 1 <= after ||
      (tellsWork.test(before.line.text) && !isRole(before.line.text)) ||
      !(isHead(before) || isHeadOverDates(before, dated[anchor], lead) || isBesides(before))
    )
      break;
    lead += 1;
  }
  if (lead === 0 && isOverFragment(dated, anchor, after)) return 2;
  if (lead === 0 && isUnderWhole(dated, anchor, after)) return 1;
  return withWholeBlock(dated, { anchor, after, lead });
}

/** A job with its dates, and a firm's whole name below it: what stands above is of something else. */
function isOverFirm(dated: readonly DatedLine[], anchor: number): boolean {
  const [above, at, below] = [dated[anchor - 1], dated[anchor], dated[anchor + 1]];
  return (
    at?.parts.length === 1 &&
    isRole(at.parts.join(' ')) &&
    below !== undefined &&
    isHead(below) &&
    /\b(?:ltd|llc|inc|gmbh|plc|llp|corp|ngo)\.?$/i.test(below.line.text) &&
    above !== undefined &&
    !isEmployer(above.line.text) &&
    !isRole(above.line.text)
  );
}

/** Dates that begin a line right below a job and its employer, and no job below them: those are its dates, wherever they stand elsewhere. */
function isUnderWhole(dated: readonly DatedLine[], anchor: number, after: number): boolean {
  const [above, at, below] = [dated[anchor - 1], dated[anchor], dated[anchor + 1]];
  return (
    anchor - 1 > after &&
    above !== undefined &&
    above.line.text.length <= 90 &&
    isHead(above) &&
    isWhole(above) &&
    at?.line.bullet === false &&
    !at.parts.some((part) => isRole(part) || isEmployer(part)) &&
    !(below && isHead(below) && isRole(below.line.text))
  );
}

/** A job, half a sentence of something else, and below it the dates alone. */
function isOverFragment(dated: readonly DatedLine[], anchor: number, after: number): boolean {
  const [job, fragment] = [dated[anchor - 2], dated[anchor - 1]];
  return (
    dated[anchor]?.parts.length === 0 &&
    anchor - 2 > after &&
    job !== undefined &&
    fragment !== undefined &&
    isHead(job) &&
    (isFragment(fragment) ? isRoleLine(job.line) : isStrayUnder(job.parts, fragment))
  );
}

/** One of the short words of a narrow column, below a line that names a job and who employs already. */
function isStrayUnder(head: readonly string[], { line: { text, bullet } }: DatedLine): boolean {
  if (
    bullet ||
    text.length > 26 ||
    !/^\p{Lu}[\p{L}\d .+#-]*$/u.test(text) ||
    isRole(text) ||
    isEmployer(text)
  )
    return false;
  const { title, company } = jobNamesIn(head, { roleFirst: true, known: false });
  const isSaid = company !== null && (isEmployer(company) || / at |@/.test(head.join(' ')));
  return title !== null && isRole(title) && isSaid && !isPlace(text);
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

function entryOf(dated: readonly DatedLine[], start: number, anchor: number, end: number): Entry {
  const head: string[] = [];
  const body: Line[] = [];
  for (const line of dated.slice(start, anchor))
    if (
      isBesides(line) ||
      (head.length > 0 && isFragment(line)) ||
      (dated[anchor]?.parts.length === 0 && isStrayUnder(head, line))
    )
      body.push(line.line);
    else head.push(...line.parts);
  const at = dated[anchor];
  let next = anchor + 1;
  if (at?.line.bullet) body.push({ ...at.line, text: at.parts.join(' ') });
  else {
    // "Oct 2018 – Mar 2022  Built a business from nothing": beside the dates stands what was done.
    const [beside = ''] = at?.parts ?? [];
    const isDone =
      head.length > 0 && at?.parts.length === 1 && (tellsWork.test(beside) || areLanguages(beside));
    if (isDone && at) body.push({ ...at.line, text: at.parts.join(' ') });
    else head.push(...(at?.parts ?? []));
    // What the dates stand above heads the entry too, as long as there is too little to name a job with.
    while (!isDone && next < end && head.length < 2 && next <= anchor + 2) {
      const line = dated[next];
      if (!line || !isHead(line) || (line.line.apart && !line.line.strong && head.length > 0)) break;
      if (!mayName(line.line.text) || tellsWork.test(line.line.text)) break;
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
