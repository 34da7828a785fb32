import { describe, expect, test } from 'vitest';
import { foreignNames } from './foreign-names.ts';
import { sameAs } from './same-words.ts';
import { namesOf } from './trade-names.ts';

describe('names of trades in other languages', () => {
  test.each([
    ['Apotheker', 'pharmacist'],
    ['farmacéutico', 'pharmacist'],
    ['farmacista', 'pharmacist'],
    ['Physiotherapeutin', 'physiotherapist'],
    ['fisioterapeuta', 'physiotherapist'],
    ['diseñador gráfico', 'graphic designer'],
    ['Bauingenieur', 'civil engineer'],
    ['ingeniero civil', 'civil engineer'],
    ['sviluppatore web', 'web developer'],
    ['programador', 'software developer'],
    ['abogada', 'lawyer'],
    ['enfermeiro', 'registered nurse'],
    ['Sozialarbeiterin', 'social worker'],
  ])('%s is a %s', (name, english) => {
    expect(sameAs(name)).toContain(english);
  });

  test('each English name has others, and none of them is an English one of its own line', () => {
    for (const line of foreignNames) {
      const [english = '', names = ''] = line.split(': ');
      expect([english, namesOf(names).length > 0, namesOf(names).includes(english)]).toEqual([
        english,
        true,
        false,
      ]);
    }
  });

  test('are read and never proposed', () => {
    expect(sameAs('pharmacist')).not.toContain('Apotheker');
  });
});
