import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A run of text in one style. A link's address is on this site or begins with http. */
const inline = z.object({
  text: z.string(),
  strong: z.boolean().optional(),
  emphasis: z.boolean().optional(),
  code: z.boolean().optional(),
  href: z.string().optional(),
});

const line = z.array(inline);

const block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.int().min(2).max(4), line }),
  z.object({ kind: z.literal('paragraph'), line }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(line) }),
  z.object({ kind: z.literal('quote'), line }),
]);

export const pages = {
  'GET /api/pages/:slug': endpoint({
    summary: 'A content page, as structured text',
    needs: 'anyone',
    params: z.object({ slug: z.string().regex(/^[a-z][a-z-]{0,40}$/) }),
    status: 200,
    answer: z.object({ title: z.string(), blocks: z.array(block) }).meta({ id: 'ContentPage' }),
  }),
};
