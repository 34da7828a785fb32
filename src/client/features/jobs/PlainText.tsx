import { plainBlocks } from '#domain/formatted-text/blocks.ts';
import { TextBlocks } from './TextBlocks.tsx';

interface Props {
  text: string;
  /** Level of the headings found in it. */
  level?: 3 | 4;
  className?: string;
}

/** What somebody wrote without formatting, set as paragraphs, lists and headings. It stays text: no markup in it is read. */
export function PlainText({ text, level = 3, className }: Props) {
  return <TextBlocks blocks={plainBlocks(text)} level={level} className={className} />;
}
