import type { TextBlock } from './blocks.ts';
import type { TextRun } from './runs.ts';

/** The blocks as HTML that is safe wherever it stands: a handful of elements, no attributes but a link's, all text escaped. */
export function htmlOf(
  blocks: readonly TextBlock[],
  { headings = 3 }: { headings?: 2 | 3 | 4 | 5 } = {},
): string {
  return blocks.map((block) => htmlOfBlock(block, headings)).join('\n');
}

function htmlOfBlock(block: TextBlock, headings: number): string {
  if (block.kind === 'paragraph') return `<p>${htmlOfLine(block.line)}</p>`;
  if (block.kind === 'heading') {
    const name = `h${headings + block.level - 1}`;
    return `<${name}>${htmlOfLine(block.line)}</${name}>`;
  }
  const items = block.items.map((item) => `<li>${htmlOfLine(item)}</li>`).join('');
  if (!block.ordered) return `<ul>${items}</ul>`;
  return block.start === 1 ? `<ol>${items}</ol>` : `<ol start="${block.start}">${items}</ol>`;
}

function htmlOfLine(line: readonly TextRun[]): string {
  return line.map(htmlOfRun).join('');
}

function htmlOfRun({ text, strong, emphasis, href }: TextRun): string {
  let html = escaped(text).replaceAll('\n', '<br>');
  if (strong) html = `<strong>${html}</strong>`;
  if (emphasis) html = `<em>${html}</em>`;
  return href ? `<a href="${escaped(href)}" rel="nofollow noopener noreferrer">${html}</a>` : html;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
