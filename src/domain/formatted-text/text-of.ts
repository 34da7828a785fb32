import type { TextBlock } from './blocks.ts';
import type { TextRun } from './runs.ts';

/** The blocks as plain text for people: for mails, feeds and files. A link's address follows its words. */
export function textOf(blocks: readonly TextBlock[]): string {
  return blocks.map(textOfBlock).join('\n\n');
}

function textOfBlock(block: TextBlock): string {
  if (block.kind !== 'list') return textOfLine(block.line);
  return block.items
    .map((item, index) => `${block.ordered ? `${block.start + index}.` : '-'} ${textOfLine(item)}`)
    .join('\n');
}

function textOfLine(line: readonly TextRun[]): string {
  return line
    .map(({ text, href }, at) => {
      // A link of several runs says its address once, after the last.
      if (!href || line[at + 1]?.href === href) return text;
      const address = href.replace(/^mailto:/i, '');
      return address === text || href === text ? text : `${text} (${address})`;
    })
    .join('');
}
