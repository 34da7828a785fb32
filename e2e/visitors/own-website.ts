import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  type Page,
  request,
} from 'playwright-core';
import { onTestFinished } from 'vitest';
import { type ForeignSite, startForeignSite } from '../support/foreign-site.ts';
import { signInQuietly } from '../support/people.ts';
import type { Program } from '../support/program.ts';

export interface OwnWebsite {
  site: ForeignSite;
  /** Of the company. */
  slug: string;
  /** Who runs it, as a program. */
  api: APIRequestContext;
  /** A page with this in it, in a window of its own; what went wrong on it is in `problems`. */
  open: (html: string, options?: BrowserContextOptions & { at?: string }) => Promise<Opened>;
}

interface Opened {
  page: Page;
  problems: string[];
}

/** A company of the demo has a website elsewhere, which it has named. */
export async function ownWebsite(browser: Browser, program: Program): Promise<OwnWebsite> {
  const { company_admin: person } = program.people;
  if (!person) throw new Error('The demo has no company admin.');
  const site = await startForeignSite(program.origin);
  const api = await request.newContext({ baseURL: program.origin });
  await signInQuietly(api, program.origin, person);
  const named = await api.put('/api/company/settings', { data: { ownSites: site.origin } });
  const { slug } = (await named.json()) as { slug: string }; // What the call answers.
  onTestFinished(async () => {
    await api.dispose();
    await site.close();
  });
  const open = async (
    html: string,
    { at = site.origin, ...options }: BrowserContextOptions & { at?: string } = {},
  ) => {
    const window = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
    onTestFinished(() => window.close());
    const page = await window.newPage();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    await page.goto(at + site.page(`<!doctype html><html lang="en"><title>Our resort</title>${html}</html>`));
    return { page, problems };
  };
  return { site, slug, api, open };
}

/** What a company copies into its page. */
export function boardIn(program: Program, slug: string): string {
  return `<main><h1>Work with us</h1><script src="${program.origin}/embed/board.js" async></script>
    <moorings-board company="${slug}"><a href="${program.origin}/companies">Our open jobs</a></moorings-board></main>`;
}

/** Who has a session in this window tries to be read from the page it shows: how each try ended. */
export function triesToRead(page: Page, program: Program): Promise<Record<string, string>> {
  return page.evaluate(async (origin) => {
    const ended = async (attempt: () => Promise<unknown>) => {
      try {
        return `read: ${JSON.stringify(await attempt())}`;
      } catch (error) {
        return error instanceof Error ? error.name : String(error);
      }
    };
    const asks = (path: string, init: RequestInit = {}) =>
      ended(async () => (await fetch(origin + path, { credentials: 'include', ...init })).text());
    return {
      'who is signed in': await asks('/api/user'),
      applications: await asks('/api/applications'),
      'a page': await asks('/dashboard'),
      'a public list, with cookies': await asks('/api/public/jobs/1'),
      'a change': await asks('/api/user/time-zone', {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: '{"timeZone":"UTC"}',
      }),
    };
  }, program.origin);
}
