import { describe, expect, test } from 'vitest';
import { englishOfThaana, isThaana, latinSound, thaanaSound, withoutThaanaEnding } from './dhivehi.ts';

describe('Dhivehi in Latin letters', () => {
  test.each([
    ['dhoani', 'dhoni'],
    ['dhoani', 'doni'],
    ['kakkaa', 'kaka'],
    ['meehaa', 'meehaku'],
    ['meehun', 'meeha'],
    ['dhuvvaa', 'dhuvvaanee'.replace('nee', 'ne')],
    ['faree', 'fari'],
    ['koottu', 'kutu'],
    ['wehi', 'vehi'],
    ['cafe', 'kafe'],
  ])('“%s” sounds as “%s”', (one, other) => {
    expect(latinSound(one)).toBe(latinSound(other));
  });

  test.each([
    ['dhoni', 'dhuni'],
    ['kaka', 'gaga'],
    ['meehaa', 'mashaa'],
  ])('“%s” does not sound as “%s”', (one, other) => {
    expect(latinSound(one)).not.toBe(latinSound(other));
  });
});

describe('Thaana', () => {
  test('is told from other scripts', () => {
    expect(['މީހާ', 'ދޯނި meehaa'].every(isThaana)).toBe(true);
    expect(['meehaa', 'عربي', ''].some(isThaana)).toBe(false);
  });

  test('is compared by its consonants, and a person is a person in any form', () => {
    expect(thaanaSound('އޮފިސަރ')).toBe(thaanaSound('އޮފިސަރު'));
    expect(new Set(['މީހާ', 'މީހަކު', 'މީހުން'].map(thaanaSound)).size).toBe(1);
    expect(thaanaSound('ދޯނި')).not.toBe(thaanaSound('މީހާ'));
  });

  test('loses the ending of what is wanted, but never all of a word', () => {
    expect(withoutThaanaEnding(thaanaSound('ވެއިޓަރެއް'))).toBe(thaanaSound('ވެއިޓަރ'));
    expect(withoutThaanaEnding('ކއ')).toBe('ކއ');
    expect(withoutThaanaEnding('waiterin')).toBe('waiterin');
  });

  test.each([
    ['އެސިސްޓެންޓް', 'assistant'],
    ['އެސިސްޓަންޓް', 'assistant'],
    ['އޮފިސަރު', 'officer'],
    ['މެނޭޖަރެއް', 'manager'],
    ['ކައްކާ', undefined],
    ['manager', undefined],
  ])('%s is an English word of titles: %s', (word, english) => {
    expect(englishOfThaana(word)).toBe(english);
  });
});
