import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ResumeReading } from '#contract/api.ts';
import { Typeset } from './typeset.ts';
import { word, wordFile } from './word.ts';

/**
 * Résumés of invented people as they would write them themselves, each in its own habits, with what it tells below it.
 * They stand in text files: "@@@ name kind", the résumé, a line "---", and a fact on each line. What is not read yet is
 * marked with "~".
 */
export interface Written {
  name: string;
  /** Which lot it was written in; each lot was read once before anything was mended for it. */
  lot: string;
  bytes: Buffer;
  facts: readonly Fact[];
}

interface Fact {
  about: 'name' | 'phone' | 'languages' | 'job' | 'school' | 'number of jobs';
  told: string;
  /** It is not read yet. */
  isMissed: boolean;
}

const folder = path.join(import.meta.dirname, 'habits');

export function written(): Written[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split(/^@@@ /m)
        .slice(1)
        .map((block) => writtenIn(block, file.replace('.txt', ''))),
    );
}

function writtenIn(block: string, lot: string): Written {
  const [head = '', ...rest] = block.split('\n');
  const [name = '', kind = ''] = head.trim().split(' ');
  const [text = '', told = ''] = rest.join('\n').split(/^---$/m);
  const facts = told.trim().split('\n').map(factIn);
  const jobs = facts.filter(({ about }) => about === 'job').length;
  return {
    name,
    lot,
    bytes: (setAs[kind] ?? asText)(text.trimEnd()),
    facts: [
      ...facts.filter(({ told: fact }) => fact !== ''),
      {
        about: 'number of jobs',
        told: String(jobs),
        isMissed: facts.some(({ about }) => about === 'number of jobs'),
      },
    ],
  };
}

const abouts: Readonly<Record<string, Fact['about']>> = {
  n: 'name',
  p: 'phone',
  l: 'languages',
  j: 'job',
  e: 'school',
  more: 'number of jobs',
};

function factIn(line: string): Fact {
  const [, mark = '', letter = '', told = ''] = /^(~?)(\S+) ?(.*)$/.exec(line) ?? [];
  return { about: abouts[letter] ?? 'job', told, isMissed: mark !== '' };
}

const asText = (text: string) => Buffer.from(text);
const setAs: Readonly<Record<string, (text: string) => Buffer>> = {
  text: asText,
  docx: inWord,
  pdf2: inTwoColumns,
};

/**
 * "# " before headings, "* " before points, stars around bold type, "¦" between the cells of a table. Boxes, and tables whose
 * cells hold paragraphs or tables of their own, stand between "[box" or "[table" and "]"; "¦¦" parts such cells, "====" rows.
 */
function inWord(text: string): Buffer {
  return wordFile(bodyOf(text.split('\n').filter((line) => line.trim())));
}

const ends = [']', '====', '¦¦'];

/** Takes from what is told all that stands before the end of the cell or box it is in. */
function bodyOf(told: string[]): string {
  let body = '';
  let rows: string[][] = [];
  for (let line = told[0]; line !== undefined && !ends.includes(line); line = told[0]) {
    told.shift();
    if (line.includes('¦')) rows.push(line.split('¦').map((cell) => paragraph(cell.trim())));
    else {
      if (rows.length) body += word.table(rows);
      rows = [];
      if (line === '[table') body += word.table(rowsOf(told));
      else if (line === '[box') {
        body += word.box(bodyOf(told));
        told.shift();
      } else body += paragraph(line);
    }
  }
  return rows.length ? body + word.table(rows) : body;
}

function rowsOf(told: string[]): string[][] {
  const rows = [[bodyOf(told)]];
  for (let end = told.shift(); end !== undefined && end !== ']'; end = told.shift()) {
    if (end === '====') rows.push([]);
    rows.at(-1)?.push(bodyOf(told));
  }
  return rows;
}

function paragraph(raw: string): string {
  const bare = raw.replace(/^(?:\* |# )/, '').replaceAll('⇥', '\t');
  const runs = bare.split(/(\*\*[^*]+\*\*)/).filter(Boolean);
  return word.runs(
    runs.map((run) => word.run(run.replaceAll('**', ''), { bold: run.startsWith('**') })),
    { style: raw.startsWith('# ') ? 'Heading1' : '', bullet: raw.startsWith('* ') },
  );
}

/** What stands behind "<<<" on the left, and behind ">>>" on the right. */
function inTwoColumns(text: string): Buffer {
  const [, left = '', right = ''] = /<<<\n([\s\S]*)>>>\n([\s\S]*)/.exec(text) ?? [];
  const page = new Typeset();
  for (const [column, x, width] of [[left, 50, 130] as const, [right, 210, 320] as const]) {
    page.at(60);
    for (const line of column.trim().split('\n')) {
      const isName = line.startsWith('# ');
      const bold = isName || !/[a-z]/.test(line);
      const size = isName ? 18 : bold ? 12 : 10;
      page.paragraph(line.replace(/^# /, ''), { x, width, bold, size, apart: bold ? 8 : 0 });
    }
  }
  return page.pdf;
}

/** Each fact, what was read of it, and whether that is it. A job is right when it is whole: title, employer, start and end. */
export function judgedFacts(
  { facts }: Written,
  reading: ResumeReading,
): (Fact & { read: string; right: boolean })[] {
  const jobs = [...reading.workExperience];
  return facts.map((fact) => {
    const read = readOf(fact, reading, jobs);
    return { ...fact, read, right: isSame(fact, read) };
  });
}

function readOf(
  { about, told }: Fact,
  reading: ResumeReading,
  jobs: ResumeReading['workExperience'],
): string {
  if (about === 'name') return reading.name ?? '';
  if (about === 'phone') return reading.phone ?? '';
  if (about === 'languages') return reading.languages.map(({ name }) => name).join(', ');
  if (about === 'number of jobs') return String(reading.workExperience.length);
  const parts = partsOf(told);
  if (about === 'job') {
    const began = jobs.filter(({ startDate }) => startDate?.startsWith(parts[2] ?? ''));
    const read = began.find(({ title }) => plain(title) === plain(parts[0])) ?? began[0];
    if (!read) return '';
    jobs.splice(jobs.indexOf(read), 1);
    const end = read.isCurrent ? 'now' : read.endDate;
    return [
      read.title,
      read.company,
      read.startDate?.slice(0, parts[2]?.length),
      end?.slice(0, parts[3]?.length),
    ].join(' | ');
  }
  const there = reading.education.filter(({ institution }) => plain(institution) === plain(parts[0]));
  const school = there.find(({ endDate }) => endDate?.startsWith(parts[3] ?? '')) ?? there[0];
  const studied = plain([school?.degree, school?.fieldOfStudy].join(' '));
  const isStudied = [parts[1], parts[2]].every((part) => studied.includes(plain(part)));
  return [
    school?.institution,
    isStudied ? parts[1] : school?.degree,
    parts[2],
    school?.endDate?.slice(0, 4),
  ].join(' | ');
}

function isSame({ about, told }: Fact, read: string): boolean {
  const asked = about === 'job' ? partsOf(told).slice(0, 4).join(' | ') : told;
  return plain(asked) === plain(read);
}

function partsOf(told: string): string[] {
  return told.split('|').map((part) => part.trim());
}

/** Signs and capitals are the writer's. */
function plain(text: string | null | undefined): string {
  return (text ?? '').toLowerCase().replaceAll(/[^\p{L}\d|]/gu, '');
}
