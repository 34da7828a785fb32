import type { IncomingMessage } from 'node:http';
import { api, type Call } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';

/**
 * What goes on where more is asked for than can be done: first the low lane is refused, then the normal one; the critical one
 * has a reserve of its own. What is free takes nothing worth counting, or tells how the server does.
 */
export const lanes = ['passwords', 'self', 'screens', 'critical', 'normal', 'low'] as const;
export type Lane = (typeof lanes)[number];

/** What takes the hash of a password, and is open to anybody: a flood of them shall keep others as little as others keep them. */
const passwords: readonly Call[] = [
  'POST /api/login',
  'POST /api/register',
  'PUT /api/password-resets/:token',
];

/**
 * What every page of the app begins with. It is two lookups, which go in batches (`db/batches.ts`): a thousand of them keep two
 * connections, and the database, less busy than ten applications, and so none waits behind those.
 */
const self: readonly Call[] = ['GET /api/user'];

/** What somebody would lose: their application, their answer to one, their way in. */
const critical: readonly Call[] = [
  'GET /api/login/second-factor',
  'POST /api/login/second-factor',
  'POST /api/login/passkey/options',
  'POST /api/login/passkey',
  'POST /api/sign-in/provider',
  'GET /api/sign-in/provider/:id/callback',
  'POST /api/logout',
  'POST /api/jobs/:id/applications',
  'POST /api/public/jobs/:id/applications',
  'PUT /api/applications/:id/status',
];

/** The same sent by the page that visitors have for it, which is no call. */
const criticalPage = /^POST \/jobs\/[^/]+\/apply$/;

/** What takes long, and can be asked for again in a while. What searches or suggests is known by its budget, a list as a file by its kind. */
const low: readonly Call[] = [
  'GET /api/company/analytics',
  'GET /api/company/fairness-report',
  'GET /api/company/match-record',
  'GET /api/company/export',
  'POST /api/company/exports',
  'POST /api/company/imports',
  'POST /api/company/job-imports',
  'GET /api/hires/file',
  'GET /api/admin/stats',
  'GET /api/jobs/recommended',
  'GET /api/files/:id/reading',
  'POST /api/resumes/reading',
];
const lowBudgets: ReadonlySet<Endpoint['budget']> = new Set(['search', 'suggestions', 'candidates']);

export function laneOf(key: string, { budget, media }: Endpoint): Lane {
  const is = (calls: readonly string[]) => calls.includes(key);
  if (is(passwords)) return 'passwords';
  if (is(self)) return 'self';
  if (is(critical)) return 'critical';
  return is(low) || lowBudgets.has(budget) || media === 'text/csv' ? 'low' : 'normal';
}

const streams: ReadonlySet<string> = new Set(
  Object.entries<Endpoint>(api).flatMap(([key, endpoint]) => (endpoint.streams ? [key] : [])),
);

/** Whether what is asked for at a call's path goes on for as long as its page is open. Of a HEAD there is nothing that could. */
export function asksForStream(
  { method = '', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  path: string,
): boolean {
  return streams.has(`${method} ${path}`) && headers.accept?.includes('text/event-stream') === true;
}

/** What tells how the server does, and what comes from the disk: free for all, so nothing may be looked up for it. As it is written. */
export function isFree(url: string): boolean {
  return /^\/(healthz\/|metrics(\?|$)|assets\/)/.test(url);
}

/**
 * The lane of a request by its method and address, before anything else is known of it: whatever cookie a stranger sends, it is the
 * same. `isOwnScreen` says where the app's own screens are, which come from memory and are the same for everybody.
 */
export function laneFinder(
  isOwnScreen: (pathname: string) => boolean,
): (method: string, url: string) => Lane {
  const plain = new Map<string, Lane>();
  const patterns: { method: string; pattern: RegExp; lane: Lane }[] = [];
  for (const [key, endpoint] of Object.entries<Endpoint>(api)) {
    const lane = laneOf(key, endpoint);
    const [method = '', path = ''] = key.split(' ');
    // Of those with an id in their address only what is not as usual has to be looked for.
    if (!path.includes(':')) plain.set(key, lane);
    else if (lane !== 'normal')
      patterns.push({ method, lane, pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) });
  }
  return (given, url) => {
    const pathname = pathRead(url);
    if (pathname === undefined) return 'normal';
    // What answers the one answers the other, and does as much for it.
    const method = given === 'HEAD' ? 'GET' : given;
    const called =
      plain.get(`${method} ${pathname}`) ??
      patterns.find((one) => one.method === method && one.pattern.test(pathname))?.lane;
    if (called) return called;
    // What a browser asks before a page of somebody’s own website may apply: refused, the application is never sent.
    if (method === 'OPTIONS' && patterns.some((one) => isCriticalPost(one) && one.pattern.test(pathname)))
      return 'critical';
    if (criticalPage.test(`${method} ${pathname}`)) return 'critical';
    return method === 'GET' && isOwnScreen(pathname) ? 'screens' : 'normal';
  };
}

function isCriticalPost({ method, lane }: { method: string; lane: Lane }): boolean {
  return method === 'POST' && lane === 'critical';
}

/** The path in an address as the router reads it, which decodes it; undefined where it cannot be decoded, and so leads nowhere. */
function pathRead(url: string): string | undefined {
  const [path = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return undefined;
  }
}
