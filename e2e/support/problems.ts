import type { ConsoleMessage, Page, Request, Response } from 'playwright-core';

/** The header of an answer that a journey gave in the server's place, to see the page fail. */
export const outage = 'x-outage';

/** What an error says that a journey makes to see a page bear it. */
export const onPurpose = 'Broken on purpose';

/** What must not happen on any page, gathered while journeys go on. */
export class Problems {
  private readonly origins: readonly string[];
  private readonly found: string[] = [];

  /** Of the program, and of wherever else its pages may lead. */
  constructor(origins: readonly string[]) {
    this.origins = origins;
  }

  watch(page: Page): void {
    page.on('console', (message) => this.onConsole(message));
    page.on('pageerror', ({ message }) => {
      if (!message.includes(onPurpose)) this.found.push(`Uncaught: ${message}`);
    });
    page.on('request', (request) => this.onRequest(request));
    page.on('requestfailed', (request) => this.onFailure(request));
    page.on('response', (response) => this.onResponse(response));
    page.on('popup', (opened) => this.watch(opened));
  }

  tell(): void {
    if (this.found.length > 0) throw new Error(`On the pages visited:\n${this.found.join('\n')}`);
  }

  // Chromium reports a broken content policy here too.
  private onConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error') return;
    // A refusal is the server's right; its status is looked at below.
    if (message.text().startsWith('Failed to load resource')) return;
    if (message.text().includes(onPurpose)) return;
    this.found.push(`Console: ${message.text()} (${message.location().url})`);
  }

  private onRequest(request: Request): void {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !this.origins.includes(origin))
      this.found.push(`Asked another host: ${request.url()}`);
  }

  private onFailure(request: Request): void {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page aborts what it was still fetching, and who has gone offline fetches nothing.
    if (why !== 'net::ERR_ABORTED' && why !== 'net::ERR_INTERNET_DISCONNECTED')
      this.found.push(`${why}: ${request.url()}`);
  }

  private onResponse(response: Response): void {
    if (response.headers()[outage]) return;
    if (response.status() >= 500) this.found.push(`${response.status()}: ${response.url()}`);
  }
}
