import { describe, expect, test } from 'vitest';
import { answerProblem, flagOf, questionProblems, tidyChoices } from './questions.ts';

const nothing = { text: null, number: null };
const asked = { kind: 'yes_no', text: 'Can you swim?', wanted: ['yes'], least: null } as const;

describe('a flag', () => {
  test('stands where a yes was hoped for and something else, or nothing, was said', () => {
    expect(flagOf(asked, { text: 'yes', number: null })).toBeUndefined();
    expect(flagOf(asked, { text: 'no', number: null })).toBe('Does not say yes to: Can you swim?');
    expect(flagOf(asked, nothing)).toBe('Does not say yes to: Can you swim?');
  });

  test('stands where a number is below the least', () => {
    const years = { kind: 'number', text: 'Years at sea?', wanted: [], least: 2 } as const;
    expect(flagOf(years, { text: null, number: 2 })).toBeUndefined();
    expect(flagOf(years, { text: null, number: 1.5 })).toBe('Does not say 2 or more to: Years at sea?');
  });

  test('names the choices that were hoped for', () => {
    const ticket = { kind: 'choice', text: 'Your ticket?', wanted: ['Master', 'Mate'], least: null } as const;
    expect(flagOf(ticket, { text: 'Mate', number: null })).toBeUndefined();
    expect(flagOf(ticket, { text: 'None', number: null })).toBe(
      'Does not say “Master” or “Mate” to: Your ticket?',
    );
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
