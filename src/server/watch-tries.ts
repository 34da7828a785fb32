import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';

interface Tries {
  /** Why the last try failed, in a few words; undefined where it did not, or where none has ended. */
  lastFailure: () => string | undefined;
  end: () => void;
}

/** Watches what comes of requests to an address that somebody else’s code makes, and tries again without a word. */
export function watchTries({ host, pathname }: URL): Tries {
  let failure: string | undefined;
  const isOurs = (request: ClientRequest) => request.getHeader('host') === host && request.path === pathname;
  const answered = (message: unknown) => {
    // The cast: Node publishes these with every answer.
    const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
    const { statusCode = 0 } = response;
    if (isOurs(request)) failure = statusCode < 300 ? undefined : `the answer was ${statusCode}`;
  };
  const failed = (message: unknown) => {
    // The cast: Node publishes these with every request that fails.
    const { request, error } = message as { request: ClientRequest; error: Error };
    if (isOurs(request)) failure = inWords(error);
  };
  subscribe('http.client.response.finish', answered);
  subscribe('http.client.request.error', failed);
  return {
    lastFailure: () => failure,
    end: () => {
      unsubscribe('http.client.response.finish', answered);
      unsubscribe('http.client.request.error', failed);
    },
  };
}

const byCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was broken off',
  ENOTFOUND: 'no such host is known',
  ETIMEDOUT: 'there was no answer in time',
};

function inWords(error: Error): string {
  const code = 'code' in error ? String(error.code) : error.name;
  return byCode[code] ?? (error.message || code);
}
