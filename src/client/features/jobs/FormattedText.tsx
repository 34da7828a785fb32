import { formattedBlocks } from '#domain/formatted-text/blocks.ts';
import { TextBlocks } from './TextBlocks.tsx';

interface Props {
  text: string;
  /** Level of the headings found in it. */
  level?: 3 | 4;
  className?: string;
}

/** What an employer wrote of a job, which may have Markdown in it: headings, lists, bold, emphasis and links, nothing else. */
export function FormattedText({ text, level = 3, className }: Props) {
  return <TextBlocks blocks={formattedBlocks(text)} level={level} className={className} />;
}
