import { expect, it } from 'vitest';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { labelOf } from '#matching/vocabulary/concepts.ts';
import { linkSkill } from './link-skill.ts';
import { nearSkills } from './nearness.ts';

const vocabulary = loadVocabulary();
const concept = (typed: string) => linkSkill(vocabulary, typed)!.concept;
const nearnessOf = (one: string, other: string) =>
  nearSkills(vocabulary, concept(one)).find(({ skill }) => skill === concept(other))?.nearness ?? 0;

it.each([
  ['massage', 'give massages'],
  ['PADI Divemaster', 'scuba diving'],
  ['cooking', 'use cooking techniques'],
  ['housekeeping', 'clean rooms'],
  ['welding', 'operate welding equipment'],
  ['Italian cuisine', 'cooking'],
])('"%s" is near "%s", from both sides alike', (one, other) => {
  expect(nearnessOf(one, other)).toBeGreaterThanOrEqual(0.3);
  expect(nearnessOf(one, other)).toBe(nearnessOf(other, one));
});

it.each([
  ['English', 'German'],
  ['French', 'French cuisine'],
  ['Java', 'JavaScript'],
  ['housekeeping', 'welding'],
  ['massage', 'accounting'],
])('"%s" does not stand in for "%s"', (one, other) => {
  expect(nearnessOf(one, other)).toBe(0);
});

it('a skill is never its own neighbour, has few neighbours, and the nearest come first', () => {
  for (const typed of ['cooking', 'customer service', 'accounting', 'English', 'Docker']) {
    const near = nearSkills(vocabulary, concept(typed));
    expect(near.length).toBeLessThanOrEqual(16);
    expect(near.map(({ skill }) => skill)).not.toContain(concept(typed));
    const nearnesses = near.map(({ nearness }) => nearness);
    expect(nearnesses).toEqual(nearnesses.toSorted((a, b) => b - a));
    expect(near.map(({ skill }) => labelOf(vocabulary, skill))).toEqual([
      ...new Set(near.map(({ skill }) => labelOf(vocabulary, skill))),
    ]);
  }
});

it('a skill that the vocabulary does not know has no neighbours', () => {
  expect(nearSkills(vocabulary, -12_345)).toEqual([]);
});
