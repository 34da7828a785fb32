import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readableLine, readableText, Unreadable } from './readable-text.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const html =
  '<h2>The role</h2>\n<p>Lead dives &amp; train <strong>guests</strong>.<br />Boats leave at 8.</p>\n<p> </p><ul><li>PADI <em>IDC</em></li>\n<li><p>First aid</p></li></ul><p>Apply now</p>';
const plain =
  'The role\n\nLead dives & train guests.\nBoats leave at 8.\n\n• PADI IDC\n• First aid\n\nApply now';

describe('a description', () => {
  test.each([
    ['HTML', html],
    ['HTML escaped once', escaped(html)],
    ['HTML escaped twice', escaped(escaped(html))],
    ['plain text', plain],
    ['plain text escaped twice', escaped(escaped(plain))],
  ])('is the same plain text when it comes as %s', (_, source) => {
    expect(readableText(source)).toBe(plain);
  });

  test.each([
    ['salary $ < 2000 and > 1000', 'salary $ < 2000 and > 1000'],
    ['salary &lt; 2000', 'salary < 2000'],
    ['<p>babies <1500g, x <y and more</p>', 'babies <1500g, x <y and more'],
    ['Write to <jobs@example.com> at AT&T', 'Write to <jobs@example.com> at AT&T'],
    ['R&amp;D &copy; 2024', 'R&D © 2024'],
  ])('keeps the signs that are its own: %s', (source, text) => {
    expect(readableText(source)).toBe(text);
  });

  test('keeps the line ends of a plain text with a little markup in it', () => {
    expect(readableText('First line\n\n<b>Second</b> line\nthird')).toBe('First line\n\nSecond line\nthird');
  });

  test('keeps numbered lists, table cells and where links lead', () => {
    expect(readableText('<ol><li>Apply<li>Wait</ol>')).toBe('1. Apply\n2. Wait');
    expect(
      readableText('<table><tr><td>Mon</td><td>9–5</td></tr><tr><td>Tue</td><td>off</td></tr></table>'),
    ).toBe('Mon | 9–5\nTue | off');
    expect(readableText('<p>Apply <a href="https://x.example/a?b=1">here</a></p>')).toBe(
      'Apply here (https://x.example/a?b=1)',
    );
    expect(readableText('<a href="javascript:alert(1)">here</a>')).toBe('here');
  });

  test('loses scripts, styles and what cannot be seen', () => {
    expect(
      readableText('<style>p { color: red }</style><p>So\u00adft\u200b</p><script>steal()</script>'),
    ).toBe('Soft');
  });

  test('gets its list back where the source has flattened it', () => {
    expect(readableText('You will: • Cook fish • Order fish \uf0b7 Serve fish')).toBe(
      'You will:\n• Cook fish\n• Order fish\n• Serve fish',
    );
    expect(readableText('Malé · Maldives')).toBe('Malé · Maldives');
  });

  test('keeps Thaana, Arabic and joined emoji', () => {
    expect(readableText('<p>ދިވެހި މޭޒުކުރުން &amp; مرحبا 👩‍🍳</p>')).toBe('ދިވެހި މޭޒުކުރުން & مرحبا 👩‍🍳');
  });
});

test('a title stands on one line', () => {
  expect(readableLine('  Children&#39;s\n <b>Nurse</b>  ')).toBe("Children's Nurse");
});

describe('whatever a source contains', () => {
  const scraps = fc.constantFrom(
    '<p>',
    '</p>',
    '<br/>',
    '<',
    '>',
    '&',
    'amp;',
    'lt;',
    'gt;',
    '#38;',
    '#x26;',
    '&lt;',
    '&amp;',
    'nbsp;',
    '<li>',
    '<script>',
    '</script>',
    '<a href="',
    '"',
    '\u00ad',
    '\n',
    ' ',
    '•',
    '·',
    'p',
    'b',
    '/',
  );
  const source = fc
    .array(fc.oneof({ weight: 6, arbitrary: scraps }, fc.string({ unit: 'binary', maxLength: 4 })), {
      maxLength: 40,
    })
    .map((parts) => parts.join(''));
  const leftovers = /<\/?(?:p|br|li|script|a|b)(?:[\s/][^<>]*)?>|&(?:amp;)?(?:lt|gt|amp|nbsp|#38|#x26);/i;

  /** What is refused as unreadable is read as nothing. */
  const reading = (text: string) => {
    try {
      return readableText(text);
    } catch (error) {
      if (error instanceof Unreadable) return '';
      throw error;
    }
  };
  const words = (text: string) => text.replace(/[\s•·]/g, '');

  test('readable text has no tags and nothing escaped, and reading it again changes no word', () => {
    fc.assert(
      fc.property(source, (text) => {
        const readable = reading(text);
        expect(readable).not.toMatch(leftovers);
        expect(words(readableText(readable))).toBe(words(readable));
      }),
      { numRuns: 3_000 },
    );
  });

  test('it is read in a time that grows with its length only', () => {
    for (const scrap of ['&amp;', '<', '<p', '&#38;', '<b>', '• ', ' ·x', '&lt;', '<!--', '<a href="']) {
      expect(() => reading(scrap.repeat(40_000))).not.toThrow();
    }
  });
});
