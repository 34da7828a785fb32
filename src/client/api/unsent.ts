import { useSyncExternalStore } from 'react';
import type { Call } from '#contract/api.ts';
import { connection } from './connection.ts';

let unsent: readonly Call[] = [];
const listeners = new Set<() => void>();

/** Changes that wait for the line: the calls that will be sent, the oldest first. */
export function useUnsent(): readonly Call[] {
  return useSyncExternalStore(subscribe, currentUnsent, currentUnsent);
}

export function currentUnsent(): readonly Call[] {
  return unsent;
}

// Who signs in stands there and waits for the answer; a preview changes nothing; nobody expects a password to be kept; and
// what our pages note by themselves is nobody's change.
const notKept: ReadonlySet<string> = new Set<Call>([
  'POST /api/login',
  'POST /api/logout',
  'POST /api/register',
  'POST /api/login/second-factor',
  'POST /api/login/passkey',
  'POST /api/login/passkey/options',
  'POST /api/user/confirmation',
  'POST /api/user/confirmation/code',
  'POST /api/user/confirmation/passkey',
  'POST /api/user/confirmation/passkey/options',
  'POST /api/user/passkeys/options',
  'POST /api/user/passkeys',
  'POST /api/user/authenticator',
  'PUT /api/user/authenticator',
  'POST /api/user/recovery-codes',
  'PUT /api/user/password',
  'POST /api/messages/bulk/preview',
  'PUT /api/user/time-zone',
  'POST /api/browser-errors',
  'PUT /api/notifications/read',
  'PUT /api/applications/:id/messages/read',
]);

/**
 * Holds a change back while there is no line, and lets it go on when there is one again. What is held is lost with its
 * page, so the browser asks before that is left.
 */
export async function whenThereIsALine(key: Call, signal?: AbortSignal): Promise<void> {
  if (connection() !== 'offline' || notKept.has(key) || key.startsWith('GET ')) return;
  change([...unsent, key]);
  try {
    await line(signal);
  } finally {
    const at = unsent.indexOf(key);
    change(unsent.filter((_, index) => index !== at));
  }
}

function line(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    globalThis.addEventListener('online', () => resolve(), { once: true });
    signal?.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
  });
}

function change(next: readonly Call[]): void {
  unsent = next;
  if (unsent.length) globalThis.addEventListener('beforeunload', ask);
  else globalThis.removeEventListener('beforeunload', ask);
  for (const listener of listeners) listener();
}

function ask(event: Event): void {
  event.preventDefault();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
