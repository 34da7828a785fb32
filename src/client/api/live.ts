import type { LiveEvent } from '#contract/api.ts';
import { heard as heardFromServer } from './connection.ts';

/** More than are ever told again. */
const mostRemembered = 2_000;

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
  // After an interruption the last moments are told again; what was heard already changes nothing.
  const before = new Set<number>();
  const hear = (event: LiveEvent) => {
    if (event.type === 'reset') lastId = event.id;
    else if (before.has(event.id)) return;
    else lastId = Math.max(lastId ?? 0, event.id);
    before.add(event.id);
    if (before.size > mostRemembered) before.delete(before.values().next().value ?? 0);
    heard(event);
  };
  // Only this function posts to the channel.
  otherTabs.addEventListener('message', ({ data }: MessageEvent<LiveEvent | 'open'>) => {
    if (data === 'open') heardFromServer(true);
    else hear(data);
  });
  const tellOthers = (said: LiveEvent | 'open') => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    otherTabs.postMessage(said);
  };
  const stream = () =>
    streamed(
      () => lastId,
      {
        heard: (event) => {
          hear(event);
          tellOthers(event);
        },
        // Where only a form has met an outage, nothing else would ask whether it is over.
        opened: () => {
          heardFromServer(true);
          tellOthers('open');
        },
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

const everything: LiveEvent = { id: 0, type: 'reset', subjectId: 0, happenedAt: '', own: false };

/** Holds a stream open until stopped. */
function streamed(
  lastId: () => number | undefined,
  { heard, opened }: { heard: (event: LiveEvent) => void; opened: () => void },
  stopped: AbortSignal,
): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource;
    let timer: number | undefined;
    let again = false;
    const open = () => {
      const since = lastId();
      const lost = again && since === undefined;
      again = true;
      source = new EventSource(since === undefined ? '/api/live' : `/api/live?since=${since}`);
      // The cast: the server sends what the contract says.
      source.addEventListener('message', ({ data }: MessageEvent<string>) =>
        heard(JSON.parse(data) as LiveEvent),
      );
      source.addEventListener('open', opened);
      // Nothing was heard before it broke, so nobody can say since when: all may have changed.
      if (lost) source.addEventListener('open', () => heard(everything), { once: true });
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
