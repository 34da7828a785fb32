/** What the security log can tell of. The noun before the dot is the group one filters by. */
export const securityActs = [
  'sign-in.done',
  'sign-in.failed',
  'sign-in.throttled',
  'session.ended',
  'password.changed',
  'password.reset-asked',
  'password.reset',
  'address.changed',
  'address.confirmed',
  'passkey.added',
  'passkey.removed',
  'authenticator.added',
  'authenticator.removed',
  'recovery-codes.made',
  'recovery-code.used',
  'factors.taken',
  'identity.confirmed',
  'role.changed',
  'account.made',
  'account.disabled',
  'account.enabled',
  'member.added',
  'member.verified',
  'member.removed',
  'provider.changed',
  'provider.linked',
  'provisioning.changed',
  'policy.changed',
  'key.made',
  'key.ended',
  'export.made',
  'people.read',
  'mail.read',
  'messages.read',
  'call.refused',
] as const;
export type SecurityAct = (typeof securityActs)[number];

/** Acts of a call that only answers something. */
export type NotedAct = Extract<SecurityAct, `${string}.read` | 'export.made'>;

/** `done`, `failed` by a wrong proof, or `refused` before any was looked at. */
export const securityOutcomes = ['done', 'failed', 'refused'] as const;
export type SecurityOutcome = (typeof securityOutcomes)[number];
