import { beforeAll, expect, it } from 'vitest';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { linkSkill } from './link-skill.ts';

const vocabulary = loadVocabulary();

// What linking by meaning needs is made at first use.
beforeAll(() => void linkSkill(vocabulary, 'customer complaints'), 60_000);

const labelOf = (typed: string) => linkSkill(vocabulary, typed)?.label;

it.each([
  ['F&B', 'food and beverage'],
  ['FnB', 'Food & Beverages'],
  ['Team player', 'teamwork'],
  ['Excel', 'MS Excel'],
  ['ReactJS', 'React'],
  ['K8s', 'Kubernetes'],
  ['CPR', 'resuscitation'],
  ['dive master', 'PADI Divemaster'],
  ['Fidelio', 'Opera PMS'],
  ['driving license', 'driving licence'],
  ['snorkeling', 'snorkelling'],
])('"%s" is the same skill as "%s"', (one, other) => {
  expect(labelOf(one)).toBeDefined();
  expect(labelOf(one)).toBe(labelOf(other));
});

it.each([
  ['housekeping', 'housekeeping'],
  ['Time managment', 'manage time'],
  ['kuberntes', 'Kubernetes'],
  ['front offce', 'front office operations'],
  ['custmer service', 'customer service'],
])('the slip in "%s" is read over: %s', (typed, label) => {
  expect(linkSkill(vocabulary, typed)).toMatchObject({ label, how: 'spelling' });
});

it.each([
  ['Excellent communication skills', 'communication'],
  ['English (fluent)', 'English'],
  ['Fluent in Russian', 'Russian'],
  ['Strong knowledge of HACCP', 'apply HACCP'],
  ['massages', 'massage'],
])('courtesies and endings around a skill do not hide it: "%s" is %s', (typed, label) => {
  expect(labelOf(typed)).toBe(label);
});

it.each(['C', 'C++', 'C#', 'R', 'Go'])('"%s" is a language of its own', (typed) => {
  expect(labelOf(typed)).toBe(typed);
});

it.each(['', '   ', '!!!', 'zorbing', 'patience of a saint', 'asdf qwer'])(
  '"%s" is linked to nothing rather than to something far',
  (typed) => {
    expect(linkSkill(vocabulary, typed)).toBeNull();
  },
);

it('says how a skill was found', () => {
  expect(linkSkill(vocabulary, 'housekeeping')?.how).toBe('same');
  expect(linkSkill(vocabulary, 'HACCP')?.how).toBe('alias');
  expect(linkSkill(vocabulary, 'deep tissue massages')?.how).toBe('form');
});

it.each([
  ['Interior fit-out/Decoration', 'interior design'],
  ['Marketing/PR', 'marketing'],
])('of two skills written as one the first that is known counts: "%s" is %s', (typed, label) => {
  expect(labelOf(typed)).toBe(label);
});

it('a skill called by no name of the vocabulary is linked by its meaning when that is all but certain', () => {
  expect(linkSkill(vocabulary, 'Customer Complaints')).toMatchObject({ label: 'handle customer complaints' });
  expect(linkSkill(vocabulary, 'Business Process Analysis')).toEqual(
    expect.objectContaining({ label: 'analyse business processes', how: 'similar' }),
  );
  expect(linkSkill(vocabulary, 'Business')).toBeNull();
});
