import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface CalendarServer {
  at: (path: string) => string;
  /** How a path answers from now on; a text as a calendar's server does. */
  answers: (path: string, answer: string | ((response: ServerResponse) => void)) => void;
  /** With which headers a path was asked, each time. */
  asked: (path: string) => IncomingHttpHeaders[];
}

/** A server of calendars on this machine, for all tests of a file. */
export function calendarServerForThisFile(): CalendarServer {
  const answers = new Map<string, string | ((response: ServerResponse) => void)>();
  const asked: { path: string; headers: IncomingHttpHeaders }[] = [];
  const http = createServer(({ url: path = '', headers }, response) => {
    asked.push({ path, headers });
    const answer = answers.get(path);
    if (answer === undefined) return void response.writeHead(404).end();
    if (typeof answer === 'function') return answer(response);
    const etag = `"${answer.length}"`;
    if (headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    response.writeHead(200, { etag, 'content-type': 'text/calendar; charset=utf-8' }).end(answer);
  });
  beforeAll(() => new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    http.closeAllConnections();
    http.close();
  });
  return {
    // The cast: a server that listens on TCP has an address of this shape.
    at: (path) => `http://127.0.0.1:${(http.address() as AddressInfo).port}${path}`,
    answers: (path, answer) => void answers.set(path, answer),
    asked: (path) => asked.filter((one) => one.path === path).map(({ headers }) => headers),
  };
}

/** A calendar of an hour from each of these ISO times on. */
export function calendarOf(...times: string[]): string {
  const events = times.flatMap((at) => {
    const utc = at.replaceAll(/[-:]/g, '');
    const lines = [`UID:${at}@example.com`, 'SUMMARY:Salary talk with Hassan', `DTSTART:${utc}`];
    return ['BEGIN:VEVENT', ...lines, 'DURATION:PT1H', 'END:VEVENT'];
  });
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
}
