/** How every key begins, so that people, and programs that look for leaked secrets, know one. */
export const keyPrefix = 'moor_';

/** How much of a key is shown, by which people tell two apart. */
export const keyHintLength = keyPrefix.length + 4;

export const keyLimits = {
  name: 60,
  /** Keys of one company, or of the platform, that work or have run out. */
  keys: 50,
  /** A key and the one that is to replace it. */
  atOnce: 2,
  addresses: 20,
  /** The longest network there is: eight groups of IPv6, and its bits. */
  address: 49,
} as const;

/** What a key can be allowed, said as what the holder does. An application comes with what belongs to it, but its files. */
export const scopeLabel = {
  'jobs:read': 'Read jobs',
  'jobs:write': 'Post and edit jobs',
  'applications:read': 'Read applications, the board and timelines',
  'applications:write': 'Move and reject applications, write notes',
  'candidates:read': 'Read candidates, tags and lists',
  'candidates:write': 'Tag, list and invite candidates',
  'files:read': 'Download résumés and other files',
  'messages:read': 'Read messages',
  'messages:write': 'Send messages',
  'interviews:read': 'Read interviews',
  'interviews:write': 'Arrange and cancel interviews',
  'scorecards:read': 'Read scorecards',
  'offers:read': 'Read offers',
  'offers:write': 'Prepare and withdraw offers',
  'hires:read': 'Read who was hired, with pay and papers',
  'onboarding:read': 'Read onboarding',
  'onboarding:write': 'Run onboarding',
  'events:read': 'Follow what happens in the company',
  'companies:read': 'Read company profiles',
  'reports:read': 'Read figures and reports',
  'users:read': 'Read accounts',
  'platform:read': 'Read companies, jobs and the state of the platform',
  'audit:read': 'Read the audit and security logs',
} as const;

export type Scope = keyof typeof scopeLabel;

/** Scopes as one chooses them, by what they are about. */
export const companyScopeGroups = {
  Jobs: ['jobs:read', 'jobs:write'],
  Applications: ['applications:read', 'applications:write', 'files:read'],
  Candidates: ['candidates:read', 'candidates:write'],
  Messages: ['messages:read', 'messages:write'],
  Interviews: ['interviews:read', 'interviews:write', 'scorecards:read'],
  Offers: ['offers:read', 'offers:write'],
  Onboarding: ['hires:read', 'onboarding:read', 'onboarding:write'],
  Company: ['events:read', 'companies:read', 'reports:read'],
} as const satisfies Record<string, readonly Scope[]>;

export const platformScopeGroups = {
  Jobs: ['jobs:read'],
  Applications: ['applications:read', 'files:read'],
  Candidates: ['candidates:read'],
  Companies: ['events:read', 'companies:read', 'reports:read'],
  Platform: ['platform:read', 'users:read', 'audit:read'],
} as const satisfies Record<string, readonly Scope[]>;

export const companyScopes = Object.values(companyScopeGroups).flat();
export const platformScopes = Object.values(platformScopeGroups).flat();

/** What a key's name is followed by wherever something it did is told. */
export const keyMark = '(API key)';
