import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOwnPath, isSameLink, isWebLink } from './links.ts';

test.each([
  'https://example.com',
  'http://example.com/cv.pdf',
  'HTTPS://Example.com/a?b=c#d',
  'https://example.com:8443/x',
  'https://މޯލްޑިވްސް.mv/ޖޮބް',
  'https://example.com/@someone',
  'http://192.168.1.1/',
])('%s is a web link', (text) => {
  expect(isWebLink(text)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'javascript:https://example.com',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'ftp://example.com',
  'mailto:a@example.com',
  '//example.com',
  '/cv.pdf',
  'example.com',
  'http://',
  'http:/example.com',
  'http:example.com',
  'https://\nexample.com',
  'https://example.com/\u0000',
  'https://example.com/a b',
  'https://user:password@example.com',
  'https://example.com\\@evil.example',
  'https:\\\\example.com',
  '',
])('%j is no web link', (text) => {
  expect(isWebLink(text)).toBe(false);
});

test('what is taken for a web link opens as http or https', { timeout: 30_000 }, () => {
  const texts = fc.oneof(
    fc.webUrl(),
    fc.string({ unit: 'binary' }),
    likely('http', 's', ':', '/', 'javascript:', '\n', '@', 'a'),
  );
  fc.assert(
    fc.property(texts, (text) => {
      const protocol = isWebLink(text) && URL.canParse(text) ? new URL(text).protocol : 'https:';
      expect(protocol).toMatch(/^https?:$/);
    }),
  );
});

test.each([
  '/',
  '/jobs',
  '/jobs/12?search=chef&company=3#top',
  '/post-job',
  '/jobs?next=//evil.example',
  '/candidates?q=50%25',
])('%s may be returned to after signing in', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f/evil.example',
  '/%2Fevil.example',
  '/%5cevil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  'https:evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'jobs',
  '',
])('%j may not', (path) => {
  expect(isOwnPath(path)).toBe(false);
});

test('a path that may be returned to never leads to another origin, however often it is resolved', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), likely('/', '\\', '.', '%2e', '%2f', '\t', 'evil.example', '?', '#', ':', '@')),
      (path) => {
        if (!isOwnPath(path)) return;
        const { origin, pathname, search } = new URL(path, 'https://own.example');
        expect(origin).toBe('https://own.example');
        expect(new URL(pathname + search, 'https://own.example').origin).toBe('https://own.example');
      },
    ),
    { numRuns: 300 },
  );
});

test('very long texts are judged without delay', () => {
  expect(isWebLink(`https://${'a'.repeat(50_000)}\u0000`)).toBe(false);
  expect(isWebLink(`https://a${'/'.repeat(50_000)} `)).toBe(false);
  expect(isOwnPath(`/${'.'.repeat(50_000)}\\`)).toBe(false);
});

function likely(...parts: string[]) {
  return fc.array(fc.constantFrom(...parts), { maxLength: 10 }).map((chosen) => chosen.join(''));
}

test.each([
  ['https://Example.com/cv', 'https://example.com/cv/', true],
  ['https://example.com', 'https://example.com/', true],
  ['https://example.com/CV', 'https://example.com/cv', false],
  ['http://example.com', 'https://example.com', false],
  ['https://example.com/a', 'https://example.com/b', false],
  ['https://example.com?a=B', 'https://EXAMPLE.com?a=B', true],
  [null, null, true],
  [null, 'https://example.com', false],
])('%s and %s lead to the same place: %s', (one, other, same) => {
  expect(isSameLink(one, other)).toBe(same);
  expect(isSameLink(other, one)).toBe(same);
});
