import { expect, test } from 'vitest';
import { allSkills } from './skill-entry.ts';

test('what stands in the box and was never added is saved too', () => {
  expect(allSkills({ skills: ['PADI'], typed: ' First aid ' })).toEqual(['PADI', 'First aid']);
});

test('a pasted list is parted at commas, semicolons and lines; blanks and duplicates are ignored', () => {
  expect(allSkills({ skills: ['English'], typed: 'padi, PADI;; english\nNight  diving' })).toEqual([
    'English',
    'padi',
    'Night diving',
  ]);
});
