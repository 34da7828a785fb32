import type { Line } from '#server/documents/line.ts';
import { datedPart } from './dates.ts';
import type { SectionKind } from './heading-words.ts';
import { isHeading } from './headings.ts';
import { jobNamesIn } from './job-names.ts';
import { areLanguages } from './languages.ts';
import type { Parted, Section } from './sections.ts';
import { isDegree, isEmployer, isRole, isSchool } from './words.ts';

/**
 * Two columns told line by line with nothing between them, as Word files have it that were made from a PDF: a heading of the
 * narrow column stands above jobs of the wide one, and its short lines stand amid theirs. Jobs are put together again, and the
 * short lines among them where they belong. What is told in one column comes back as it is.
 */
export function columnsMended(parted: Parted): Parted {
  const { sections } = parted;
  if (!isTorn(sections)) return parted;
  const jobs: Section = { kind: 'experience', title: '', lines: [] };
  const mended: Section[] = [];
  for (const section of sections) {
    const { kind, lines } = section;
    const at = kind === 'experience' ? 0 : narrow.has(kind) ? firstJob(lines) : -1;
    if (at < 0) {
      mended.push(section);
      continue;
    }
    const before = lines.slice(0, at);
    // What is too long for the narrow column goes on with the job above.
    const isOfJob = (line: Line) =>
      jobs.lines.length > 0 &&
      (line.text.length > 40 || /^\p{Ll}/u.test(line.text) || /[.;]$/.test(line.text));
    if (!mended.includes(jobs)) mended.push(jobs);
    if (kind === 'experience') jobs.title ||= section.title;
    else mended.push({ ...section, lines: before.filter((line) => !isOfJob(line)) });
    jobs.lines.push(...before.filter(isOfJob), ...lines.slice(at));
  }
  const strays = jobs.lines.filter(isStray);
  jobs.lines = jobs.lines.filter((line) => !strays.includes(line)).map(withoutTail);
  return { ...parted, sections: withStrays(mended, strays) };
}

/** What narrow columns are headed by. */
const narrow: ReadonlySet<SectionKind> = new Set<SectionKind>(['skills', 'languages', 'contact']);

/** Whether jobs stand under headings of a narrow column, or the short lines of one break sentences of jobs. */
function isTorn(sections: readonly Section[]): boolean {
  return sections.some(({ kind, lines }) =>
    kind === 'experience'
      ? lines.some((line, index) => {
          const [before, after] = [lines[index - 1]?.text ?? '', lines[index + 1]?.text ?? ''];
          return isShort(line) && before.length > 40 && /[\p{Ll},]$/u.test(before) && /^\p{Ll}/u.test(after);
        })
      : narrow.has(kind) && firstJob(lines) >= 0,
  );
}

/** Where the first job of a section begins: dates with a word for a job in their line or close to it; -1 without any. */
function firstJob(lines: readonly Line[]): number {
  for (const [index, line] of lines.entries()) {
    if (!isDated(line)) continue;
    const above = [1, 2, 3].map((lead) => lines[index - lead]);
    const end = above.findIndex((one) => one === undefined || isDated(one));
    const before = above.slice(0, end < 0 ? 3 : end).filter((one) => one !== undefined);
    const after = lines[index + 1];
    const near = [...before.slice(0, 2), line, after].filter((one) => one !== undefined);
    if (near.some(({ text }) => isSchool(text) || isDegree(text))) continue;
    const lead = before.findLastIndex(namesJob) + 1;
    if (namesJob(line))
      return before[0] && isEmployer(before[0].text) && !isSentence(before[0]) ? index - 1 : index;
    if (lead > 0) return index - lead;
    if (after && !isDated(after) && namesJob(after)) return index;
  }
  return -1;
}

/** From when until when, and at most a few words beside it. */
function isDated({ text, bullet }: Line): boolean {
  const dated = bullet || text.length > 110 ? undefined : datedPart(text);
  const { start, end, isCurrent } = dated?.period ?? {};
  return Boolean(start && (end || isCurrent)) && `${dated?.before}${dated?.after}`.length <= 60;
}

function namesJob(line: Line): boolean {
  return line.text.length <= 80 && !isSentence(line) && isRole(line.text);
}

function isSentence({ text, bullet }: Line): boolean {
  return bullet || /[.;]$/.test(text) || !/^[\p{Lu}\d]/u.test(text);
}

function isShort({ text, bullet }: Line): boolean {
  return (
    !bullet &&
    text.length <= 28 &&
    text.split(' ').length <= 3 &&
    /^[\p{Lu}\d.]/u.test(text) &&
    !/[.,;:)]$/.test(text) &&
    !/[,|@–—]/.test(text) &&
    !isRole(text) &&
    !isEmployer(text) &&
    !datedPart(text)
  );
}

/** A short line of the narrow column amid jobs; but not where it may be what a job has for an employer. */
function isStray(line: Line, index: number, lines: readonly Line[]): boolean {
  if (!isShort(line)) return areLanguages(line.text) && line.text.length <= 30;
  if (areLanguages(line.text)) return true;
  const [second, first] = [lines[index - 2], lines[index - 1]];
  const next = lines[index + 1];
  const isHead = (one: Line | undefined) =>
    one !== undefined && !isShort(one) && one.text.length <= 80 && !isSentence(one);
  if (next && isDated(next) && next.text.length <= 40)
    return isWhole(first) || (isHead(first) && second !== undefined && isHead(second) && !isDated(second));
  const isUnderJob = first !== undefined && isHead(first) && isRole(first.text) && first.text.length <= 60;
  if (!isUnderJob) return true;
  return isWhole(first) || (next !== undefined && isEmployer(next.text) && next.text.length <= 60);
}

/** "Nordea Bank Sep 2017 – Jan 2020 Spring Boot", where the job stands below: what is behind the dates is of the other column. */
function withoutTail(line: Line, index: number, lines: readonly Line[]): Line {
  const dated = isDated(line) ? datedPart(line.text) : undefined;
  // "Head of IT department Jul 2001 Dec 2009 EDUCATION": the other column's heading.
  if (dated?.before && dated.after && isHeading(dated.after) && line.text.endsWith(dated.after))
    return { ...line, text: line.text.slice(0, -dated.after.length).trim() };
  const below = lines[index + 1];
  const isOther =
    dated &&
    dated.before &&
    dated.after &&
    line.text.endsWith(dated.after) &&
    !isRole(dated.before) &&
    !isRole(dated.after) &&
    !isEmployer(dated.after) &&
    below &&
    namesJob(below);
  return isOther ? { ...line, text: line.text.slice(0, -dated.after.length).trim() } : line;
}

/** A job and an employer in one line. */
function isWhole(line: Line | undefined): boolean {
  if (!line || line.text.length > 110) return false;
  const { title, company, doubtful } = jobNamesIn([line.text], { roleFirst: true, known: false });
  return title !== null && company !== null && isRole(title) && doubtful.length === 0;
}

/** Languages among languages, everything else among skills. */
function withStrays(sections: readonly Section[], strays: readonly Line[]): Section[] {
  const [spoken, other] = [
    strays.filter(({ text }) => areLanguages(text)),
    strays.filter(({ text }) => !areLanguages(text)),
  ];
  const told = [...sections];
  for (const [kind, lines] of [
    ['languages', spoken],
    ['skills', other],
  ] as const) {
    if (lines.length === 0) continue;
    const section = told.find((one) => one.kind === kind);
    if (section) told[told.indexOf(section)] = { ...section, lines: [...section.lines, ...lines] };
    else told.push({ kind: kind === 'skills' ? 'other' : kind, title: '', lines: [...lines] });
  }
  return told;
}
