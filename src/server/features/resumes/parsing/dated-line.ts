import type { Line } from '#server/documents/line.ts';
import {
  type Dated,
  dateAtEnd,
  dateAtStart,
  datedPart,
  isDuration,
  yearInBrackets,
  yearSpent,
} from './dates.ts';
import type { Period } from './periods.ts';
import { inUsualWords } from './unusual-dates.ts';
import { isDegree, isEmployer, isRole, isSchool } from './words.ts';

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
  const isLabel = /:\s*$/.test(text.slice(0, turn)); // "**Position:** Waiter" is one part
  const isHeading = turn > 2 && text.length - turn > 2 && text.length <= 120 && !bullet && !isLabel;
  const halves = isHeading ? [text.slice(0, turn), text.slice(turn)] : [text];
  return halves
    .flatMap((half) => half.split('\t'))
    .map((cell) => cell.trim())
    .filter(Boolean);
}

/** Dates head an entry where they stand alone or in a short line; in the midst of a sentence they tell of something else. */
function datesOf(cell: string, line: Line): Dated | undefined {
  if (isOfTools(line.text) || isOfSomethingElse(cell)) return undefined;
  const dated =
    datedPart(cell) ?? (line.bullet || line.continues ? undefined : (yearSpent(cell) ?? yearOfJob(cell)));
  if (!dated) return undefined;
  const around = dated.before.length + dated.after.length;
  if (around === 0 || (!dated.before && around <= 160 && !line.bullet && !line.continues)) return dated;
  const isSentence =
    /[.;]$/.test(cell) ||
    /^\p{Ll}/u.test(cell) ||
    /\b(?:from|between|in|during|since|for)$/i.test(dated.before);
  return around > 120 || line.bullet || line.continues || (isSentence && around > 60) ? undefined : dated;
}

/** "Environment: SQL Server 2005/2008": what was worked with, whose years are names. */
function isOfTools(text: string): boolean {
  return /^(?:technical |software |operating )?(?:environments?|technolog\p{L}+|tools?|stack|tech\p{L}*|platforms?|databases?|used)\b[^:]{0,30}:\s/iu.test(
    text,
  );
}

/** "I have held a licence since 2008." */
function isOfSomethingElse(cell: string): boolean {
  return (
    /^I (?:have|had|hold|own|live|speak)\b/.test(cell) &&
    /[.!]$/.test(cell) &&
    !isRole(cell) &&
    !isEmployer(cell)
  );
}

/** "[2016] Reef Check: Survey Diver": a year alone, and a job or an employer behind it. */
function yearOfJob(told: string): Dated | undefined {
  const cell = inUsualWords(told);
  if (cell.length > 120 || /[.;]$/.test(cell)) return undefined;
  const last = yearInBrackets(cell) ?? (isOfThreeParts(cell) ? dateAtEnd(cell) : undefined);
  if (last && isRole(last.before) && !isDegree(cell) && !isSchool(cell)) return last;
  const dated = dateAtStart(cell);
  return dated &&
    /^(?:\p{Lu}|(?:internship|traineeship|placement|job) as\b)/u.test(dated.after) &&
    !isDegree(dated.after) &&
    (isRole(dated.after) || isEmployer(dated.after))
    ? dated
    : undefined;
}

/** "Lifeguard — Sea Pool, Tunis — summer 2020": a job, a house and when. */
function isOfThreeParts(cell: string): boolean {
  return /^[^–—|·]{3,50}\s[–—|·-]\s.{3,60}\s[–—|·-]\s[^–—|·]{4,20}$/u.test(cell);
}
