import { beforeAll, expect, it } from 'vitest';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { labelOf } from '#matching/vocabulary/concepts.ts';
import { rankSkills } from './rank-skills.ts';

const vocabulary = loadVocabulary();

// What ranking needs is made at first use.
beforeAll(() => void rankSkills(vocabulary, 'cooking', 1), 60_000);

const firstFor = (sentence: string, limit = 5) =>
  rankSkills(vocabulary, sentence, limit).map(({ concept }) => labelOf(vocabulary, concept));

it.each([
  ['You put out fires in the engine room.', 'extinguish fires'],
  ['Welcoming our guests with a smile when they arrive.', 'greet guests'],
  ['Somebody has to look after the garden.', 'gardening'],
  ['Checks the cylinders and regulators before every dive.', 'check diving equipment'],
])('a sentence is understood that does not name the skill: "%s"', (sentence, skill) => {
  expect(firstFor(sentence)).toContain(skill);
});

it('says which part of the sentence a skill was found in', () => {
  const sentence = 'Among other things you will be washing the decks and keeping the log.';
  const decks = rankSkills(vocabulary, sentence, 5).find(
    ({ concept }) => labelOf(vocabulary, concept) === 'wash decks of ships',
  );
  expect(decks && sentence.slice(decks.from, decks.to)).toBe('washing the decks');
});

it('finds nothing in a sentence of little words', () => {
  expect(rankSkills(vocabulary, 'You will have it all, and more of it!', 5)).toEqual([]);
});
