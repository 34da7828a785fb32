/**
 * Text as it is written in these files, with line breaks where the source needs them, as it is meant: the lines of a
 * paragraph are joined, an empty line parts paragraphs, and "• " begins an item of a list.
 */
export function prose(strings: TemplateStringsArray): string {
  const paragraphs = strings
    .join('')
    .trim()
    .split(/\n\s*\n/);
  return paragraphs.map((paragraph) => joined(paragraph.trim())).join('\n\n');
}

function joined(paragraph: string): string {
  return paragraph.replace(/\s*\n\s*(?=•)/g, '\n').replace(/[ \t]*\n[ \t]*(?!•)/g, ' ');
}
