import { expect, test } from 'vitest';
import type { Profile, ResumeReading } from '#contract/api.ts';
import { fieldsAsShown, resumeProblems, resumeToSend, resumeValues } from './resume-values.ts';

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
const empty = { title: null, phone: '+960 700 0000', location: null, summary: null } as Profile; // what the form looks at
const known = { profile: empty, experience: [], education: [] };

test('what is new is taken, what would overwrite something is not until one says so', () => {
  const values = resumeValues(reading, known);
  expect(values).toMatchObject({
    'take.title': true,
    'take.phone': false,
    'take.location': false,
    skills: ['Knots', 'English'],
  });
  expect(resumeToSend({ ...values, 'take.workExperience.1': false }, reading)).toEqual({
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
    'take.workExperience.1': true,
    'take.education.0': false,
  });
});

test('what is missing is asked for only where it is to be saved', () => {
  const values = resumeValues(reading, known);
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
  const values = { ...resumeValues(reading, known), 'take.workExperience.0': false };
  expect(
    fieldsAsShown({ 'workExperience.0.title': 'Too long.', skills: 'Too many.' }, values, reading),
  ).toEqual({
    'workExperience.1.title': 'Too long.',
    skills: 'Too many.',
  });
});
