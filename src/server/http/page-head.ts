/** What a page says of itself to programs. */
export interface PageHead {
  /** The one address it is known by. */
  path: string;
  /** Without the brand. The one that stands there already, where it is left out. */
  title?: string;
  description: string;
}

export type DescribePage = (pathname: string) => Promise<PageHead | undefined>;

/** A page of the app with a head of its own: title, description, canonical address and Open Graph. */
export function withHead(
  html: string,
  head: PageHead,
  { brand, origin }: { brand: string; origin: string },
): string {
  const title = head.title === undefined ? undefined : `${head.title} · ${brand}`;
  const written = title ?? /<title>(.*?)<\/title>/.exec(html)?.[1] ?? brand;
  const shown = title === undefined ? written : escaped(title);
  const address = escaped(origin + head.path);
  const description = escaped(head.description);
  const graph = [
    ['type', 'website'],
    ['site_name', escaped(brand)],
    ['title', shown],
    ['description', description],
    ['url', address],
  ].map(([property, content]) => `<meta property="og:${property}" content="${content}">`);
  const more = `<link rel="canonical" href="${address}">${graph.join('')}<meta name="twitter:card" content="summary">`;
  return html
    .replace(/<title>.*?<\/title>/s, () => `<title>${shown}</title>`)
    .replace(
      /<meta\s+name="description"[^>]*>/,
      () => `<meta name="description" content="${description}">${more}`,
    );
}

export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
