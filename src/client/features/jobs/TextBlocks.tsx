import type { ReactNode } from 'react';
import { classNames } from '#client/ui/class-names.ts';
import { ExternalLink } from '#client/ui/ExternalLink.tsx';
import { Runs } from '#client/ui/Runs.tsx';
import type { TextBlock } from '#domain/formatted-text/blocks.ts';
import type { TextRun } from '#domain/formatted-text/runs.ts';
import styles from './TextBlocks.module.css';

interface Props {
  blocks: readonly TextBlock[];
  /** Level of the headings found in it. */
  level: 3 | 4;
  className?: string | undefined;
}

/** The blocks of a text as paragraphs, lists and headings. They came as structure, so no markup in them is read. */
export function TextBlocks({ blocks, level, className }: Props) {
  return (
    <div className={classNames(styles.text, className)} dir="auto">
      {blocks.map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the text is the same as long as its blocks are
        <Block key={index} block={block} level={level} />
      ))}
    </div>
  );
}

function Block({ block, level }: { block: TextBlock; level: 3 | 4 }) {
  if (block.kind === 'list') return <List {...block} />;
  const Element = block.kind === 'paragraph' ? 'p' : headings[`${level}${block.level}`];
  return (
    <Element dir="auto">
      <Line line={block.line} />
    </Element>
  );
}

const headings = { '31': 'h3', '32': 'h4', '41': 'h4', '42': 'h5' } as const;

function List({ ordered, start, items }: Extract<TextBlock, { kind: 'list' }>) {
  const lines = items.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- as above
    <li key={index} dir="auto">
      <Line line={item} />
    </li>
  ));
  return ordered ? <ol start={start}>{lines}</ol> : <ul>{lines}</ul>;
}

function Line({ line }: { line: readonly TextRun[] }) {
  return <Runs line={line} link={link} />;
}

function link(href: string, words: ReactNode): ReactNode {
  if (!/^https?:/i.test(href)) {
    return (
      <a href={href} rel="nofollow">
        {words}
      </a>
    );
  }
  return <ExternalLink href={href}>{words}</ExternalLink>;
}
