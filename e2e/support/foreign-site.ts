import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ForeignSite {
  /** Another site, such as http://localhost:41234 while the program is at 127.0.0.1. */
  origin: string;
  /** The same at the program's own host: another origin of one site, whose requests take cookies along. */
  nextDoor: string;
  /** The address of a page with this in it. */
  page: (html: string) => string;
  close: () => Promise<void>;
}

/**
 * Somebody else's website, with as strict a content policy as there is: nothing but what of the program's origin a board needs.
 */
export async function startForeignSite(programOrigin: string): Promise<ForeignSite> {
  const pages: string[] = [];
  const server = createServer((request, response) => {
    const [, number] = /^\/(\d+)$/.exec(request.url ?? '') ?? [];
    const html = number === undefined ? undefined : pages[Number(number)];
    response.writeHead(html === undefined ? 404 : 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': [
        "default-src 'none'",
        `script-src ${programOrigin}`,
        `connect-src ${programOrigin}`,
        `frame-src ${programOrigin}`,
        "require-trusted-types-for 'script'",
      ].join('; '),
    });
    response.end(html ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  // The cast: a server that listens on TCP has an address of this shape.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    nextDoor: `http://127.0.0.1:${port}`,
    page: (html) => `/${pages.push(html) - 1}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
