import { type BrowserErrorKind, toldOf } from '#domain/browser-errors.ts';
import { call } from './call.ts';

/** What one page tells at most: an error that comes with every drawing says nothing new. */
const most = 10;
const told = new Set<string>();

/** Tells the server's log of errors nobody has caught; what breaks while it is drawn, React says itself (main.tsx). */
export function reportErrors(): void {
  addEventListener('error', ({ error }) => reportError('event', error));
  addEventListener('unhandledrejection', ({ reason }) => reportError('promise', reason));
}

/** `components` is React's component stack. */
export function reportError(kind: BrowserErrorKind, error: unknown, components?: string | null): void {
  const body = toldOf(kind, error, { components, address: location.pathname });
  const where = body && `${body.name} ${body.stack[0] ?? body.components[0]}`;
  if (!where || told.has(where) || told.size >= most) return;
  told.add(where);
  // Nothing waits for it, and that it could not be told is no further error.
  call('POST /api/browser-errors', { body }).catch(() => undefined);
}
