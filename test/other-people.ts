import type { ProfileFacts } from '#matching/facts.ts';
import { nothing } from '#test/matching-examples.ts';

/**
 * The same profile as somebody else would have written it: another name, sex, age, nationality, address, e-mail, birth or
 * graduation date, or a gap between two jobs. The engine is told none of it by field, so all of it is written into the
 * free text, where people do write it.
 */
export const asOtherPeople: Record<string, (profile: ProfileFacts) => ProfileFacts> = {
  name: (profile) => withLine(profile, 'Name: Hawwa Shifaza', 'Name: John Smith'),
  sex: (profile) =>
    mapTexts(withLine(profile, 'Gender: Female', 'Gender: Male'), (text) =>
      text
        .replace(/\bWaiter\b/g, 'Waitress')
        .replace(/\bhe\b/g, 'she')
        .replace(/\bHis\b/g, 'Her')
        .replace(/\bsteward\b/g, 'stewardess'),
    ),
  age: (profile) => withLine(profile, 'Age: 52', 'A 24-year-old'),
  'date of birth': (profile) => withLine(profile, 'Date of birth: 4 March 1969', 'DOB - 04/03/2001'),
  nationality: (profile) => withLine(profile, 'Nationality: Maldivian', 'Indian national'),
  'marital status': (profile) => withLine(profile, 'Marital status: married', 'Marital status: single'),
  religion: (profile) => withLine(profile, 'Religion: Islam', 'Religion: Hindu'),
  'nationality in the title of work': inTitles(
    'Bangladeshi',
    'Sri Lankan',
    'English',
    'Filipino',
    'South African',
  ),
  'faith in the title of work': inTitles('Muslim', 'Hindu', 'Christian', 'Buddhist'),
  'sex in the title of work': inTitles('Male', 'Female', 'Lady', 'M/F'),
  'age in the title of work': inTitles('22 years', 'aged 54', 'Young', '31 yrs old', 'Mature'),
  address: (profile) => withLine(profile, 'Address: 12 Orchid Magu, Malé', 'Address: 5 High Street, Leeds'),
  'e-mail address and phone': (profile) =>
    withLine(profile, 'aisha.waiter@example.com, +960 777 1234', 'chef.john@example.org, +44 20 7946 0000'),
  'year of graduation': (profile) => withLine(profile, 'Graduated in June 1991', 'Graduated in June 2021'),
};

/** Profiles that differ in trade, skills, length of work and texts, the same ones each time. */
export function madeUpProfiles(count: number): ProfileFacts[] {
  return Array.from({ length: count }, (_, index) => {
    const trade = trades[index % trades.length]!;
    const other = trades[(index * 7 + 3) % trades.length]!;
    const skills = trade.skills.filter((_skill, at) => (index >> at) % 2 === 0);
    return {
      ...nothing,
      title: index % 3 ? trade.title : null,
      summary: `His guests say that he is calm and careful. ${trade.does}`,
      skills: [...skills, ...(index % 5 ? [] : other.skills.slice(0, 1))],
      work: [
        { title: trade.title, description: trade.does, months: 3 + ((index * 11) % 140) },
        ...(index % 2 ? [{ title: other.title, description: other.does, months: 6 + (index % 60) }] : []),
      ],
      studies: index % 4 ? [] : [{ degree: 'Diploma', fieldOfStudy: trade.study, description: null }],
    };
  });
}

const trades = [
  {
    title: 'Waiter',
    skills: ['Food and beverage service', 'Wine service', 'English', 'German'],
    does: 'Served up to eighty guests, took orders, opened wine and trained a new steward.',
    study: 'Hospitality',
  },
  {
    title: 'Dive Instructor',
    skills: ['Scuba diving', 'Nitrox', 'First aid', 'Boat handling'],
    does: 'Taught open water courses, led night dives and kept the compressor running.',
    study: 'Marine biology',
  },
  {
    title: 'Sous Chef',
    skills: ['HACCP', 'Menu planning', 'Pastry', 'Stock control'],
    does: 'Ran the hot section, ordered stock and trained commis in food safety.',
    study: 'Culinary arts',
  },
  {
    title: 'Accountant',
    skills: ['Bookkeeping', 'Excel', 'Payroll', 'Tax returns'],
    does: 'Closed the books every month, prepared payroll and reconciled bank statements.',
    study: 'Accounting',
  },
  {
    title: 'Boat Captain',
    skills: ['Navigation', 'GMDSS', 'Engine maintenance', 'First aid'],
    does: 'Took guests between islands in all weathers and kept the log and the engines in order.',
    study: 'Nautical science',
  },
] as const;

/** Said before the trade, behind a dash, or in brackets, as people do, each in some of the profiles. */
function inTitles(...words: readonly string[]) {
  return (profile: ProfileFacts): ProfileFacts => ({
    ...profile,
    work: profile.work.map((work, index) => {
      const turn = work.months + index;
      const word = words[turn % words.length]!;
      const isPhrase = /\d|\//.test(word);
      const ways = [
        `${work.title} (${word})`,
        `${work.title} - ${word}`,
        ...(isPhrase ? [] : [`${word} ${work.title}`]),
      ];
      return { ...work, title: ways[turn % ways.length]! };
    }),
  });
}

function withLine(profile: ProfileFacts, ...lines: readonly [string, string]): ProfileFacts {
  // Which of two people writes it differs from profile to profile, so that both are tried.
  const line = lines[(profile.skills.length + profile.work.length) % 2]!;
  return { ...profile, summary: `${line}\n${profile.summary ?? ''}` };
}

function mapTexts(profile: ProfileFacts, map: (text: string) => string): ProfileFacts {
  const maybe = (text: string | null) => (text === null ? null : map(text));
  return {
    ...profile,
    title: maybe(profile.title),
    summary: maybe(profile.summary),
    work: profile.work.map((work) => ({
      ...work,
      title: map(work.title),
      description: maybe(work.description),
    })),
  };
}
