import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Answer } from '#contract/api.ts';
import { isOwnPath } from '#domain/links.ts';
import { ProductPicture } from '#client/features/product-pictures/ProductPicture.tsx';
import { ExternalLink } from '#client/ui/ExternalLink.tsx';
import { Runs } from '#client/ui/Runs.tsx';
import styles from './Blocks.module.css';

export type Block = Answer<'GET /api/pages/:slug'>['blocks'][number];
type Run = Extract<Block, { kind: 'paragraph' }>['line'][number];

/** A page's text. It came as structure, so there is no markup in it that could run. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a page's blocks never change places
    <BlockOf key={index} block={block} />
  ));
}

function BlockOf({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p className={styles.paragraph}><Line runs={block.line} /></p>;
  if (block.kind === 'picture')
    return <ProductPicture name={block.name} alt={block.alt} className={styles.picture} />;
  if (block.kind === 'quote') return <blockquote className={styles.quote}><Line runs={block.line} /></blockquote>;
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3';
    return <Heading className={styles.heading}><Line runs={block.line} /></Heading>;
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={block.ordered ? styles.ordered : styles.list}>
      {block.items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <li key={index}><Line runs={item} /></li>
      ))}
    </List>
  );
}

/** A line of text in its styles. */
export function Line({ runs }: { runs: readonly Run[] }) {
  return <Runs line={runs} link={link} />;
}

function link(href: string, words: ReactNode): ReactNode {
  if (href.startsWith('/api/') || href.startsWith('mailto:')) return <a href={href}>{words}</a>;
  return isOwnPath(href) ? <Link to={href}>{words}</Link> : <ExternalLink href={href}>{words}</ExternalLink>;
}
