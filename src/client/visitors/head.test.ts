import { describe, expect, test } from 'vitest';
import { headOf, scriptText } from './head.ts';

const site = {
  brand: 'Reef & <Sons>',
  origin: 'https://jobs.example.com',
  styles: 'p{}',
};
const page = { title: 'Diver', isListed: true, body: undefined };

describe('the head of a visitors’ page', () => {
  test('has what people typed as text, whatever they typed', () => {
    const nasty = `"><script>alert('1')</script>\r\nSet-Cookie: a=b`;
    const head = headOf(
      {
        ...page,
        title: nasty,
        description: nasty,
        canonical: `/jobs?q=${nasty}`,
        picture: { path: '/p.png', alt: nasty },
        feeds: [{ title: nasty, path: '/feeds/jobs.rss', type: 'application/rss+xml' }],
      },
      site,
    );
    expect(head).not.toMatch(/<script|\r|\n/);
    expect(head).toContain('Reef &#38; &#60;Sons&#62;</title>');
  });

  test('says one address of it, at the origin the operator has named', () => {
    const head = headOf({ ...page, canonical: '/jobs/7', next: '/jobs?page=2' }, site);
    expect(head).toContain('<link rel="canonical" href="https://jobs.example.com/jobs/7">');
    expect(head).toContain('<link rel="next" href="https://jobs.example.com/jobs?page=2">');
    expect(head).toContain('<meta property="og:url" content="https://jobs.example.com/jobs/7">');
    expect(head).not.toContain('noindex');
  });

  test('keeps search engines off what is no page to be found', () => {
    expect(headOf({ ...page, isListed: false }, site)).toContain('<meta name="robots" content="noindex">');
  });

  test('has its data so that no text in it ends the script, and reads the same', () => {
    const data = { title: '</script><!--\u2028&', deep: { '<': ['>\u2029'] } };
    const text = scriptText(data);
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual(data);
  });
});
