import { describe, expect, test } from 'vitest';
import { chosenPasswordProblem, formsGuessed, ownWordIn } from './passwords.ts';

const aishath = {
  username: 'aisha.n',
  firstName: 'Aishath Zoë',
  lastName: 'Ali',
  email: 'reef.walker@example.mv',
};

describe('a password with a word of its owner’s', () => {
  test.each([
    ['AISHA.N 2026', 'aisha.n'],
    ['my aishath boat', 'Aishath'],
    ['AÏSHATH is here', 'Aishath'],
    ['ｒｅｅｆ.walker!!', 'reef.walker'],
    ['Moorings2026', 'Moorings'],
  ])('%j is refused for “%s”', (password, word) => {
    expect(ownWordIn(password, aishath, 'Moorings')).toBe(word);
    expect(chosenPasswordProblem(password, aishath, 'Moorings', () => false)).toContain(`“${word}”`);
  });

  test('is allowed where the word is a short one, or nobody’s', () => {
    for (const password of ['a little aligator', 'zoe and a boat', 'reef and walker', 'harbour at dawn'])
      expect(chosenPasswordProblem(password, aishath, 'Moorings', () => false)).toBeUndefined();
    expect(ownWordIn('anything at all', { username: 'ali', email: null }, '')).toBeUndefined();
  });
});

describe('a password is looked up', () => {
  test.each([
    ['PassWord', ['password']],
    ['Sunshine2026', ['sunshine2026', 'sunshine']],
    ['Sunshine1!', ['sunshine1!', 'sunshine']],
    ['sunshine 20261', ['sunshine 20261']],
    ['ali12345', ['ali12345']],
    ['12345678', ['12345678']],
    [' sunshine ', ['sunshine']],
    ['ｄｒａｇｏｎ12', ['dragon12', 'dragon']],
  ])('%j as %j', (password, forms) => {
    expect(formsGuessed(password)).toEqual(forms);
  });

  test('and refused where one of these is common', () => {
    const isCommon = (password: string) => password === 'sunshine';
    expect(chosenPasswordProblem('SunShine99', aishath, '', isCommon)).toMatch(/most used/);
    expect(chosenPasswordProblem('SunShiner99', aishath, '', isCommon)).toBeUndefined();
    for (const monotonous of ['        ', 'abababababab'])
      expect(chosenPasswordProblem(monotonous, aishath, '', () => false)).toMatch(/most used/);
  });
});
