import { describe, expect, it } from 'vitest';
import { levelIn, levelInText } from './level.ts';

describe('the level a title or field names', () => {
  it.each([
    ['Senior', 'senior'],
    ['Entry level', 'entry'],
    ['Mid level', 'mid'],
    ['Manager', 'lead'],
    ['Director', 'executive'],
    ['Senior Management', 'executive'],
    ['Sous Chef, Senior', 'senior'],
    ['Commis Chef', 'junior'],
    ['General Manager', 'executive'],
    ['Assistant Restaurant Manager', 'lead'],
    ['Deputy Manager', 'lead'],
    ['Executive Assistant', 'mid'],
    ['Trainee Divemaster', 'entry'],
  ])('“%s” is %s', (text, level) => {
    expect(levelIn(text)?.level).toBe(level);
  });

  it.each(['Waiter', 'Sales Executive', 'Dive Instructor', 'Nurse'])('“%s” names none', (text) => {
    expect(levelIn(text)).toBeUndefined();
  });

  it('is entry where a text says that no experience is needed', () => {
    expect(levelInText('No previous experience required, full training given.')?.level).toBe('entry');
    expect(levelInText('You will lead the senior managers.')).toBeUndefined();
  });
});
