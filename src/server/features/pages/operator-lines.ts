import type { Answer } from '#contract/api.ts';
import type { Operator } from '#server/features/operator/operator.queries.ts';

type Page = Answer<'GET /api/pages/:slug'>;
type Block = Page['blocks'][number];
type Line = Extract<Block, { kind: 'list' }>['items'][number];

/** A page with a paragraph `{operator}` gets who runs the installation in its place, or that nobody has said so yet. */
export function withOperator(page: Page, operator: Operator): Page {
  return { ...page, blocks: page.blocks.map((block) => (isPlace(block) ? linesOf(operator) : block)) };
}

function isPlace(block: Block): boolean {
  return (
    block.kind === 'paragraph' &&
    block.line
      .map(({ text }) => text)
      .join('')
      .trim() === '{operator}'
  );
}

function linesOf({ name, email, phone, address }: Operator): Block {
  const items: Line[] = [
    ...(name ? [[{ text: name, strong: true }]] : []),
    ...(email ? [[{ text: 'Email: ' }, { text: email, href: `mailto:${email}` }]] : []),
    ...(phone ? [[{ text: `Phone: ${phone}` }]] : []),
    ...(address ? [[{ text: address.split(/\s*\n\s*/).join(', ') }]] : []),
  ];
  if (items.length) return { kind: 'list', ordered: false, items };
  return {
    kind: 'paragraph',
    line: [{ text: 'The people who run this site have not published their contact details yet.' }],
  };
}
