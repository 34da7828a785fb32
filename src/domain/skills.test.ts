import { expect, test } from 'vitest';
import { skills } from './fields/profiles.ts';
import { skillsProblem } from './fields/skills.ts';
import { tidySkills } from './skills.ts';

test('skills are kept trimmed, without blanks and duplicates, the first spelling first', () => {
  expect(tidySkills([' Diving ', '', 'diving', 'First   aid', '  ', 'English'])).toEqual([
    'Diving',
    'First aid',
    'English',
  ]);
});

test('50 skills of 60 characters can be listed', () => {
  expect(
    skillsProblem(
      skills,
      Array.from({ length: 50 }, (_, index) => `${index}`.padEnd(60, 'x')),
    ),
  ).toBeUndefined();
  expect(
    skillsProblem(
      skills,
      Array.from({ length: 51 }, (_, index) => `${index}`),
    ),
  ).toBe('At most 50 skills can be listed');
  expect(skillsProblem(skills, ['x'.repeat(61)])).toMatch(/^A skill can have at most 60 characters/);
});
