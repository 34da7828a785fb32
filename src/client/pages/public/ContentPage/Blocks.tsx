import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Answer } from '#contract/api.ts';
import { isOwnPath } from '#domain/links.ts';
import { ExternalLink } from '#client/ui/ExternalLink.tsx';
import styles from './Blocks.module.css';

type Block = Answer<'GET /api/pages/:slug'>['blocks'][number];
type Run = Extract<Block, { kind: 'paragraph' }>['line'][number];

/** A page's text. It came as structure, so there is no markup in it that could run. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a page's blocks never change places
    <BlockOf key={index} block={block} />
  ));
}

function BlockOf({ block }: { block: Block }) {
  if (block.kind === 'paragraph') return <p className={styles.paragraph}>{line(block.line)}</p>;
  if (block.kind === 'quote') return <blockquote className={styles.quote}>{line(block.line)}</blockquote>;
  if (block.kind === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3';
    return <Heading className={styles.heading}>{line(block.line)}</Heading>;
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={block.ordered ? styles.ordered : styles.list}>
      {block.items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <li key={index}>{line(item)}</li>
      ))}
    </List>
  );
}

function line(runs: readonly Run[]): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- as above
  return runs.map((run, index) => <RunOf key={index} run={run} />);
}

function RunOf({ run }: { run: Run }) {
  const text = run.code ? <code>{run.text}</code> : run.text;
  const weighed = run.strong ? <strong>{text}</strong> : text;
  const styled = run.emphasis ? <em>{weighed}</em> : weighed;
  if (!run.href) return styled;
  if (run.href.startsWith('/api/') || run.href.startsWith('mailto:')) return <a href={run.href}>{styled}</a>;
  return isOwnPath(run.href) ? (
    <Link to={run.href}>{styled}</Link>
  ) : (
    <ExternalLink href={run.href}>{styled}</ExternalLink>
  );
}
