import type { Line } from '#server/documents/line.ts';
import { type Dated, datedPart, isAllSpans, spansIn } from './dates.ts';
import { isEmployer, isRole } from './words.ts';

/** "2019 – 2021: Waiter, Blue Lagoon. Served breakfast to 200 guests." is the heading of a job, and what was done in it. */
export function atFirstSentence(line: Line): Line[] {
  const [span, more] = line.bullet || line.text.length < 60 ? [] : spansIn(line.text);
  if (!span || more || span.from > 80) return [line];
  const stop = [...line.text.matchAll(endOfNames)].find(({ index }) => index >= span.to);
  const head = stop && line.text.slice(0, stop.index);
  if (!stop || !head || head.length > 130) return [line];
  const names = `${head.slice(0, span.from)} ${head.slice(span.to)}`;
  if (!isRole(names) && !isEmployer(names)) return [line];
  const rest = line.text.slice(stop.index + stop[0].length);
  return [
    { ...line, text: head },
    { ...line, text: rest, apart: false, turn: 0, places: [] },
  ];
}

const endOfNames = /(?<=[\p{L})]{3}|\d\)?)(?<!\b(?:Ltd|Pvt|Inc|Asst|Dept|Capt|Prof|Govt))\.\s+(?=\p{Lu})/gu;

/**
 * "• 2019 – 2021: Waiter, Blue Lagoon" is the heading of a job in spite of its bullet; and where no line but those with
 * bullets has dates, each of them is.
 */
export function unbulleted(line: Line, index: number, all: readonly Line[]): Line {
  if (!line.bullet || line.text.length > 160) return line;
  if (isOverDates(line, all.slice(index + 1, index + 3))) return { ...line, bullet: false, continues: false };
  const dated = datedPart(line.text);
  const isHeading =
    dated &&
    (isRole(line.text) || isEmployer(line.text) || isListOfJobs(all)) &&
    (dated.before === '' || all.every(({ bullet, text }) => bullet || spansIn(text).length === 0));
  return isHeading &&
    (!/[.;]$/.test(line.text) || isClosedByDates(dated, line.text) || isOfNames(dated, line.text))
    ? { ...line, bullet: false, continues: false }
    : line;
}

/** Whether of the points that begin or end in dates most name a job: then all of them do. */
function isListOfJobs(all: readonly Line[]): boolean {
  const dated = all.filter(({ bullet, text }) => bullet && text.length <= 160 && spansIn(text).length === 1);
  return dated.length > 1 && dated.filter(({ text }) => isRole(text)).length > dated.length / 2;
}

/** "• Chef, Blue Lagoon, 2018–2022;": a list of sentences has such signs, and what ends in dates is none. */
function isClosedByDates({ after, before }: Dated, text: string): boolean {
  return after === '' && before !== '' && text.slice(before.length).length <= 40 && !/[.;]\s/.test(before);
}

/** "❖ Technician", and below it "Ocean Palm Resort" and "2018 – 2023". */
function isOverDates({ text }: Line, below: readonly Line[]): boolean {
  if (text.length > 70 || !(isRole(text) || isEmployer(text)) || /[.;]$/.test(text)) return false;
  const dates = below.findIndex((line) => isAllSpans(line.text));
  return dates >= 0 && below.slice(0, dates + 1).every(({ bullet }) => !bullet);
}

/** "2020 – 2022 Avito (Moscow), python developer.": names behind their dates, and no sentence in spite of its full stop. */
function isOfNames({ before, after }: Dated, text: string): boolean {
  const names = after.replace(/[.;]$/, '');
  return (
    before === '' &&
    text.length <= 110 &&
    isRole(names) &&
    !/[.;:]\s/.test(names) &&
    names.split(' ').length <= 9
  );
}
