import { classNames } from '#client/ui/class-names.ts';
import styles from './PlainText.module.css';
import { textBlocks, type TextBlock } from './text-blocks.ts';

interface Props {
  text: string;
  /** Level of the headings found in it. */
  level?: 3 | 4;
  className?: string;
}

/** What somebody wrote without formatting, set as paragraphs, lists and headings. It stays text: no markup in it is read. */
export function PlainText({ text, level = 3, className }: Props) {
  return (
    <div className={classNames(styles.text, className)} dir="auto">
      {textBlocks(text).map((block, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the text is the same as long as its blocks are
        <Block key={index} block={block} level={level} />
      ))}
    </div>
  );
}

function Block({ block, level }: { block: TextBlock; level: 3 | 4 }) {
  if (block.kind === 'list') return <List {...block} />;
  const Element = block.kind === 'paragraph' ? 'p' : (`h${level}` as const);
  return <Element dir="auto">{block.text}</Element>;
}

function List({ ordered, start, items }: Extract<TextBlock, { kind: 'list' }>) {
  const lines = items.map((item, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- as above
    <li key={index} dir="auto">
      {item}
    </li>
  ));
  return ordered ? <ol start={start}>{lines}</ol> : <ul>{lines}</ul>;
}
