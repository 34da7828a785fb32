import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { isWebLink } from '#domain/links.ts';
import { formattedBlocks } from './blocks.ts';
import { htmlOf } from './html-of.ts';
import { runsOf, type TextRun } from './runs.ts';
import { textOf } from './text-of.ts';
import { withoutSigns } from './without-signs.ts';

test('Bold, emphasis and links stand in each other as they were written', () => {
  expect(runsOf('**bold *and* more** [**a** b](https://x.example/a_(b)) ***both***')).toEqual([
    { text: 'bold ', strong: true },
    { text: 'and', strong: true, emphasis: true },
    { text: ' more', strong: true },
    { text: ' ' },
    { text: 'a', strong: true, href: 'https://x.example/a_(b)' },
    { text: ' b', href: 'https://x.example/a_(b)' },
    { text: ' ' },
    { text: 'both', strong: true, emphasis: true },
  ]);
});

test('A sign with a backslash before it stands for itself', () => {
  expect(runsOf(String.raw`2 \* 3 \*is\* 6 \[not\](a)`)).toEqual([{ text: '2 * 3 *is* 6 [not](a)' }]);
});

test.each([
  ['https://resort.example/jobs?a=1&b=2', true],
  ['http://resort.example', true],
  ['mailto:jobs@resort.example', true],
  ['HTTPS://RESORT.example', true],
  ['javascript:alert(1)', false],
  ['JaVaScRiPt:alert(1)', false],
  ['java\tscript:alert(1)', false],
  ['data:text/html,<script>alert(1)</script>', false],
  ['vbscript:x', false],
  ['//evil.example', false],
  ['/api/logout', false],
  ['https://user:pass@evil.example', false],
  ['mailto:a@b.example?bcc=all@evil.example', false],
  ['file:///etc/passwd', false],
  ['&#106;avascript:alert(1)', false],
])('A link leads to http, https or mailto only: %s', (address, leads) => {
  const links = runsOf(`[words](${address})`).filter(({ href }) => href);
  expect(links).toEqual(leads ? [{ text: 'words', href: address }] : []);
});

test('Signs inside a word are part of it, but in scripts that have no spaces', () => {
  expect(runsOf('Secure**Soon** and re*form*ed')).toEqual([{ text: 'Secure**Soon** and re*form*ed' }]);
  expect(runsOf('这是**重点**内容')).toEqual([
    { text: '这是' },
    { text: '重点', strong: true },
    { text: '内容' },
  ]);
});

const signs = ['*', '**', '***', '_', '__', 'a', 'é', '2', ' ', '.', '(', ')', '“', '🌊', '['];
const line = fc
  .array(fc.constantFrom(...signs, '](https://x.example/z)'), { maxLength: 14 })
  .map((parts) => parts.join('').trim());

test('What is bold, emphasised and linked is what markdown-it says', () => {
  fc.assert(
    fc.property(line, (text) => {
      // Where ours differs on purpose (inside words), and where markdown-it takes the end of a link's words for a space.
      fc.pre(!/[aé2][*_]+[aé2]/u.test(text) && !/[*_]\]/.test(text));
      expect(runsOf(text)).toEqual(runsOfMarkdownIt(text));
    }),
    { numRuns: 2_000, seed: 12 },
  );
});

test('Every word stays, whatever signs are around it', () => {
  const word = fc.stringMatching(/^[a-zα-ωà-ö0-9]{1,8}$/u);
  const text = fc
    .array(
      fc.oneof(word, fc.constantFrom(...signs, '#', '## ', '\n', '\n\n', '- ', '> ', '<b>', '\\', '&')),
      {
        maxLength: 30,
      },
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(text, (written) => {
      const words = wordsIn(written);
      expect(wordsIn(textOf(formattedBlocks(written)))).toEqual(words);
      expect(wordsIn(withoutSigns(written))).toEqual(words);
    }),
    { numRuns: 1_000, seed: 9 },
  );
});

test('HTML made of a text has the elements that it may have and no other, whatever the text is', () => {
  const parts = [
    '<script>',
    '"',
    "'",
    '&',
    '<img src=x onerror=alert(1)>',
    '[a](https://x.example/"onclick=)',
    '**',
  ];
  const text = fc
    .array(fc.oneof(fc.string(), fc.constantFrom(...parts, '\n', '## ', '- ')))
    .map((all) => all.join(''));
  fc.assert(
    fc.property(text, (written) => {
      const rest = htmlOf(formattedBlocks(written))
        .replace(/<\/?(p|h3|h4|ul|li|strong|em)>|<br>|<ol( start="\d+")?>|<\/ol>/g, '')
        .replace(/<a href="[^"<>]*" rel="nofollow noopener noreferrer">|<\/a>/g, '');
      expect(rest).not.toMatch(/[<>"']/);
    }),
    { numRuns: 1_000, seed: 3 },
  );
});

test.each([
  '['.repeat(20_000),
  '*a '.repeat(6_000),
  '**a_'.repeat(5_000),
  '_a*'.repeat(6_000),
  '[a]('.repeat(5_000),
  '[a](http://x.y/'.repeat(1_300),
  '[a](http://x.y/(b'.repeat(1_200),
  '*_'.repeat(10_000),
  `${'['.repeat(9_000)}${'](http://a.b)'.repeat(800)}`,
  `## a${' #'.repeat(9_000)}`,
  ' \n'.repeat(10_000),
])('Hostile signs by the thousand are read to the end: %#', (text) => {
  expect(textOf(formattedBlocks(text)).length).toBeLessThanOrEqual(2 * text.length);
});

test('Plain text says a link’s address once after its words, and numbers lists as they began', () => {
  const blocks = formattedBlocks(
    'See [our **boat**](https://boat.example) or [jobs@boat.example](mailto:jobs@boat.example).\n3. Row\n4. Sail\n- Rest',
  );
  expect(textOf(blocks)).toBe(
    'See our boat (https://boat.example) or jobs@boat.example.\n\n3. Row\n4. Sail\n\n- Rest',
  );
  expect(htmlOf(blocks)).toBe(
    [
      '<p>See <a href="https://boat.example" rel="nofollow noopener noreferrer">our </a><a href="https://boat.example" rel="nofollow noopener noreferrer"><strong>boat</strong></a> or <a href="mailto:jobs@boat.example" rel="nofollow noopener noreferrer">jobs@boat.example</a>.</p>',
      '<ol start="3"><li>Row</li><li>Sail</li></ol>',
      '<ul><li>Rest</li></ul>',
    ].join('\n'),
  );
});

test('A text without formatting is read as it stands', () => {
  const text = '• One\n\n  2 * 3 = 6\n# of rooms: 5\nfile_name';
  expect(withoutSigns(text)).toBe(text);
  expect(withoutSigns('## Duties\n- **Lead** the [crew](https://x.example)')).toBe('Duties\n- Lead the crew');
});

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const markdown = new MarkdownIt('zero').enable(['emphasis', 'link']);
markdown.validateLink = isWebLink;
markdown.normalizeLink = (href) => href;

function runsOfMarkdownIt(text: string): TextRun[] {
  const runs: TextRun[] = [];
  const open = { strong: 0, em: 0 };
  let href: string | undefined;
  for (const token of markdown.parseInline(text, {})[0]?.children ?? []) {
    if (token.type === 'link_open') href = String(token.attrGet('href'));
    else if (token.type === 'link_close') href = undefined;
    else if (token.tag === 'strong' || token.tag === 'em') open[token.tag] += token.nesting;
    else if (token.content) {
      const run: TextRun = {
        text: token.content,
        ...(open.strong ? { strong: true } : {}),
        ...(open.em ? { emphasis: true } : {}),
        ...(href ? { href } : {}),
      };
      const last = runs.at(-1);
      if (last && last.strong === run.strong && last.emphasis === run.emphasis && last.href === run.href)
        last.text += run.text;
      else runs.push(run);
    }
  }
  return runs;
}
