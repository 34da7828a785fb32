import type { Line } from '#server/documents/line.ts';

/** Without page numbers, running heads and "last updated": what belongs to the paper, not to the person. */
export function withoutFurniture(lines: readonly Line[]): Line[] {
  const pages = new Map<string, Set<number>>();
  for (const { text, page } of lines) {
    const pattern = text.replaceAll(/\d+/g, '#');
    pages.set(pattern, (pages.get(pattern) ?? new Set()).add(page));
  }
  return lines.filter(({ text }) => {
    if (
      /^(?:page\s*)?\d{1,2}\s*(?:(?:\/|of)\s*\d{1,2})?$/i.test(text) ||
      /^last updated\b.{0,40}$/i.test(text)
    )
      return false;
    if (/^(?:curriculum vitae|resume|résumé|cv)$/i.test(text)) return false;
    // What runs through every page counts them: "Aishath Shiuna – 1/2".
    return !(/\d/.test(text) && text.length <= 80 && runs(text, pages));
  });
}

function runs(text: string, pages: ReadonlyMap<string, ReadonlySet<number>>): boolean {
  const numbersPages = /(?<![\d/])\d{1,2}\s*(?:\/|of)\s*\d{1,2}$|\bpage\s*\d+|[–—-]\s*\d{1,2}$/i.test(text);
  return numbersPages && (pages.get(text.replaceAll(/\d+/g, '#'))?.size ?? 0) > 1;
}
