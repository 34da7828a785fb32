import type { Line } from '#server/documents/line.ts';
import type { SectionKind } from './heading-words.ts';
import { headingIn, standsOut } from './headings.ts';

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
      (sections.length > 0 && looksLike(line, known)
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

/** "Languages: Python" under "Skills" is a kind of skills. */
function isSubheading(
  { kind, rest }: { kind: SectionKind; rest: string },
  current: Section | undefined,
): boolean {
  return rest !== '' && current?.kind === 'skills' && (kind === 'skills' || kind === 'languages');
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
