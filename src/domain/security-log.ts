/** What the security log can tell of; what is said of each stands in security-log-words.ts. */
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
  'member.asked',
  'member.added',
  'member.verified',
  'member.unverified',
  'member.removed',
  'member.left',
  'provider.changed',
  'provider.linked',
  'provisioning.changed',
  'policy.changed',
  'key.made',
  'key.ended',
  'webhook.made',
  'webhook.changed',
  'webhook.secret',
  'webhook.removed',
  'export.made',
  'people.read',
  'mail.read',
  'messages.read',
  'call.refused',
  'input.refused',
] as const;
export type SecurityAct = (typeof securityActs)[number];

/** Acts of a call that only answers something. */
export type NotedAct = Extract<SecurityAct, `${string}.read` | 'export.made'>;

/** `done`, `failed` by a wrong proof, or `refused` before any was looked at. */
export const securityOutcomes = ['done', 'failed', 'refused'] as const;
export type SecurityOutcome = (typeof securityOutcomes)[number];

type SecurityNoun = SecurityAct extends `${infer Noun}.${string}` ? Noun : never;

/** What one filters by: entries of several nouns that are looked for together. */
export const securityGroups = [
  'sign-ins',
  'sessions',
  'accounts',
  'factors',
  'roles',
  'access',
  'exports',
  'reads',
  'refusals',
] as const;
export type SecurityGroup = (typeof securityGroups)[number];

const groupOfNoun: Record<SecurityNoun, SecurityGroup> = {
  'sign-in': 'sign-ins',
  session: 'sessions',
  identity: 'sessions',
  account: 'accounts',
  password: 'accounts',
  address: 'accounts',
  passkey: 'factors',
  authenticator: 'factors',
  'recovery-codes': 'factors',
  'recovery-code': 'factors',
  factors: 'factors',
  role: 'roles',
  member: 'roles',
  provider: 'access',
  provisioning: 'access',
  policy: 'access',
  key: 'access',
  webhook: 'access',
  export: 'exports',
  people: 'reads',
  mail: 'reads',
  messages: 'reads',
  call: 'refusals',
  input: 'refusals',
};

/** The acts of a group. */
export function actsOf(group: SecurityGroup): SecurityAct[] {
  // The cast: what stands before the dot is what SecurityNoun is made of.
  return securityActs.filter((act) => groupOfNoun[act.split('.')[0] as SecurityNoun] === group);
}

/** Entries that one file can hold; for more, fewer days have to be chosen. */
export const securityLogRows = 20_000;
