import { expect, test } from 'vitest';
import { canonicalUsername, usernameProblem } from './accounts.ts';
import { newAccountFields } from './fields/accounts.ts';
import { secretProblem } from './fields/secrets.ts';
import { emailProblem as problemOf } from './fields/texts.ts';

const passwordProblem = (typed: string) => secretProblem(newAccountFields.password, typed);
const emailProblem = (typed: string) => problemOf(newAccountFields.email, typed);

test.each(['admin', 'Admin', 'ADMIN ', '\u00a0admin', 'ａｄｍｉｎ', 'ᵃdmin', 'admın'.replace('ı', 'i')])(
  '“%s” is the same username as “admin”',
  (text) => {
    expect(usernameProblem(text)).toBeUndefined();
    expect(canonicalUsername(text)).toBe('admin');
  },
);

test.each([
  ['аdmin', 'with a Cyrillic а'],
  ['admın', 'with a dotless i'],
  ['αdmin', 'with a Greek α'],
  ['ad\u200bmin', 'with a space of no width'],
  ['ad\u00admin', 'with a soft hyphen'],
  ['a\u0301dmin', 'with an accent'],
  ['\u202eadmin', 'turned around'],
  ['ad min', 'with a space'],
  ['ad\u0000min', 'with a NUL'],
  ['އަޙްމަދު', 'in Thaana'],
])('“%s”, %s, is no username', (text) => {
  expect(usernameProblem(text)).toMatch(/only have the letters/);
});

test.each([
  ['', 'Username is required'],
  ['   ', 'Username is required'],
  ['ab', 'Username needs at least 3 characters'],
  ['a'.repeat(41), 'Username can have at most 40 characters'],
])('“%s” is refused: %s', (text, problem) => {
  expect(usernameProblem(text)).toBe(problem);
});

test('a password needs 8 characters and can have 256, of any kind', () => {
  expect(passwordProblem('')).toBe('Password is required');
  expect(passwordProblem('1234567')).toBe('Password needs at least 8 characters');
  expect(passwordProblem('        ')).toBeUndefined();
  expect(passwordProblem('ސިއްރު ބަސް')).toBeUndefined();
  expect(passwordProblem('a'.repeat(256))).toBeUndefined();
  expect(passwordProblem('a'.repeat(257))).toBe('Password can have at most 256 characters');
});

test.each([
  'a@b',
  'name@example.com',
  ' name@example.com ',
  'ނަން@example.mv',
  'o’neill+jobs@example.co.uk',
  'name@müller.example',
  'nom@މިސާލު.example',
  '\u200bna\u00adme@example.com\u200f',
])('%j looks like an email address', (text) => {
  expect(emailProblem(text)).toBeUndefined();
});

test.each([
  'name',
  '@example.com',
  'name@',
  'a@b@c',
  'na me@example.com',
  'name@example.com\r\nBcc: all@example.com',
  'a\u0000@b',
  `${'a'.repeat(250)}@b.mv`,
  'a\ud800@b.mv',
  // What is copied or typed along.
  'name@example.com,',
  'name@example.com;',
  'name@example.com.',
  'name@example..com',
  '<name@example.com>',
  'name@example.com(work)',
])('%j does not', (text) => {
  expect(emailProblem(text)).toMatch(/^Email /);
});

test('very long names and addresses are judged without delay', () => {
  expect(usernameProblem('a'.repeat(50_000))).toMatch(/at most/);
  expect(emailProblem('@'.repeat(50_000))).toMatch(/at most/);
});
