import { expect, test } from 'vitest';
import { emptyJob } from './job-values.ts';
import { fromTemplate, hasWritten, type JobTemplate } from './from-template.ts';

const template: JobTemplate = {
  id: 'dive-instructor',
  trade: 'Diving',
  title: 'Dive Instructor',
  department: 'Dive Centre',
  employmentType: 'contract',
  experienceLevel: 'Mid level',
  description: 'Guides dives.',
  requirements: 'A licence.',
  skillsRequired: ['Scuba diving'],
  questions: [
    { kind: 'number', text: 'How many dives?', choices: [], required: true, wanted: [], least: 100 },
    { kind: 'choice', text: 'Which?', choices: ['A', 'B'], required: false, wanted: ['A'], least: null },
  ],
  suggested: true,
};
const empty = emptyJob('2026-12-22');

test('A template fills an empty form, and leaves the deadline and a typed title', () => {
  const filled = fromTemplate({ ...empty, title: 'Divemaster' }, template, 'all');
  expect(filled).toMatchObject({
    title: 'Divemaster',
    description: 'Guides dives.',
    employmentType: 'contract',
    applicationDeadline: '2026-12-22',
    questions: [
      { kind: 'number', least: '100', choices: '' },
      { kind: 'choice', least: '', choices: 'A\nB', wanted: ['A'] },
    ],
  });
  expect(fromTemplate(empty, template, 'all').title).toBe('Dive Instructor');
});

test('What is typed is found before it would be written over, what a template filled in is not', () => {
  expect(hasWritten(empty, undefined)).toBe(false);
  expect(hasWritten({ ...empty, title: 'Divemaster' }, undefined)).toBe(false);
  const filled = fromTemplate(empty, template, 'all');
  expect(hasWritten(filled, template)).toBe(false);
  for (const change of [
    { description: 'Mine.' },
    { requirements: 'Mine.' },
    { skillsRequired: ['Mine'] },
    { typedSkill: 'Mine' },
    { questions: [] },
  ])
    expect(hasWritten({ ...filled, ...change }, template)).toBe(true);
});

test('Filling what is empty keeps every word that stands', () => {
  const written = { ...empty, description: 'Mine.', skillsRequired: ['Mine'] };
  expect(fromTemplate(written, template, 'empty')).toMatchObject({
    description: 'Mine.',
    skillsRequired: ['Mine'],
    requirements: 'A licence.',
    employmentType: 'full_time',
  });
});
