/** A piece of a plain text as its writer meant it. */
export type TextBlock =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; start: number; items: string[] };

/**
 * What people write in a box without formatting, as headings, paragraphs and lists: an empty line parts paragraphs, a dot
 * or dash begins a list's item, a short line on its own before more text is a heading. Nothing is left out.
 */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  const pieces = text.trim().split(/\n[^\S\n]*(?:\n[^\S\n]*)+/);
  for (const [index, piece] of pieces.entries()) {
    const lines = piece.split('\n').map((line) => line.trimEnd());
    for (const [at, line] of lines.entries()) {
      const more = at < lines.length - 1 || index < pieces.length - 1;
      if (line.trim()) append(blocks, line, { first: at === 0, more });
    }
  }
  return blocks;
}

function append(blocks: TextBlock[], line: string, { first, more }: { first: boolean; more: boolean }): void {
  const last = blocks.at(-1);
  const item = itemOf(line);
  if (item) {
    if (last?.kind === 'list' && last.ordered === (item.number !== undefined)) last.items.push(item.text);
    else
      blocks.push({
        kind: 'list',
        ordered: item.number !== undefined,
        start: item.number ?? 1,
        items: [item.text],
      });
  } else if (first && more && isHeading(line.trim())) {
    blocks.push({ kind: 'heading', text: line.trim().replace(/:$/, '') });
  } else if (!first && last?.kind === 'paragraph') {
    last.text += `\n${line.trim()}`;
  } else if (!first && last?.kind === 'list' && /^\s/.test(line)) {
    // Set in under its item.
    last.items.push(`${last.items.pop() ?? ''} ${line.trim()}`);
  } else {
    blocks.push({ kind: 'paragraph', text: line.trim() });
  }
}

function itemOf(line: string): { text: string; number?: number } | undefined {
  const numbered = /^\s*(\d{1,2})[.)]\s+(\S.*)$/.exec(line);
  if (numbered) return { text: numbered[2] ?? '', number: Number(numbered[1]) };
  const text = /^\s*(?:[•●▪◦‣∙·*–—-]|o(?=\s{1,3}[A-Z]))\s+(\S.*)$/.exec(line)?.[1];
  return text === undefined ? undefined : { text };
}

const longestHeading = 60;

function isHeading(line: string): boolean {
  if (line.length > longestHeading || !/\p{L}{2}/u.test(line)) return false;
  // "Salary: £20,000" is a line of its own kind, and a sentence ends like one.
  if (/[.,;!…]$/.test(line) || /:\s*\S/.test(line)) return false;
  return !line.endsWith('?') || /^(what|who|why|how|where|when)\b/i.test(line);
}
