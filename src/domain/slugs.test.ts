import { expect, test } from 'vitest';
import { ownSites, ownSitesProblem } from './own-sites.ts';
import { slugProblem } from './slugs.ts';

test.each(['blue-lagoon', 'b2', '1-atoll', 'a'.repeat(60)])('a company can be found at %s', (slug) => {
  expect(slugProblem(slug)).toBeUndefined();
});

test.each([
  'Blue',
  'blue lagoon',
  'blue--lagoon',
  '-blue',
  'blue-',
  'b',
  '2026',
  'blü',
  'a/b',
  '../x',
  'a.b',
  'a%20b',
])('but not at %s', (slug) => {
  expect(slugProblem(slug)).toMatch(/^Public address .+\.$/);
});

test('websites are named by their origins, one a line', () => {
  expect(ownSites(' https://WWW.Example.com/\n\nhttp://127.0.0.1:8080 ')).toEqual([
    'https://www.example.com',
    'http://127.0.0.1:8080',
  ]);
  expect(ownSites(null)).toEqual([]);
  expect(ownSitesProblem('https://www.example.com\nhttps://jobs.example.com')).toBeUndefined();
});

test.each([
  '*',
  'null',
  'example.com',
  'https://example.com/jobs',
  'https://me@example.com',
  'javascript:alert(1)',
  'file:///etc',
])('and %s is no website', (line) => {
  expect(ownSitesProblem(`https://www.example.com\n${line}`)).toContain('write each on a line of its own');
});

test('nor are more than twenty', () => {
  const many = Array.from({ length: 21 }, (_, n) => `https://s${n}.example.com`).join('\n');
  expect(ownSitesProblem(many)).toBe('Your websites can be at most 20.');
});
