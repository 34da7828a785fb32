import { useSyncExternalStore } from 'react';
import type { BodyInput, CurrentUser } from '#contract/api.ts';
import { ApiError, call, whenSessionEnds } from './call.ts';
import { isOutage, lineOrWait } from './connection.ts';

export type Session =
  | { status: 'loading'; user?: undefined }
  /** `left` says why: the person signed out, or there was no session (any more). */
  | { status: 'signed-out'; left: boolean; user?: undefined }
  | { status: 'signed-in'; user: CurrentUser };

const unknown: Session = { status: 'loading' };
let session: Session = unknown;
const listeners = new Set<(session: Session) => void>();

/** Who is signed in, if anyone. Unknown ("loading") until the server has said. */
export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, currentSession, () => unknown);
}

/** The same at this moment, for what is not drawn. */
export function currentSession(): Session {
  return session;
}

/** The signed-in person, on screens that only they reach. */
export function useUser(): CurrentUser {
  const { user } = useSession();
  if (!user) throw new Error('This screen is only for people who are signed in');
  return user;
}

/**
 * Asks the server who is there; to be called once at the start, and after a change to one's own account or memberships.
 * It is told when what it comes with is there too.
 */
export async function loadSession(comes?: { with: Promise<void> }): Promise<void> {
  const [user] = await Promise.all([whoIsThere(), comes?.with]);
  change(user ? { status: 'signed-in', user } : { status: 'signed-out', left: false });
}

/** Who cannot be told because nobody answers is not signed out: it is asked again until somebody does. */
async function whoIsThere(): Promise<CurrentUser | undefined> {
  for (let wait = 1_000; ; wait = Math.min(2 * wait, 30_000)) {
    try {
      return await call('GET /api/user');
    } catch (error) {
      if (!(error instanceof ApiError && isOutage(error.status))) return undefined;
      await lineOrWait(wait);
    }
  }
}

export async function signIn(credentials: BodyInput<'POST /api/login'>): Promise<CurrentUser> {
  const user = await call('POST /api/login', { body: credentials });
  change({ status: 'signed-in', user });
  return user;
}

/** Finishes a sign-in whose password was right, by a code. */
export async function finishSignIn(code: string): Promise<CurrentUser> {
  const user = await call('POST /api/login/second-factor', { body: { code } });
  change({ status: 'signed-in', user });
  return user;
}

export async function signInWithPasskey(
  passkey: BodyInput<'POST /api/login/passkey'>['passkey'],
): Promise<CurrentUser> {
  const user = await call('POST /api/login/passkey', { body: { passkey } });
  change({ status: 'signed-in', user });
  return user;
}

export async function register(account: BodyInput<'POST /api/register'>): Promise<CurrentUser> {
  const user = await call('POST /api/register', { body: account });
  change({ status: 'signed-in', user });
  return user;
}

export async function signOut(): Promise<void> {
  await call('POST /api/logout');
  change({ status: 'signed-out', left: true });
}

/** Changes one's own name and email address. */
export async function changeAccount(
  account: BodyInput<'PUT /api/user'>,
  ifMatch?: string,
): Promise<CurrentUser> {
  const user = await call('PUT /api/user', { body: account }, { ifMatch });
  change({ status: 'signed-in', user });
  return user;
}

/** Called after every change of who is there, or of what is known of them. Returns how to stop listening. */
export function subscribeToSession(listener: (session: Session) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: Session): void {
  session = next;
  for (const listener of listeners) listener(next);
}

whenSessionEnds(() => {
  if (session.status === 'signed-in') change({ status: 'signed-out', left: false });
});
