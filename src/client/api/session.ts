import { useSyncExternalStore } from 'react';
import type { BodyInput, CurrentUser } from '#contract/api.ts';
import { ApiError, call, whenSessionEnds } from './call.ts';
import { lineOrWait } from './connection.ts';

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

interface Comes {
  with?: Promise<void>;
  /** Who is not there any more has signed out. */
  left?: boolean;
}

/** Counts what makes an answer that is still under way an old one: a change, or a later question. */
let turn = 0;
/** The latest question that nothing has overtaken yet. */
let underWay: Promise<void> | undefined;

/**
 * Asks the server who is there; to be called once at the start, and after a change to one's own account or memberships.
 * It is told when what it comes with is there too. Where a later question overtakes this one, its answer is waited for.
 */
export function loadSession(comes: Comes = {}): Promise<void> {
  underWay = load(comes);
  return underWay;
}

async function load({ with: comesWith, left = false }: Comes): Promise<void> {
  turn += 1;
  const own = turn;
  const isOvertaken = () => own !== turn;
  const [user] = await Promise.all([whoIsThere(isOvertaken), comesWith]);
  if (isOvertaken()) await underWay;
  else change(user ? { status: 'signed-in', user } : { status: 'signed-out', left });
}

/** Signed out is only who the server says is: whatever else comes, or nothing, it is asked again until it has said who is there. */
async function whoIsThere(isOvertaken: () => boolean): Promise<CurrentUser | undefined> {
  for (let wait = 1_000; !isOvertaken(); wait = Math.min(2 * wait, 30_000)) {
    try {
      return await call('GET /api/user');
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return undefined;
      await lineOrWait(wait);
    }
  }
  return undefined;
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

/**
 * All of a browser's tabs have one cookie, and so are one person: who signs in or out in one of them does so in all. What a
 * tab hears is a reason to ask the server, and no more. To be called once, at the start. Returns how to stop.
 */
export function shareWithOtherTabs(): () => void {
  const otherTabs = new BroadcastChannel('session');
  // As far as the tabs know: what one has from the others it does not tell them.
  let told = session.user?.id;
  const stopTelling = subscribeToSession((next) => {
    if (next.status === 'loading' || next.user?.id === told) return;
    told = next.user?.id;
    const news: News = { userId: told, left: next.status === 'signed-out' && next.left };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
    otherTabs.postMessage(news);
  });
  otherTabs.addEventListener('message', ({ data: { userId, left } }: MessageEvent<News>) => {
    told = userId;
    // What is being answered may be from before.
    if (underWay || userId !== session.user?.id) void loadSession({ left });
  });
  return () => {
    stopTelling();
    otherTabs.close();
  };
}

interface News {
  /** Who is there from now on, if anyone. */
  userId: number | undefined;
  /** Who was there has signed out. */
  left: boolean;
}

function change(next: Session): void {
  turn += 1;
  underWay = undefined;
  const isSomebodyElse = session.user && next.user && session.user.id !== next.user.id;
  session = isSomebodyElse ? unknown : next;
  for (const listener of listeners) listener(session);
  // What one person has open, has typed or is about to send is not the next one's: the page begins anew.
  if (isSomebodyElse) location.reload();
}

whenSessionEnds(() => {
  if (session.status === 'signed-in') change({ status: 'signed-out', left: false });
});
