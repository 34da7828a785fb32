import type { Page } from 'playwright-core';

/** What is wrong with a page whose text is twice as large as usual: text that is cut off or lies over other text, and sideways scrolling. */
export async function troubleAtDoubleText(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const trouble = await page.evaluate(findTrouble);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  return trouble;
}

/** Runs in the page. */
function findTrouble(): string[] {
  const trouble: string[] = [];
  window.scrollTo({ left: 10_000, behavior: 'instant' });
  if (window.scrollX > 0) trouble.push(`Scrolls sideways by ${window.scrollX} pixels`);
  window.scrollTo({ left: 0, top: 0, behavior: 'instant' });

  const open = [...document.querySelectorAll('dialog:modal, [popover]:popover-open')].filter(
    ({ textContent }) => textContent.trim() !== '',
  );
  const roots = open.length > 0 ? open : [document.body];
  const lines = roots.flatMap((root) => linesOf(root));
  for (const { node, text, box, cut } of lines) {
    if (cut > 3) trouble.push(`Cut off by ${Math.round(cut)} pixels: ${text}`);
    // A menu finds its place when it opens, with the text as it is then.
    if (box.right > window.innerWidth + 1 && !node.parentElement?.closest('[popover]'))
      trouble.push(`Beyond the right edge: ${text}`);
  }
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      // Letters of two scripts in one text share their line.
      if (one.node === other.node || one.floats !== other.floats) continue;
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // Lines of one text may touch: their boxes are higher than their letters.
      if (wide > 2 && high > 0.3 * Math.min(one.box.height, other.box.height))
        trouble.push(`Over each other: ${one.text} | ${other.text}`);
    }
  }
  return trouble;

  interface Line {
    node: Node;
    text: string;
    box: DOMRect;
    /** How much of it an ancestor hides that cannot be scrolled. */
    cut: number;
    /** What it is fixed in, if anything, the innermost: that may lie over the rest, as the foot of a sheet over its form. */
    floats: Element | null;
  }

  function linesOf(root: Element): Line[] {
    const found: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isSeen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const line = lineIn(element, box);
        if (line) found.push({ ...line, node, text: node.textContent.trim().slice(0, 40) });
      }
    }
    return found;
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    // Ornaments are no text to read, and what is typed into can be scrolled.
    return !element.closest('svg, [aria-hidden="true"], option, textarea');
  }

  function lineIn(element: Element, whole: DOMRect): Omit<Line, 'text' | 'node'> | undefined {
    let box = whole;
    let cut = 0;
    let floats: Element | null = null;
    for (
      let around: Element | null = element;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const style = getComputedStyle(around);
      // For screen readers only.
      if (style.clipPath === 'inset(50%)') return undefined;
      if (style.position === 'fixed' || style.position === 'sticky') floats ??= around;
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const frame = around.getBoundingClientRect();
      const left = Math.max(box.left, frame.left);
      const right = Math.min(box.right, frame.right);
      const top = Math.max(box.top, frame.top);
      const bottom = Math.min(box.bottom, frame.bottom);
      // A preview ends in dots, and the whole is a press away.
      const isPreview = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
      if (style.overflowX === 'hidden' && !isPreview) cut = Math.max(cut, box.width - (right - left));
      if (style.overflowY === 'hidden' && !isPreview) cut = Math.max(cut, box.height - (bottom - top));
      if (right <= left || bottom <= top)
        return isPreview || cut === 0 ? undefined : { box: whole, cut, floats };
      box = new DOMRect(left, top, right - left, bottom - top);
    }
    return { box, cut, floats };
  }
}
