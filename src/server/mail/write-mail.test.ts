import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { line, named, oneLine } from './line.ts';
import { mailColours } from './mail-colours.ts';
import { writtenMail } from './write-mail.ts';

const head = { brandName: 'Moorings', origin: 'https://jobs.example' };
const thaana = 'ޢާއިޝަތު';

test('what somebody typed turns no words of ours, and what is written from the right stands apart', () => {
  expect(line`${thaana} wrote to you about ${'Cook'}.`).toBe(
    `\u2068${thaana}\u2069 wrote to you about Cook.`,
  );
  expect(named('\u202eevil\u202c')).toBe('evil');
  expect(named('A\r\nBcc: x@example.com\u0007')).toBe('A Bcc: x@example.com');
  expect(oneLine('a\u2028b')).toBe('a b');
});

test('words of somebody else are text in the HTML, whatever they look like', () => {
  const { html, text } = writtenMail(
    {
      subject: '<b>',
      parts: [{ words: '<script>x</script>\n\n<a href="https://evil.example">Sign in</a>\u0000' }],
    },
    head,
  );
  expect(html).not.toMatch(/<script|<b>|<a /);
  expect(html).not.toContain('\u0000');
  expect(text).toContain('<script>x</script>');
});

test('colours are those of the screens', async () => {
  const css = await readFile(new URL('../../client/styles/tokens.css', import.meta.url), 'utf8');
  const [light = '', dark = ''] = css.split("[data-theme='dark']");
  for (const [theme, block] of [
    ['light', light],
    ['dark', dark],
  ] as const)
    for (const [name, colour] of Object.entries(mailColours[theme]))
      expect([
        theme,
        name,
        new RegExp(`--${name}: (#[0-9a-f]+);`, 'i').exec(block)?.[1]?.toUpperCase(),
      ]).toEqual([theme, name, colour]);
});
