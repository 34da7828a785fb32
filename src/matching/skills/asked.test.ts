import { describe, expect, test } from 'vitest';
import { howAsked, isDenied } from './asked.ts';

describe('how a sentence asks', () => {
  test.each([
    ['Must speak English', 'required'],
    ['At least one season at sea', 'required'],
    ['Strong spoken English skills', 'required'],
    ['You have worked with Opera before', 'required'],
    ['Fluent in German', 'required'],
    ['German is an advantage', 'preferred'],
    ['Nice to have: a boat licence', 'preferred'],
    ['Arabic would be great', 'preferred'],
    // What is merely welcome stays so, however strong the words around it.
    ['Previous experience with wine is preferred', 'preferred'],
    ['A diving certificate is not essential', 'preferred'],
    ['Our guests enjoy snorkelling', 'mentioned'],
    ['We are a small hotel by the sea', 'mentioned'],
  ])('“%s”: %s', (sentence, how) => {
    expect(howAsked(sentence, undefined)).toBe(how);
  });

  test('is decided by its heading where it says nothing itself', () => {
    const plain = 'Snorkelling';
    expect(howAsked(plain, 'required')).toBe('required');
    expect(howAsked(plain, 'preferred')).toBe('preferred');
    expect(howAsked(plain, 'duties')).toBe('mentioned');
    expect(howAsked('German is a plus', 'required')).toBe('preferred');
  });

  test('under what is offered asks for nothing, whatever it says', () => {
    expect(howAsked('Diving lessons, which you must try', 'offered')).toBeNull();
  });
});

describe('what is denied', () => {
  const denied = (sentence: string, words: string) => {
    const from = sentence.indexOf(words);
    return isDenied(sentence, from, from + words.length);
  };

  test.each([
    ['No experience of sailing is needed', 'sailing'],
    ['No knowledge of wine, cocktails or coffee is required', 'coffee'],
    ['Without any Russian you will manage', 'Russian'],
    ['Swimming is not required', 'Swimming'],
    ['You do not need to know French', 'French'],
    ["A licence isn’t needed; sailing isn't necessary", 'sailing'],
    ['We want cooks rather than bakers with pastry skills', 'pastry'],
  ])('“%s” does not ask for %s', (sentence, words) => {
    expect(denied(sentence, words)).toBe(true);
  });

  test.each([
    ['No knowledge of Arabic is needed, but English is a must', 'English'],
    ['English is required', 'English'],
    ['No less than two years of sailing', 'sailing'],
    ['There is no doubt that sailing counts', 'sailing'],
    ['No smoking on board; sailing is required', 'sailing'],
    ['Not only sailing', 'sailing'],
  ])('“%s” still asks for %s', (sentence, words) => {
    expect(denied(sentence, words)).toBe(false);
  });

  test('is not looked for further away than anybody denies from', () => {
    const sentence = `No experience is needed in ${'the great wide open of '.repeat(10)}sailing`;
    expect(denied(sentence, 'sailing')).toBe(false);
  });
});
