import { expect, it } from 'vitest';
import { tidySkills } from './skills.ts';
import { splitSkills } from './split-skills.ts';

const skillsIn = (pasted: string) => tidySkills(splitSkills(pasted));

it('a pasted list becomes one skill an item, whatever separates them', () => {
  expect(skillsIn('English, Opera PMS; team work • HACCP | Excel\nWelding')).toEqual([
    'English',
    'Opera PMS',
    'team work',
    'HACCP',
    'Excel',
    'Welding',
  ]);
});

it('bullets, numbers and full stops of a list are no part of a skill', () => {
  expect(skillsIn('1. Cooking\n2) Baking\n- Grilling.\n* and Plating')).toEqual([
    'Cooking',
    'Baking',
    'Grilling',
    'Plating',
  ]);
});

it('a comma in brackets and a hyphen in a word part nothing', () => {
  expect(skillsIn('Adobe (Photoshop, Illustrator), problem-solving - check-in')).toEqual([
    'Adobe (Photoshop, Illustrator)',
    'problem-solving',
    'check-in',
  ]);
});

it('a comma at the end says that the skill is finished', () => {
  expect(splitSkills('English,')).toEqual(['English', '']);
});

it('a skill that is pasted twice is kept once', () => {
  expect(skillsIn('English, english; ENGLISH')).toEqual(['English']);
});
