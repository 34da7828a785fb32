import type { Page } from 'playwright-core';

/** How far down the window the first row of a list begins. */
export async function topOf(page: Page, row: string): Promise<number> {
  const first = page.locator(`main ${row}`).first();
  await first.waitFor();
  return first.evaluate((element) => Math.round(element.getBoundingClientRect().top));
}

/** What is pressed on the page and smaller than so many pixels: its name and its size. */
export async function smallerThan(page: Page, least: number): Promise<string[]> {
  return page.evaluate((wanted) => {
    // What opens over a page is looked at by axe alone.
    if (document.querySelector('dialog:modal, [popover="auto"]:popover-open')) return [];
    const pressed = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"]';
    const small = [...document.querySelectorAll<HTMLElement>(pressed)].filter((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      // A link may leave it to what it lies on.
      if (getComputedStyle(element).pointerEvents === 'none') return false;
      // A box or a radio is pressed by its label; what lies in a sentence is as high as its line.
      const box = (element.closest('label') ?? element).getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || isInSentence(element)) return false;
      const over = ['::before', '::after'].map((pseudo) => reach(element, pseudo));
      const height = Math.max(box.height, ...over.map((one) => one.height));
      const width = Math.max(box.width, ...over.map((one) => one.width));
      return height < wanted - 0.5 || width < wanted - 0.5;
    });
    return small.map((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent.trim();
      return `${element.localName} “${name.slice(0, 40)}” ${Math.round(width)} × ${Math.round(height)}`;
    });

    /** What is pressed may be larger than what is seen of it: as large as what it has laid over itself, or over its card. */
    function reach(element: HTMLElement, pseudo: string): { width: number; height: number } {
      const { content, position, width, height } = getComputedStyle(element, pseudo);
      if (content === 'none' || position !== 'absolute') return { width: 0, height: 0 };
      return { width: Number.parseFloat(width) || 0, height: Number.parseFloat(height) || 0 };
    }

    function isInSentence(element: HTMLElement): boolean {
      if (element.localName !== 'a' || getComputedStyle(element).display !== 'inline') return false;
      const words = (element.parentElement?.textContent ?? '').trim().length;
      return words > element.textContent.trim().length + 1;
    }
  }, least);
}

/** The same where a finger does it. */
export async function smallerForFingers(page: Page, least: number): Promise<string[]> {
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) return smallerThan(page, least);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  try {
    await page.waitForFunction(() => matchMedia('(pointer: coarse)').matches);
    return await smallerThan(page, least);
  } finally {
    await browser.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await browser.detach();
  }
}
