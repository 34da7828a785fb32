import { describe, expect, test } from 'vitest';
import { chosenNameProblem, chosenUsernameProblem } from './accounts.ts';
import { isReserved } from './reserved-names.ts';

describe('a name is reserved for those who run the site', () => {
  test.each([
    'admin',
    'Administrator',
    'admin2026',
    'adm1n',
    'adrnin',
    'root',
    'system',
    'support',
    'supp0rt',
    'the-admin',
    'admin.team',
    'moorings',
    'Moorings Support',
    'moorings_official',
    'm00rings',
    'Anchor Support',
    'anchor',
    'help.desk',
    'no-reply',
    'wébmaster',
  ])('%s', (name) => {
    expect(isReserved(name, 'Anchor')).toBe(true);
  });

  test.each([
    'aishath',
    'naadhira',
    'admir',
    'rooter',
    'joe.root',
    'helpful',
    'teamwork',
    'admin.hassan',
    'systema',
    'the-user',
    '',
    '007',
    'އައިޝަތު',
    'Secure Supplies',
    'Harbour Support Boats',
  ])('not %j', (name) => {
    expect(isReserved(name, 'Anchor')).toBe(false);
  });

  test('whatever the brand is, also of letters other than ours', () => {
    expect(isReserved('aishath', 'ބެރި')).toBe(false);
    expect(isReserved('blue-anchor', 'Blue Anchor')).toBe(true);
  });
});

test.each(['naadhira.', '.naadhira', '_naadhira', 'naadhira-', 'naa..dhira', 'naa-_dhira'])(
  'nobody can choose the username %s',
  (name) => {
    expect(chosenUsernameProblem(name, 'Moorings')).toMatch(/begin and end/);
  },
);

test('nobody can call themselves after an office of the site, and Joe Root can be Joe Root', () => {
  expect(chosenNameProblem({ firstName: 'Moorings', lastName: 'Support' }, 'Moorings')).toMatch(/reserved/);
  expect(chosenNameProblem({ firstName: 'System', lastName: 'Administrator' }, 'Moorings')).toMatch(
    /reserved/,
  );
  expect(chosenNameProblem({ firstName: 'Joe', lastName: 'Root' }, 'Moorings')).toBeUndefined();
  expect(chosenNameProblem({ firstName: null, lastName: 'Root' }, 'Moorings')).toBeUndefined();
});
