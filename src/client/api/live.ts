import type { LiveEvent } from '#contract/api.ts';

/** How long after the server has refused a stream it is asked for again; a stream that merely broke goes on by itself. */
const askAgainAfter = 15_000;

/**
 * Tells what happens on the server as it happens, to one person's every tab over one connection: a browser opens only six
 * to a server, and tabs are many. Whichever tab holds the lock listens, the others hear it from there; when it closes, the
 * next goes on from the last event. Returns how to stop.
 */
export function listenLive(userId: number, heard: (event: LiveEvent) => void): () => void {
  const name = `live ${userId}`;
  const stopping = new AbortController();
  const otherTabs = new BroadcastChannel(name);
  let lastId: number | undefined;
  const hear = (event: LiveEvent) => {
    lastId = Math.max(lastId ?? 0, event.id);
    heard(event);
  };
  // The cast: only this function posts to the channel.
  otherTabs.addEventListener('message', ({ data }) => hear(data as LiveEvent));
  const stream = () =>
    streamed(
      () => lastId,
      (event) => {
        hear(event);
        // A channel has one origin, its own; the rule has windows in mind.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        otherTabs.postMessage(event);
      },
      stopping.signal,
    );
  if (navigator.locks)
    void navigator.locks.request(name, { signal: stopping.signal }, stream).catch(() => undefined);
  else void stream();
  return () => {
    stopping.abort();
    otherTabs.close();
  };
}

/** Holds a stream open until stopped. */
function streamed(
  lastId: () => number | undefined,
  heard: (event: LiveEvent) => void,
  stopped: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource;
    let timer: number | undefined;
    const open = () => {
      const since = lastId();
      source = new EventSource(since === undefined ? '/api/live' : `/api/live?since=${since}`);
      // The cast: the server sends what the contract says.
      source.addEventListener('message', ({ data }) => heard(JSON.parse(data as string) as LiveEvent));
      source.addEventListener('error', () => {
        if (source.readyState === EventSource.CLOSED) timer = window.setTimeout(open, askAgainAfter);
      });
    };
    stopped.addEventListener('abort', () => {
      window.clearTimeout(timer);
      source.close();
      resolve();
    });
    open();
  });
}
