import { entriesOf } from '#domain/keys.ts';
import type { Line } from '#server/documents/line.ts';
import { columnOf } from './columns.ts';
import { foreignHeadings } from './foreign-words.ts';
import { headingWords, otherHeadings, type SectionKind } from './heading-words.ts';
import { isDegree, isRole } from './words.ts';

export interface Heading {
  kind: SectionKind;
  /** As it stands in the document. */
  title: string;
  /** What follows on the same line: "Languages: English, Dhivehi". */
  rest: string;
}

const kinds = new Map<string, SectionKind>([
  ...entriesOf(foreignHeadings).flatMap(([kind, names]) =>
    names.split('|').map((name) => [name, kind] as const),
  ),
  ...otherHeadings.map((name) => [name, 'other'] as const),
  ...entriesOf(headingWords).flatMap(([kind, names]) => names.map((name) => [name, kind] as const)),
]);

/** The same without blanks, for headings whose letters were set apart. */
const squeezedKinds = new Map([...kinds].map(([name, kind]) => [name.replaceAll(' ', ''), kind]));

/** The heading a line is, by its words; undefined where it is none. */
export function headingIn(line: Line): Heading | undefined {
  const text = line.text.replaceAll('\t', ' ');
  const whole = text.length <= 60 ? (kindOf(text) ?? kindByLastWord(line)) : undefined;
  if (whole && (!line.bullet || isCapitals(text)))
    return { kind: whole, title: text.replace(/\s*:$/, ''), rest: '' };
  return headingBeforeColon(text) ?? headingInCapitals(line);
}

/** Whether a text is what heads a part of a résumé, or is made of such words only: never anybody's name. */
export function isHeading(text: string): boolean {
  const words = key(text).split(' ');
  return kindOf(text) !== undefined || words.every((word) => headingVocabulary.has(word));
}

const headingVocabulary = new Set([
  ...[...kinds.keys()].flatMap((name) => name.split(' ')),
  ...'expirience description positions curriculum vitae resume cv page birthday date birth'.split(' '),
]);

function kindOf(text: string): SectionKind | undefined {
  if (/\d{3}/.test(text)) return undefined; // "Contact: 777 1234"
  const words = key(text);
  return (
    kinds.get(words) ??
    (/^\p{L}{7,}$/u.test(words) ? squeezedKinds.get(words) : undefined) ??
    kindOfWords(words.split(' '))
  );
}

/** "Details of previous jobs", "Academic and professional studies": nothing but words that tell a kind and words that go with any. */
function kindOfWords(words: readonly string[]): SectionKind | undefined {
  if (words.length < 2 || words.length > 5) return undefined;
  const told = words.map((word) => (anyKind.has(word) ? ('any' as const) : oneKind[word]));
  return told.includes(undefined) ? undefined : told.find((kind) => kind !== 'any');
}

const anyKind = new Set(
  'a and can of in so far the to i me at details detail history background record records past previous present current recent most first relevant other additional key main major selected professional personal full list part time brief summary with information section what where have am did do for held newest latest first attainment up until now so short timeline overview credentials chronicle places dates had held participated participation project projects commercial practical'.split(
    ' ',
  ),
);

const oneKind: Readonly<Record<string, SectionKind>> = {
  experience: 'experience',
  experiences: 'experience',
  employment: 'experience',
  employments: 'experience',
  work: 'experience',
  worked: 'experience',
  working: 'experience',
  jobs: 'experience',
  job: 'experience',
  career: 'experience',
  employers: 'experience',
  employer: 'experience',
  posts: 'experience',
  post: 'experience',
  roles: 'experience',
  parcours: 'experience',
  positions: 'experience',
  internships: 'experience',
  volunteering: 'experience',
  voluntary: 'experience',
  education: 'education',
  educational: 'education',
  academic: 'education',
  schooling: 'education',
  studies: 'education',
  studied: 'education',
  training: 'education',
  trainings: 'education',
  learned: 'education',
  learnt: 'education',
  schools: 'education',
  tertiary: 'education',
  qualifications: 'education',
  skills: 'skills',
  good: 'skills',
  certificates: 'certificates',
  certifications: 'certificates',
  licences: 'certificates',
  languages: 'languages',
  spoken: 'languages',
  speak: 'languages',
  referees: 'other',
  references: 'other',
};

/** "Experience in hotels", "Yachting career", "Galley skills": where a line stands out, one word of it is enough. */
function kindByLastWord(line: Line): SectionKind | undefined {
  const { text, bullet } = line;
  const words = key(text).split(' ');
  if (
    bullet ||
    !(standsOut(line) || line.apart) ||
    words.length > 4 ||
    isDegree(text) ||
    (isRole(text) && !/^(?:experiences?|employment)$/.test(words.at(-1) ?? '')) ||
    /[\t,;\d|@]|\.$/.test(text)
  )
    return undefined;
  if (words[0] === 'experience') return 'experience';
  return standsOut(line) || /^\p{Lu}/u.test(text) ? lastWords[words.at(-1) ?? ''] : undefined;
}

const lastWords: Readonly<Record<string, SectionKind>> = {
  experience: 'experience',
  experiences: 'experience',
  employment: 'experience',
  career: 'experience',
  positions: 'experience',
  jobs: 'experience',
  education: 'education',
  qualifications: 'education',
  skills: 'skills',
  competencies: 'skills',
  certificates: 'certificates',
  certifications: 'certificates',
  licences: 'certificates',
  licenses: 'certificates',
  languages: 'languages',
  summary: 'summary',
  objective: 'summary',
  references: 'other',
  referees: 'other',
  hobbies: 'other',
  interests: 'other',
  awards: 'other',
  achievements: 'other',
  publications: 'other',
  projects: 'other',
};

/** Whether a line looks like a heading, whatever its words are. */
export function standsOut({ text, heading, strong, size }: Line): boolean {
  return heading || strong || size >= 1.12 || isCapitals(text) || text.endsWith(':');
}

function isCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

function headingBeforeColon(text: string): Heading | undefined {
  const [, title = '', rest = ''] = /^([^:]{3,40}):\s*(\S.*)$/.exec(text) ?? [];
  const kind = kinds.get(key(title));
  // Of these the words may stand in the midst of anything: "Tools: hammer".
  const isSection = kind && kind !== 'other' && kind !== 'experience' && kind !== 'contact';
  // "School: …" is a row about one school.
  const certain = isSection && (kind === 'certificates' || columnOf(title) === undefined);
  return certain ? { kind, title, rest } : undefined;
}

/** "EDUCATION Belarusian State University": a heading in the margin, and its text beside it. */
function headingInCapitals({ text, bullet }: Line): Heading | undefined {
  const [, title = '', rest = ''] = /^((?:\p{Lu}{4,}[\s&]+){1,3}?)(?=\S*\p{Ll})(\S.*)$/u.exec(text) ?? [];
  const kind = kinds.get(key(title));
  return kind && kind !== 'other' && !bullet ? { kind, title: title.trim(), rest: rest.trim() } : undefined;
}

function key(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll('&', ' and ')
      .replaceAll(/exp[ei]r[ei][ae]nce/g, 'experience')
      .replaceAll(/\(.*?\)|\d+[.)]/g, ' ')
      .replaceAll(/[^\p{L}\s]/gu, ' ')
      .replaceAll(/\b(?:my|the)\b/g, ' ')
      // S U M M A R Y
      .replace(/^(?:\p{L} ){3,}\p{L}$/u, (spaced) => spaced.replaceAll(' ', ''))
      .replaceAll(/\s+/g, ' ')
      .trim()
  );
}
