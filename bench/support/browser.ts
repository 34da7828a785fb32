import { setTimeout as pause } from 'node:timers/promises';

export interface Answered {
  status: number;
  text: string;
  json: unknown;
}

/** How requests fared, of all browsers together. */
export interface Fares {
  requests: number;
  /** Answered 503, by the program or the balancer, or by the page that says that the database is away. */
  unavailable: number;
  /** Answered another 5xx, or not at all. */
  broken: number;
  /** Failed at least once, and went through when sent again. */
  mended: number;
  /** What was answered otherwise than with 2xx, 404 or 410, in words. */
  refused: string[];
  /** When writes were acknowledged, as performance.now() has it. */
  acknowledgedAt: number[];
  /** Milliseconds that somebody waited for a write at most, all that was sent again included. */
  longestWrite: number;
}

export const fares = (): Fares => ({
  requests: 0,
  unavailable: 0,
  broken: 0,
  mended: 0,
  refused: [],
  acknowledgedAt: [],
  longestWrite: 0,
});

const again = 100;

/** Where the database cannot be asked, visitors get the page of the app, which says so. */
const saysThatItIsAway = ({ text }: Answered) => text.includes('<div id="root">');

/** Somebody's browser, which keeps cookies and sends again what failed until it is answered. */
export class Browser {
  readonly #jar = new Map<string, string>();
  readonly #address: string;
  readonly #fares: Fares;

  constructor(address: string, counted: Fares) {
    this.#address = address;
    this.#fares = counted;
  }

  /** The same after signing out, as far as reading goes: what visitors see. */
  signedOut(): Browser {
    const other = new Browser(this.#address, this.#fares);
    for (const [name, value] of this.#jar) if (!name.endsWith('sid')) other.#jar.set(name, value);
    return other;
  }

  get(path: string): Promise<Answered> {
    return this.#insist('GET', path);
  }

  put(path: string, body: object): Promise<Answered> {
    return this.#insist('PUT', path, body);
  }

  post(path: string, body: object, key?: string): Promise<Answered> {
    return this.#insist('POST', path, body, key);
  }

  async #insist(method: string, path: string, body?: object, key?: string): Promise<Answered> {
    const begun = performance.now();
    for (let tries = 1; ; tries += 1) {
      this.#fares.requests += 1;
      const answered = await this.#send(method, path, body, key).catch(() => undefined);
      if (answered && answered.status < 500 && !saysThatItIsAway(answered)) {
        if (tries > 1) this.#fares.mended += 1;
        const { status, text } = answered;
        if (status >= 400 && status !== 404 && status !== 410)
          this.#fares.refused.push(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
        if (method !== 'GET' && status < 300) {
          this.#fares.acknowledgedAt.push(performance.now());
          this.#fares.longestWrite = Math.max(this.#fares.longestWrite, performance.now() - begun);
        }
        return answered;
      }
      if (answered && (answered.status === 503 || answered.status < 500)) this.#fares.unavailable += 1;
      else this.#fares.broken += 1;
      await pause(again);
    }
  }

  async #send(method: string, path: string, body?: object, key?: string): Promise<Answered> {
    const reply = await fetch(this.#address + path, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...this.#jar].map((pair) => pair.join('=')).join('; '),
        ...(body && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await reply.text();
    for (const cookie of reply.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const at = pair.indexOf('=');
      this.#jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const isJson = reply.headers.get('content-type')?.startsWith('application/json');
    return { status: reply.status, text, json: isJson ? JSON.parse(text) : undefined };
  }
}
