import type { VisitorSite } from '#contract/visitor-pages.ts';
import type { VisitorPage } from './page.ts';

/** The size that Facebook, LinkedIn and others ask of a picture beside a link. */
const pictureSize = { width: 1200, height: 630 };

/** What stands in a page's <head>. Every value is written as text: whatever people have typed is no markup. */
export function headOf(
  page: VisitorPage,
  { brand, origin, styles, applyScript }: VisitorSite,
  colours = '',
): string {
  const title = page.title === brand ? brand : `${page.title} · ${brand}`;
  const address = page.canonical?.startsWith('/') ? origin + page.canonical : page.canonical;
  const picture = page.picture && { ...page.picture, url: origin + page.picture.path };
  const link = (rel: string, href: string | undefined, more: Attributes = {}) =>
    href !== undefined && tag('link', { rel, href, ...more });
  const meta = (name: string, content: string | undefined) =>
    content !== undefined && tag('meta', { name, content });
  const graph = (property: string, content: string | undefined) =>
    content !== undefined && tag('meta', { property: `og:${property}`, content });
  return [
    '<meta charset="utf-8">',
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover'),
    `<title>${escaped(title)}</title>`,
    meta('description', page.description),
    !page.isListed && meta('robots', 'noindex'),
    page.isListed && meta('robots', 'max-image-preview:large'),
    link('canonical', address),
    link('prev', page.prev && origin + page.prev),
    link('next', page.next && origin + page.next),
    ...(page.feeds ?? []).map((feed) => link('alternate', feed.path, { type: feed.type, title: feed.title })),
    meta('color-scheme', page.framed?.theme ?? 'light dark'),
    tag('meta', { name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)' }),
    tag('meta', { name: 'theme-color', content: '#0c1b21', media: '(prefers-color-scheme: dark)' }),
    link('icon', '/favicon.svg', { type: 'image/svg+xml' }),
    `<style>${styles}</style>`,
    colours && `<style>${colours}</style>`,
    // Nothing is opened from here where nothing may be opened at all.
    page.inert && '<base target="_blank">',
    page.runs && applyScript !== undefined && `<script type="module" src="${escaped(applyScript)}"></script>`,
    ...(address === undefined
      ? []
      : [
          graph('type', 'website'),
          graph('site_name', brand),
          graph('title', page.title),
          graph('description', page.description),
          graph('url', address),
          meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
        ]),
    ...(picture
      ? [
          graph('image', picture.url),
          graph('image:type', picture.type ?? 'image/png'),
          graph('image:width', String(picture.width ?? pictureSize.width)),
          graph('image:height', String(picture.height ?? pictureSize.height)),
          graph('image:alt', picture.alt),
        ]
      : []),
    ...(page.data ?? []).map((data) => `<script type="application/ld+json">${scriptText(data)}</script>`),
  ]
    .filter(Boolean)
    .join('');
}

type Attributes = Readonly<Record<string, string>>;

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}>`;
}

/** Text as text; line ends and other controls are spaces, so that a title is one line wherever it is read. */
export function escaped(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** An object as JSON that nothing in it can end or turn into something else: neither a tag, a comment nor a line. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
