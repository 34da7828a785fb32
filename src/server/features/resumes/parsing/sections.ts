import type { Line } from '#server/documents/line.ts';
import { spansIn } from './dates.ts';
import type { SectionKind } from './heading-words.ts';
import { headingIn, standsOut } from './headings.ts';
import { areLanguages } from './languages.ts';
import { isEmployer, isRole } from './words.ts';

export interface Section {
  kind: SectionKind;
  title: string;
  lines: Line[];
}

/**
 * Parts a document at its headings: at those whose words are known, and at those that look like them. What stands in a
 * column, box or margin of its own goes on with what was begun there, and not with what was begun beside it.
 */
export function sectionsOf(lines: readonly Line[]): { head: Line[]; sections: Section[] } {
  const found = lines.filter((line) => headingIn(line)?.rest === '');
  const standing = found.filter(standsOut);
  // Where headings stand out, "Training" among skills is one of them.
  const known = standing.length >= 3 && standing.length > found.length / 2 ? standing : found;
  const head: Line[] = [];
  const sections: Section[] = [];
  const begun = new Map<number, Section>();
  const alone = headingsAlone(lines);
  let around = 0;
  for (const line of lines) {
    // A heading in a box of its own stands over what is around the box.
    const flow = alone.has(line.flow) ? around : line.flow;
    around = flow;
    const current = begun.get(flow);
    const named = headingIn(line);
    const heading =
      (named && (named.rest !== '' || known.includes(line)) ? named : undefined) ??
      ((sections.length > 0 || head.length >= 3) && looksLike(line, known)
        ? { kind: 'other' as const, title: line.text, rest: '' }
        : undefined);
    if (heading && !isSubheading(heading, current)) {
      const section = {
        kind: heading.kind,
        title: heading.title,
        lines: heading.rest ? [{ ...line, text: heading.rest }] : [],
      };
      sections.push(section);
      begun.set(flow, section);
    } else (current?.lines ?? head).push(line);
  }
  return { head, sections };
}

/** Boxes that hold a heading and nothing else. */
function headingsAlone(lines: readonly Line[]): Set<number> {
  const counts = new Map<number, number>();
  for (const { flow } of lines) counts.set(flow, (counts.get(flow) ?? 0) + 1);
  return new Set(
    lines
      .filter((line) => line.flow > 0 && counts.get(line.flow) === 1 && headingIn(line))
      .map(({ flow }) => flow),
  );
}

/**
 * Where no heading says so, jobs are told under the one that nobody knows, or under none: two stretches of time, each
 * with a word for a job or an employer.
 */
export function withJobsFound(found: { head: Line[]; sections: Section[] }): {
  head: Line[];
  sections: Section[];
} {
  const { head, sections } = found;
  if (sections.some(({ kind }) => kind === 'experience')) return found;
  const telling = sections.find(({ kind, lines }) => kind === 'other' && jobLines(lines).length > 1);
  if (telling)
    return {
      head,
      sections: sections.map((one) => (one === telling ? { ...one, kind: 'experience' } : one)),
    };
  const [first = -1, second] = jobLines(head);
  if (second === undefined) return found;
  // Up to two lines above its dates a job may begin.
  const from =
    first - [1, 2].filter((lead) => isRole(head[first - lead]?.text ?? '') && first - lead > 1).length;
  const jobs: Section = { kind: 'experience', title: '', lines: head.slice(from) };
  return { head: head.slice(0, from), sections: [jobs, ...sections] };
}

/** Which lines have a stretch of time, and with it, or right above or below, a job or an employer. */
function jobLines(lines: readonly Line[]): number[] {
  return lines.flatMap(({ text }, index) => {
    const near = [lines[index - 1]?.text, text, lines[index + 1]?.text].join(' ');
    return text.length <= 160 && spansIn(text).length > 0 && (isRole(near) || isEmployer(near))
      ? [index]
      : [];
  });
}

/** "Languages: Python" under "Skills" is a kind of skills. */
function isSubheading(
  { kind, rest }: { kind: SectionKind; rest: string },
  current: Section | undefined,
): boolean {
  if (rest === '' || current?.kind !== 'skills') return false;
  return kind === 'skills' || (kind === 'languages' && !areLanguages(rest));
}

/** Set like the headings whose words are known, and unlike everything else. */
function looksLike(line: Line, known: readonly Line[]): boolean {
  if (known.length < 2 || line.bullet || line.text.length > 50 || /[\t.,;\d]/.test(line.text)) return false;
  const alike = known.filter((other) => lookOf(other) === lookOf(line)).length;
  const stands = line.heading || line.size >= 1.12 || (isCapitals(line.text) && line.apart);
  return stands && alike >= known.length * 0.6;
}

function lookOf({ size, strong, heading, text, indent }: Line): string {
  return [Math.round(size * 10), strong, heading, isCapitals(text), Math.round(indent)].join();
}

function isCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}
