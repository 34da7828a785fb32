import type { SecurityAct, SecurityGroup, SecurityOutcome } from './security-log.ts';

/** What is said of entries of the security log, on screens and in files alike. */

export const groupWords: Record<SecurityGroup, string> = {
  'sign-ins': 'Sign-ins',
  sessions: 'Sessions',
  accounts: 'Accounts, passwords and addresses',
  factors: 'Passkeys and codes',
  roles: 'Roles and members',
  access: 'Providers, keys and rules',
  exports: 'Exports',
  reads: 'Looks by admins',
  refusals: 'Refused calls',
};

export const outcomeWords: Record<SecurityOutcome, string> = {
  done: 'Done',
  failed: 'Failed',
  refused: 'Refused',
};

const words: Record<SecurityAct, string> = {
  'sign-in.done': 'Signed in',
  'sign-in.failed': 'Could not sign in',
  'sign-in.throttled': 'Tried to sign in too often',
  'session.ended': 'Session ended',
  'password.changed': 'Password changed',
  'password.reset-asked': 'Password reset asked for',
  'password.reset': 'Password reset',
  'address.changed': 'Email address changed',
  'address.confirmed': 'Email address confirmed',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'authenticator.added': 'Authenticator app added',
  'authenticator.removed': 'Authenticator app removed',
  'recovery-codes.made': 'Recovery codes made',
  'recovery-code.used': 'Recovery code used',
  'factors.taken': 'Passkeys and codes taken away',
  'identity.confirmed': 'Confirmed who they are',
  'role.changed': 'Role changed',
  'account.made': 'Account made',
  'account.disabled': 'Account disabled',
  'account.enabled': 'Account enabled',
  'member.asked': 'Asked to join',
  'member.added': 'Member added',
  'member.verified': 'Member verified',
  'member.unverified': 'Member no longer verified',
  'member.removed': 'Member removed',
  'member.left': 'Left the company',
  'provider.changed': 'Sign-in provider changed',
  'provider.linked': 'Sign-in provider connected',
  'provisioning.changed': 'Provisioning changed',
  'policy.changed': 'Security rules changed',
  'key.made': 'Key made',
  'key.ended': 'Key ended',
  'webhook.made': 'Webhook made',
  'webhook.changed': 'Webhook changed',
  'webhook.secret': 'Secret of a webhook replaced',
  'webhook.removed': 'Webhook removed',
  'export.made': 'Exported',
  'people.read': 'Looked at people',
  'mail.read': 'Looked at mail',
  'messages.read': 'Looked at messages',
  'call.refused': 'Was refused',
  'input.refused': 'Sent what no form sends',
};

/** Of an act that is done in several ways, by what was shown or by whom. */
const ways: Record<string, string> = {
  'sign-in.done password': 'Signed in with a password',
  'sign-in.done passkey': 'Signed in with a passkey',
  'sign-in.done code': 'Signed in with a password and a code',
  'sign-in.done recovery-code': 'Signed in with a password and a recovery code',
  'sign-in.done provider': 'Signed in through the company’s provider',
  'sign-in.done registration': 'Registered and signed in',
  'session.ended sign-out': 'Logged out',
  'session.ended others': 'Logged out everywhere else',
  'session.ended all': 'Logged out everywhere',
  'sign-in.failed password': 'Wrong password',
  'sign-in.failed passkey': 'Passkey refused',
  'sign-in.failed code': 'Wrong code',
  'sign-in.failed recovery-code': 'Wrong recovery code',
  'sign-in.failed provider': 'The company’s provider did not let them in',
  'input.refused field': 'Tried to set a field that can’t be set',
  'input.refused value': 'Sent a value that no form offers',
  'input.refused body': 'Sent a malformed or oversize request',
  'input.refused often': 'Was refused over and over',
};

export interface Told {
  act: string;
  outcome: string;
  details: Readonly<Record<string, unknown>>;
}

/** What happened, in a few words: 'Signed in with a passkey'. As it was written where there are no better ones. */
export function whatHappened({ act, outcome, details }: Told): string {
  const { which, way = which, more } = details;
  const byWay = typeof way === 'string' ? ways[`${act} ${way}`] : undefined;
  // The cast: an act that this program does not know finds no words either.
  const said = byWay ?? words[act as SecurityAct] ?? act;
  if (typeof more === 'number') return `${said}: ${more} more times within a minute`;
  return outcome === 'failed' && act !== 'sign-in.failed' ? `${said}: failed` : said;
}

/** What exactly: 'GET /api/applications/:id, id: 7'. Empty where there is nothing to add; long lists only where `all` is wanted. */
export function particulars({ details }: Pick<Told, 'details'>, { all = false } = {}): string {
  const { way: _, which: __, more: ___, call, ids, ...others } = details;
  const numbers = Array.isArray(ids) ? ids : [];
  const listed = { ...(numbers.length && { shown: all ? numbers.join(' ') : numbers.length }) };
  const parts = Object.entries({ ...others, ...listed }).map(
    ([name, value]) => `${spaced(name)}: ${valueWords(value)}`,
  );
  return [...(typeof call === 'string' ? [call] : []), ...parts].join(', ');
}

function spaced(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === null) return 'none';
  return typeof value === 'string' ? value.replaceAll('_', ' ') : JSON.stringify(value);
}
