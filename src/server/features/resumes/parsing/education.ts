import type { Line } from '#server/documents/line.ts';
import type { ReadEducation } from '#server/features/resumes/resume-reading.ts';
import { dateAtEnd, dateAtStart, dateInside } from './dates.ts';
import type { Period } from './periods.ts';
import { type DatedLine, datedLine } from './dated-line.ts';
import { asText } from './entries.ts';
import { paragraphsOf, withDatesWhole } from './paragraph-jobs.ts';
import { type TabledEntry, recordsIn } from './records.ts';
import { withoutNumbers } from './numbered-lists.ts';
import { isPlace } from './places.ts';
import { isDegree, isSchool } from './words.ts';

interface Open {
  institution: string | null;
  degree: string | null;
  fieldOfStudy: string | null;
  period: Period | undefined;
  more: string[];
  body: Line[];
  doubtful: ('institution' | 'degree' | 'fieldOfStudy')[];
}

/** The schools and courses that a section tells of, and lines that tell of none. */
export function educationIn(told: readonly Line[]): { schools: ReadEducation[]; left: Line[] } {
  const counted = withoutNumbers(told);
  const table = recordsIn(counted, ['school', 'degree', 'field']);
  if (table) return { schools: table.records.map(schoolInRecord), left: table.before };
  const lines = atSemicolons(withDatesWhole(counted));
  const entries: Open[] = [];
  const left: Line[] = [];
  const allBullets = lines.every(({ bullet }) => bullet);
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1];
    const dated = withSingleDate(datedLine(line));
    const pieces = dated.parts.flatMap(piecesOf).filter((piece) => isSchool(piece) || !isPlace(piece));
    const isOwnLine =
      !line.continues ||
      (isSchool(line.text) && isDegree(before?.text ?? '') && /\p{L}{4}$/u.test(before?.text ?? ''));
    const isNoPoint = !line.bullet || allBullets || (isDegree(line.text) && line.text.length <= 80);
    const tells = isOwnLine && isNoPoint && line.text.length <= 200;
    const school = tells ? pieces.find((piece) => isSchool(piece) && !isDegree(piece)) : undefined;
    const degree = tells ? pieces.find(isDegree) : undefined;
    let entry = entries.at(-1);
    if (beginsAnother(entry, { school, degree, dated, tells })) {
      entry = {
        institution: null,
        degree: null,
        fieldOfStudy: null,
        period: undefined,
        more: [],
        body: [],
        doubtful: [],
      };
      entries.push(entry);
    }
    if (!entry) left.push(line);
    else if (tells && (school ?? degree ?? dated.period))
      fill(entry, { school, degree, pieces, period: dated.period });
    else if (tells && !isComplete(entry) && line.text.length <= 100) complete(entry, pieces, dated.period);
    else {
      entry.period ??= dated.period;
      entry.body.push({ ...line, text: dated.parts.join(' ') });
    }
  }
  return { schools: entries.map(schoolOf), left };
}

function schoolInRecord({ told, period, body }: TabledEntry): ReadEducation {
  const studied = told.degree ?? told.position ?? null;
  const [degree, field] = studied === null ? [null, null] : degreeAndField(studied);
  const more = [told.duties, told.other && !/^\d+$/.test(told.other) ? told.other : '', asText(body)].filter(
    Boolean,
  );
  return {
    institution: told.school ?? told.employer ?? null,
    degree,
    fieldOfStudy: told.field ?? field,
    startDate: period?.start ?? null,
    endDate: period?.end ?? null,
    isCurrent: period?.isCurrent ?? false,
    description: more.join('\n') || null,
    doubtful: [],
  };
}

/** "Diploma in Cookery, Hotel School, 2009; Certificate in Service, 2011": one line each, however they were broken. */
function atSemicolons(lines: readonly Line[]): Line[] {
  return paragraphsOf(lines).flatMap((whole, index, all) => {
    const parts = whole.text.split(/(?:;|(?<=\d|\p{Ll}{3})\.)(?<!\b(?:Govt|Hons)\.)\s+(?=\p{Lu}|\d{4})/u);
    const isList =
      parts.length > 1 && parts.every((part) => isDegree(part.replace(/^[\d\s–-]+/, '')) || isSchool(part));
    if (isList) return parts.map((text) => ({ ...whole, text: text.replace(/[;.]$/, ''), continues: false }));
    const from = all.slice(0, index).reduce((sum, one) => sum + one.lines, 0);
    return lines.slice(from, from + whole.lines);
  });
}

/** Of education often the year of its end is all that is told. */
function withSingleDate(dated: DatedLine): DatedLine {
  if (dated.period || (dated.line.bullet && !isDegree(dated.line.text))) return dated;
  const parts = [...dated.parts];
  for (const [index, part] of parts.entries()) {
    const single =
      part.length <= 150 ? (dateAtEnd(part) ?? dateAtStart(part) ?? dateInside(part)) : undefined;
    if (!single) continue;
    parts.splice(index, 1, ...[single.before, single.after].filter(Boolean));
    return { ...dated, parts, period: single.period };
  }
  return dated;
}

interface Told {
  school: string | undefined;
  degree: string | undefined;
  dated: DatedLine;
  tells: boolean;
}

function beginsAnother(entry: Open | undefined, { school, degree, dated, tells }: Told): boolean {
  if (!tells) return false;
  if (!entry) return Boolean(school ?? degree ?? dated.period) || dated.line.text.length <= 100;
  if (school && entry.institution && !entry.doubtful.includes('institution')) return true;
  if (degree && entry.degree) return true;
  // Dates above a school belong to it, and dates below to the one before.
  return Boolean(dated.period && entry.period && (entry.institution ?? entry.degree));
}

function isComplete({ institution, degree }: Open): boolean {
  return institution !== null && degree !== null;
}

function fill(
  entry: Open,
  {
    school,
    degree,
    pieces,
    period,
  }: { school: string | undefined; degree: string | undefined; pieces: string[]; period: Period | undefined },
): void {
  entry.period ??= period;
  if (school && entry.institution !== null) {
    // What was taken for a school turns out to be something else.
    entry.more.push(entry.institution);
    entry.doubtful = entry.doubtful.filter((field) => field !== 'institution');
    entry.institution = null;
  }
  entry.institution ??= school ?? null;
  const others = pieces.filter((piece) => piece !== school && piece !== degree);
  if (degree && entry.degree === null) {
    const [name, field] = degreeAndField(degree);
    entry.degree = name;
    entry.fieldOfStudy ??= field;
    // What was studied stands beside the degree; behind the school stands where that is.
    const [, next = ''] = pieces.slice(pieces.indexOf(degree));
    const isField = entry.fieldOfStudy === null && others.includes(next) && !isDegree(next);
    const isSchoolInCapitals = school === undefined && /^[\p{Lu}.]{3,8}$/u.test(next);
    if (isField && !isSchoolInCapitals) {
      entry.fieldOfStudy = next;
      others.splice(others.indexOf(next), 1);
    }
  }
  const named =
    entry.fieldOfStudy === null ? others.findIndex((piece) => fields.test(piece) && !isDegree(piece)) : -1;
  if (named >= 0 && entry.degree !== null) entry.fieldOfStudy = others.splice(named, 1)[0] ?? null;
  if (school === undefined || degree === undefined) complete(entry, others, undefined);
  else
    for (const piece of others) {
      // "PhD", and beside it "PhD in Computer Science".
      const [name, field] = degreeAndField(piece);
      if (field !== null && name === entry.degree && entry.fieldOfStudy === null) entry.fieldOfStudy = field;
      else entry.more.push(piece);
    }
}

/** Words of what people study, wherever on the line they stand. */
const fields =
  /\b(?:\p{L}*science|engineering|management|studies|arts|business|administration|marketing|economics|\p{L}*biology|tourism|hospitality|law|education|nursing|design|mathematics|history|english|psychology|computing|computer|technology|physics|chemistry|accounting|accountancy|finance|commerce|cookery|culinary|medicine|literature|languages?|communications?|media|agriculture|navigation|marine|nautical|philosophy|sociology|statistics|architecture|pharmacy|music|theology|politics|geography)\b/iu;

/** What has no word of its own to be told by is what is still missing. */
function complete(entry: Open, pieces: readonly string[], period: Period | undefined): void {
  entry.period ??= period;
  for (const piece of pieces) {
    const [, field] = degreeAndField(piece);
    // "PhD", and below it "PhD in Computer Science".
    if (entry.degree !== null && entry.fieldOfStudy === null && field && piece.startsWith(entry.degree))
      entry.fieldOfStudy = field;
    else if (entry.institution === null && entry.degree !== null && mayBeName(piece)) {
      entry.institution = piece;
      entry.doubtful.push('institution');
    } else if (entry.degree === null && entry.institution !== null && isDegree(piece)) {
      const [degree, about] = degreeAndField(piece);
      entry.degree = degree;
      entry.fieldOfStudy ??= about;
    } else if (entry.degree === null && entry.institution !== null && mayBeName(piece)) {
      entry.degree = piece;
      entry.doubtful.push('degree');
    } else if (entry.institution === null && entry.degree === null && mayBeName(piece)) {
      // A course without a word for one is more likely than a school without a word for one.
      entry.degree = piece;
      entry.doubtful.push('degree');
    } else if (entry.fieldOfStudy === null && /^\p{Lu}/u.test(piece) && piece.length <= 60)
      entry.fieldOfStudy = piece;
    else entry.more.push(piece);
  }
}

/** Whether a text may name a school or a course at all: no grade, no sentence. */
function mayBeName(text: string): boolean {
  return (
    /^[\p{Lu}\d]/u.test(text) &&
    text.length <= 80 &&
    text.split(' ').length <= 10 &&
    !/[.!?]$/.test(text) &&
    !/\b(?:gpa|grade|class|hono[u]?rs|distinction|merit|pass(?:ed)?|result|major|minor|thesis|subjects?|credits?|dean|score|percent|marks?|expected|present|ongoing|current|completed|[a-f][+-]?)\b|%/i.test(
      text,
    )
  );
}

/** "PhD in Computer Science", "Bachelor of Science : Biology", "BA (Hons), History". */
function degreeAndField(text: string): [string, string | null] {
  const [, degree = '', field = ''] =
    /^(.{2,60}?)\s*(?:\s+(?:in|with a major in|majoring in|major in)\s+|\s*:\s+|\s+[–—-]\s+)(\S.*)$/i.exec(
      text,
    ) ?? [];
  return degree ? [degree, field] : [text, null];
}

/** Parted at gaps, dashes and bars, and at commas; where no comma parts them, before the word that begins a degree. */
function piecesOf(part: string): string[] {
  if (part.length > 300) return [part]; // no line that names a school
  return part
    .split(
      /\s*[|•·;→»~@]+\s*|\s+[–—\-/:]{1,2}\s+|\s*\/\/\s*|(?<=(?:University|College|School|Institute|Academy)[^:]{0,25}):\s+/,
    )
    .flatMap((piece) => piece.split(/\s+(?:from|at)\s+(?=\p{Lu})/u))
    .flatMap((piece) =>
      isPlace(piece) && !isSchool(piece) && !isDegree(piece) && piece.split(' ').length <= 4
        ? [piece]
        : piece.split(/\s*,\s+/),
    )
    .flatMap(degreeAfterSchool)
    .flatMap(schoolAfterDegree)
    .map((piece) => piece.replace(/^[\s,.:;–—-]+|[\s,:;.–—-]+$/g, ''))
    .filter((piece) => /\p{L}/u.test(piece) && !/^(?:city|state|country|usa)$/i.test(piece));
}

/** "Belarusian State University Bachelor’s Degree", "State Diploma in Cookery", "Associate of Science : Culinary Arts Johnson & Wales University". */
function degreeAfterSchool(piece: string): string[] {
  const words = piece.split(' ');
  for (let index = 1; index < words.length; index += 1) {
    const [before, after] = [words.slice(0, index).join(' '), words.slice(index).join(' ')];
    if (/^(?:secondary|high|higher secondary) school$/i.test(before)) continue; // "Secondary School Certificate"
    if (certainDegree.test(after) && !isDegree(before) && (isSchool(before) || placeWords.test(before)))
      return [before, after];
  }
  return [piece];
}

/** "Bachelor of Science : Health Sciences Southern New Hampshire University": a school has three words before it at most. */
function schoolAfterDegree(piece: string): string[] {
  if (!isDegree(piece)) return [piece];
  const words = piece.split(' ');
  const at = words.findIndex((word) => /^(?:University|College|Institute|Academy|Polytechnic)\b/.test(word));
  if (at < 2) return [piece];
  const named = words[at + 1] === 'of';
  const from = named ? at : Math.max(at - 3, 1);
  return [words.slice(0, from).join(' '), words.slice(from).join(' ')];
}

const certainDegree =
  /^(?:ph\.?d|master(?:['’]?s)?\b|bachelor(?:['’]?s)?\b|associate(?:['’]?s)?\b|diploma\b|high school diploma|certificate\b|m\.?b\.?a\b|b\.?s\.?c?\b|m\.?s\.?c?\b|b\.?a\b|m\.?a\b|some college)/i;
const placeWords = /^(?:state|usa|country|\p{Lu}{2,3})$/u;

function schoolOf({ institution, degree, fieldOfStudy, period, more, body, doubtful }: Open): ReadEducation {
  const description = [more.join(', '), asText(body)].filter(Boolean).join('\n');
  return {
    institution,
    degree,
    fieldOfStudy,
    startDate: period?.start ?? null,
    endDate: period?.end ?? null,
    isCurrent: period?.isCurrent ?? false,
    description: description || null,
    // Of a school nobody tells more than the year.
    doubtful: [...new Set(doubtful)],
  };
}
