import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Answer } from '#contract/api.ts';
import type { Db } from '#server/db/query.ts';
import { operatorRow } from '#server/features/operator/operator.queries.ts';
import { withOperator } from './operator-lines.ts';
import { parsePage } from './parse-page.ts';

type Page = Answer<'GET /api/pages/:slug'>;
export type ReadPage = (db: Db, slug: string) => Promise<Page | undefined>;

/** The Markdown files in a folder as pages, read anew for each reader: an operator's edit shows at once. */
export function pagesIn(folder: string, brand: string): ReadPage {
  return async (db, slug) => {
    // Nothing but small letters and dashes, so that it names a file in this folder or none.
    if (!/^[a-z][a-z-]{0,40}$/.test(slug)) return undefined;
    const text = await readFile(path.join(folder, `${slug}.md`), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const page = parsePage(text.replaceAll('{brand}', brand));
    return text.includes('{operator}') ? withOperator(page, await operatorRow(db)) : page;
  };
}

/** A page in a sentence or two, for the lists of search engines: what it begins with. */
export function summaryOf({ blocks }: Page): string {
  const first = blocks.find((block) => block.kind === 'paragraph');
  const text = first ? first.line.map((run) => run.text).join('') : '';
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

/** About as much as search engines show. */
const longest = 160;

/** Those of them that everybody may read, as visitors of an open platform are shown them. */
export function contentOf(db: Db, read: ReadPage, forEverybody: readonly string[]) {
  return async (slug: string) => {
    const page = forEverybody.includes(`/${slug}`) ? await read(db, slug) : undefined;
    return page && { slug, summary: summaryOf(page), page };
  };
}
