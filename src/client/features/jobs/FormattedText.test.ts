import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormattedText } from './FormattedText.tsx';
import { PlainText } from './PlainText.tsx';

const hostile =
  '## <img src=x onerror=alert(1)>\n<script>alert(1)</script> [a](javascript:alert(1)) [b](https://x.example/"onclick=alert(1)) ![c](data:text/html,x)';

test('Markup in a job’s text is drawn as the text it is, and links lead nowhere but to the web', () => {
  const html = renderToStaticMarkup(createElement(FormattedText, { text: hostile }));
  expect(html).not.toMatch(/<script|<img|href="(?!https:)|onclick="/);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).toMatch(/<a href="https:[^"]*" target="_blank" rel="noopener noreferrer nofollow"/);
});

test('What job seekers write has no formatting', () => {
  const html = renderToStaticMarkup(
    createElement(PlainText, { text: '**Hire me** [now](https://x.example)' }),
  );
  expect(html).toContain('**Hire me** [now](https://x.example)');
});
