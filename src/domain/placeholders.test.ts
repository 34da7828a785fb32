import { describe, expect, test } from 'vitest';
import { leftOpen, withFilledIn } from './placeholders.ts';

const values = { first_name: 'Aishath', job_title: 'Cook' };
const short = { name: 'first_name', job: 'job_title', gone: 'not_there' };

describe('a text', () => {
  test.each([
    ['Dear {{first_name}}', 'Dear Aishath'],
    ['Dear {{ first_name }}, {{job_title}}', 'Dear Aishath, Cook'],
    ['{{first_name}}{{first_name}}', 'AishathAishath'],
    ['Dear {name}', 'Dear Aishath'],
    ['{{{name}}}', '{{{name}}}'],
  ])('%j is filled in: %j', (text, filled) => {
    expect(withFilledIn(text, values, short)).toBe(filled);
  });

  test.each([
    'Dear {{nobody}}',
    'Dear {nobody}',
    'Dear {gone}',
    'Dear {first_name}',
    'Dear {{name}}',
    '{{constructor}} {toString}',
    'Dear {{first_name}',
    '{}',
    '{{}}',
    'a } b { c',
  ])('%j keeps what nothing is known for', (text) => {
    expect(withFilledIn(text, values, short)).toBe(text);
  });

  test('is filled in once: what comes in is left as it is', () => {
    expect(
      withFilledIn('{{first_name}}', { first_name: '{{job_title}} {job} $& $1', job_title: 'Cook' }, short),
    ).toBe('{{job_title}} {job} $& $1');
  });

  test('knows no short names unless it is told some', () => {
    expect(withFilledIn('{name}', values)).toBe('{name}');
  });
});

test('what a text leaves open is told in its order, and how it is written', () => {
  expect(leftOpen('{{a}} {b}\n{{ c }} {{}}')).toEqual([
    { name: 'a', double: true },
    { name: 'b', double: false },
    { name: 'c', double: true },
    { name: '', double: true },
  ]);
  expect(leftOpen('nothing')).toEqual([]);
  expect(leftOpen('{not\none}')).toEqual([]);
});
