import { z } from 'zod';
import { productPictures } from '#domain/product-pictures.ts';
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
  /** A screen of the product. */
  z.object({ kind: z.literal('picture'), name: z.enum(productPictures), alt: z.string() }),
]);

export const pages = {
  'GET /api/pages/:slug': endpoint({
    summary: 'A content page, as structured text',
    permission: 'anyone',
    params: z.object({ slug: z.string().regex(/^[a-z][a-z-]{0,40}$/) }),
    status: 200,
    answer: z.object({ title: z.string(), blocks: z.array(block) }).meta({ id: 'ContentPage' }),
  }),
};
