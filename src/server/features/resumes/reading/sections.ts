import type { Line } from '#server/documents/line.ts';
import { headingIn, type SectionKind } from './headings.ts';

export interface Section {
  kind: SectionKind;
  title: string;
  lines: Line[];
}

/** Parts a document at its headings: at those whose words are known, and at those that look like them. */
export function sectionsOf(lines: readonly Line[]): { head: Line[]; sections: Section[] } {
  const known = lines.filter((line) => headingIn(line)?.rest === '');
  const head: Line[] = [];
  const sections: Section[] = [];
  for (const line of lines) {
    const heading =
      headingIn(line) ??
      (head.length > 0 && looksLike(line, known)
        ? { kind: 'other' as const, title: line.text, rest: '' }
        : undefined);
    const current = sections.at(-1);
    if (heading && !isSubheading(heading, current)) {
      sections.push({
        kind: heading.kind,
        title: heading.title,
        lines: heading.rest ? [{ ...line, text: heading.rest }] : [],
      });
    } else (current?.lines ?? head).push(line);
  }
  return { head, sections };
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
