import { expect, test } from 'vitest';
import { unfairRequirements, unfairWords } from './fair-requirements.ts';

test.each([
  ['gender', 'Females Only'],
  ['gender', 'Telesales agent (Males Preferred)'],
  ['gender', 'Male candidates preferred'],
  ['gender', 'The applicant must be female.'],
  ['gender', 'Female applicants only'],
  ['gender', 'We are looking for an experienced female restaurant manager'],
  ['gender', 'Gender: Female'],
  ['gender', 'Sex: male, Salary: 6,000'],
  ['gender', 'Ladies only, please.'],
  ['gender', 'Two lifeguards wanted, men only'],
  ['age', 'Candidates under 30'],
  ['age', 'Receptionist, aged 21-35'],
  ['age', 'Age limit: 18 – 35 years old'],
  ['age', 'Age: below 28'],
  ['age', 'Not more than 30 years old'],
  ['age', 'We are looking for a young and passionate manager'],
  ['age', 'Applications are invited from young and dynamic professionals'],
  ['nationality', 'Maldivians only'],
  ['nationality', 'Only Sri Lankan nationals'],
  ['nationality', 'Filipino candidates preferred'],
  ['nationality', 'Nationality: Indian'],
  ['nationality', 'Locals only'],
  ['ethnicity', 'Fair complexion'],
  ['religion', 'Must be a Muslim'],
  ['religion', 'Religion: Christian'],
  ['family', 'Unmarried candidates'],
  ['family', 'Must be single and willing to travel'],
  ['family', 'Marital status: single'],
  ['looks', 'Good-looking waiters'],
  ['looks', 'Must be attractive'],
  ['photo', 'Send your CV with a recent photo'],
  ['photo', 'one passport-size photograph'],
  ['photo', 'Full body photo required'],
  ['body', 'Minimum height 165 cm'],
  ['body', 'Weight: below 60 kg'],
  ['disability', 'Able-bodied applicants'],
  ['disability', 'No physical disabilities'],
] as const)('%s is found in “%s”', (kind, text) => {
  expect(unfairWords(text)).toMatchObject([{ kind, weight: 'requirement' }]);
});

test.each([
  ['gender', 'Waitress wanted'],
  ['gender', 'Pool boy'],
  ['age', 'Must be 18 to serve alcohol'],
  ['age', 'You must be aged 18 or over to apply'],
  ['age', 'Join our young team'],
  ['nationality', 'Native English speaker'],
  ['family', 'Single status package'],
  ['disability', 'Must be physically fit'],
  ['looks', 'Pleasing personality'],
] as const)('a hint about %s is given for “%s”', (kind, text) => {
  expect(unfairWords(text, 'title')).toMatchObject([{ kind, weight: 'hint' }]);
});

test.each([
  'Female guests are shown to the ladies’ spa',
  'You look after young children in the kids club',
  'Experience with elderly patients',
  'At least 20 years of experience',
  'Under 30 rooms and over 20 staff',
  'Female candidates are strongly encouraged to apply',
  'We welcome applications from women and men alike',
  'All are considered regardless of gender, age, race, religion or marital status',
  'A 17-bed female acute ward',
  'An admission ward for males only',
  'Gender: Male/Female',
  'Open to male and female applicants',
  'A service for people aged 14-65 with a first psychosis',
  'Adult dependants (over 18 years old) are covered too',
  'Only a managed service offers this',
  'Over 17,000 colleagues',
  'The rates are: Age 18 - 20 - £6.49 per hour',
  'An attractive salary and attractive employee benefits',
  'A beautiful island',
  'Fluent Russian; Chinese speakers preferred',
  'French language is an advantage',
  'Indian cuisine',
  'Bachelor of Hospitality Management',
  'A single point of contact',
  'Photo editing and product photography',
  'Work at height',
  'You lift weights of up to 25 kg',
  'Able-bodied seaman with STCW',
  'Support for guests with disabilities',
  'Promoting good health',
  'Waiter/Waitress',
  'Host or hostess',
  'Manager',
  'He or she reports to the head chef',
  'Right to work in the Maldives',
  'Manual handling',
  'Young Professionals Programme coordinator',
])('“%s” asks for nothing that must not count', (text) => {
  expect(unfairWords(text)).toEqual([]);
  expect(unfairWords(text, 'title')).toEqual([]);
});

test('what is found is named by its very words, where they stand, with the reason and a suggestion', () => {
  const text = 'Waiters and cooks.\nMale candidates preferred. Good pay.';
  const [found] = unfairWords(text);
  expect(found).toMatchObject({ words: 'Male candidates preferred', start: 19, end: 44 });
  expect(text.slice(found?.start, found?.end)).toBe(found?.words);
  expect(found?.reason).toMatch(/^[A-Z].*\.$/u);
  expect(found?.suggestion).toMatch(/^[A-Z].*\.$/u);
});

test('one wording is reported once, by the weightier of two rules', () => {
  expect(unfairWords('Gender: Female only')).toMatchObject([{ kind: 'gender' }]);
});

test('title, description, requirements and skills are all read, the title and the skills more strictly', () => {
  const found = unfairRequirements({
    title: 'Female spa therapist',
    description: 'Our female spa therapists are a close team.',
    requirements: 'Age limit: 35',
    skillsRequired: ['Massage', 'Females Only'],
  });
  expect(found.map(({ field, kind }) => [field, kind])).toEqual([
    ['title', 'gender'],
    ['requirements', 'age'],
    ['skillsRequired', 'gender'],
  ]);
});

test('the longest text we take is read to its end, however it is made', () => {
  for (const piece of [
    'female ',
    'must be ',
    'young and ',
    'looking for a qualified ',
    'photo with ',
    'aged 2',
    ' ',
  ]) {
    const text = piece.repeat(Math.ceil(20_000 / piece.length));
    expect(() => unfairWords(text)).not.toThrow();
  }
});
