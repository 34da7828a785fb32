import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the server is asked, the oldest first, until it is answered. */
let asked: { call: string; answer: (response: Response) => void }[] = [];

beforeEach(() => {
  asked = [];
  vi.stubGlobal(
    'fetch',
    (path: string, { method }: RequestInit) =>
      new Promise<Response>((resolve) => asked.push({ call: `${method} ${path}`, answer: resolve })),
  );
  // A line that comes back is listened for on the window, which Node has not.
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.useFakeTimers();
});

afterEach(() => {
  for (const stop of sharing.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sharing: (() => void)[] = [];

/** A tab in which this person is signed in. */
async function tabOf(id: number) {
  vi.resetModules();
  const tab = await import('./session.ts');
  sharing.push(tab.shareWithOtherTabs());
  const loaded = tab.loadSession();
  await answer('GET /api/user', person(id));
  await loaded;
  return tab;
}

/** Milliseconds until what has not come by then counts as hanging. */
const longest = 30_000;

/** Answers what the server is asked, or has been: the oldest of these calls. */
async function answer(call: string, response: Response): Promise<void> {
  (await question(call)).answer(response);
  await vi.advanceTimersByTimeAsync(0);
}

async function question(call: string) {
  const found = await vi.waitUntil(() => asked.find((one) => one.call === call), longest);
  asked = asked.filter((one) => one !== found);
  return found;
}

const person = (id: number, more = {}) => Response.json({ id, memberships: [], ...more });
const nobody = () => new Response('Sign in first.', { status: 401 });

test.for([
  ['too many requests', () => new Response('Too many requests.', { status: 429 })],
  ['a mistake of the server', () => new Response('Something went wrong.', { status: 500 })],
  ['an answer that is cut off', () => new Response('{"id":7,"member')],
] as const)('%s signs nobody out: it is asked again who is there', async ([, failure]) => {
  const { loadSession, currentSession } = await tabOf(7);
  const loaded = loadSession();
  await answer('GET /api/user', failure());
  expect(currentSession()).toMatchObject({ status: 'signed-in', user: { id: 7 } });
  await vi.advanceTimersByTimeAsync(1_000);
  await answer('GET /api/user', person(7, { userType: 'recruiter' }));
  await loaded;
  expect(currentSession().user).toMatchObject({ id: 7, userType: 'recruiter' });
});

test('who the server does not know is signed out', async () => {
  const { loadSession, currentSession } = await tabOf(7);
  const loaded = loadSession();
  await answer('GET /api/user', nobody());
  await loaded;
  expect(currentSession()).toEqual({ status: 'signed-out', left: false });
});

test('of two answers who is there the one to the later question counts, and whoever asked waits for it', async () => {
  const { loadSession, currentSession } = await tabOf(7);
  const companies = () => currentSession().user?.memberships.length;
  const seen = loadSession().then(companies);
  const first = await question('GET /api/user');
  const later = loadSession();
  const second = await question('GET /api/user');
  first.answer(person(7));
  await vi.advanceTimersByTimeAsync(0);
  second.answer(person(7, { memberships: [{}] }));
  await later;
  expect([await seen, companies()]).toEqual([1, 1]);
});

test('an answer that comes after that of a later question changes nothing', async () => {
  const { loadSession, currentSession } = await tabOf(7);
  void loadSession();
  const first = await question('GET /api/user');
  const later = loadSession();
  await answer('GET /api/user', person(7, { memberships: [{}] }));
  await later;
  first.answer(person(7));
  await vi.advanceTimersByTimeAsync(0);
  expect(currentSession().user?.memberships).toHaveLength(1);
});

test('a question that a later one has overtaken is not asked again', async () => {
  const { loadSession } = await tabOf(7);
  void loadSession();
  void loadSession();
  await answer('GET /api/user', new Response('Too many requests.', { status: 429 }));
  await answer('GET /api/user', person(7));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual([]);
});

test('an answer that comes after somebody has signed out does not bring them back', async () => {
  const { loadSession, signOut, currentSession } = await tabOf(7);
  const loaded = loadSession();
  const signedOut = signOut();
  await answer('POST /api/logout', new Response(null, { status: 204 }));
  await signedOut;
  await answer('GET /api/user', person(7));
  await loaded;
  expect(currentSession()).toEqual({ status: 'signed-out', left: true });
});

test('an answer from before an account was changed does not take that back', async () => {
  const { loadSession, changeAccount, currentSession } = await tabOf(7);
  const loaded = loadSession();
  const changed = changeAccount({ firstName: 'Aminath', lastName: null, email: null });
  await answer('PUT /api/user', person(7, { firstName: 'Aminath' }));
  await changed;
  await answer('GET /api/user', person(7, { firstName: 'Aminth' }));
  await loaded;
  expect(currentSession().user?.firstName).toBe('Aminath');
});

const signedOutIn = async ({ signOut }: Awaited<ReturnType<typeof tabOf>>) => {
  const signedOut = signOut();
  await answer('POST /api/logout', new Response(null, { status: 204 }));
  await signedOut;
};

test('who signs out in one tab is signed out in every tab, once the server has said so', async () => {
  const [one, other] = [await tabOf(7), await tabOf(7)];
  await signedOutIn(one);
  const asks = await question('GET /api/user');
  expect(other.currentSession().user?.id).toBe(7);
  asks.answer(nobody());
  await vi.waitUntil(() => other.currentSession().status === 'signed-out', longest);
  expect(other.currentSession()).toEqual({ status: 'signed-out', left: true });
});

test('who signs in in one tab is there in every tab', async () => {
  const [one, other] = [await tabOf(7), await tabOf(7)];
  await signedOutIn(one);
  await answer('GET /api/user', nobody());
  await vi.waitUntil(() => other.currentSession().status === 'signed-out', longest);
  const signedIn = one.signIn({ username: 'aisha', password: 'a boat on calm water' });
  await answer('POST /api/login', person(8));
  await signedIn;
  await answer('GET /api/user', person(8));
  await vi.waitFor(() => expect(other.currentSession().user?.id).toBe(8), longest);
});

test('a tab that hears of one person after another asks for the last', async () => {
  const [one, other] = [await tabOf(7), await tabOf(7)];
  await signedOutIn(one);
  const first = await question('GET /api/user');
  const signedIn = one.signIn({ username: 'aisha', password: 'a boat on calm water' });
  await answer('POST /api/login', person(7));
  await signedIn;
  await answer('GET /api/user', person(7, { firstName: 'Aishath' }));
  first.answer(nobody());
  await vi.waitFor(() => expect(other.currentSession().user?.firstName).toBe('Aishath'), longest);
});

test('tabs with one person tell each other nothing', async () => {
  const heard = vi.fn<() => void>();
  const tabs = [await tabOf(7), await tabOf(7)];
  const channel = new BroadcastChannel('session');
  channel.addEventListener('message', heard);
  sharing.push(() => channel.close());
  for (const { loadSession } of tabs) {
    const loaded = loadSession();
    await answer('GET /api/user', person(7, { firstName: 'Aishath' }));
    await loaded;
  }
  await arrival();
  expect(asked).toEqual([]);
  expect(heard).not.toHaveBeenCalled();
});

test('where another person is there at once, nothing of the one before goes on: the page begins anew', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const { loadSession, currentSession, subscribeToSession } = await tabOf(7);
  const seen: (number | undefined)[] = [];
  subscribeToSession(({ user }) => seen.push(user?.id));
  const loaded = loadSession();
  await answer('GET /api/user', person(8));
  await loaded;
  expect(currentSession()).toEqual({ status: 'loading' });
  expect(seen).toEqual([undefined]);
  expect(reload).toHaveBeenCalledTimes(1);
});

/** Resolves when what a channel was told before has arrived at its other ends. */
async function arrival(): Promise<void> {
  const [from, to] = [new BroadcastChannel('arrival'), new BroadcastChannel('arrival')];
  const { promise, resolve } = Promise.withResolvers<unknown>();
  to.addEventListener('message', resolve);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, its own
  from.postMessage('there');
  await promise;
  from.close();
  to.close();
}
