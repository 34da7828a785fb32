import type { FieldTable } from '#domain/fields/field.ts';
import { educationFields, experienceFields, profileFields } from '#domain/fields/profiles.ts';
import type { Line } from '#server/documents/line.ts';
import type {
  ReadEducation,
  ReadExperience,
  ResumeReading,
} from '#server/features/resumes/resume-reading.ts';
import { contactIn } from './contact.ts';
import { educationIn } from './education.ts';
import { emptyResume } from './empty-resume.ts';
import { asText } from './entries.ts';
import { experienceIn } from './experience.ts';
import type { SectionKind } from './heading-words.ts';
import { headOf } from './head.ts';
import { labelsApart } from './labels-apart.ts';
import { areLanguages, languagesIn } from './languages.ts';
import { withLivesTold } from './life-in-prose.ts';
import { withoutFurniture } from './page-furniture.ts';
import { type Section, sectionsOf, withJobsFound } from './sections.ts';
import { certificatesIn, skillsIn } from './skills.ts';
import { columnsApart } from './tabbed-columns.ts';
import { columnsMended } from './torn-columns.ts';

/**
 * Reads a résumé from the lines of its document. Pure, and without a model: headings, dates and words that only jobs,
 * employers, schools or degrees have. What it cannot place it says, with the heading it stood under.
 */
export function parseResume(lines: readonly Line[]): ResumeReading {
  const { head, sections } = withJobsFound(columnsMended(sectionsOf(asUsuallyTold(lines))));
  const reading = emptyResume();
  readHead(reading, [
    ...head,
    ...sections.filter(({ kind }) => kind === 'contact').flatMap((section) => section.lines),
  ]);
  if (reading.email === null || reading.phone === null) readFoot(reading, sections);
  for (const section of sections) {
    const left = readers[section.kind](reading, section);
    setAside(reading, section.title, left);
  }
  return withinLimits(reading);
}

/** Lines as most résumés have them, where somebody tells in another way. */
function asUsuallyTold(lines: readonly Line[]): Line[] {
  return withLivesTold(labelsApart(columnsApart(withoutFurniture(lines))));
}

type SectionReader = (reading: ResumeReading, section: Section) => string;

/** Each takes from a section what it can place, and answers the text of what it cannot. */
const readers: Record<SectionKind, SectionReader> = {
  contact: () => '',
  summary: (reading, { lines }) => {
    if (reading.summary !== null) return asText(lines);
    reading.summary = asText(lines) || null;
    return '';
  },
  experience: (reading, { lines }) => {
    const { jobs, left } = experienceIn(lines);
    // Below jobs with dates, "Pet projects" under a heading of experience is none.
    if (reading.workExperience.some(isDated) && !jobs.some((job) => isDated(job) || job.company !== null))
      return asText(lines);
    reading.workExperience.push(
      ...jobs.filter((job) => !reading.workExperience.some((other) => isSame(job, other))),
    );
    return asText(left);
  },
  education: (reading, { lines }) => {
    const { schools, left } = educationIn(lines);
    reading.education.push(
      ...schools.filter((school) => !reading.education.some((other) => isSame(school, other))),
    );
    return asText(left);
  },
  skills: (reading, { lines }) => {
    const spoken = lines.filter(
      ({ text }) => /^(?:spoken |foreign )?languages?\s*:/i.test(text) && areLanguages(afterColon(text)),
    );
    const left = spoken.flatMap(({ text }) => addLanguages(reading, afterColon(text)));
    return asLines([...left, ...addSkills(reading, whole(lines.filter((line) => !spoken.includes(line))))]);
  },
  certificates: (reading, { lines }) => asLines(addFound(reading, certificatesIn(whole(lines)))),
  languages: (reading, { lines }) => {
    const told = lines.flatMap(({ text }) => addLanguages(reading, text));
    // "Languages: Java, Kotlin" is about machines.
    return asLines(reading.languages.length > 0 ? told : addSkills(reading, told));
  },
  other: (_reading, { lines }) => asText(lines),
};

function readHead(reading: ResumeReading, lines: readonly Line[]): void {
  const { contact, told, personal, left } = contactIn(lines.map(({ text }) => text));
  const { name, title, summary, doubtful, rest } = headOf(lines, left, { email: contact.email, told });
  Object.assign(reading, contact, { name, title, summary, doubtful });
  setAside(reading, null, asLines([...personal, ...rest]));
}

/** "Phone: … E-mail: …" in the last lines of a page; never those of somebody who recommends. */
function readFoot(reading: ResumeReading, sections: readonly Section[]): void {
  const last = sections.at(-1);
  if (!last || last.kind === 'other') return;
  const rows = last.lines.map(({ text }) => text).filter((text) => reaches.test(text));
  const { contact } = contactIn(rows);
  reading.email ??= contact.email;
  reading.phone ??= contact.phone;
}

const reaches =
  /^\W*(?:phone|tel|telephone|mobile|mob|cell|contact|whats ?app|e-?mail|mail|call me)\b[^:]{0,12}|^\S+@\S+\.\w+\b|^\+\d{2,3}[\s\d-]{7,}/i;

function addSkills(reading: ResumeReading, texts: string[]): string[] {
  return addFound(reading, skillsIn(texts));
}

function addFound(reading: ResumeReading, { skills, left }: ReturnType<typeof skillsIn>): string[] {
  const known = new Set(reading.skills.map((skill) => skill.toLowerCase()));
  reading.skills.push(...skills.filter((skill) => !known.has(skill.toLowerCase())));
  return left;
}

function addLanguages(reading: ResumeReading, text: string): string[] {
  const { languages, left } = languagesIn(text);
  const known = new Set(reading.languages.map(({ name }) => name.toLowerCase()));
  reading.languages.push(...languages.filter(({ name }) => !known.has(name.toLowerCase())));
  return left;
}

function afterColon(text: string): string {
  return text.replace(/^[^:]*:\s*/, '');
}

/** Lines that were broken to fit the page, whole again. */
function whole(lines: readonly Line[]): string[] {
  const texts: string[] = [];
  for (const { text, bullet, continues } of lines) {
    const before = texts.at(-1);
    const goesOn = before !== undefined && !bullet && !before.includes('\t') && !text.includes('\t');
    if (goesOn && (/[,(/&-]$/.test(before) || (continues && /^\p{Ll}/u.test(text) && before.length > 60)))
      texts[texts.length - 1] = `${before} ${text}`;
    else texts.push(text);
  }
  return texts;
}

function isDated({ startDate }: ReadExperience): boolean {
  return startDate !== null;
}

/** The same told twice in one document, as some templates do. */
function isSame(one: ReadExperience | ReadEducation, other: ReadExperience | ReadEducation): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function asLines(texts: readonly string[]): string {
  return texts.join('\n').replaceAll('\t', ' ');
}

function setAside(reading: ResumeReading, heading: string | null, text: string): void {
  if (text) reading.notPlaced.push({ heading, text });
}

/** What is longer than a profile can hold is not cut: it is shown among what has no place. */
function withinLimits(reading: ResumeReading): ResumeReading {
  const spill = (heading: string, text: string) => reading.notPlaced.push({ heading, text });
  const fit = (read: object, heading: string, table: FieldTable) => {
    const of = read as Record<string, unknown>; // whatever of the table was read; it may be null
    for (const [name, field] of Object.entries(table)) {
      const value = of[name];
      if (typeof value !== 'string' || !('max' in field) || value.length <= field.max) continue;
      spill(heading, value);
      of[name] = null;
    }
  };
  fit(reading, 'Too long for its field', profileFields);
  for (const job of reading.workExperience) fit(job, 'Too long for a job', experienceFields);
  for (const school of reading.education) fit(school, 'Too long for an education', educationFields);
  const { most } = profileFields.skills;
  const [skills, more] = [reading.skills.slice(0, most), reading.skills.slice(most)];
  if (more.length) spill('More skills than a profile can list', more.join(', '));
  return { ...reading, skills };
}
