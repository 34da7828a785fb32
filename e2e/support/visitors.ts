import type { APIRequestContext, Browser, BrowserContext, Page } from 'playwright-core';
import { roleLabel, type UserType } from '#domain/people.ts';
import { cutOff } from './outage.ts';
import { signInQuietly, takeSession } from './people.ts';
import type { Person } from './person.ts';
import { photograph } from './photograph.ts';
import { Problems } from './problems.ts';
import type { Program } from './program.ts';
import { rememberTheme, type Theme } from './theme.ts';
import { restWindow, type Size, takePage, takeWindow } from './windows.ts';

export interface Visit {
  /** As this person, or as the demo's person of a role; signed out when left out. */
  as?: Person | UserType;
  size?: Size;
  theme?: Theme;
  /** The server answers nothing, but for who is signed in. */
  cutOff?: true;
}

/** Where a visit goes, or how the visitor finds the address. */
export type Address = string | ((api: APIRequestContext) => Promise<string>);

/** Some of what people do asks who signed in a quarter of an hour ago for their password, which would be another journey. */
const keptForMs = 5 * 60_000;
const keptSessions = new Map<
  string,
  { since: number; cookies: Awaited<ReturnType<BrowserContext['cookies']>> }
>();

/** The windows of one journey. Visits of one person in one size share a window, and with it the session. */
export class Visitors {
  private readonly browser: Browser;
  private readonly program: Program;
  private readonly windows = new Map<string, { size: Size; window: Promise<BrowserContext> }>();
  private readonly pages: Page[] = [];
  private readonly problems: Problems;

  constructor(browser: Browser, program: Program) {
    this.browser = browser;
    this.program = program;
    this.problems = new Problems([program.origin, ...(program.beyond ?? [])]);
  }

  async open(address: Address, { as, size = 'wide', theme, cutOff: isCutOff }: Visit = {}): Promise<Page> {
    const person = typeof as === 'string' ? this.demoPerson(as) : as;
    const window = await this.windowOf(person, size);
    const page = await takePage(window, size);
    this.pages.push(page);
    this.problems.watch(page);
    if (theme) await rememberTheme(page, theme);
    if (isCutOff) await cutOff(page);
    await page.goto(typeof address === 'string' ? address : await address(window.request));
    return page;
  }

  /** Takes a picture of every page still open, for whoever looks into a failure. */
  async photographAll(name: string): Promise<void> {
    const open = this.pages.filter((page) => !page.isClosed());
    await Promise.all(open.map((page, index) => photograph(page, `failures/${name} ${index + 1}`)));
  }

  /** Leaves everything, and tells what went wrong on the way. What somebody may want to look into is closed. */
  async leave({ failed }: { failed: boolean }): Promise<void> {
    // Only where the program runs on: pages of one that is gone would ask for it for ever.
    const runsOn = Object.keys(this.program.people).length > 0;
    await Promise.all(
      [...this.windows.values()].map(async ({ size, window }) => {
        const left = await window;
        if (failed || !runsOn) return left.close();
        await restWindow(left, this.program.origin, size);
      }),
    );
    this.problems.tell();
  }

  private windowOf(person: Person | undefined, size: Size): Promise<BrowserContext> {
    const key = `${person?.username ?? ''} ${size}`;
    const { window } = this.windows.get(key) ?? { window: this.openWindow(person, size) };
    this.windows.set(key, { size, window });
    return window;
  }

  private async openWindow(person: Person | undefined, size: Size): Promise<BrowserContext> {
    const window = await takeWindow(this.browser, this.program.origin, size);
    if (person) await this.enter(window, person);
    return window;
  }

  /** The demo's people keep their session from one journey to the next, while it is young; who was made for a journey signs in there. */
  private async enter(window: BrowserContext, person: Person): Promise<void> {
    const isOfDemo = Object.values(this.program.people).includes(person);
    const key = `${this.program.origin} ${person.username}`;
    const kept = isOfDemo && keptSessions.get(key);
    if (kept && Date.now() - kept.since < keptForMs) return window.addCookies(kept.cookies);
    const registered = takeSession(person);
    if (registered) return window.addCookies([{ ...registered, url: this.program.origin }]);
    await signInQuietly(window.request, this.program.origin, person);
    if (isOfDemo) keptSessions.set(key, { since: Date.now(), cookies: await window.cookies() });
  }

  private demoPerson(userType: UserType): Person {
    const person = this.program.people[userType];
    if (!person) throw new Error(`The program did not say how a ${roleLabel[userType]} signs in.`);
    return person;
  }
}
