import { describe, expect, test } from 'vitest';
import type { Profile, ResumeReading } from '#contract/api.ts';
import {
  fieldsAsShown,
  namesAsked,
  resumeProblems,
  resumeToSend,
  resumeValues,
  unsureOfJob,
} from './resume-values.ts';

type Job = ResumeReading['workExperience'][number];
type School = ResumeReading['education'][number];

const reading: ResumeReading = {
  name: 'Aishath Shiuna',
  email: null,
  title: 'Skipper',
  phone: '+960 777 1234',
  location: null,
  summary: null,
  links: [],
  workExperience: [
    {
      title: 'Guide',
      company: 'Reef',
      location: null,
      startDate: '2016-03-01',
      endDate: '2019-02-01',
      isCurrent: false,
      description: null,
      doubtful: [],
    },
    {
      title: 'Skipper',
      company: null,
      location: null,
      startDate: null,
      endDate: null,
      isCurrent: false,
      description: 'Sailed',
      doubtful: [],
    },
  ],
  education: [
    {
      institution: 'Academy',
      degree: 'Diploma',
      fieldOfStudy: null,
      startDate: null,
      endDate: null,
      isCurrent: false,
      description: null,
      doubtful: [],
    },
  ],
  skills: ['Knots'],
  languages: [{ name: 'English', level: 'fluent' }],
  notPlaced: [],
  doubtful: [],
};
const empty = {
  title: null,
  phone: '+960 700 0000',
  location: null,
  summary: null,
  skills: [] as string[],
} as Profile; // what the form looks at
const known = { profile: empty, experience: [], education: [] };

test('what is new is taken, what would overwrite something is not until one says so', () => {
  const values = resumeValues(reading, known);
  expect(values).toMatchObject({
    'take.title': true,
    'take.phone': false,
    'take.location': false,
    skills: ['Knots', 'English'],
  });
  expect(resumeToSend(values, reading)).toEqual({
    title: 'Skipper',
    skills: ['Knots', 'English'],
    workExperience: [
      expect.objectContaining({ title: 'Guide', company: 'Reef', startDate: '2016-03-01T00:00:00.000Z' }),
    ],
    education: [expect.objectContaining({ institution: 'Academy', degree: 'Diploma', startDate: null })],
  });
  expect(resumeToSend({ ...values, 'take.phone': true }, reading)).toMatchObject({ phone: '+960 777 1234' });
});

test('what the profile has already is not taken again', () => {
  const [job] = reading.workExperience;
  const [school] = reading.education;
  const values = resumeValues(reading, {
    profile: empty,
    experience: [
      { ...job, id: 1, profileId: 1, title: 'GUIDE', company: 'reef ', startDate: '2016-03-01' } as never,
    ], // enough to be compared
    education: [{ ...school, id: 1, profileId: 1 } as never],
  });
  expect(values).toMatchObject({
    'take.workExperience.0': false,
    'take.education.0': false,
  });
});

test('what is missing is asked for only where it is to be saved', () => {
  const values = { ...resumeValues(reading, known), 'take.workExperience.1': true };
  expect(resumeProblems(values, reading)).toEqual({
    'workExperience.1.company': 'Company is required',
    'workExperience.1.startDate': 'Start date is required',
  });
  expect(resumeProblems({ ...values, 'take.workExperience.1': false }, reading)).toEqual({});
  expect(
    resumeProblems(
      { ...values, 'workExperience.0.endDate': '2015-01', 'take.workExperience.1': false },
      reading,
    ),
  ).toEqual({
    'workExperience.0.endDate': 'The end date is before the start date',
  });
});

test('a refusal of the second that was sent stands at the entry it is about', () => {
  const values = {
    ...resumeValues(reading, known),
    'take.workExperience.0': false,
    'take.workExperience.1': true,
  };
  expect(
    fieldsAsShown({ 'workExperience.0.title': 'Too long.', skills: 'Too many.' }, values, reading),
  ).toEqual({
    'workExperience.1.title': 'Too long.',
    skills: 'Too many.',
  });
});

describe('what was read without certainty is asked, not ticked', () => {
  const [job] = reading.workExperience as [Job, ...Job[]]; // as above
  const [school] = reading.education as [School, ...School[]];
  const read = (jobs: Partial<Job>, schools: Partial<School> = {}): ResumeReading => ({
    ...reading,
    workExperience: [{ ...job, ...jobs }],
    education: [{ ...school, ...schools }],
  });

  test.each<[string, ResumeReading, string]>([
    ['a guessed title', read({ doubtful: ['title'] }), 'workExperience.0'],
    ['a guessed company', read({ doubtful: ['company'] }), 'workExperience.0'],
    ['a guessed place', read({ doubtful: ['location'] }), 'workExperience.0'],
    ['only the years of a job', read({ doubtful: ['startDate', 'endDate'] }), 'workExperience.0'],
    ['no title', read({ title: null }), 'workExperience.0'],
    ['no company', read({ company: null }), 'workExperience.0'],
    ['no start', read({ startDate: null }), 'workExperience.0'],
    ['an end before the start', read({ endDate: '2015-01-01' }), 'workExperience.0'],
    ['a guessed school', read({}, { doubtful: ['institution'] }), 'education.0'],
    ['no degree', read({}, { degree: null }), 'education.0'],
    ['no school', read({}, { institution: null }), 'education.0'],
  ])('%s, and does not stop saving', (_, one, entry) => {
    const values = resumeValues(one, known);
    expect(values[`take.${entry}`]).toBe(false);
    expect(resumeProblems(values, one)).toEqual({});
  });

  test('and the summary that nobody called one', () => {
    const guessed: ResumeReading = { ...reading, summary: 'Sails.', doubtful: ['summary'] };
    const values = resumeValues(guessed, known);
    expect(resumeToSend(values, guessed)).not.toHaveProperty('summary');
    expect(resumeToSend({ ...values, 'take.summary': true }, guessed)).toMatchObject({ summary: 'Sails.' });
  });

  test('while all that could be saved as it is can be ticked at once', () => {
    expect(namesAsked(read({ doubtful: ['startDate'] }, { doubtful: ['degree'] }))).toEqual([
      'workExperience.0',
      'education.0',
    ]);
    expect(namesAsked(read({ company: null }))).toEqual([]);
    expect(unsureOfJob({ ...job, company: null, doubtful: ['title'] })).toEqual(['Title', 'Company']);
  });

  test('and skills beyond what a profile can list wait beside it', () => {
    const many = { ...reading, skills: Array.from({ length: 60 }, (__, index) => `Knot ${index}`) };
    const values = resumeValues(many, { ...known, profile: { ...empty, skills: ['Knot 1', 'Rigging'] } });
    expect(values['skills']).toHaveLength(48);
    expect(resumeProblems(values, many)).toEqual({});
  });
});
