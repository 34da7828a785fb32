import { useSyncExternalStore } from 'react';

/** Whether the server is in reach: `offline` where the browser has no line, `down` where nobody answers at its end. */
export type Connection = 'up' | 'offline' | 'down';

let isDown = false;
const listeners = new Set<() => void>();

export function connection(): Connection {
  // In Node there is no line to lose.
  if ('onLine' in navigator && !navigator.onLine) return 'offline';
  return isDown ? 'down' : 'up';
}

export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, connection, () => 'up');
}

/** Told by every read: the server has answered, or nobody has. */
export function heard(answered: boolean): void {
  if (isDown !== answered) return;
  isDown = !answered;
  for (const listener of listeners) listener();
}

/** A status that says the server, or what stands before it, is out of order, and not that something is wrong with what was asked. */
export function isOutage(status: number): boolean {
  return status === 0 || (status >= 502 && status <= 504);
}

/** Resolves when the browser has a line again, or after so many milliseconds. */
export function lineOrWait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      globalThis.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    globalThis.addEventListener('online', done);
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('online', listener);
  globalThis.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('online', listener);
    globalThis.removeEventListener('offline', listener);
  };
}
