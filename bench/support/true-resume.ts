/** What a résumé of rendercv tells, from the YAML it was made from. */
export interface TrueResume {
  name: string;
  email: string;
  location: string;
  experience: {
    company: string;
    position: string;
    location: string;
    start: string;
    end: string;
    highlights: string[];
  }[];
  education: { institution: string; degree: string; area: string; start: string; end: string }[];
  skills: string[];
}

/** Of YAML only what these files use: keys, texts and lists. */
export function trueResume(yaml: string): TrueResume {
  const head = (key: string) => valueIn(yaml, key, 2);
  return {
    name: head('name'),
    email: head('email'),
    location: head('location'),
    experience: entriesOf(yaml, 'experience').map((entry) => ({
      company: valueIn(entry, 'company'),
      position: valueIn(entry, 'position'),
      location: valueIn(entry, 'location'),
      start: valueIn(entry, 'start_date'),
      end: valueIn(entry, 'end_date'),
      highlights: [...entry.matchAll(/^ {10,}- (.+)$/gm)].map(([, line = '']) => unquoted(line)),
    })),
    education: entriesOf(yaml, 'education').map((entry) => ({
      institution: valueIn(entry, 'institution'),
      degree: valueIn(entry, 'degree'),
      area: valueIn(entry, 'area'),
      start: valueIn(entry, 'start_date'),
      end: valueIn(entry, 'end_date'),
    })),
    skills: [...sectionOf(yaml, 'skills').matchAll(/details: (.+)$/gm)].flatMap(([, list = '']) =>
      unquoted(list).split(', '),
    ),
  };
}

function sectionOf(yaml: string, name: string): string {
  return new RegExp(String.raw`^    ${name}:\n((?: {6,}.*\n)*)`, 'm').exec(yaml)?.[1] ?? '';
}

function entriesOf(yaml: string, section: string): string[] {
  return sectionOf(yaml, section)
    .split(/^ {6}- /m)
    .slice(1);
}

function valueIn(text: string, key: string, indent?: number): string {
  const start = indent === undefined ? String.raw`^\s*` : `^ {${indent}}`;
  return unquoted(new RegExp(`${start}${key}: (.+)$`, 'm').exec(text)?.[1] ?? '');
}

function unquoted(text: string): string {
  return text.trim().replace(/^(['"])(.*)\1$/, '$2');
}
