import { describe, expect, test } from 'vitest';
import { vocabulary } from '#test/features.ts';
import { stemsOf } from '#matching/text/tokens.ts';
import { conceptsNamed, kindOf, labelOf, namesOf } from '#matching/vocabulary/concepts.ts';
import { row } from '#matching/text/rows.ts';
import { isGeneric } from './generic-skills.ts';
import { linkSkill } from './link-skill.ts';
import { skillsNamed } from './named-skills.ts';
import { skillKinds, skillLabel, skillOfBag } from './skill-names.ts';
import { suggestSkills } from './suggest-skills.ts';
import { transversalSkills } from './transversal-skills.ts';
import { usesOf } from './uses.ts';
import { wordMeant } from './spelling.ts';

const bag = (words: string) => stemsOf(words).flatMap((stem) => vocabulary.stemNumbers.get(stem) ?? []);
const named = (words: string) => {
  const skill = skillOfBag(vocabulary, bag(words));
  return skill && skillLabel(vocabulary, skill.concept);
};
/** In any order, each once. */
const wordsOf = (name: string) => [...new Set(stemsOf(name))].toSorted().join(' ');
const skills = Array.from({ length: vocabulary.size }, (_, concept) => concept).filter((concept) =>
  skillKinds.includes(kindOf(vocabulary, concept)),
);

describe('a skill', () => {
  test('is found by its words in any order', () => {
    expect(named('scuba diving')).toBe('scuba diving');
    expect(named('diving scuba')).toBe('scuba diving');
  });

  test.each([
    ['spoken English', 'English'],
    ['speak German', 'German'],
    ['write Russian', 'Russian'],
  ])('of a language, “%s”, is that of knowing it: %s', (words, language) => {
    expect(named(words)).toBe(language);
  });

  test('that is a product of everyday words comes after one that stands in relations', () => {
    const skill = skillOfBag(vocabulary, bag('front desk'))!;
    expect(kindOf(vocabulary, skill.concept)).not.toBe('technology');
  });

  test('bears its name without what stands in brackets', () => {
    const python = linkSkill(vocabulary, 'Python')!;
    expect([labelOf(vocabulary, python.concept), skillLabel(vocabulary, python.concept)]).toEqual([
      'Python (computer programming)',
      'Python',
    ]);
  });

  test('is linked by each of its own names to a skill that is called so', () => {
    // A sample over all kinds: every fiftieth.
    for (const concept of skills.filter((_, at) => at % 50 === 0)) {
      const label = labelOf(vocabulary, concept);
      const link = linkSkill(vocabulary, label);
      expect([label, link?.how]).toEqual([label, expect.stringMatching(/same|alias|form/)]);
      const known = namesOf(vocabulary, link!.concept).some((name) => wordsOf(name) === wordsOf(label));
      const isLanguage = /(?:verbally in|spoken|written|write) /.test(label);
      expect([label, known || isLanguage]).toEqual([label, true]);
    }
  });
});

describe('a word with a slip in it', () => {
  test.each([
    ['housekeping', 'housekeeping'],
    ['managment', 'management'],
    ['kuberntes', 'kubernetes'],
    ['acounting', 'accounting'],
    ['recpetion', 'reception'],
  ])('“%s” is meant as “%s”', (typed, word) => {
    expect(wordMeant(vocabulary, typed)).toBe(word);
  });

  test.each(['cook', 'spa', 'housekeeping', 'xyzzyplugh', 'q2w3e4r5', ''])(
    '“%s” is none, or too short or too far to tell',
    (word) => {
      expect(wordMeant(vocabulary, word)).toBeUndefined();
    },
  );

  test('keeps its first letter: nobody mistypes that', () => {
    expect(wordMeant(vocabulary, 'oousekeeping')).toBeUndefined();
  });
});

describe('a skill of many trades', () => {
  test.each([
    'English',
    'teamwork',
    'first aid',
    'Microsoft Excel',
    'driving licence',
    'leadership',
    'customer service',
  ])('is %s', (skill) => {
    expect(isGeneric(vocabulary, linkSkill(vocabulary, skill)!.concept, skill)).toBe(true);
  });

  test.each(['scuba diving', 'welding', 'HACCP', 'Kubernetes', 'French cuisine', 'massage'])(
    'is not %s',
    (skill) => {
      expect(isGeneric(vocabulary, linkSkill(vocabulary, skill)!.concept, skill)).toBe(false);
    },
  );

  test('is also a quality of character, which no vocabulary knows', () => {
    for (const words of ['hard working', 'Honest', 'good team player', ' punctual ', 'Positive attitude'])
      expect(isGeneric(vocabulary, null, words)).toBe(true);
    for (const words of ['Zyxo winch', 'positive pressure ventilation', ''])
      expect(isGeneric(vocabulary, null, words)).toBe(false);
  });

  test('is every one that ESCO calls transversal', () => {
    const transversal = [...transversalSkills(vocabulary)];
    expect(transversal.length).toBeGreaterThan(50);
    expect(transversal.filter((skill) => !isGeneric(vocabulary, skill, labelOf(vocabulary, skill)))).toEqual(
      [],
    );
    expect(transversal.every((skill) => skillKinds.includes(kindOf(vocabulary, skill)))).toBe(true);
  });
});

test('how many occupations need a skill is counted of skills alone', () => {
  const uses = usesOf(vocabulary);
  const [waiter = 0] = conceptsNamed(vocabulary, 'waiter', ['occupation']);
  const times = new Map<number, number>();
  for (const rows of [vocabulary.essential, vocabulary.optional])
    for (const skill of rows.items) times.set(skill, (times.get(skill) ?? 0) + 1);
  for (const skill of row(vocabulary.essential, waiter)) expect(uses[skill]).toBe(times.get(skill));
  const others = Array.from({ length: vocabulary.size }, (_, concept) => concept).filter(
    (concept) => ['occupation', 'isco group'].includes(kindOf(vocabulary, concept)) && uses[concept]! > 0,
  );
  expect(others).toEqual([]);
});

describe('in a sentence', () => {
  const labels = (sentence: string) =>
    skillsNamed(vocabulary, sentence).map(({ concept }) => skillLabel(vocabulary, concept));

  test('the longest name counts, and none inside another', () => {
    expect(labels('We need food and beverage service')).toHaveLength(1);
    expect(labels('Project management')).toEqual(['project management']);
  });

  test('what a comma or a bracket parts is not one name', () => {
    expect(labels('project, management')).not.toContain('project management');
  });

  test('stand where they are said to stand', () => {
    const sentence = 'Fluent English, scuba diving and HACCP for our guests';
    const found = skillsNamed(vocabulary, sentence);
    expect(found.map(({ from, to }) => sentence.slice(from, to))).toEqual([
      'Fluent English',
      'scuba diving',
      'HACCP',
    ]);
    for (const [at, one] of found.entries()) expect(one.from).toBeGreaterThanOrEqual(found[at - 1]?.to ?? 0);
  });

  test('are none where nothing is said', () => {
    expect([labels(''), labels('— — —'), labels('And so on, and so on.')]).toEqual([[], [], []]);
  });
});

describe('while somebody types', () => {
  test('no more is suggested than is asked for, the same for any case, and each name fits the field', () => {
    for (const typed of ['dri', 'food', 'man', 'ENG']) {
      const found = suggestSkills(vocabulary, typed, 6);
      expect(found.length).toBeLessThanOrEqual(6);
      expect(suggestSkills(vocabulary, typed.toLowerCase(), 6)).toEqual(found);
      for (const name of found) expect(name.length).toBeLessThanOrEqual(60);
    }
  });

  test('more letters never bring in what fewer had not', () => {
    const many = new Set(suggestSkills(vocabulary, 'scub', 500));
    expect(suggestSkills(vocabulary, 'scuba', 500).filter((name) => !many.has(name))).toEqual([]);
  });
});
