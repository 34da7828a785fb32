import type { Browser, BrowserContext, Page } from 'playwright-core';

/** A laptop, a desk's screen and a phone. */
export const sizes = {
  wide: { width: 1280, height: 800 },
  desk: { width: 1600, height: 1000 },
  narrow: { width: 390, height: 844 },
} as const;

export type Size = keyof typeof sizes;

const resting = new Map<string, BrowserContext[]>();
/** The page that stands open in a window at rest. */
const restingPages = new WeakMap<BrowserContext, Page>();
/** Pages that were told to run something first on every visit, which cannot be taken back. */
const marked = new WeakSet<Page>();

/** A window in which nobody is signed in: one that has rested, where much of our code is at hand already, or a new one. */
export async function takeWindow(browser: Browser, origin: string, size: Size): Promise<BrowserContext> {
  const rested = resting.get(`${origin} ${size}`)?.pop();
  if (rested) return rested;
  const window = await browser.newContext({
    baseURL: origin,
    viewport: sizes[size],
    hasTouch: size === 'narrow',
    isMobile: size === 'narrow',
    locale: 'en-GB',
    timezoneId: 'Indian/Maldives',
    // Nothing to wait for, and pictures that come out alike.
    reducedMotion: 'reduce',
  });
  window.setDefaultTimeout(30_000);
  return window;
}

/** A page for a visit: the one a rested window has, for its first visit. */
export async function takePage(window: BrowserContext, size: Size): Promise<Page> {
  const rested = restingPages.get(window);
  if (rested) {
    restingPages.delete(window);
    await rested.setViewportSize(sizes[size]);
    return rested;
  }
  const page = await window.newPage();
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = (...script) => {
    marked.add(page);
    return addInitScript(...script);
  };
  return page;
}

/** Leaves a window for the next visit with nothing of this one in it, or closes it where that cannot be. */
export async function restWindow(window: BrowserContext, origin: string, size: Size): Promise<void> {
  // An answer of this visit that is still being made up has nobody left to go to.
  await Promise.all(window.pages().map((open) => open.unrouteAll({ behavior: 'ignoreErrors' })));
  const page = window.pages().find((open) => !marked.has(open));
  if (!page) return window.close();
  const others = window.pages().filter((open) => open !== page);
  await Promise.all(others.map((open) => open.close()));
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  // Nothing of this visit goes on, and is heard by whoever comes next.
  await page.goto(`${origin}/healthz/live`);
  page.removeAllListeners();
  await Promise.all([window.clearCookies(), window.clearPermissions()]);
  restingPages.set(window, page);
  const key = `${origin} ${size}`;
  resting.set(key, [...(resting.get(key) ?? []), window]);
}
