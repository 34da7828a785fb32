import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { operatorRow } from '#server/features/operator/operator.queries.ts';
import { withOperator } from './operator-lines.ts';
import { parsePage } from './parse-page.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';

/** The Markdown files in `folder` as pages, read anew for each reader: an operator's edit shows at once. */
export function pageRoutes(folder: string): RoutesOf<'GET /api/pages/:slug'> {
  return {
    'GET /api/pages/:slug': async ({ params, config, db }) => {
      // The contract lets nothing but small letters and dashes into a slug, so it names a file in this folder or none.
      const text = await readFile(path.join(folder, `${params.slug}.md`), 'utf8').catch(() => undefined);
      if (text === undefined) throw refuse.notFound();
      const page = parsePage(text.replaceAll('{brand}', config.brandName));
      return text.includes('{operator}') ? withOperator(page, await operatorRow(db)) : page;
    },
  };
}
