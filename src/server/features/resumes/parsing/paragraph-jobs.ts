import type { Line } from '#server/documents/line.ts';
import { type Dated, dateBefore, datedPart, isDateAlone, spansIn } from './dates.ts';
import type { Entry } from './entry.ts';
import { isRole } from './words.ts';

/** Jobs told in sentences of one paragraph; undefined where no paragraph tells of two. */
export function jobsInOneParagraph(lines: readonly Line[]): { entries: Entry[]; before: Line[] } | undefined {
  const paragraphs = paragraphsOf(lines);
  if (!paragraphs.some(({ text, bullet }) => !bullet && text.length > 60 && spansIn(text).length > 1))
    return undefined;
  const entries: Entry[] = [];
  const before: Line[] = [];
  for (const paragraph of paragraphs) {
    for (const text of paragraph.bullet ? [paragraph.text] : sentencesOf(paragraph.text)) {
      const line = { ...paragraph, text };
      const dated = paragraph.bullet ? undefined : datedPart(text);
      if (dated) {
        const head = headOf(dated);
        // "Bartender. Blue Lagoon. 2019 to 2021." told in sentences of one word or two.
        const told = head.length > 0 ? [] : namesBefore(entries.at(-1)?.body ?? before);
        entries.push({
          head: [...told.map((one) => one.text.replace(/\.$/, '')), ...head],
          period: dated.period,
          body: [],
        });
      } else (entries.at(-1)?.body ?? before).push(line);
    }
  }
  return { entries, before };
}

/** Takes from the end of what was told the sentences that are names and no sentences. */
function namesBefore(told: Line[]): Line[] {
  const isName = ({ text, bullet }: Line) =>
    !bullet && text.length <= 60 && text.split(' ').length <= 7 && /^\p{Lu}/u.test(text);
  const names = told.slice(-2);
  const from = names.every(isName) ? names.length : names.slice(-1).every(isName) ? 1 : 0;
  return told.splice(told.length - from, from);
}

function headOf({ before, after }: Dated): string[] {
  return [before, after]
    .map((part) =>
      part.replace(/^(?:and|then)\s+|[\s,(]*\b(?:from|since|between|in|during|for|and)$/gi, '').trim(),
    )
    .filter((part) => /\p{L}/u.test(part) && !/^(?:from|since|in|and)$/i.test(part));
}

/** A paragraph, and of how many lines it is. */
interface Paragraph extends Line {
  lines: number;
}

/** Lines that were broken to fit a page, whole again. */
export function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const line of lines) {
    const before = paragraphs.at(-1);
    if (before && line.continues && !line.bullet) {
      before.text = `${before.text} ${line.text}`;
      before.lines += 1;
    } else paragraphs.push({ ...line, lines: 1 });
  }
  return paragraphs;
}

/** At full stops and semicolons; and where that leaves two jobs in one, at their dates. */
function sentencesOf(text: string): string[] {
  return text
    .split(
      /(?<=[.;])(?<!\b(?:Ltd|Pvt|Co|Inc|St|No|Mr|Mrs|Dr|Asst|Dept|Prof|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|[Jj]anv|[Ff]évr?|[Aa]vr|[Jj]uil|[Aa]oût|[Dd][ée]c|sept?|oct|nov|ene|abr|ago|dic|gen|ott|out|dez)\.)\s+(?=[\p{Lu}\d(])/u,
    )
    .flatMap((sentence) => {
      const spans = spansIn(sentence);
      if (spans.length < 2) return [sentence];
      const isFirst = !/\p{L}/u.test(
        sentence.slice(0, spans[0]?.from).replace(/\b(?:from|since|in)\b/gi, ''),
      );
      const cuts = isFirst ? spans.slice(1).map(({ from }) => from) : spans.slice(0, -1).map(({ to }) => to);
      return [0, ...cuts].map((cut, index) => sentence.slice(cut, cuts[index]).replace(/^[\s,.;)\]]+/, ''));
    })
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** Dates that were broken into lines, as narrow columns do: "April 2012", "to", "January 2013". */
export function withDatesWhole(lines: readonly Line[]): Line[] {
  const whole: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (!line) continue;
    const [next, third] = [lines[index + 1]?.text ?? '', lines[index + 2]?.text ?? ''];
    const isOpen = isDateAlone(line.text.replace(/\s*(?:[-–—]|\bto)$/i, ''));
    const isJoined = isOpen && /^(?:to|until|till|[-–—])$/i.test(next) && isEndAlone(third);
    const end = isJoined ? third : isOpen ? next.replace(/^(?:to|until|till|[-–—])\s+/i, '') : '';
    if (!line.bullet && isEndAlone(end) && datedPart(`${start(line.text)} – ${end}`)) {
      whole.push({ ...line, text: `${start(line.text)} – ${end}` });
      index += isJoined ? 2 : 1;
    } else whole.push(line);
  }
  return whole;
}

/** "December 2016 ⇥ Project manager", "August", "2019": the end in a narrow column, with or without a line of the job in it. */
function withEndsWhole(lines: readonly Line[]): Line[] {
  const left = [...lines];
  for (const [index, line] of left.entries()) {
    const from = line.bullet ? undefined : dateBefore(line.text);
    const month = left[index + 1]?.text ?? '';
    const at = [2, 3].find((lead) => /^(?:19|20)\d\d$/.test(left[index + lead]?.text ?? ''));
    if (!from?.rest || !at || !isRole(from.rest) || !isDateAlone(`${month} 2000`) || /\d/.test(month))
      continue;
    left[index] = {
      ...line,
      text: `${from.date} – ${month} ${left[index + at]?.text}\t${from.rest}`,
      turn: 0,
    };
    left.splice(index + at, 1);
    left.splice(index + 1, 1);
  }
  return left;
}

/** The same where each of the two dates has a line of the job beside it. */
export function withMarginsWhole(told: readonly Line[]): Line[] {
  const lines = withEndsWhole(told);
  const whole: Line[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    const margin = line && inMargin(line, lines[index + 1]);
    whole.push(...(margin ?? (line ? [line] : [])));
    if (margin) index += 1;
  }
  return whole;
}

/** From when and until when below each other in the margin, each beside a line of the job: "May 2019 ⇥ Waiter", "June 2021 ⇥ Blue Lagoon". */
function inMargin(line: Line, next: Line | undefined): Line[] | undefined {
  if (!next || line.bullet || next.bullet || spansIn(line.text).length > 0 || spansIn(next.text).length > 0)
    return undefined;
  const [from, to] = [dateBefore(line.text), endBefore(next.text, line.text)];
  if (!from || !to || !(from.rest || to.rest) || line.text.length > 120) return undefined;
  if (isRole(from.rest) && isRole(to.rest)) return undefined; // Two jobs, a year each.
  const text = `${from.date} – ${to.date}`;
  if (!datedPart(text)) return undefined;
  return [
    { ...line, text: from.rest ? `${text}\t${from.rest}` : text, turn: 0 },
    ...(to.rest ? [{ ...next, text: to.rest, turn: 0 }] : []),
  ];
}

function endBefore(text: string, from: string): { date: string; rest: string } | undefined {
  const [, rest] =
    /^(?:present|current(?:ly working)?|now|to date|till (?:date|now))\b[\s,:–-]*(.*)$/i.exec(text) ?? [];
  if (rest !== undefined) return { date: 'present', rest };
  // "2017, July" and below it "December": of one year.
  const [, month = '', job = ''] =
    /^(Jan\p{L}*|Feb\p{L}*|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug\p{L}*|Sep\p{L}*|Oct\p{L}*|Nov\p{L}*|Dec\p{L}*)\.?\s+(\p{Lu}.*)$/u.exec(
      text,
    ) ?? [];
  const [year] = /(?:19|20)\d\d/.exec(from) ?? [];
  return (
    dateBefore(text) ?? (month && year && isRole(job) ? { date: `${month} ${year}`, rest: job } : undefined)
  );
}

function start(text: string): string {
  return text.replace(/\s*(?:[-–—]|\bto)$/i, '');
}

function isEndAlone(text: string): boolean {
  return isDateAlone(text) || /^(?:present|current|now|date|to ?date|till (?:date|now)|today)$/i.test(text);
}
