import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passagesOf } from './passages.ts';

const told = (text: string) => passagesOf(text).map(({ text: words, under }) => [words.trim(), under]);

describe('a text is read in sentences', () => {
  test.each([
    ['You cook. You bake! Do you?', ['You cook', 'You bake', 'Do you']],
    ['One; two • three | four', ['One', 'two', 'three', 'four']],
    ['Node.js and version 3.5 are used.', ['Node.js and version 3.5 are used']],
    ['Work with systems, e.g. Opera, i.e. a PMS.', ['Work with systems, e.g. Opera, i.e. a PMS']],
    ['Line one\nline two\r\nline three', ['Line one', 'line two', 'line three']],
    ['', []],
  ])('%j', (text, sentences) => {
    expect(
      told(text)
        .map(([words]) => words)
        .filter(Boolean),
    ).toEqual(sentences);
  });

  test('each of which knows where it begins', () => {
    const line = fc.array(
      fc.constantFrom(
        'Requirements:',
        'HACCP',
        'English.',
        'What we offer',
        '- ',
        ' • ',
        '\n',
        'e.g. ',
        '; ',
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(line, (parts) => {
        const text = parts.join('');
        let last = 0;
        for (const { text: words, start } of passagesOf(text)) {
          expect(text.slice(start, start + words.length)).toBe(words);
          expect(start).toBeGreaterThanOrEqual(last);
          last = start + words.length;
        }
      }),
    );
  });
});

describe('what stands over a line', () => {
  test.each([
    ['Essential:', 'required'],
    ['REQUIREMENTS', 'required'],
    ['What we are looking for', 'required'],
    ['Desirable', 'preferred'],
    ['Nice to have:', 'preferred'],
    ['What we offer', 'offered'],
    ['Benefits', 'offered'],
    ['About us', 'offered'],
    ['Your responsibilities:', 'duties'],
    ['The role', 'duties'],
  ])('%j says that it is %s', (heading, under) => {
    expect(told(`${heading}\nScuba diving`).at(-1)).toEqual(['Scuba diving', under]);
  });

  test('holds until the next heading, also one that says nothing', () => {
    expect(told('Required:\nOne\nTwo\nOther things:\nThree')).toEqual([
      ['One', 'required'],
      ['Two', 'required'],
      ['Three', undefined],
    ]);
  });

  test('may stand on the same line', () => {
    expect(told('Essential skills: English, German')).toEqual([['English, German', 'required']]);
  });

  test('is none in a sentence, however it begins', () => {
    expect(told('Requirements change all the time in this line of work\nSailing').at(-1)).toEqual([
      'Sailing',
      undefined,
    ]);
  });

  test.each([
    'HACCP is required.',
    'English is a must',
    'A boat licence is highly desirable',
    'German would be an advantage',
  ])('is none in “%s”, which says it of something', (line) => {
    expect(told(`${line}\nSailing`)).toEqual([
      [line.replace('.', ''), undefined],
      ['Sailing', undefined],
    ]);
  });

  test('may have marks around it', () => {
    expect(told('*** What we offer ***\nYoga').at(-1)).toEqual(['Yoga', 'offered']);
  });
});
