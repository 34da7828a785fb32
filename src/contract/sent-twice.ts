import type { Call } from './api.ts';
import type { Endpoint } from './endpoint.ts';

/** POSTs that do not heed the header Idempotency-Key as all others do, and why. */
const otherwise: Partial<Record<Call, 'secret' | 'session' | 'harmless' | 'own'>> = {
  // Done once as well, but the answer has something that is shown once and kept nowhere.
  'POST /api/company/keys': 'secret',
  'POST /api/company/keys/:id/rotation': 'secret',
  'POST /api/admin/keys': 'secret',
  'POST /api/admin/keys/:id/rotation': 'secret',
  'POST /api/company/sandbox': 'secret',
  'POST /api/company/webhooks': 'secret',
  'POST /api/company/webhooks/:id/secret': 'secret',
  'POST /api/company/provisioning/tokens': 'secret',
  'POST /api/user/calendar': 'secret',
  'POST /api/admin/users/:id/password-reset-link': 'secret',
  // These change who somebody is signed in as, or begin something with their browser: they are sent by it, and by it alone.
  'POST /api/logout': 'session',
  'POST /api/user/recovery-codes': 'session',
  'POST /api/user/authenticator': 'session',
  'POST /api/user/confirmation': 'session',
  'POST /api/user/confirmation/code': 'session',
  'POST /api/user/confirmation/provider': 'session',
  'POST /api/user/confirmation/passkey': 'session',
  'POST /api/user/confirmation/passkey/options': 'session',
  'POST /api/user/passkeys': 'session',
  'POST /api/user/passkeys/options': 'session',
  'POST /api/user/provider': 'session',
  'POST /api/sign-in/provider/:id/logout': 'session',
  'POST /api/company/provider/trial': 'session',
  // These wait long, for other people's servers or for a file to be read, and done twice they do no harm: in one transaction they
  // would hold a connection of the database for all that time.
  'POST /api/company/site-domains/:id/check': 'harmless',
  'POST /api/resumes/reading': 'harmless',
  // Kept for as long as the application itself.
  'POST /api/jobs/:id/applications': 'own',
};

/** How a call heeds the header Idempotency-Key: its answer is kept, or only that it was done; undefined where it does not. */
export function heedsSentKey(
  call: string,
  { permission }: Pick<Endpoint, 'permission'>,
): 'answer' | 'secret' | undefined {
  if (!call.startsWith('POST ') || permission === 'anyone') return undefined;
  // The cast: what is asked stands in the contract.
  const how = otherwise[call as Call] ?? 'answer';
  return how === 'answer' || how === 'secret' ? how : undefined;
}
