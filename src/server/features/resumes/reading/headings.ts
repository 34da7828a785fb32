import type { Line } from '#server/documents/line.ts';

/** What a part of a résumé is about. */
export type SectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'certificates'
  | 'languages'
  | 'contact'
  | 'other';

export interface Heading {
  kind: SectionKind;
  /** As it stands in the document. */
  title: string;
  /** What follows on the same line: "Languages: English, Dhivehi". */
  rest: string;
}

/** Words that head the parts of résumés, as they begin. */
const words: Record<Exclude<SectionKind, 'other'>, readonly string[]> = {
  experience: [
    'experience',
    'experiences',
    'work',
    'work experience',
    'work experiences',
    'work history',
    'professional experience',
    'employment',
    'employment history',
    'employment experience',
    'career history',
    'career experience',
    'relevant experience',
    'professional background',
    'professional history',
    'job experience',
    'job history',
    'positions held',
    'industry experience',
    'internships',
    'internship experience',
    'volunteer experience',
    'volunteering',
    'volunteer work',
    'sea service',
    'previous experience',
    'additional experience',
    'other experience',
    'practical experience',
    'teaching experience',
    'military experience',
    'work background',
    'career',
    'professional work experience',
    'employment record',
    'career summary and experience',
    'experience and employment',
  ],
  education: [
    'education',
    'educations',
    'education and training',
    'educational background',
    'academic background',
    'academic history',
    'academics',
    'academic qualifications',
    'educational qualifications',
    'qualifications',
    'education and qualifications',
    'schooling',
    'studies',
    'education and certifications',
    'training',
    'training and education',
    'courses',
    'academic credentials',
    'education history',
    'training and courses',
    'professional training',
    'academic education',
    'education background',
    'educational history',
    'coursework',
  ],
  skills: [
    'skills',
    'skill',
    'key skills',
    'core skills',
    'technical skills',
    'technical skill',
    'professional skills',
    'hard skills',
    'soft skills',
    'skill set',
    'skills set',
    'technical skills set',
    'skill highlights',
    'highlights',
    'core competencies',
    'competencies',
    'core qualifications',
    'areas of expertise',
    'expertise',
    'technologies',
    'tools',
    'technical proficiencies',
    'technical expertise',
    'proficiencies',
    'core strengths',
    'strengths',
    'abilities',
    'skills and abilities',
    'skills and expertise',
    'skills and tools',
    'it skills',
    'computer skills',
    'personal skills',
    'key competencies',
    'key strengths',
    'programming skills',
    'technical knowledge',
    'technical summary',
    'tech stack',
    'tech skills',
    'specialties',
    'areas of strength',
    'skills summary',
    'additional skills',
    'skills and technologies',
    'technologies and tools',
    'professional competencies',
    'skills and qualifications',
    'professional strengths',
    'knowledge and skills',
    'main skills',
    'top skills',
    'technical qualifications',
    'software',
    'computer proficiency',
  ],
  certificates: [
    'certifications',
    'certification',
    'certificates',
    'certificate',
    'licenses',
    'licences',
    'licenses and certifications',
    'licences and certificates',
    'certifications and licenses',
    'professional certifications',
    'certificates and licences',
    'courses and certificates',
    'certificates and courses',
    'certifications and training',
    'courses and certifications',
    'tickets',
    'certificates of competency',
  ],
  languages: [
    'languages',
    'language',
    'language skills',
    'foreign languages',
    'spoken languages',
    'languages spoken',
    'language proficiency',
    'languages known',
  ],
  summary: [
    'summary',
    'professional summary',
    'executive summary',
    'profile',
    'professional profile',
    'executive profile',
    'personal profile',
    'about',
    'about me',
    'objective',
    'career objective',
    'career summary',
    'career profile',
    'summary of qualifications',
    'qualifications summary',
    'career overview',
    'professional overview',
    'overview',
    'introduction',
    'personal statement',
    'career focus',
    'personal summary',
    'professional objective',
    'employment objective',
    'job objective',
    'bio',
    'biography',
    'career goal',
    'resume summary',
    'experience summary',
    'professional statement',
  ],
  contact: [
    'contact',
    'contacts',
    'contact information',
    'contact details',
    'contact info',
    'personal details',
    'personal information',
    'personal data',
    'get in touch',
    'details',
  ],
};

const others = [
  'projects',
  'personal projects',
  'selected projects',
  'publications',
  'patents',
  'awards',
  'honors',
  'honours',
  'awards and honors',
  'honors and awards',
  'achievements',
  'accomplishments',
  'key achievements',
  'selected honors',
  'interests',
  'hobbies',
  'hobbies and interests',
  'interests and hobbies',
  'activities',
  'references',
  'referees',
  'affiliations',
  'professional affiliations',
  'memberships',
  'presentations',
  'conferences',
  'extracurricular activities',
  'additional information',
  'other',
  'other information',
  'miscellaneous',
  'portfolio',
  'links',
  'declaration',
  'military service',
  'community service',
  'leadership',
  'open source',
  'invited talks',
  'research',
  'hobbies and other activity',
  'personal interests',
  'additional',
  'professional development',
  'professional memberships',
  'professional affiliations and memberships',
  'recommendations',
  'selected publications',
  'scholarships',
  'most recent courses',
  'extra curricular activities',
  'leadership experience and activities',
  'awards and recognition',
  'awards and achievements',
];

const kinds = new Map<string, SectionKind>([
  ...others.map((name) => [name, 'other'] as const),
  ...(Object.entries(words) as [SectionKind, readonly string[]][]).flatMap(([kind, names]) =>
    names.map((name) => [name, kind] as const),
  ),
]);

/** The heading a line is, by its words; undefined where it is none. */
export function headingIn(line: Line): Heading | undefined {
  const text = line.text.replaceAll('\t', ' ');
  const whole = kinds.get(key(text));
  if (whole && !line.bullet && text.length <= 60)
    return { kind: whole, title: text.replace(/\s*:$/, ''), rest: '' };
  return headingBeforeColon(text) ?? headingInCapitals(line);
}

function headingBeforeColon(text: string): Heading | undefined {
  const [, title = '', rest = ''] = /^([^:]{3,40}):\s*(\S.*)$/.exec(text) ?? [];
  const kind = kinds.get(key(title));
  // Of these the words may stand in the midst of anything: "Tools: hammer".
  const certain = kind && kind !== 'other' && kind !== 'experience' && kind !== 'contact';
  return certain ? { kind, title, rest } : undefined;
}

/** "EDUCATION Belarusian State University": a heading in the margin, and its text beside it. */
function headingInCapitals({ text, bullet }: Line): Heading | undefined {
  const [, title = '', rest = ''] = /^((?:\p{Lu}{4,}[\s&]+){1,3}?)(?=\S*\p{Ll})(\S.*)$/u.exec(text) ?? [];
  const kind = kinds.get(key(title));
  return kind && !bullet ? { kind, title: title.trim(), rest: rest.trim() } : undefined;
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
