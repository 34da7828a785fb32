import type { APIRequestContext, Browser, BrowserContext, Page } from 'playwright-core';
import { roleLabel, type UserType } from '#domain/people.ts';
import { cutOff } from './outage.ts';
import { signInQuietly } from './people.ts';
import type { Person } from './person.ts';
import { photograph } from './photograph.ts';
import { Problems } from './problems.ts';
import type { Program } from './program.ts';
import { rememberTheme, type Theme } from './theme.ts';

export interface Visit {
  /** As this person, or as the demo's person of a role; signed out when left out. */
  as?: Person | UserType;
  size?: keyof typeof sizes;
  theme?: Theme;
  /** The server answers nothing, but for who is signed in. */
  cutOff?: true;
  /** Only looks, as one of the demo: in a page that was open before, where much is at hand already. */
  onlyLooks?: true;
}

/** Where a visit goes, or how the visitor finds the address. */
export type Address = string | ((api: APIRequestContext) => Promise<string>);

/** A laptop and a phone. */
export const sizes = { wide: { width: 1280, height: 800 }, narrow: { width: 390, height: 844 } } as const;

const keptSessions = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** Where the demo's people only look: kept from one journey to the next, with the pages that nobody uses just now. */
const keptWindows = new Map<string, Promise<BrowserContext>>();
const restingPages = new Map<BrowserContext, Page[]>();

/** The windows of one journey. Visits of one person in one size share a window, and with it the session. */
export class Visitors {
  private readonly browser: Browser;
  private readonly program: Program;
  private readonly windows = new Map<string, Promise<BrowserContext>>();
  private readonly pages: Page[] = [];
  private readonly problems: Problems;

  constructor(browser: Browser, program: Program) {
    this.browser = browser;
    this.program = program;
    this.problems = new Problems(program.origin);
  }

  async open(address: Address, { as, size = 'wide', theme, ...how }: Visit = {}): Promise<Page> {
    const person = typeof as === 'string' ? this.demoPerson(as) : as;
    const windows = how.onlyLooks ? keptWindows : this.windows;
    const window = await this.windowOf(person, size, windows);
    const page = restingPages.get(window)?.pop() ?? (await window.newPage());
    if (how.onlyLooks) await page.setViewportSize(sizes[size]);
    this.pages.push(page);
    this.problems.watch(page);
    if (theme) await rememberTheme(page, theme);
    if (how.cutOff) await cutOff(page);
    await page.goto(typeof address === 'string' ? address : await address(window.request));
    return page;
  }

  /** Takes a picture of every page still open, for whoever looks into a failure. */
  async photographAll(name: string): Promise<void> {
    const open = this.pages.filter((page) => !page.isClosed());
    await Promise.all(open.map((page, index) => photograph(page, `failures/${name} ${index + 1}`)));
  }

  /** Closes everything, and tells what went wrong on the way. */
  async leave(): Promise<void> {
    const windows = await Promise.all(this.windows.values());
    await Promise.all(windows.map((window) => window.close()));
    await Promise.all(this.pages.filter((page) => !page.isClosed()).map(rest));
    this.problems.tell();
  }

  private windowOf(
    person: Person | undefined,
    size: keyof typeof sizes,
    windows: Map<string, Promise<BrowserContext>>,
  ): Promise<BrowserContext> {
    const key = `${this.program.origin} ${person?.username ?? ''} ${size}`;
    const window = windows.get(key) ?? this.openWindow(person, size);
    windows.set(key, window);
    return window;
  }

  private async openWindow(person: Person | undefined, size: keyof typeof sizes): Promise<BrowserContext> {
    const window = await this.browser.newContext({
      baseURL: this.program.origin,
      viewport: sizes[size],
      hasTouch: size === 'narrow',
      isMobile: size === 'narrow',
      locale: 'en-GB',
      timezoneId: 'Indian/Maldives',
      // Nothing to wait for, and pictures that come out alike.
      reducedMotion: 'reduce',
    });
    window.setDefaultTimeout(30_000);
    if (person) await this.enter(window, person);
    return window;
  }

  /** The demo's people keep their session from one journey to the next; who was made for a journey signs in there. */
  private async enter(window: BrowserContext, person: Person): Promise<void> {
    const isOfDemo = Object.values(this.program.people).includes(person);
    const key = `${this.program.origin} ${person.username}`;
    const kept = isOfDemo && keptSessions.get(key);
    if (kept) return window.addCookies(kept);
    await signInQuietly(window.request, this.program.origin, person);
    if (isOfDemo) keptSessions.set(key, await window.cookies());
  }

  private demoPerson(userType: UserType): Person {
    const person = this.program.people[userType];
    if (!person) throw new Error(`The program did not say how a ${roleLabel[userType]} signs in.`);
    return person;
  }
}

/** Leaves a page of a kept window for the next who looks. */
async function rest(page: Page): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll();
  await page.evaluate(() => localStorage.clear());
  const window = page.context();
  restingPages.set(window, [...(restingPages.get(window) ?? []), page]);
}
