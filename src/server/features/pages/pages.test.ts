import { expect, test } from 'vitest';
import { parsePage } from './parse-page.ts';
import { serverForThisFile } from '#test/server.ts';

const server = serverForThisFile({ config: { brandName: 'Anchor & Co' } });

const shipped = [
  'testimonials',
  'pricing',
  'enterprise',
  'about',
  'blog',
  'press',
  'contact',
  'privacy',
  'terms',
  'cookies',
  'gdpr',
  'resources',
];

test('a page that is not there, and whatever is no page’s name, is not found', async () => {
  for (const slug of ['nothing', '..%2f..%2fpackage', '%2e%2e', 'About', 'about.md', '%00', 'a'.repeat(60)]) {
    expect((await server.as().get(`/api/pages/${slug}`)).status, slug).toBe(404);
  }
});

test('every content page the footer leads to is there for everybody, with a title and under the operator’s brand', async () => {
  for (const slug of shipped) {
    const page = await server.as().call('GET /api/pages/:slug', { params: { slug } });
    expect(page.title, slug).not.toBe('');
    expect(page.blocks.length, slug).toBeGreaterThan(0);
    expect(JSON.stringify(page), slug).not.toMatch(/\{brand\}|Moorings/);
  }
});

test('markup and dangerous links in a page are text, not markup or links', () => {
  const page = parsePage(
    '# Title\n\n<script>alert(1)</script>\n\n[click](javascript:alert(1)) [home](/jobs)\n',
  );
  expect(page.blocks[0]).toEqual({ kind: 'paragraph', line: [{ text: '<script>alert(1)</script>' }] });
  const line = page.blocks[1]?.kind === 'paragraph' ? page.blocks[1].line : [];
  expect(line.map((run) => run.href).filter(Boolean)).toEqual(['/jobs']);
});

test('headings, lists, quotes, bold and code keep what they are', () => {
  expect(parsePage('# T\n\n## H\n\n- **a** b\n- `c`\n\n1. d\n\n> e').blocks).toEqual([
    { kind: 'heading', level: 2, line: [{ text: 'H' }] },
    {
      kind: 'list',
      ordered: false,
      items: [[{ text: 'a', strong: true }, { text: ' b' }], [{ text: 'c', code: true }]],
    },
    { kind: 'list', ordered: true, items: [[{ text: 'd' }]] },
    { kind: 'quote', line: [{ text: 'e' }] },
  ]);
});

test('a picture of the product is shown where it stands alone, and no other picture is', () => {
  const { blocks } = parsePage(
    '# T\n\n![The board](product:board)\n\n![x](https://a.example/b.png)\n\n![x](product:nothing)',
  );
  expect(blocks[0]).toEqual({ kind: 'picture', name: 'board', alt: 'The board' });
  expect(blocks.slice(1).map(({ kind }) => kind)).toEqual(['paragraph', 'paragraph']);
  expect(JSON.stringify(blocks)).not.toContain('a.example');
});

test('straight quotation marks are curled, and nothing else is replaced', () => {
  const [block] = parsePage('# Title\n\nThe company\'s "terms" (c) 1--2, `isn\'t`\n').blocks;
  const line = block?.kind === 'paragraph' ? block.line : [];
  expect(line.map(({ text }) => text).join('')).toBe("The company’s “terms” (c) 1--2, isn't");
});
