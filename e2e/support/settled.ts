import type { Page } from 'playwright-core';

/**
 * Waits until a page shows what it has to show: its heading, its fonts, and nothing that says Loading; and until our code answers
 * in it. Before, a link in a page that the server has drawn is the browser's own, and leads to a page that is loaded anew.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const loading = [...document.querySelectorAll('output')].some(({ textContent }) =>
      textContent.startsWith('Loading'),
    );
    const answers = Reflect.get(globalThis, 'beforeOurCode') === undefined;
    return answers && document.fonts.status === 'loaded' && document.querySelector('h1') !== null && !loading;
  });
}

/** What is out of sight is laid out too: whoever measures must not take the height that is kept for it for its own. */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main li, main article'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
}

/** By how many pixels the page can be pushed sideways on the narrowest phone there is. */
export async function sidewaysAt320(page: Page): Promise<number> {
  await page.setViewportSize({ width: 320, height: 640 });
  return page.evaluate(async () => {
    // What our code lays out by the width is told of it in the next frame, and drawn in it.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    window.scrollTo({ left: 10_000, behavior: 'instant' });
    return window.scrollX;
  });
}
