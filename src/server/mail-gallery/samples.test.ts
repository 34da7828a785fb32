import { expect, test } from 'vitest';
import { notificationTypes } from '#domain/notifications.ts';
import { sampleMails } from './samples.ts';

const origin = 'https://jobs.example.com';
const samples = sampleMails({ brandName: 'Moorings', origin });

test('every kind of thing people are told of has its mail in the gallery', () => {
  const shown = new Set(samples.map(({ name }) => name.split(', ')[0]));
  expect(notificationTypes.filter((type) => !shown.has(type))).toEqual([]);
});

test.each(samples)('$name: HTML and text lead to the same addresses, all of them ours', ({ mail }) => {
  const inHtml = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&#38;', '&'),
  );
  const inText = [...mail.text.matchAll(/https?:\S+/g)].map(([address]) => address);
  expect(inHtml.length).toBeGreaterThan(0);
  expect(inText).toEqual(inHtml);
  for (const address of inText) expect(address).toMatch(/^https:\/\/jobs\.example\.com\//);
});

test.each(samples)('$name: nothing is fetched, nothing runs, and nobody is followed', ({ mail }) => {
  expect(mail.html).not.toMatch(/<(img|script|link|iframe|object|form)\b|url\(|@import|\bsrc=|\bon\w+=/i);
});

test.each(samples)('$name: the subject is one line that fits, and ends without a full stop', ({ mail }) => {
  expect(mail.subject).toMatch(/^[^\r\n]{5,120}[^.]$/u);
});
