import type { Locator, Page } from 'playwright-core';

/** Goes on with Tab until `target` has the focus. Every stop on the way is somewhere, and can be seen to be there. */
export async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  await target.waitFor();
  for (let stops = 1; stops <= most; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(stopOf);
    if (stop.trouble) throw new Error(`${stop.trouble}: ${stop.name}`);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(target)} is more than ${most} stops away.`);
}

/** Where the focus is, and what is wrong with it; runs in the page. */
function stopOf(): { name: string; trouble?: string } {
  const at = document.activeElement;
  // After the last stop the browser's own bar has its turn, then the page begins anew.
  if (!at || at === document.body) return { name: 'the browser' };
  const name = `<${at.localName} id="${at.id}"> ${at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 40)}`;
  const { top, bottom, left, right } = at.getBoundingClientRect();
  if (bottom < 0 || right < 0 || top > window.innerHeight || left > window.innerWidth)
    return { name, trouble: 'Has the focus out of sight' };
  const ringed = [getComputedStyle(at), getComputedStyle(at, '::after')].some(
    ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
  );
  return ringed ? { name } : { name, trouble: 'Has the focus without a ring' };
}
