import { describe, expect, test } from 'vitest';
import { questionFields } from './fields/questions.ts';
import {
  answerProblem,
  flagOf,
  questionKinds,
  questionLimits,
  questionProblems,
  tidyChoices,
} from './questions.ts';

const nothing = { text: null, number: null };
const asked = { kind: 'yes_no', text: 'Can you swim?', wanted: ['yes'], least: null } as const;

describe('a flag', () => {
  test('stands where a yes was hoped for and something else, or nothing, was said', () => {
    expect(flagOf(asked, { text: 'yes', number: null })).toBeUndefined();
    expect(flagOf(asked, { text: 'no', number: null })).toBe('Expected yes: Can you swim?');
    expect(flagOf(asked, nothing)).toBe('Expected yes: Can you swim?');
  });

  test('stands where a number is below the least', () => {
    const years = { kind: 'number', text: 'Years at sea?', wanted: [], least: 2 } as const;
    expect(flagOf(years, { text: null, number: 2 })).toBeUndefined();
    expect(flagOf(years, { text: null, number: 1.5 })).toBe('Expected 2 or more: Years at sea?');
  });

  test('names the choices that were hoped for', () => {
    const ticket = { kind: 'choice', text: 'Your ticket?', wanted: ['Master', 'Mate'], least: null } as const;
    expect(flagOf(ticket, { text: 'Mate', number: null })).toBeUndefined();
    expect(flagOf(ticket, { text: 'None', number: null })).toBe('Expected “Master” or “Mate”: Your ticket?');
  });

  test('never stands where nothing in particular was hoped for', () => {
    expect(flagOf({ ...asked, wanted: [] }, nothing)).toBeUndefined();
  });
});

describe('a question', () => {
  test('needs words, and a choice at least two answers', () => {
    const empty = { kind: 'choice', text: ' ', choices: ['Only one'], wanted: [], least: null } as const;
    expect(questionProblems(empty)).toEqual({
      text: 'Write the question',
      choices: 'Give 2 to 12 answers to choose from',
    });
  });

  test('can only hope for what can be answered', () => {
    const odd = { kind: 'text', text: 'Why?', choices: [], wanted: ['yes'], least: 3 } as const;
    expect(Object.keys(questionProblems(odd))).toEqual(['wanted', 'least']);
  });

  test('has each answer to choose from once, without blanks', () => {
    expect(tidyChoices([' A ', 'A', '', 'B\n b'])).toEqual(['A', 'B b']);
  });
});

test.each([
  ['text', '', true, 'Please answer this question'],
  ['text', '', false, undefined],
  ['number', '1e3', true, 'Please answer with a number'],
  ['number', '-2.5', true, undefined],
  ['number', '99999999999', true, 'Please answer with a number'],
  ['choice', 'C', true, 'Please choose one of the answers'],
  ['choice', 'A', true, undefined],
  ['yes_no', 'maybe', true, 'Please answer yes or no'],
] as const)('to a question of the kind %s, “%s” (required: %s): %s', (kind, answer, required, problem) => {
  expect(answerProblem({ kind, choices: ['A', 'B'], required }, answer)).toBe(problem);
});

describe('what may be asked and answered', () => {
  const question = {
    kind: 'choice',
    text: 'Which?',
    choices: ['A', 'B'],
    wanted: ['A'],
    least: null,
  } as const;

  test('is asked in as many words and with as many answers as the limits say', () => {
    const { choices, choice } = questionLimits;
    const longest = questionFields.text.max;
    const of = (count: number, length = 1) =>
      Array.from({ length: count }, (_, at) => `${at}`.padEnd(length, 'x'));
    expect(questionProblems(question)).toEqual({});
    expect(questionProblems({ ...question, text: 'x'.repeat(longest) })).toEqual({});
    expect(Object.keys(questionProblems({ ...question, text: 'x'.repeat(longest + 1) }))).toEqual(['text']);
    for (const [count, wrong] of [
      [choices.min, []],
      [choices.min - 1, ['choices']],
      [choices.max, []],
      [choices.max + 1, ['choices']],
    ] as const)
      expect(Object.keys(questionProblems({ ...question, wanted: [], choices: of(count) }))).toEqual(wrong);
    expect(questionProblems({ ...question, wanted: [], choices: of(2, choice) })).toEqual({});
    expect(Object.keys(questionProblems({ ...question, wanted: [], choices: of(2, choice + 1) }))).toEqual([
      'choices',
    ]);
  });

  test('has a least of numbers alone, and what is hoped for of those with answers to choose from', () => {
    for (const kind of questionKinds) {
      const ofKind = { ...question, kind, wanted: [], choices: kind === 'choice' ? ['A', 'B'] : [] };
      expect('least' in questionProblems({ ...ofKind, least: 2 })).toBe(kind !== 'number');
      expect('wanted' in questionProblems({ ...ofKind, wanted: ['A'] })).toBe(kind !== 'choice');
      expect('wanted' in questionProblems({ ...ofKind, wanted: ['yes'] })).toBe(kind !== 'yes_no');
    }
  });

  test.each([
    ['number', '1000000000', true],
    ['number', '-1000000000', true],
    ['number', '1000000001', false],
    ['number', '0.1234', true],
    ['number', '0.12345', false],
    ['number', '.5', false],
    ['number', '1,5', false],
    ['number', 'Infinity', false],
    ['text', 'x'.repeat(2_000), true],
    ['text', 'x'.repeat(2_001), false],
    ['yes_no', 'Yes', false],
    ['choice', 'a', false],
    ['choice', ' A ', true],
  ] as const)('to a question of the kind %s, %j can be answered: %s', (kind, answer, fine) => {
    expect(answerProblem({ kind, choices: ['A'], required: true }, answer) === undefined).toBe(fine);
  });
});
