import type { Line } from '#server/documents/line.ts';
import { labelledIn } from './columns.ts';
import { tellsStretch } from './dates.ts';
import type { SectionKind } from './heading-words.ts';
import { headingIn, standsOut } from './headings.ts';
import { areLanguages } from './languages.ts';
import { headsTableOfJobs } from './records.ts';
import { endsInRole, isDegree, isEmployer, isRole, isSchool } from './words.ts';
import { withDatesWhole, withMarginsWhole } from './paragraph-jobs.ts';

export interface Section {
  kind: SectionKind;
  title: string;
  lines: Line[];
}

/** A document in its parts, and what stands above the first of them. */
export interface Parted {
  head: Line[];
  sections: Section[];
}

/**
 * Parts a document at its headings: at those whose words are known, and at those that look like them. What stands in a
 * column, box or margin of its own goes on with what was begun there, and not with what was begun beside it.
 */
export function sectionsOf(lines: readonly Line[]): Parted {
  const found = lines.filter((line) => headingIn(line)?.rest === '');
  const standing = found.filter(standsOut);
  // Where headings stand out, "Training" among skills is one of them.
  const known = standing.length >= 3 && standing.length > found.length / 2 ? standing : found;
  const head: Line[] = [];
  const sections: Section[] = [];
  const begun = new Map<number, Section>();
  const alone = headingsAlone(lines);
  const withoutHeadings = flowsWithoutHeadings(lines);
  let around = 0;
  for (const [index, line] of lines.entries()) {
    // A heading in a box of its own stands over what comes next around the box.
    const flow = alone.has(line.flow)
      ? (lines.slice(index + 1).find((next) => !alone.has(next.flow))?.flow ?? around)
      : line.flow;
    const surrounding = begun.get(around);
    if (!begun.has(flow) && surrounding && withoutHeadings.has(flow)) begun.set(flow, surrounding);
    around = flow;
    const current = begun.get(flow);
    const named = headingIn(line);
    const heading =
      (named && (named.rest !== '' || known.includes(line)) ? named : undefined) ??
      ((sections.length > 0 || head.length >= 3) && looksLike(line, known)
        ? { kind: 'other' as const, title: line.text, rest: '' }
        : undefined);
    if (
      heading &&
      !isSubheading(heading, current) &&
      !isOfEachJob(heading, current, lines) &&
      !isLabelOfJob(line, heading, current, lines)
    ) {
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

/** Cells and boxes that no heading begins in go on with what was begun around them; but not those that tell how to reach somebody. */
function flowsWithoutHeadings(lines: readonly Line[]): Set<number> {
  const flows = new Set(lines.map(({ flow }) => flow).filter((flow) => flow > 0));
  for (const line of lines)
    if (headingIn(line) || /@|\b(?:phone|mobile|tel|cell|e-?mail)\b|\+\d{2}/i.test(line.text))
      flows.delete(line.flow);
  return flows;
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
 * Where no heading says so, jobs are told under the one that nobody knows, under a wrong one, or under none: two
 * stretches of time, each with a word for a job or an employer.
 */
export function withJobsFound(found: Parted): Parted {
  if (found.sections.some(({ kind, lines }) => kind === 'experience' && jobLines(lines).length > 0))
    return found;
  const labelled = withTabledJobs(found) ?? withLabelledJobs(found);
  if (labelled) return labelled;
  const { head } = found;
  const sections = found.sections.map((section) => ({
    ...section,
    lines: withMarginsWhole(withDatesWhole(section.lines)),
  }));
  for (const kinds of [['other'], ['summary', 'skills', 'contact', 'certificates']]) {
    const telling = sections.find(({ kind, lines }) => kinds.includes(kind) && jobLines(lines).length > 1);
    if (telling)
      return {
        head,
        sections: sections.map((one) => (one === telling ? { ...one, kind: 'experience' } : one)),
      };
  }
  const lines = withMarginsWhole(withDatesWhole(head));
  const [first = -1, second] = jobLines(lines);
  if (second !== undefined) {
    const from = beginningOfJob(lines, first);
    const jobs: Section = { kind: 'experience', title: '', lines: lines.slice(from) };
    return { head: lines.slice(0, from), sections: [jobs, ...sections] };
  }
  return { head, sections: sections.flatMap(withoutJobs) };
}

/** A table of jobs that no heading stands over begins a part of its own. */
function withTabledJobs({ head, sections }: Parted): Parted | undefined {
  const at = head.findIndex(headsTableOfJobs);
  if (at < 0) return undefined;
  const jobs: Section = { kind: 'experience', title: '', lines: head.slice(at) };
  return { head: head.slice(0, at), sections: [jobs, ...sections] };
}

/** Rows such as "Employer: …" and "Role: …" in the head or under a heading of something else begin a part of their own. */
function withLabelledJobs({ head, sections }: Parted): Parted | undefined {
  const told = [{ kind: 'head' as const, title: '', lines: head }, ...sections].find(
    ({ kind, lines }) => kind !== 'education' && kind !== 'experience' && firstLabelOfJob(lines) >= 0,
  );
  if (!told) return undefined;
  const at = firstLabelOfJob(told.lines);
  const jobs: Section = { kind: 'experience', title: '', lines: told.lines.slice(at) };
  return {
    head: told.kind === 'head' ? head.slice(0, at) : head,
    sections: [
      ...(told.kind === 'head' ? [jobs] : []),
      ...sections.flatMap((one) =>
        one === told ? [{ ...one, lines: one.lines.slice(0, at) }, jobs] : [one],
      ),
    ],
  };
}

/** Where rows begin that tell of an employer and of a job; -1 where there are not both. */
function firstLabelOfJob(lines: readonly Line[]): number {
  const columns = lines.map(({ text }) => (text.includes(':') ? labelledIn(text)?.column : undefined));
  const [employer, position] = [columns.indexOf('employer'), columns.indexOf('position')];
  return employer < 0 || position < 0 ? -1 : Math.min(employer, position);
}

/** Up to three lines above its dates a job may begin: behind an empty line, or with the word for the job. */
function beginningOfJob(lines: readonly Line[], dates: number): number {
  if (lines[dates]?.apart) return dates;
  const above = lines[dates - 1]?.text ?? '';
  if (isEmployer(above) && above.length <= 50 && !above.endsWith('.')) {
    const job = dates > 3 ? (lines[dates - 2]?.text ?? '') : '';
    return dates - (job.length <= 50 && endsInRole(job) ? 2 : 1);
  }
  const apart = [1, 2, 3].find((lead) => dates - lead > 0 && lines[dates - lead]?.apart);
  if (apart !== undefined) return dates - apart;
  return dates - [1, 2].filter((lead) => isRole(lines[dates - lead]?.text ?? '') && dates - lead > 1).length;
}

/** Jobs told among schools, as where a heading was lost: from the first on that has no word of a school with it. */
function withoutJobs(section: Section): Section[] {
  if (section.kind !== 'education') return [section];
  const jobs = jobLines(section.lines).filter((at) => {
    const near = section.lines.slice(Math.max(at - 1, 0), at + 2).map(({ text }) => text);
    return near.some(isRole) && !near.some((text) => isSchool(text) || isDegree(text));
  });
  const [first = 0, second] = jobs;
  if (second === undefined) return [section];
  const from = first > 0 && isRole(section.lines[first - 1]?.text ?? '') ? first - 1 : first;
  return [
    { ...section, lines: section.lines.slice(0, from) },
    { kind: 'experience', title: section.title, lines: section.lines.slice(from) },
  ];
}

/** Which lines have a stretch of time, and with it, or right above or below, a job or an employer. */
function jobLines(lines: readonly Line[]): number[] {
  return lines.flatMap(({ text }, index) => {
    const above = lines[index - 2]?.text ?? '';
    const near = [
      tellsStretch(above) ? '' : above,
      lines[index - 1]?.text,
      text,
      lines[index + 1]?.text,
    ].join(' ');
    return text.length <= 160 && tellsStretch(text) && (isRole(near) || isEmployer(near)) ? [index] : [];
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

/** "Projects:" stands under each of the jobs then, and heads no part of the document. */
function isOfEachJob(
  { kind, title, rest }: { kind: SectionKind; title: string; rest: string },
  current: Section | undefined,
  lines: readonly Line[],
): boolean {
  if (kind !== 'other' || rest !== '' || current?.kind !== 'experience' || current.lines.length === 0)
    return false;
  const same = lines.filter(
    ({ text, flow }) => flow === current.lines[0]?.flow && text.replace(/\s*:$/, '') === title,
  );
  return same.length > 1;
}

/** "Technologies: …" within a job tells of that job, and "Skills: …" does where another job follows. */
function isLabelOfJob(
  line: Line,
  { kind, rest }: { kind: SectionKind; rest: string },
  current: Section | undefined,
  lines: readonly Line[],
): boolean {
  if (current?.kind !== 'experience' || current.lines.length === 0 || rest === '') return false;
  if (kind === 'languages') return !areLanguages(rest);
  if (kind !== 'skills') return false;
  if (/^\W*(?:technolog|tools?\b|tech stack|software\b|systems\b)/i.test(line.text)) return true;
  const after = lines.slice(lines.indexOf(line) + 1);
  const end = after.findIndex((one) => headingIn(one)?.rest === '');
  const label = line.text.slice(0, line.text.indexOf(':') + 1);
  const following = after.slice(0, end < 0 ? undefined : end);
  return (
    following.some(({ text }) => text.startsWith(label)) ||
    current.lines.some(({ text }) => text.startsWith(label)) ||
    jobLines(following).length > 0
  );
}

/** Set like the headings whose words are known, and unlike everything else. */
function looksLike(line: Line, known: readonly Line[]): boolean {
  if (known.length < 2 || line.bullet || line.text.length > 50 || /[\t.,;\d]/.test(line.text)) return false;
  if (endsInRole(line.text)) return false; // "SENIOR WAITER" is a job, however it is set.
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
