import { api, type Call } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ActorName } from '#test/actors.ts';
import { anyPicture } from '#test/pictures.ts';
import { jobsTable, peopleTable } from '#test/people-exports.ts';
import { offerBody } from '#test/offers.ts';
import { usualAttributes } from '#domain/scorecards.ts';
import { daysAhead } from '#test/interviews.ts';
import { password } from '#test/people.ts';
import { unsubscribeToken } from '#server/mail/unsubscribe-token.ts';
import type { World } from '#test/world.ts';

/** Who may do what, as data: every call, every kind of person, every relation they can have to what it is about. */

type Actors = readonly ActorName[];

const signedOut: Actors = ['anonymous', 'disabled'];
const jobSeekers: Actors = ['jobSeeker', 'otherJobSeeker'];
const staffOfX: Actors = ['recruiterOfX', 'managerOfX', 'founderOfX'];
const teamOfX: Actors = [...staffOfX, 'companyAdminOfX'];
const teamOfY: Actors = ['recruiterOfY', 'companyAdminOfY'];
const unverified: Actors = [
  'unverifiedRecruiter',
  'unverifiedManager',
  'askedToJoinX',
  'leaverOfX',
  'leaverWhoAskedAgain',
];
/** Who speak for a company that the platform does not vouch for: it has not looked, or has stopped it. */
const doubtful: Actors = ['founderNotVerified', 'founderOfSuspended'];
const staff: Actors = [...unverified, ...staffOfX, ...doubtful, 'recruiterOfY'];
const companyAdmins: Actors = ['companyAdminOfX', 'unverifiedAdminOfX', 'companyAdminOfY'];
const hiringSide: Actors = [...staff, ...companyAdmins, 'admin'];
const everybodySignedIn: Actors = [...jobSeekers, ...hiringSide];
const everybody: Actors = [...signedOut, ...everybodySignedIn];
const managers: Actors = ['founderOfX', 'companyAdminOfX', ...doubtful, 'companyAdminOfY', 'admin'];
const notStaff: Actors = [...jobSeekers, ...companyAdmins, 'admin'];

/** What people of a suspended company may still do besides reading: what is their own, and leaving. */
const goesOnInSuspension: readonly Call[] = [
  'POST /api/login',
  'POST /api/logout',
  'POST /api/register',
  'POST /api/user/provider',
  'POST /api/user/confirmation/provider',
  'POST /api/sign-in/provider',
  'POST /api/sign-in/provider/:id/logout',
  'POST /api/unsubscribe',
  'POST /api/unsubscribe/:token',
  'POST /api/user/email-confirmation',
  'PUT /api/email-confirmations/:token',
  'POST /api/password-resets',
  'PUT /api/password-resets/:token',
  'POST /api/browser-errors',
  'POST /api/public/jobs/:id/applications',
  'POST /api/public/jobs/:id/uploads',
  'PUT /api/public/uploads/:key/pieces/:at',
  'PUT /api/user',
  'POST /api/user/confirmation',
  'POST /api/user/confirmation/code',
  'POST /api/user/confirmation/passkey',
  'POST /api/user/confirmation/passkey/options',
  'PUT /api/user/password',
  'POST /api/user/passkeys',
  'POST /api/user/passkeys/options',
  'PUT /api/user/passkeys/:id',
  'DELETE /api/user/passkeys/:id',
  'POST /api/user/authenticator',
  'PUT /api/user/authenticator',
  'DELETE /api/user/authenticator',
  'POST /api/user/recovery-codes',
  'POST /api/login/second-factor',
  'POST /api/login/passkey',
  'POST /api/login/passkey/options',
  'PUT /api/user/time-zone',
  'PUT /api/user/careers-site',
  'POST /api/user/portrait',
  'DELETE /api/user/portrait',
  'POST /api/user/calendar',
  'DELETE /api/user/calendar',
  'DELETE /api/user/own-calendar',
  'DELETE /api/user/sessions',
  'DELETE /api/user/sessions/:id',
  'PUT /api/notifications/read',
  'PUT /api/notifications/choices',
  'PUT /api/applications/:id/messages/read',
  'POST /api/views',
  'PUT /api/views/:id',
  'DELETE /api/views/:id',
  'PUT /api/views/:id/default',
  'DELETE /api/views/:id/default',
  'DELETE /api/companies/:id/members/:userId',
];

/** Whether a call is refused (409) to whoever belongs to a suspended company, whatever it is about. */
export function stoppedInSuspension(call: Call): boolean {
  if (/^GET \/api\/.*files\/:(id|question)(\/text)?$/.test(call)) return true;
  return !call.startsWith('GET ') && !goesOnInSuspension.includes(call);
}

interface Case {
  path: (world: World) => string;
  /** Where it is another one than the row's; a function of the world where it names something in it. */
  body?: unknown;
  /** Who gets through; the call then answers with the contract's status. */
  allowed: Actors;
  /** What a visitor gets, signed in nowhere, while the platform is open: left out, what everybody gets who is not signed in. */
  toVisitor?: number;
  /** Answers that are neither that nor one of the refusals below. */
  other?: Readonly<Record<number, Actors>>;
}

/**
 * What a call answers whom. In this order: 401 to those not signed in (where it needs that), 403 to those whose role
 * never may, 409 where their company is suspended, then by case: the contract's status, another one, or 404 to all who are left.
 */
export interface Row {
  forbidden?: Actors;
  /** A body that is accepted. */
  body?: unknown;
  cases: Readonly<Record<string, Case>>;
}

const open = (path: string, body?: unknown): Row => ({
  body,
  cases: { anybody: { path: () => path, allowed: everybody } },
});
const forAll = (path: string, body?: unknown): Row => ({
  body,
  cases: { all: { path: () => path, allowed: everybodySignedIn } },
});
const forbiddenTo = (forbidden: Actors, path: string, body?: unknown): Row => ({
  forbidden,
  body,
  cases: {
    all: { path: () => path, allowed: everybodySignedIn.filter((actor) => !forbidden.includes(actor)) },
  },
});

/** A job that visitors may not read, whoever asks. */
const publicJob = (job: keyof World['jobs']): Case => ({
  path: (world) => `/api/public/jobs/${world.jobs[job]}`,
  allowed: [],
  toVisitor: 404,
});

/** What is in the way of everybody, by the status that says so. */
const nobodyGets = (path: string, other: Case['other'], body?: unknown): Row => ({
  body,
  cases: { anybody: { path: () => path, allowed: [], other } },
});
const ownPasskey = (body?: unknown): Row => ({
  body,
  cases: {
    'the other job seeker’s': {
      path: (world) => `/api/user/passkeys/${world.passkey}`,
      allowed: ['otherJobSeeker'],
    },
    'that is not there': { path: () => `/api/user/passkeys/${missing}`, allowed: [] },
  },
});
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
const shownPasskey = {
  ...credential,
  response: { authenticatorData: 'AAAA', clientDataJSON: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
};
const madePasskey = { ...credential, response: { attestationObject: 'AAAA', clientDataJSON: 'AAAA' } };

/** What a body that is a form says of itself, where a call takes forms. */
export function headersOf(call: Call, sent: unknown): Record<string, string> {
  const { takesForm }: Endpoint = api[call];
  return takesForm && typeof sent === 'string' ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
}

/** The body that is sent: itself, or what it says of the world. */
export function bodyIn(world: World, body: unknown): unknown {
  // The cast: no body of JSON is a function.
  return typeof body === 'function' ? (body as (of: World) => unknown)(world) : body;
}

const missing = 2_147_483_647;
const noTask = '00000000-0000-4000-8000-000000000000';
const nothing: Actors = [];

const job = (world: World, key: keyof World['jobs'], more = '') => `/api/jobs/${world.jobs[key]}${more}`;
const application = (world: World, key: keyof World['applications'], more = '') =>
  `/api/applications/${world.applications[key]}${more}`;
const company = (world: World, key: keyof World['companies'], more = '') =>
  `/api/companies/${world.companies[key]}${more}`;

const mailTemplateOfX = (body?: unknown): Row => ({
  forbidden: [...jobSeekers, 'admin'],
  body,
  cases: {
    'of X': { path: (world) => `/api/mail-templates/${world.mailTemplate}`, allowed: teamOfX },
    'that is not there': { path: () => `/api/mail-templates/${missing}`, allowed: nothing },
  },
});

/** Who cannot see one of the applications is told no more than that. */
const ofSeveral = (path: string, more: object = {}): Row => ({
  forbidden: notStaff,
  cases: {
    'applicants of X': {
      path: () => path,
      body: (world: World) => ({ applicationIds: [world.applications.toX], ...more }),
      allowed: staffOfX,
      other: { 400: [...unverified, 'founderNotVerified', 'recruiterOfY'] },
    },
  },
});

const savedSearch = (body?: unknown): Row => ({
  forbidden: hiringSide,
  body,
  cases: {
    'the job seeker’s': {
      path: (world) => `/api/saved-searches/${world.savedSearch}`,
      allowed: ['jobSeeker'],
    },
    'that is not there': { path: () => `/api/saved-searches/${missing}`, allowed: nothing },
  },
});

const seeApplication = (more = ''): Row => ({
  cases: {
    'to a job of X': {
      path: (world) => application(world, 'toX', more),
      allowed: ['jobSeeker', ...teamOfX, 'admin'],
    },
    'to a job of Y': {
      path: (world) => application(world, 'toY', more),
      allowed: ['otherJobSeeker', ...teamOfY, 'admin'],
    },
    'to an unverified recruiter’s job': {
      path: (world) => application(world, 'toUnverified', more),
      allowed: ['jobSeeker', 'unverifiedRecruiter', 'admin'],
    },
    'to a job that somebody posted who left X': {
      path: (world) => application(world, 'toLeaver', more),
      allowed: ['jobSeeker', ...teamOfX, 'admin'],
    },
    'to a job that somebody posted who was removed from X and asked again': {
      path: (world) => application(world, 'toReturner', more),
      allowed: ['jobSeeker', ...teamOfX, 'admin'],
    },
    'to a job of a company that is not verified': {
      path: (world) => application(world, 'toNotVerified', more),
      allowed: ['jobSeeker', 'founderNotVerified', 'admin'],
    },
    'to a job of a suspended company': {
      path: (world) => application(world, 'toSuspended', more),
      allowed: ['otherJobSeeker', 'founderOfSuspended', 'admin'],
    },
    'that does not exist': { path: () => `/api/applications/${missing}${more}`, allowed: nothing },
  },
});

/** The same for the hiring side alone. */
const hiringSideOf = ({ cases }: Row): Row => ({
  cases: Object.fromEntries(
    Object.entries(cases).map(([name, one]) => [
      name,
      { ...one, allowed: one.allowed.filter((actor) => !jobSeekers.includes(actor)) },
    ]),
  ),
});

/** What those who run a job may ask of it; of a call for the vouched, the unverified are refused before. */
const runJob = (more: string, vouched = false): Row => ({
  cases: {
    'an open job of X': { path: (world) => job(world, 'openOfX', more), allowed: [...teamOfX, 'admin'] },
    'a draft of Y': { path: (world) => job(world, 'draftOfY', more), allowed: [...teamOfY, 'admin'] },
    'an unverified recruiter’s job': {
      path: (world) => job(world, 'openOfUnverified', more),
      allowed: vouched ? ['admin'] : ['unverifiedRecruiter', 'admin'],
    },
    'a job that somebody posted who left X': {
      path: (world) => job(world, 'openOfLeaver', more),
      allowed: [...teamOfX, 'admin'],
    },
    'a job that somebody posted who was removed from X and asked again': {
      path: (world) => job(world, 'openOfReturner', more),
      allowed: [...teamOfX, 'admin'],
    },
    'a draft of a suspended company': {
      path: (world) => job(world, 'draftOfSuspended', more),
      allowed: vouched ? ['admin'] : ['founderOfSuspended', 'admin'],
    },
    'a job that does not exist': { path: () => `/api/jobs/${missing}${more}`, allowed: nothing },
  },
});

const changeApplication = (more: string, body: unknown, withdrawn: Pick<Case, 'allowed' | 'other'>): Row => ({
  forbidden: notStaff,
  body,
  cases: {
    'to a job of X': { path: (world) => application(world, 'toX', more), allowed: staffOfX },
    'to a job of Y': { path: (world) => application(world, 'toY', more), allowed: ['recruiterOfY'] },
    'to an unverified recruiter’s job': {
      path: (world) => application(world, 'toUnverified', more),
      allowed: ['unverifiedRecruiter'],
    },
    'to a job that somebody posted who left X': {
      path: (world) => application(world, 'toLeaver', more),
      allowed: staffOfX,
    },
    'to a job that somebody posted who was removed from X and asked again': {
      path: (world) => application(world, 'toReturner', more),
      allowed: staffOfX,
    },
    'to a job of a company that is not verified': {
      path: (world) => application(world, 'toNotVerified', more),
      allowed: ['founderNotVerified'],
    },
    'that was withdrawn, to a job of X': {
      path: (world) => application(world, 'withdrawn', more),
      ...withdrawn,
    },
    'that does not exist': { path: () => `/api/applications/${missing}${more}`, allowed: nothing },
  },
});

const meeting = (interviewer: Exclude<ActorName, 'anonymous'>) => (world: World) => ({
  ...questions,
  panel: [world.people[interviewer].id],
  times: [daysAhead(20), daysAhead(21)],
});

const thisMonth = `from=${daysAhead(1)}&to=${daysAhead(30)}`;

const questions = { title: 'Second talk', minutes: 45, attributes: ['Calm', 'Knots'] };

/** What is done with the interview the job seeker has with X. */
const ofInterview = (
  what: string,
  forbidden: Actors | undefined,
  { body, allowed }: Pick<Case, 'body' | 'allowed'>,
): Row => ({
  ...(forbidden ? { forbidden } : {}),
  body,
  cases: {
    'with X': { path: ({ interview }) => `/api/interviews/${interview.id}/${what}`, allowed },
    'that does not exist': { path: () => `/api/interviews/${missing}/${what}`, allowed: nothing },
  },
});

const notVouched: Actors = [...jobSeekers, ...unverified, 'unverifiedAdminOfX', 'admin'];

const kitOfX: Row = {
  forbidden: notVouched,
  cases: {
    'of X': { path: ({ kit }) => `/api/interview-kits/${kit}`, allowed: teamOfX },
    'that does not exist': { path: () => `/api/interview-kits/${missing}`, allowed: nothing },
  },
};

/** What interviewers think is between those of a company: no candidate's and no platform admin's to see. */
const judged: Row = {
  forbidden: [...jobSeekers, 'admin'],
  cases: {
    'about one to a job of X': {
      path: (world) => application(world, 'toX', '/scorecards'),
      allowed: teamOfX,
    },
    'about one to a job of Y': {
      path: (world) => application(world, 'toY', '/scorecards'),
      allowed: teamOfY,
    },
    'about one to an unverified recruiter’s job': {
      path: (world) => application(world, 'toUnverified', '/scorecards'),
      allowed: ['unverifiedRecruiter'],
    },
    'about one that does not exist': {
      path: () => `/api/applications/${missing}/scorecards`,
      allowed: nothing,
    },
  },
};

const save: Row = {
  forbidden: hiringSide,
  cases: {
    'an open job': { path: (world) => job(world, 'openOfX', '/save'), allowed: jobSeekers },
    'a draft': { path: (world) => job(world, 'draftOfX', '/save'), allowed: nothing },
    'a closed job that the job seeker applied to': {
      path: (world) => job(world, 'closedOfX', '/save'),
      allowed: ['jobSeeker'],
    },
    'a job that does not exist': { path: () => `/api/jobs/${missing}/save`, allowed: nothing },
  },
};

const members = (more: (world: World, key: 'asker' | 'other') => string, body?: unknown): Row => ({
  forbidden: everybodySignedIn.filter((actor) => !managers.includes(actor)),
  body,
  cases: {
    'of X': {
      path: (world) => company(world, 'x', more(world, 'asker')),
      allowed: ['founderOfX', 'companyAdminOfX', 'admin'],
    },
    'of Y': {
      path: (world) => company(world, 'y', more(world, 'other')),
      allowed: ['companyAdminOfY', 'admin'],
    },
    'of no company': {
      path: (world) => `/api/companies/${missing}${more(world, 'asker')}`,
      allowed: nothing,
    },
  },
});

/** What a company's identity provider does: who manages the company sets it up, a platform admin for the one they name. */
const provisioning = (path: (world: World) => string, more: ByManagers = {}): Row =>
  byManagers('/api/company/provisioning', path, more);

interface ByManagers {
  body?: unknown;
  of?: 'X';
  notVerified?: 409;
}

/** The keys by which programs of a company call. */
const companyKeys = (path: (world: World) => string, more: ByManagers = {}): Row =>
  byManagers('/api/company/keys', path, more);

/** Where programs of a company are told of what happens in it. */
const companyWebhooks = (path: (world: World) => string, more: ByManagers = {}): Row =>
  byManagers('/api/company/webhooks', path, more);
const ofWebhook =
  (rest = '') =>
  (world: World) =>
    `/${world.webhook.id}${rest}`;
const hook = { url: 'https://hooks.atoll.example/', types: ['application.hired'] };
/** Files of jobs, of X’s team and nobody else’s. */
const jobImports = (rest: string, body?: unknown): Row => ({
  forbidden: noPool,
  body,
  cases: {
    'of X': {
      path: (world) => `/api/company/job-imports/${world.jobImport}${rest}`,
      allowed: poolOfX,
    },
    'that does not exist': { path: () => `/api/company/job-imports/${missing}${rest}`, allowed: nothing },
  },
});
/** What a company brings along from another system. */
const imports = (path: (world: World) => string, more: ByManagers = {}): Row =>
  byManagers('/api/company/imports', path, more);

const byManagers = (
  base: string,
  path: (world: World) => string,
  { body, of, notVerified }: ByManagers = {},
): Row => {
  const own = managers.filter((actor) => actor !== 'admin' && (!of || actor.endsWith(`Of${of}`)));
  return {
    forbidden: everybodySignedIn.filter((actor) => !managers.includes(actor)),
    body,
    cases: {
      'of one’s own company': {
        path: (world) => `${base}${path(world)}`,
        allowed: own.filter((actor) => !notVerified || actor !== 'founderNotVerified'),
        ...(notVerified ? { other: { [notVerified]: ['founderNotVerified'] } } : {}),
      },
      'of X, by its number': {
        path: (world) => `${base}${path(world)}?companyId=${world.companies.x}`,
        allowed: ['founderOfX', 'companyAdminOfX', 'admin'],
      },
      ...(of
        ? {
            'that is not there': {
              path: (world: World) => `${base}${path(world).replace(/\d+/, String(missing))}`,
              allowed: nothing,
            },
          }
        : {}),
    },
  };
};

const settings = (body?: unknown): Row => managed('/api/company/settings', body);

/** What is the managers’ of each company, and platform admins’ of all. */
const managed = (path: string, body?: unknown): Row => ({
  forbidden: everybodySignedIn.filter((actor) => !managers.includes(actor)),
  body,
  cases: {
    'of one’s own company': { path: () => path, allowed: managers },
    'of X, by its number': {
      path: (world) => `${path}${path.includes('?') ? '&' : '?'}companyId=${world.companies.x}`,
      allowed: ['founderOfX', 'companyAdminOfX', 'admin'],
    },
    'of Y, by its number': {
      path: (world) => `${path}${path.includes('?') ? '&' : '?'}companyId=${world.companies.y}`,
      allowed: ['companyAdminOfY', 'admin'],
    },
    'of the open company': {
      path: () => `${path}${path.includes('?') ? '&' : '?'}companyId=1`,
      allowed: ['admin'],
    },
    'of no company': {
      path: () => `${path}${path.includes('?') ? '&' : '?'}companyId=${missing}`,
      allowed: nothing,
    },
  },
});

/** The same where the open company’s is nobody’s to take along. */
const askedExport: Row = {
  ...managed('/api/company/exports'),
  cases: {
    ...managed('/api/company/exports').cases,
    'of one’s own company': {
      path: () => '/api/company/exports',
      allowed: managers.filter((actor) => actor !== 'admin'),
      other: { 409: ['admin'] },
    },
    'of the open company': {
      path: () => '/api/company/exports?companyId=1',
      allowed: nothing,
      other: { 409: ['admin'] },
    },
  },
};

/** Whoever may have it is told that there is none. */
const notMadeYet = (row: Row): Row => ({
  ...row,
  cases: Object.fromEntries(
    Object.entries(row.cases).map(([about, { path, allowed }]) => [
      about,
      { path, allowed: nothing, other: { 409: allowed } },
    ]),
  ),
});

const ownEntry = (path: string, key: 'experience' | 'education', body?: unknown): Row => ({
  forbidden: hiringSide,
  body,
  cases: {
    'the job seeker’s': { path: (world) => `${path}/${world.entries[key]}`, allowed: ['jobSeeker'] },
    'one that does not exist': { path: () => `${path}/${missing}`, allowed: nothing },
  },
});

const figures = (path: string): Row => ({
  forbidden: jobSeekers,
  cases: {
    'one’s own': { path: () => path, allowed: hiringSide },
    'another company’s number': {
      path: (world) => `${path}${path.includes('?') ? '&' : '?'}companyId=${world.companies.y}`,
      allowed: hiringSide,
    },
  },
});

const administer = (cases: Row['cases'], body?: unknown): Row => ({
  forbidden: everybodySignedIn.filter((actor) => actor !== 'admin'),
  body,
  cases,
});
const administerAll = (path: string): Row => administer({ all: { path: () => path, allowed: ['admin'] } });

const experience = { company: 'Sea House', title: 'Skipper', startDate: '2020-01-01' };
/** A file as it is sent, not JSON. */
const resume = Buffer.from('Aishath Shiuna\nSkipper\n\nSkills\nNavigation, First aid\n');
const tableOfPeople = Buffer.from(peopleTable);
const education = { institution: 'Maritime Academy', degree: 'Master’s ticket' };

/** What a mail program asks for, of a mail about new jobs. */
function stopsAlerts({ people, mailToken }: Pick<World, 'people' | 'mailToken'>): string {
  const userId = people.jobSeeker.id;
  return `/api/unsubscribe/${unsubscribeToken({ userId, types: ['alert.told'] }, mailToken)}`;
}

/** What a company keeps about candidates is for those it has vouched for; a platform admin is no employer. */
const noPool: Actors = [...jobSeekers, ...unverified, 'unverifiedAdminOfX', 'admin'];
const poolOfX: Actors = [...teamOfX];
const list = (world: World, key: 'shared' | 'own', more = '') =>
  `/api/company/lists/${world.pool[key]}${more}`;
/** A list that X shares, the recruiter’s own, and none. */
const onList = (
  more: (world: World) => string,
  who: { shared: Actors; refused?: Actors; body?: unknown },
): Row => ({
  forbidden: noPool,
  body: who.body,
  cases: {
    'that X shares': {
      path: (world) => list(world, 'shared', more(world)),
      allowed: who.shared,
      other: who.refused ? { 403: who.refused } : undefined,
    },
    'of the recruiter’s own': { path: (world) => list(world, 'own', more(world)), allowed: ['recruiterOfX'] },
    'that does not exist': {
      path: (world) => `/api/company/lists/${missing}${more(world)}`,
      allowed: nothing,
    },
  },
});
const managersOfList: Actors = ['recruiterOfX', 'founderOfX', 'companyAdminOfX'];
const tagsOfCandidate = (body?: unknown): Row => ({
  forbidden: noPool,
  body,
  cases: {
    'an applicant of X and of a company that is not verified': {
      path: (world) => `/api/company/candidates/${world.people.jobSeeker.id}/tags`,
      allowed: [...poolOfX, 'founderNotVerified'],
    },
    'somebody who wants to be found': {
      path: (world) => `/api/company/candidates/${world.candidates.findable}/tags`,
      allowed: [...poolOfX, ...teamOfY],
    },
    'somebody who does not': {
      path: (world) => `/api/company/candidates/${world.candidates.hidden}/tags`,
      allowed: nothing,
    },
  },
});
const view = (more: string, who: { shared: Actors; body?: unknown }): Row => ({
  forbidden: jobSeekers,
  body: who.body,
  cases: {
    'that X shares': {
      path: (world) => `/api/views/${world.views.shared}${more}`,
      allowed: who.shared,
      other: { 403: poolOfX.filter((actor) => !who.shared.includes(actor)) },
    },
    'of the recruiter’s own': {
      path: (world) => `/api/views/${world.views.own}${more}`,
      allowed: ['recruiterOfX'],
    },
    'that does not exist': { path: () => `/api/views/${missing}${more}`, allowed: nothing },
  },
});
const offersOfX = (
  more: string,
  {
    forbidden,
    body,
    of,
    allowed,
  }: { forbidden: Actors; body?: unknown; of: 'sent' | 'waiting'; allowed: Actors },
): Row => ({
  forbidden,
  body,
  cases: {
    'on an application to a job of X': {
      path: (world) => `/api/offers/${world.offers[of]}${more}`,
      allowed,
    },
    'that does not exist': { path: () => `/api/offers/${missing}${more}`, allowed: nothing },
  },
});

const answerOffer = (how: 'accept' | 'decline'): Row => ({
  forbidden: hiringSide,
  body: { name: 'Aishath Shiuna' },
  cases: {
    'that was sent': {
      path: (world) => `/api/offers/${world.offers.sent}/${how}`,
      allowed: ['jobSeeker'],
    },
    'that is not sent yet': {
      path: (world) => `/api/offers/${world.offers.waiting}/${how}`,
      allowed: nothing,
    },
    'that does not exist': { path: () => `/api/offers/${missing}/${how}`, allowed: nothing },
  },
});

const templateOfX = (kind: 'offer' | 'onboarding', body?: unknown): Row => ({
  forbidden: everybodySignedIn.filter((actor) => !managers.includes(actor)),
  body,
  cases: {
    'of X': {
      path: (world) => `/api/${kind}-templates/${world.templates[kind]}`,
      allowed: ['founderOfX', 'companyAdminOfX', 'admin'],
    },
    'that does not exist': { path: () => `/api/${kind}-templates/${missing}`, allowed: nothing },
  },
});

/** Of the list of whoever was hired for a job of X. */
const onboardingOfX = (
  path: (world: World) => string,
  none: string,
  { forbidden, allowed, body }: { forbidden: Actors; allowed: Actors; body?: unknown },
): Row => ({
  forbidden,
  body,
  cases: {
    'of somebody hired by X': { path, allowed },
    'that does not exist': { path: () => none, allowed: nothing },
  },
});
const runList = (body?: unknown) => ({
  forbidden: [...jobSeekers, 'admin'] as Actors,
  allowed: teamOfX,
  body,
});
const takePart = (body?: unknown) => ({
  forbidden: ['admin'] as Actors,
  allowed: ['otherJobSeeker', ...teamOfX] as Actors,
  body,
});
const listOfTasks = (world: World, more = '') => `/api/onboardings/${world.onboarding.list}${more}`;
const task = (world: World, more = '') => `/api/onboarding-tasks/${world.onboarding.task}${more}`;
const plannedTask = { title: 'Seaman’s book', side: 'candidate', day: -10 };
const plannedList = { name: 'Divers', tasks: [plannedTask] };

/** Of a platform that is not open, where nothing is there for who is not signed in, nor here for who is. */
const notPublic = (more: string, toVisitor: number, body?: unknown): Row => ({
  body,
  cases: {
    'of X': { path: (world) => `/api/public/jobs/${world.jobs.openOfX}${more}`, allowed: nothing, toVisitor },
    'that does not exist': { path: () => `/api/public/jobs/${missing}${more}`, allowed: nothing },
  },
});

export const matrix: Record<Call, Row> = {
  'GET /api/views': forbiddenTo(jobSeekers, '/api/views?screen=board'),
  'POST /api/views': forbiddenTo(jobSeekers, '/api/views', {
    screen: 'board',
    name: 'Waiting',
    query: 'waiting=true',
  }),
  'PUT /api/views/:id': view('', { shared: ['recruiterOfX'], body: { name: 'Still waiting' } }),
  'DELETE /api/views/:id': view('', { shared: ['recruiterOfX'] }),
  'PUT /api/views/:id/default': view('/default', { shared: poolOfX }),
  'DELETE /api/views/:id/default': view('/default', { shared: poolOfX }),
  'GET /api/company/tags': forbiddenTo(noPool, '/api/company/tags'),
  'PUT /api/company/tags/:id': {
    forbidden: noPool,
    body: { name: 'Reef guides' },
    cases: {
      'of X': { path: (world) => `/api/company/tags/${world.pool.tag}`, allowed: poolOfX },
      'that does not exist': { path: () => `/api/company/tags/${missing}`, allowed: nothing },
    },
  },
  'GET /api/company/candidates/:id/tags': tagsOfCandidate(),
  'POST /api/company/candidates/:id/tags': tagsOfCandidate({ name: 'Reef guide' }),
  'POST /api/company/candidates/tags': {
    forbidden: noPool,
    cases: {
      'of any that are there for them': {
        path: () => '/api/company/candidates/tags',
        body: { candidateIds: [missing], name: 'Reef guide' },
        allowed: [...poolOfX, ...teamOfY, 'founderNotVerified'],
      },
    },
  },
  'DELETE /api/company/candidates/:id/tags/:tagId': {
    forbidden: noPool,
    cases: {
      'of X, off an applicant of X': {
        path: (world) => `/api/company/candidates/${world.people.jobSeeker.id}/tags/${world.pool.tag}`,
        allowed: poolOfX,
      },
      'that does not exist': {
        path: (world) => `/api/company/candidates/${world.people.jobSeeker.id}/tags/${missing}`,
        allowed: nothing,
      },
    },
  },
  'GET /api/company/lists': forbiddenTo(noPool, '/api/company/lists?candidate=1'),
  'POST /api/company/lists': forbiddenTo(noPool, '/api/company/lists', { name: 'Next season' }),
  'PUT /api/company/lists/:id': onList(() => '', {
    shared: managersOfList,
    refused: ['managerOfX'],
    body: { name: 'Another season' },
  }),
  'DELETE /api/company/lists/:id': onList(() => '', { shared: managersOfList, refused: ['managerOfX'] }),
  'DELETE /api/company/lists/:id/candidates': onList(() => '/candidates', {
    shared: managersOfList,
    refused: ['managerOfX'],
  }),
  'PUT /api/company/lists/:id/candidates/:candidateId': onList(
    (world) => `/candidates/${world.pool.applicant}`,
    { shared: poolOfX },
  ),
  'DELETE /api/company/lists/:id/candidates/:candidateId': onList(
    (world) => `/candidates/${world.people.jobSeeker.id}`,
    { shared: poolOfX },
  ),
  'GET /api/company/duplicates': forbiddenTo(noPool, '/api/company/duplicates'),
  'POST /api/company/duplicates': {
    forbidden: noPool,
    cases: {
      'two applicants of X': {
        path: () => '/api/company/duplicates',
        body: (world: World) => ({
          keepId: world.people.jobSeeker.id,
          otherId: world.people.otherJobSeeker.id,
          same: true,
        }),
        allowed: poolOfX,
        other: { 400: [...teamOfY, 'founderNotVerified'] },
      },
    },
  },
  'GET /api/company/duplicates/decisions': forbiddenTo(noPool, '/api/company/duplicates/decisions'),
  'POST /api/company/duplicates/decisions/:id/undo': {
    forbidden: noPool,
    cases: {
      'of X': {
        path: (world) => `/api/company/duplicates/decisions/${world.pool.decision}/undo`,
        allowed: poolOfX,
      },
      'that does not exist': {
        path: () => `/api/company/duplicates/decisions/${missing}/undo`,
        allowed: nothing,
      },
    },
  },
  'GET /api/jobs/:id/waiting': {
    forbidden: [...jobSeekers, 'admin'],
    cases: {
      'of X': { path: (world) => job(world, 'openOfX', '/waiting'), allowed: [...teamOfX] },
      'of Y': { path: (world) => job(world, 'openOfY', '/waiting'), allowed: [...teamOfY] },
      'that does not exist': { path: () => `/api/jobs/${missing}/waiting`, allowed: nothing },
    },
  },
  'GET /api/step-templates': forbiddenTo(noPool, '/api/step-templates'),
  'POST /api/step-templates': forbiddenTo(noPool, '/api/step-templates', {
    name: 'Kitchen',
    steps: [{ status: 'screening', name: 'Phone call' }],
  }),
  'PUT /api/step-templates/:id': {
    forbidden: noPool,
    body: { name: 'Boats', steps: [{ status: 'screening', name: 'Sea trial' }] },
    cases: {
      'of X': { path: (world) => `/api/step-templates/${world.steps}`, allowed: poolOfX },
      'that does not exist': { path: () => `/api/step-templates/${missing}`, allowed: nothing },
    },
  },
  'DELETE /api/step-templates/:id': {
    forbidden: noPool,
    cases: {
      'of X': { path: (world) => `/api/step-templates/${world.steps}`, allowed: poolOfX },
      'that does not exist': { path: () => `/api/step-templates/${missing}`, allowed: nothing },
    },
  },
  'POST /api/rejections/preview': ofSeveral('/api/rejections/preview', { letter: 'Dear {{first_name}}' }),
  'POST /api/rejections': ofSeveral('/api/rejections', { note: 'No', openOffer: 'withdraw' }),
  'POST /api/rejections/undo': ofSeveral('/api/rejections/undo'),
  'GET /api/rejection-reasons': {
    forbidden: [...jobSeekers, 'admin'],
    cases: {
      'of one’s own company': {
        path: () => '/api/rejection-reasons',
        allowed: [...staff, ...companyAdmins],
      },
      'of X': {
        path: (world) => `/api/rejection-reasons?companyId=${world.companies.x}`,
        allowed: teamOfX,
      },
    },
  },
  'POST /api/rejection-reasons': forbiddenTo(noPool, '/api/rejection-reasons', { name: 'Vertigo' }),
  'PUT /api/rejection-reasons/:id': {
    forbidden: noPool,
    body: { archived: true },
    cases: {
      'of X': { path: (world) => `/api/rejection-reasons/${world.rejectionReason}`, allowed: poolOfX },
      'that does not exist': { path: () => `/api/rejection-reasons/${missing}`, allowed: nothing },
    },
  },
  'GET /api/board': forbiddenTo(jobSeekers, '/api/board'),
  'GET /api/public/jobs/:id/applications/token': notPublic('/applications/token', 200),
  'POST /api/public/jobs/:id/applications': notPublic('/applications', 401, { name: 'Aishath' }),
  'POST /api/public/jobs/:id/uploads': notPublic('/uploads', 401, { token: 'none', name: 'cv.pdf', size: 1 }),
  'GET /api/public/uploads/:key': {
    cases: { 'that nobody began': { path: () => `/api/public/uploads/${'A'.repeat(43)}`, allowed: nothing } },
  },
  'PUT /api/public/uploads/:key/pieces/:at': {
    cases: {
      'of one that nobody began': {
        path: () => `/api/public/uploads/${'A'.repeat(43)}/pieces/0`,
        body: resume,
        allowed: nothing,
      },
    },
  },
  'GET /api/unconfirmed-applications': forbiddenTo(jobSeekers, '/api/unconfirmed-applications'),
  'GET /api/unconfirmed-applications/:id/files/:question': {
    forbidden: jobSeekers,
    cases: {
      'the résumé of one to X': {
        path: (world) => `/api/unconfirmed-applications/${world.unconfirmed}/files/0`,
        allowed: [...teamOfX, 'admin'],
      },
      'that does not exist': {
        path: () => `/api/unconfirmed-applications/${missing}/files/0`,
        allowed: nothing,
      },
    },
  },
  'PUT /api/admin/unconfirmed-applications/:id/confirmation': administer({
    'one to X': {
      path: (world) => `/api/admin/unconfirmed-applications/${world.unconfirmed}/confirmation`,
      allowed: ['admin'],
    },
    'that does not exist': {
      path: () => `/api/admin/unconfirmed-applications/${missing}/confirmation`,
      allowed: nothing,
    },
  }),
  'POST /api/applications/moves': {
    forbidden: notStaff,
    cases: {
      'of any that are there for them': {
        path: () => '/api/applications/moves',
        body: { moves: [{ id: missing, status: 'screening' }] },
        allowed: staff,
      },
    },
  },
  'GET /api/applications/:id/messages': seeApplication('/messages'),
  'POST /api/applications/:id/messages': {
    forbidden: [...companyAdmins, 'admin'],
    body: { body: 'When could we talk?' },
    cases: {
      'about one to a job of X': {
        path: (world) => application(world, 'toX', '/messages'),
        allowed: ['jobSeeker', ...staffOfX],
      },
      'about one to a job of Y': {
        path: (world) => application(world, 'toY', '/messages'),
        allowed: ['otherJobSeeker', 'recruiterOfY'],
      },
      'about one that does not exist': {
        path: () => `/api/applications/${missing}/messages`,
        allowed: nothing,
      },
    },
  },
  'PUT /api/applications/:id/messages/read': {
    forbidden: [...companyAdmins, 'admin'],
    cases: {
      'about one to a job of X': {
        path: (world) => application(world, 'toX', '/messages/read'),
        allowed: ['jobSeeker', ...staffOfX],
      },
      'about one that does not exist': {
        path: () => `/api/applications/${missing}/messages/read`,
        allowed: nothing,
      },
    },
  },
  'GET /api/interviews': forAll('/api/interviews'),
  'GET /api/interviews/export': forAll('/api/interviews/export'),
  'GET /api/applications/:id/interviews': seeApplication('/interviews'),
  'GET /api/applications/:id/interviewers': {
    forbidden: notStaff,
    cases: {
      'of X': { path: (world) => application(world, 'toX', '/interviewers'), allowed: staffOfX },
      'of Y': { path: (world) => application(world, 'toY', '/interviewers'), allowed: ['recruiterOfY'] },
      'for an application that does not exist': {
        path: () => `/api/applications/${missing}/interviewers`,
        allowed: nothing,
      },
    },
  },
  'GET /api/applications/:id/busy-times': {
    forbidden: notStaff,
    cases: {
      'of X': { path: (world) => application(world, 'toX', `/busy-times?${thisMonth}`), allowed: staffOfX },
      'of Y': {
        path: (world) => application(world, 'toY', `/busy-times?${thisMonth}`),
        allowed: ['recruiterOfY'],
      },
      'for an application that does not exist': {
        path: () => `/api/applications/${missing}/busy-times?${thisMonth}`,
        allowed: nothing,
      },
    },
  },
  'GET /api/interviewers': forbiddenTo(notStaff, '/api/interviewers'),
  'POST /api/applications/:id/interviews': {
    forbidden: notStaff,
    cases: {
      'about one to a job of X': {
        path: (world) => application(world, 'toX', '/interviews'),
        body: meeting('founderOfX'),
        allowed: staffOfX,
      },
      'about one to a job of Y': {
        path: (world) => application(world, 'toY', '/interviews'),
        body: meeting('recruiterOfY'),
        allowed: ['recruiterOfY'],
      },
      'about one to an unverified recruiter’s job': {
        path: (world) => application(world, 'toUnverified', '/interviews'),
        body: meeting('unverifiedRecruiter'),
        allowed: ['unverifiedRecruiter'],
      },
      'about one that was withdrawn': {
        path: (world) => application(world, 'withdrawn', '/interviews'),
        body: meeting('founderOfX'),
        allowed: nothing,
        other: { 409: staffOfX },
      },
      'about one that does not exist': {
        path: () => `/api/applications/${missing}/interviews`,
        body: meeting('founderOfX'),
        allowed: nothing,
      },
    },
  },
  'PUT /api/interviews/:id/times': ofInterview('times', notStaff, {
    body: () => ({ times: [daysAhead(12)] }),
    allowed: staffOfX,
  }),
  'POST /api/interviews/:id/cancel': ofInterview('cancel', notStaff, {
    body: { reason: 'The season is over' },
    allowed: staffOfX,
  }),
  'POST /api/interviews/:id/book': ofInterview('book', hiringSide, {
    body: ({ interview }: World) => ({ startsAt: interview.times[1] }),
    allowed: ['jobSeeker'],
  }),
  'POST /api/interviews/:id/decline': ofInterview('decline', hiringSide, {
    body: {},
    allowed: ['jobSeeker'],
  }),
  'GET /api/interviews/:id/calendar': ofInterview('calendar', undefined, {
    allowed: ['jobSeeker', 'recruiterOfX', 'managerOfX'],
  }),
  'GET /api/interview-kits': forbiddenTo(notVouched, '/api/interview-kits'),
  'POST /api/interview-kits': forbiddenTo(notVouched, '/api/interview-kits', questions),
  'PUT /api/interview-kits/:id': { ...kitOfX, body: questions },
  'DELETE /api/interview-kits/:id': kitOfX,
  'GET /api/applications/:id/scorecards': judged,
  'POST /api/applications/:id/scorecards': {
    ...judged,
    body: {
      recommendation: 4,
      ratings: usualAttributes.map((attribute) => ({ attribute, step: 3 })),
    },
  },
  'GET /api/notifications': forAll('/api/notifications'),
  'PUT /api/notifications/read': forAll('/api/notifications/read', { upTo: 1 }),
  'GET /api/notifications/choices': forAll('/api/notifications/choices'),
  'PUT /api/notifications/choices': forAll('/api/notifications/choices', {
    type: 'message.sent',
    inbox: true,
    mail: 'never',
  }),
  'GET /api/sign-in/provider': open('/api/sign-in/provider'),
  'POST /api/sign-in/provider': {
    body: { email: 'somebody@example.com' },
    cases: {
      'by a domain that leads nowhere': {
        path: () => '/api/sign-in/provider',
        allowed: nothing,
        other: { 409: everybody },
      },
    },
  },
  'GET /api/sign-in/provider/:id/callback': {
    cases: {
      'that nobody has gone to': {
        path: (world) => `/api/sign-in/provider/${world.companies.x}/callback?code=1&state=1`,
        allowed: everybody,
      },
      'of no company': {
        path: () => `/api/sign-in/provider/${missing}/callback`,
        allowed: everybody,
      },
      'of nothing that could be one': {
        path: () => '/api/sign-in/provider/x/callback',
        allowed: nothing,
      },
    },
  },
  'POST /api/sign-in/provider/:id/logout': {
    body: { logout_token: 'x' },
    cases: {
      'with what is no form': {
        path: (world) => `/api/sign-in/provider/${world.companies.x}/logout`,
        allowed: nothing,
        other: { 415: everybody },
      },
      'of a company that has none': {
        path: (world) => `/api/sign-in/provider/${world.companies.y}/logout`,
        allowed: nothing,
      },
    },
  },
  'GET /api/user/provider': forAll('/api/user/provider'),
  'POST /api/user/provider': {
    body: {},
    cases: {
      'of a company that has none, or one that cannot be reached': {
        path: () => '/api/user/provider',
        allowed: nothing,
        other: { 409: everybodySignedIn },
      },
    },
  },
  'POST /api/user/confirmation/provider': nobodyGets(
    '/api/user/confirmation/provider',
    { 409: everybodySignedIn },
    {},
  ),
  'GET /api/company/provider': managed('/api/company/provider'),
  'PUT /api/company/provider': managed('/api/company/provider', {
    issuer: 'https://login.example.com',
    clientId: 'moorings',
    clientSecret: 'a secret',
  }),
  'POST /api/company/provider/trial': {
    forbidden: everybodySignedIn.filter((actor) => !managers.includes(actor)),
    cases: {
      'of X': {
        path: (world) => `/api/company/provider/trial?companyId=${world.companies.x}`,
        allowed: ['founderOfX', 'companyAdminOfX', 'admin'],
      },
      'of Y, which has none': {
        path: (world) => `/api/company/provider/trial?companyId=${world.companies.y}`,
        allowed: nothing,
      },
    },
  },
  'GET /api/company/domains': managed('/api/company/domains'),
  'POST /api/company/domains': managed('/api/company/domains', { domain: 'atoll.example' }),
  'DELETE /api/company/domains/:id': {
    forbidden: everybodySignedIn.filter((actor) => !managers.includes(actor)),
    cases: {
      'of X': {
        path: (world) => `/api/company/domains/${world.domain}`,
        allowed: ['founderOfX', 'companyAdminOfX', 'admin'],
      },
      'that does not exist': { path: () => `/api/company/domains/${missing}`, allowed: nothing },
    },
  },
  'GET /api/admin/domains': administerAll('/api/admin/domains'),
  'PUT /api/admin/domains/:id': administer(
    {
      'of X': { path: (world) => `/api/admin/domains/${world.domain}`, allowed: ['admin'] },
      'that does not exist': { path: () => `/api/admin/domains/${missing}`, allowed: nothing },
    },
    { proved: true },
  ),
  'GET /api/user/mail': forAll('/api/user/mail'),
  'GET /api/unsubscribe/:token': {
    cases: {
      'with the token of a mail': { path: stopsAlerts, allowed: everybody },
      'with nothing of the kind': { path: () => '/api/unsubscribe/x', allowed: nothing },
    },
  },
  'POST /api/unsubscribe/:token': {
    body: 'List-Unsubscribe=One-Click',
    cases: {
      'with the token of a mail': { path: stopsAlerts, allowed: everybody },
      'with that of another’s': {
        path: (world) => stopsAlerts({ ...world, mailToken: 'another' }),
        allowed: nothing,
      },
    },
  },
  'POST /api/unsubscribe': {
    cases: {
      'with the token of a mail': {
        path: () => '/api/unsubscribe',
        body: (world: World) => ({ token: world.mailToken }),
        allowed: everybody,
      },
    },
  },
  'POST /api/jobs/:id/invitations': {
    forbidden: notStaff,
    cases: {
      'to a job of X, of somebody who wants to be found': {
        path: (world) => job(world, 'openOfX', '/invitations'),
        body: (world: World) => ({ candidateId: world.candidates.findable }),
        allowed: staffOfX,
      },
      'to a job of Y': {
        path: (world) => job(world, 'openOfY', '/invitations'),
        body: (world: World) => ({ candidateId: world.candidates.findable }),
        allowed: ['recruiterOfY'],
      },
      'to one that does not exist': {
        path: () => `/api/jobs/${missing}/invitations`,
        body: { candidateId: 1 },
        allowed: nothing,
      },
    },
  },
  'GET /api/saved-searches': forbiddenTo(hiringSide, '/api/saved-searches'),
  'POST /api/saved-searches': forbiddenTo(hiringSide, '/api/saved-searches', {
    name: 'Skippers',
    filters: { search: 'skipper' },
    alert: 'daily',
  }),
  'PUT /api/saved-searches/:id': savedSearch({ name: 'Another name', alert: 'weekly' }),
  'DELETE /api/saved-searches/:id': savedSearch(),
  'GET /api/hires': forbiddenTo(jobSeekers, '/api/hires'),
  'GET /api/hires/export': forbiddenTo(jobSeekers, '/api/hires/export'),
  'GET /api/hires/file': forbiddenTo(jobSeekers, '/api/hires/file'),
  'GET /api/offers': forAll('/api/offers'),
  'GET /api/onboardings': forAll('/api/onboardings'),
  'GET /api/applications/:id/onboarding': seeApplication('/onboarding'),
  'POST /api/applications/:id/onboarding': {
    forbidden: [...jobSeekers, 'admin'],
    body: { startDate: '2035-01-01' },
    cases: {
      'of somebody hired by X': {
        path: (world) => application(world, 'hiredWithoutList', '/onboarding'),
        allowed: teamOfX,
      },
      'of somebody who is not hired by X': {
        path: (world) => application(world, 'toX', '/onboarding'),
        allowed: nothing,
        other: { 409: teamOfX },
      },
      'of somebody who is not hired by Y': {
        path: (world) => application(world, 'toY', '/onboarding'),
        allowed: nothing,
        other: { 409: teamOfY },
      },
      'of an application that does not exist': {
        path: () => `/api/applications/${missing}/onboarding`,
        allowed: nothing,
      },
    },
  },
  'PUT /api/onboardings/:id': onboardingOfX(
    (world) => listOfTasks(world),
    `/api/onboardings/${missing}`,
    runList({ startDate: '2035-02-01' }),
  ),
  'POST /api/onboardings/:id/tasks': onboardingOfX(
    (world) => listOfTasks(world, '/tasks'),
    `/api/onboardings/${missing}/tasks`,
    runList(plannedTask),
  ),
  'PUT /api/onboarding-tasks/:id': onboardingOfX(
    (world) => task(world),
    `/api/onboarding-tasks/${missing}`,
    runList(plannedTask),
  ),
  'DELETE /api/onboarding-tasks/:id': onboardingOfX(
    (world) => task(world),
    `/api/onboarding-tasks/${missing}`,
    runList(),
  ),
  'PUT /api/onboarding-tasks/:id/done': onboardingOfX(
    (world) => task(world, '/done'),
    `/api/onboarding-tasks/${missing}/done`,
    takePart({ done: true }),
  ),
  'POST /api/onboarding-tasks/:id/notes': onboardingOfX(
    (world) => task(world, '/notes'),
    `/api/onboarding-tasks/${missing}/notes`,
    takePart({ body: 'Both pages, please.' }),
  ),
  'POST /api/onboarding-tasks/:id/files': onboardingOfX(
    (world) => task(world, '/files'),
    `/api/onboarding-tasks/${missing}/files`,
    takePart(resume),
  ),
  'DELETE /api/onboarding-tasks/:id/files/:fileId': onboardingOfX(
    (world) => task(world, `/files/${world.onboarding.file}`),
    `/api/onboarding-tasks/${missing}/files/${missing}`,
    { forbidden: ['admin'], allowed: ['otherJobSeeker'] },
  ),
  'GET /api/onboarding-templates': {
    forbidden: jobSeekers,
    cases: {
      'of one’s own company, if any': { path: () => '/api/onboarding-templates', allowed: hiringSide },
      'of X, by its number': {
        path: (world) => `/api/onboarding-templates?companyId=${world.companies.x}`,
        allowed: [...teamOfX, 'admin'],
      },
    },
  },
  'POST /api/onboarding-templates': managed('/api/onboarding-templates', plannedList),
  'PUT /api/onboarding-templates/:id': templateOfX('onboarding', plannedList),
  'DELETE /api/onboarding-templates/:id': templateOfX('onboarding'),
  'GET /api/applications/:id/offers': seeApplication('/offers'),
  'POST /api/applications/:id/offers': {
    forbidden: notStaff,
    body: offerBody,
    cases: {
      'on one to a job of Y': {
        path: (world) => application(world, 'toY', '/offers'),
        allowed: ['recruiterOfY'],
      },
      'on one to an unverified recruiter’s job': {
        path: (world) => application(world, 'toUnverified', '/offers'),
        allowed: ['unverifiedRecruiter'],
      },
      'on one to a job of X that has an open one': {
        path: (world) => application(world, 'toX', '/offers'),
        allowed: nothing,
        other: { 409: staffOfX },
      },
      'on one that does not exist': {
        path: () => `/api/applications/${missing}/offers`,
        allowed: nothing,
      },
    },
  },
  'PUT /api/offers/:id': offersOfX('', {
    forbidden: notStaff,
    body: offerBody,
    of: 'sent',
    allowed: staffOfX,
  }),
  'POST /api/offers/:id/ask': offersOfX('/ask', { forbidden: notStaff, of: 'waiting', allowed: staffOfX }),
  'POST /api/offers/:id/decision': offersOfX('/decision', {
    forbidden: everybodySignedIn.filter((actor) => !managers.includes(actor) || actor === 'admin'),
    body: { approved: true },
    of: 'waiting',
    allowed: ['founderOfX', 'companyAdminOfX'],
  }),
  'POST /api/offers/:id/send': offersOfX('/send', { forbidden: notStaff, of: 'waiting', allowed: staffOfX }),
  'POST /api/offers/:id/withdraw': offersOfX('/withdraw', {
    forbidden: notStaff,
    of: 'sent',
    allowed: staffOfX,
  }),
  'POST /api/offers/:id/accept': answerOffer('accept'),
  'POST /api/offers/:id/decline': answerOffer('decline'),
  'GET /api/offer-templates': {
    forbidden: jobSeekers,
    cases: {
      'of one’s own company, if any': { path: () => '/api/offer-templates', allowed: hiringSide },
      'of X, by its number': {
        path: (world) => `/api/offer-templates?companyId=${world.companies.x}`,
        allowed: [...teamOfX, 'admin'],
      },
    },
  },
  'POST /api/offer-templates': managed('/api/offer-templates', { name: 'Divers', letter: 'Dear {name}' }),
  'PUT /api/offer-templates/:id': templateOfX('offer', { name: 'Divers', letter: 'Dear {name}' }),
  'DELETE /api/offer-templates/:id': templateOfX('offer'),
  'GET /api/mail-templates': forbiddenTo([...jobSeekers, 'admin'], '/api/mail-templates'),
  'POST /api/mail-templates': {
    forbidden: [...jobSeekers, 'admin'],
    body: { name: 'Received', body: 'Dear {{first_name}}' },
    cases: {
      'for one’s company': {
        path: () => '/api/mail-templates',
        allowed: [...teamOfX, ...teamOfY, 'founderNotVerified'],
        other: { 409: [...unverified, 'unverifiedAdminOfX'] },
      },
    },
  },
  'PUT /api/mail-templates/:id': mailTemplateOfX({ body: 'Dear {{full_name}}' }),
  'DELETE /api/mail-templates/:id': mailTemplateOfX(),
  'GET /api/applications/:id/placeholders': {
    forbidden: [...jobSeekers, 'admin'],
    cases: {
      'to a job of X': { path: (world) => application(world, 'toX', '/placeholders'), allowed: teamOfX },
      'to a job of Y': { path: (world) => application(world, 'toY', '/placeholders'), allowed: teamOfY },
      'that is not there': { path: () => `/api/applications/${missing}/placeholders`, allowed: nothing },
    },
  },
  'POST /api/messages/bulk/preview': ofSeveral('/api/messages/bulk/preview', { body: 'Dear {{first_name}}' }),
  'POST /api/messages/bulk': ofSeveral('/api/messages/bulk', {
    body: 'Dear {{first_name}}',
    people: 1,
    key: '5cb2cb7c-7f4f-4a5c-8d3e-2f3e1d9a7b10',
  }),
  'GET /api/invitations': forbiddenTo(hiringSide, '/api/invitations'),
  'POST /api/invitations/:id/decline': {
    forbidden: hiringSide,
    cases: { 'that is nobody’s': { path: () => `/api/invitations/${missing}/decline`, allowed: nothing } },
  },
  'GET /api/hidden-companies': forbiddenTo(hiringSide, '/api/hidden-companies'),
  'PUT /api/hidden-companies/:id': {
    forbidden: hiringSide,
    cases: {
      'any company': {
        path: (world) => `/api/hidden-companies/${world.companies.x}`,
        allowed: jobSeekers,
      },
      none: { path: () => `/api/hidden-companies/${missing}`, allowed: nothing },
    },
  },
  'DELETE /api/hidden-companies/:id': {
    forbidden: hiringSide,
    cases: {
      'any company': {
        path: (world) => `/api/hidden-companies/${world.companies.x}`,
        allowed: jobSeekers,
      },
      none: { path: () => `/api/hidden-companies/${missing}`, allowed: nothing },
    },
  },
  'GET /api/live': forAll('/api/live?since=0'),
  'GET /api/events': forbiddenTo([...jobSeekers, ...unverified, 'unverifiedAdminOfX'], '/api/events?limit=5'),
  'GET /api/user': forAll('/api/user'),
  'POST /api/register': {
    body: { username: 'somebody-new', password },
    cases: {
      anybody: { path: () => '/api/register', allowed: signedOut, other: { 409: everybodySignedIn } },
    },
  },
  'POST /api/login': {
    cases: {
      'with the right password': {
        path: () => '/api/login',
        body: { username: 'the-job-seeker', password },
        allowed: everybody,
      },
      'to a disabled account': {
        path: () => '/api/login',
        body: { username: 'the-disabled', password },
        allowed: nothing,
        other: { 401: everybody },
      },
    },
  },
  // The world is at an address of numbers, where no passkey works: factors.test.ts is at one with a name.
  'POST /api/login/passkey/options': nobodyGets('/api/login/passkey/options', { 409: everybody }),
  'POST /api/login/passkey': nobodyGets('/api/login/passkey', { 409: everybody }, { passkey: shownPasskey }),
  'GET /api/login/second-factor': nobodyGets('/api/login/second-factor', { 401: everybody }),
  'POST /api/login/second-factor': nobodyGets(
    '/api/login/second-factor',
    { 401: everybody },
    { code: '123456' },
  ),
  'GET /api/user/passkeys': forAll('/api/user/passkeys'),
  'POST /api/user/passkeys/options': nobodyGets('/api/user/passkeys/options', { 409: everybodySignedIn }),
  'POST /api/user/passkeys': nobodyGets(
    '/api/user/passkeys',
    { 409: everybodySignedIn },
    { name: 'Phone', passkey: madePasskey },
  ),
  'PUT /api/user/passkeys/:id': ownPasskey({ name: 'Key' }),
  'DELETE /api/user/passkeys/:id': ownPasskey(),
  'GET /api/user/authenticator': forAll('/api/user/authenticator'),
  'POST /api/user/authenticator': {
    cases: {
      own: {
        path: () => '/api/user/authenticator',
        allowed: everybodySignedIn.filter((actor) => actor !== 'otherJobSeeker'),
        other: { 409: ['otherJobSeeker'] },
      },
    },
  },
  'PUT /api/user/authenticator': nobodyGets(
    '/api/user/authenticator',
    { 409: everybodySignedIn },
    { code: '123456' },
  ),
  'DELETE /api/user/authenticator': forAll('/api/user/authenticator'),
  'GET /api/user/recovery-codes': forAll('/api/user/recovery-codes'),
  'POST /api/user/recovery-codes': {
    cases: {
      own: {
        path: () => '/api/user/recovery-codes',
        allowed: ['otherJobSeeker'],
        other: { 409: everybodySignedIn.filter((actor) => actor !== 'otherJobSeeker') },
      },
    },
  },
  'POST /api/logout': open('/api/logout'),
  'PUT /api/user': forAll('/api/user', { firstName: 'Aishath' }),
  'POST /api/user/email-confirmation': {
    cases: {
      'where no mail goes out': {
        path: () => '/api/user/email-confirmation',
        allowed: nothing,
        other: { 409: everybodySignedIn },
      },
    },
  },
  'PUT /api/email-confirmations/:token': {
    cases: {
      'by a link to the job seeker': {
        path: (world) => `/api/email-confirmations/${world.links.confirm}`,
        allowed: everybody,
      },
      'by none of ours': { path: () => `/api/email-confirmations/${'A'.repeat(43)}`, allowed: nothing },
    },
  },
  'POST /api/password-resets': open('/api/password-resets', { email: 'nobody@example.com' }),
  'PUT /api/password-resets/:token': {
    body: { password: 'another boat' },
    cases: {
      'by a link to the job seeker': {
        path: (world) => `/api/password-resets/${world.links.reset}`,
        allowed: everybody,
      },
      'by none of ours': { path: () => `/api/password-resets/${'A'.repeat(43)}`, allowed: nothing },
    },
  },
  'GET /api/user/calendar': forAll('/api/user/calendar'),
  'POST /api/user/calendar': forAll('/api/user/calendar'),
  'DELETE /api/user/calendar': forAll('/api/user/calendar'),
  'GET /api/user/own-calendar': forbiddenTo([...jobSeekers, 'admin'], '/api/user/own-calendar'),
  // Nobody's is read inside the network.
  'PUT /api/user/own-calendar': {
    forbidden: [...jobSeekers, 'admin'],
    body: { url: 'https://127.0.0.1/me.ics' },
    cases: {
      all: {
        path: () => '/api/user/own-calendar',
        allowed: nothing,
        other: { 400: [...staff, ...companyAdmins] },
      },
    },
  },
  'DELETE /api/user/own-calendar': forbiddenTo([...jobSeekers, 'admin'], '/api/user/own-calendar'),
  'GET /api/user/sessions': forAll('/api/user/sessions'),
  'DELETE /api/user/sessions': forAll('/api/user/sessions'),
  'DELETE /api/user/sessions/:id': {
    cases: {
      'the job seeker’s': { path: (world) => `/api/user/sessions/${world.session}`, allowed: ['jobSeeker'] },
      'one that does not exist': { path: () => `/api/user/sessions/${missing}`, allowed: nothing },
    },
  },
  'POST /api/browser-errors': open('/api/browser-errors', {
    kind: 'drawing',
    name: 'RangeError',
    stack: ['Xe /assets/ApplicationPage-Cq1_x.js:1:2345'],
    components: [],
    screen: '/applications/:id',
  }),
  'PUT /api/user/time-zone': forAll('/api/user/time-zone', { timeZone: 'Asia/Colombo' }),
  'GET /api/user/confirmation': forAll('/api/user/confirmation'),
  'POST /api/user/confirmation': {
    body: { password },
    cases: {
      'by the password': {
        path: () => '/api/user/confirmation',
        allowed: everybodySignedIn.filter((actor) => actor !== 'otherJobSeeker'),
        other: { 409: ['otherJobSeeker'] },
      },
    },
  },
  'POST /api/user/confirmation/code': nobodyGets(
    '/api/user/confirmation/code',
    { 400: everybodySignedIn },
    { code: 'AAAA-AAAA-AAAA-AAAA' },
  ),
  'POST /api/user/confirmation/passkey/options': nobodyGets('/api/user/confirmation/passkey/options', {
    409: everybodySignedIn,
  }),
  'POST /api/user/confirmation/passkey': nobodyGets(
    '/api/user/confirmation/passkey',
    { 409: everybodySignedIn },
    { passkey: shownPasskey },
  ),
  'PUT /api/user/password': forAll('/api/user/password', {
    currentPassword: password,
    newPassword: 'another boat',
  }),

  'GET /api/jobs': {
    cases: {
      open: { path: () => '/api/jobs', allowed: everybodySignedIn },
      own: { path: () => '/api/jobs?scope=own', allowed: everybodySignedIn },
    },
  },
  'GET /api/jobs/facets': forAll('/api/jobs/facets'),
  'GET /api/jobs/wider': forAll('/api/jobs/wider?search=chef'),
  'GET /api/jobs/export': forbiddenTo(jobSeekers, '/api/jobs/export'),
  'GET /api/jobs/counts': forbiddenTo(jobSeekers, '/api/jobs/counts'),
  'GET /api/jobs/recommended': forbiddenTo(hiringSide, '/api/jobs/recommended'),
  'GET /api/jobs/:id': {
    cases: {
      'an open job': { path: (world) => job(world, 'openOfX'), allowed: everybodySignedIn },
      'a draft of X': { path: (world) => job(world, 'draftOfX'), allowed: [...teamOfX, 'admin'] },
      'a draft of Y': { path: (world) => job(world, 'draftOfY'), allowed: [...teamOfY, 'admin'] },
      'a closed job of X that the job seeker applied to': {
        path: (world) => job(world, 'closedOfX'),
        allowed: ['jobSeeker', ...teamOfX, 'admin'],
      },
      'a job of X past its deadline': {
        path: (world) => job(world, 'pastOfX'),
        allowed: [...teamOfX, 'admin'],
      },
      'an unverified recruiter’s draft': {
        path: (world) => job(world, 'draftOfUnverified'),
        allowed: ['unverifiedRecruiter', 'admin'],
      },
      'a draft that somebody posted who left X': {
        path: (world) => job(world, 'draftOfLeaver'),
        allowed: [...teamOfX, 'admin'],
      },
      'a job that does not exist': { path: () => `/api/jobs/${missing}`, allowed: nothing },
    },
  },
  'GET /api/jobs/:id/similar': {
    cases: {
      'an open job': { path: (world) => job(world, 'openOfX', '/similar'), allowed: everybodySignedIn },
      'a draft of X': { path: (world) => job(world, 'draftOfX', '/similar'), allowed: [...teamOfX, 'admin'] },
      'a draft of Y': { path: (world) => job(world, 'draftOfY', '/similar'), allowed: [...teamOfY, 'admin'] },
      'a closed job of X that the job seeker applied to': {
        path: (world) => job(world, 'closedOfX', '/similar'),
        allowed: ['jobSeeker', ...teamOfX, 'admin'],
      },
      'a job that does not exist': { path: () => `/api/jobs/${missing}/similar`, allowed: nothing },
    },
  },
  'GET /api/jobs/:id/match': {
    forbidden: hiringSide,
    cases: {
      'an open job': { path: (world) => job(world, 'openOfX', '/match'), allowed: jobSeekers },
      'a draft': { path: (world) => job(world, 'draftOfX', '/match'), allowed: nothing },
      'a closed job that the job seeker applied to': {
        path: (world) => job(world, 'closedOfX', '/match'),
        allowed: ['jobSeeker'],
      },
      'a job that does not exist': { path: () => `/api/jobs/${missing}/match`, allowed: nothing },
    },
  },
  'GET /api/job-templates': {
    forbidden: notStaff,
    cases: { all: { path: () => '/api/job-templates', allowed: staff } },
  },
  'GET /api/suggestions/skills': forAll('/api/suggestions/skills?q=div'),
  'GET /api/jobs/asked': forAll('/api/jobs/asked?search=part+time+diver+in+Baa'),
  'GET /api/suggestions/search': forAll('/api/suggestions/search?q=div'),
  'GET /api/suggestions/titles': forAll('/api/suggestions/titles?q=div'),
  'POST /api/jobs': {
    forbidden: notStaff,
    body: { title: 'Chef', description: 'Cook.' },
    cases: {
      'for no company': { path: () => '/api/jobs', allowed: staff },
      'for the client’s default': {
        path: () => '/api/jobs',
        body: { companyId: 1, title: 'Chef', description: 'Cook.' },
        allowed: staff,
      },
      'for a company that does not exist': {
        path: () => '/api/jobs',
        body: { companyId: missing, title: 'Chef', description: 'Cook.' },
        allowed: nothing,
        other: { 403: staff },
      },
    },
  },
  'PUT /api/jobs/:id': {
    forbidden: [...jobSeekers, 'admin'],
    body: { title: 'Head chef' },
    cases: {
      'the text of a draft of X': {
        path: (world) => job(world, 'draftOfX'),
        allowed: staffOfX,
        other: { 403: ['companyAdminOfX'] },
      },
      'the text of an open job of X': {
        path: (world) => job(world, 'openOfX'),
        allowed: staffOfX,
        other: { 403: ['companyAdminOfX'] },
      },
      'the text of an open job of Y': {
        path: (world) => job(world, 'openOfY'),
        allowed: ['recruiterOfY'],
        other: { 403: ['companyAdminOfY'] },
      },
      'the status of an open job of X': {
        path: (world) => job(world, 'openOfX'),
        body: { status: 'paused' },
        allowed: teamOfX,
      },
      'the text of an unverified recruiter’s draft': {
        path: (world) => job(world, 'draftOfUnverified'),
        allowed: ['unverifiedRecruiter'],
      },
      'the text of a draft that somebody posted who left X': {
        path: (world) => job(world, 'draftOfLeaver'),
        allowed: staffOfX,
        other: { 403: ['companyAdminOfX'] },
      },
      'a job that does not exist': { path: () => `/api/jobs/${missing}`, allowed: nothing },
    },
  },
  'GET /api/jobs/:id/assist': { ...runJob('/assist'), forbidden: jobSeekers },
  'GET /api/jobs/:id/candidates': {
    ...runJob('/candidates', true),
    forbidden: [...jobSeekers, ...unverified, ...doubtful, 'unverifiedAdminOfX'],
  },
  'PUT /api/jobs/:id/save': save,
  'DELETE /api/jobs/:id/save': save,
  'GET /api/saved-jobs': forbiddenTo(hiringSide, '/api/saved-jobs'),

  'GET /api/applications': forAll('/api/applications'),
  'GET /api/applications/export': forAll('/api/applications/export'),
  'GET /api/applications/counts': forAll('/api/applications/counts'),
  'GET /api/applications/:id': seeApplication(),
  'GET /api/applications/:id/assist': { ...hiringSideOf(seeApplication('/assist')), forbidden: jobSeekers },
  'GET /api/applications/:id/history': seeApplication('/history'),
  'GET /api/applications/:id/answers': seeApplication('/answers'),
  'GET /api/applications/:id/colleagues': changeApplication('/colleagues', undefined, { allowed: staffOfX }),
  'GET /api/applications/:id/timeline': seeApplication('/timeline'),
  'POST /api/jobs/:id/applications': {
    forbidden: hiringSide,
    body: { coverLetter: 'I would like to work at sea.' },
    cases: {
      'an open job': {
        path: (world) => job(world, 'withoutApplications', '/applications'),
        allowed: jobSeekers,
      },
      'a job that one of them applied to': {
        path: (world) => job(world, 'openOfY', '/applications'),
        allowed: ['jobSeeker'],
        other: { 409: ['otherJobSeeker'] },
      },
      'a closed job that one of them applied to': {
        path: (world) => job(world, 'closedOfX', '/applications'),
        allowed: nothing,
        other: { 409: ['jobSeeker'] },
      },
      'a job past its deadline': {
        path: (world) => job(world, 'pastOfX', '/applications'),
        allowed: nothing,
      },
      'a draft': { path: (world) => job(world, 'draftOfX', '/applications'), allowed: nothing },
      'a job that does not exist': { path: () => `/api/jobs/${missing}/applications`, allowed: nothing },
    },
  },
  'PUT /api/applications/:id/status': changeApplication(
    '/status',
    { status: 'offered' },
    { allowed: nothing, other: { 409: staffOfX } },
  ),
  'PUT /api/applications/:id/notes': changeApplication(
    '/notes',
    { recruiterNotes: 'Call on Monday.' },
    { allowed: staffOfX },
  ),
  'POST /api/applications/:id/withdraw': {
    forbidden: hiringSide,
    cases: {
      'the job seeker’s': { path: (world) => application(world, 'toX', '/withdraw'), allowed: ['jobSeeker'] },
      'the other job seeker’s': {
        path: (world) => application(world, 'toY', '/withdraw'),
        allowed: ['otherJobSeeker'],
      },
      'one that led to a hire': {
        path: (world) => application(world, 'hired', '/withdraw'),
        allowed: nothing,
        other: { 409: ['otherJobSeeker'] },
      },
      'one that does not exist': { path: () => `/api/applications/${missing}/withdraw`, allowed: nothing },
    },
  },

  'GET /api/companies': forAll('/api/companies'),
  'POST /api/companies': {
    forbidden: notStaff,
    body: { name: 'A new company' },
    cases: {
      all: {
        path: () => '/api/companies',
        allowed: unverified,
        other: { 409: [...staffOfX, 'founderNotVerified', 'recruiterOfY'] },
      },
    },
  },
  'GET /api/companies/:id': {
    cases: {
      X: { path: (world) => company(world, 'x'), allowed: everybodySignedIn },
      'one that does not exist': { path: () => `/api/companies/${missing}`, allowed: nothing },
    },
  },
  'GET /api/companies/:id/members': members(() => '/members'),
  'GET /api/companies/:id/members/export': members(() => '/members/export'),
  'POST /api/companies/:id/members': {
    forbidden: [...jobSeekers, 'admin'],
    cases: {
      X: {
        path: (world) => company(world, 'x', '/members'),
        allowed: ['unverifiedRecruiter', 'unverifiedManager', 'founderNotVerified', ...teamOfY],
        other: {
          409: [...teamOfX, 'askedToJoinX', 'unverifiedAdminOfX', 'leaverOfX', 'leaverWhoAskedAgain'],
        },
      },
      'one that does not exist': { path: () => `/api/companies/${missing}/members`, allowed: nothing },
    },
  },
  'PUT /api/companies/:id/members/:userId': members((world, key) => `/members/${world.members[key]}`, {
    verified: true,
  }),
  'DELETE /api/companies/:id/members/:userId': {
    forbidden: jobSeekers,
    cases: {
      'somebody who asked to join X': {
        path: (world) => company(world, 'x', `/members/${world.members.asker}`),
        allowed: ['askedToJoinX', 'founderOfX', 'companyAdminOfX', 'admin'],
      },
      'a member of Y': {
        path: (world) => company(world, 'y', `/members/${world.members.other}`),
        allowed: ['recruiterOfY', 'companyAdminOfY', 'admin'],
      },
      'a member of Y, as if of X': {
        path: (world) => company(world, 'x', `/members/${world.members.other}`),
        allowed: nothing,
      },
      'of no company': {
        path: (world) => `/api/companies/${missing}/members/${world.members.asker}`,
        allowed: nothing,
      },
    },
  },
  'GET /api/company/stats': figures('/api/company/stats'),
  'GET /api/company/candidates': figures('/api/company/candidates'),
  'GET /api/company/candidates/export': figures('/api/company/candidates/export'),
  'GET /api/company/candidates/:id': {
    forbidden: jobSeekers,
    cases: {
      'who applied to X, to an unverified recruiter and to a company that is not verified': {
        path: (world) => `/api/company/candidates/${world.people.jobSeeker.id}`,
        allowed: [...teamOfX, 'unverifiedRecruiter', 'founderNotVerified', 'admin'],
      },
      'who wants to be found': {
        path: (world) => `/api/company/candidates/${world.candidates.findable}`,
        allowed: [...teamOfX, ...teamOfY, 'admin'],
      },
      'who does not want to be found': {
        path: (world) => `/api/company/candidates/${world.candidates.hidden}`,
        allowed: nothing,
      },
      'who is no job seeker': {
        path: (world) => `/api/company/candidates/${world.people.recruiterOfX.id}`,
        allowed: nothing,
      },
      'who does not exist': { path: () => `/api/company/candidates/${missing}`, allowed: nothing },
    },
  },
  'GET /api/company/analytics': figures('/api/company/analytics'),
  'GET /api/company/match-record': managed('/api/company/match-record'),
  'GET /api/company/fairness-report': managed('/api/company/fairness-report'),
  'GET /api/company/security-log': managed('/api/company/security-log'),
  'GET /api/company/security-log/export': managed('/api/company/security-log/export'),
  'GET /api/profile/fairness-answers': forbiddenTo(hiringSide, '/api/profile/fairness-answers'),
  'PUT /api/profile/fairness-answers': forbiddenTo(hiringSide, '/api/profile/fairness-answers', {
    sex: 'woman',
    ageGroup: 'from_25',
    origin: null,
  }),
  'DELETE /api/profile/fairness-answers': forbiddenTo(hiringSide, '/api/profile/fairness-answers'),
  'GET /api/company/mail': managed('/api/company/mail'),
  'GET /api/company/website': managed('/api/company/website'),
  'GET /api/company/settings': settings(),
  'PUT /api/company/settings': settings({ phone: '+960 330 0000' }),
  'GET /api/company/exports': managed('/api/company/exports'),
  'POST /api/company/exports': askedExport,
  'GET /api/company/export': notMadeYet(managed('/api/company/export')),
  'GET /api/company/keys': companyKeys(() => ''),
  'POST /api/company/keys': companyKeys(() => '', { body: { name: 'Payroll', scopes: ['jobs:read'] } }),
  'POST /api/company/keys/:id/rotation': companyKeys((world) => `/${world.keys.ofX.id}/rotation`, {
    of: 'X',
    body: {},
  }),
  'DELETE /api/company/keys/:id': companyKeys((world) => `/${world.keys.ofX.id}`, { of: 'X' }),
  'POST /api/company/sandbox': byManagers('/api/company/sandbox', () => ''),
  'POST /api/sandbox/reset': {
    forbidden: notStaff,
    cases: { 'of nobody': { path: () => '/api/sandbox/reset', allowed: nothing } },
  },
  'GET /api/company/webhooks': companyWebhooks(() => ''),
  'POST /api/company/webhooks': companyWebhooks(() => '', { body: hook }),
  'PUT /api/company/webhooks/:id': companyWebhooks(ofWebhook(), {
    of: 'X',
    body: { ...hook, paused: true },
  }),
  'DELETE /api/company/webhooks/:id': companyWebhooks(ofWebhook(), { of: 'X' }),
  'POST /api/company/webhooks/:id/secret': companyWebhooks(ofWebhook('/secret'), { of: 'X' }),
  'POST /api/company/webhooks/:id/test': companyWebhooks(ofWebhook('/test'), { of: 'X' }),
  'GET /api/company/webhooks/:id/deliveries': companyWebhooks(ofWebhook('/deliveries'), { of: 'X' }),
  'POST /api/company/webhooks/deliveries/:id/resend': companyWebhooks(
    (world) => `/deliveries/${world.webhook.delivery}/resend`,
    { of: 'X' },
  ),
  'POST /api/company/webhooks/:id/resend': companyWebhooks(ofWebhook('/resend'), {
    of: 'X',
    body: { from: '2026-01-01T00:00:00Z', to: '2026-02-01T00:00:00Z' },
  }),
  'GET /api/company/imports': imports(() => ''),
  'POST /api/company/imports': imports(() => '', { body: tableOfPeople }),
  'GET /api/company/imports/:id': imports((world) => `/${world.peopleImport}`, { of: 'X' }),
  'POST /api/company/imports/:id/mapping': imports((world) => `/${world.peopleImport}/mapping`, {
    of: 'X',
    body: { columns: ['name', 'email', 'job', 'stage'] },
  }),
  'POST /api/company/imports/:id/run': imports((world) => `/${world.peopleImport}/run`, {
    of: 'X',
    body: { dryRun: true },
  }),
  'POST /api/company/imports/:id/take-back': imports((world) => `/${world.peopleImport}/take-back`, {
    of: 'X',
  }),
  'POST /api/company/imports/:id/files': imports((world) => `/${world.peopleImport}/files`, {
    of: 'X',
    body: resume,
  }),
  'GET /api/company/imports/:id/lines': imports((world) => `/${world.peopleImport}/lines`, { of: 'X' }),
  'POST /api/company/imports/:id/lines/:line/person': imports(
    (world) => `/${world.peopleImport}/lines/2/person`,
    { of: 'X', body: { candidateId: null } },
  ),
  'GET /api/company/imports/:id/report': imports((world) => `/${world.peopleImport}/report`, { of: 'X' }),
  'GET /api/company/job-imports': forbiddenTo(noPool, '/api/company/job-imports'),
  'POST /api/company/job-imports': forbiddenTo(noPool, '/api/company/job-imports', Buffer.from(jobsTable)),
  'GET /api/company/job-imports/:id': jobImports(''),
  'POST /api/company/job-imports/:id/mapping': jobImports('/mapping', {
    columns: ['title', 'location', 'description'],
  }),
  'POST /api/company/job-imports/:id/run': jobImports('/run', { dryRun: true }),
  'POST /api/company/job-imports/:id/take-back': jobImports('/take-back'),
  'GET /api/company/job-imports/:id/lines': jobImports('/lines'),
  'POST /api/company/job-imports/:id/lines/:line/leave-out': jobImports('/lines/2/leave-out', {
    leaveOut: true,
  }),
  'GET /api/company/job-imports/:id/report': jobImports('/report'),
  'GET /api/admin/keys': administerAll('/api/admin/keys'),
  'GET /api/admin/old-calls': administerAll('/api/admin/old-calls'),
  'GET /api/admin/old-calls/export': administerAll('/api/admin/old-calls/export'),
  'POST /api/admin/keys': administer(
    { all: { path: () => '/api/admin/keys', allowed: ['admin'] } },
    { name: 'Monitor', scopes: ['platform:read'] },
  ),
  'POST /api/admin/keys/:id/rotation': administer(
    {
      'of the platform': {
        path: (world) => `/api/admin/keys/${world.keys.ofPlatform.id}/rotation`,
        allowed: ['admin'],
      },
      'of a company': { path: (world) => `/api/admin/keys/${world.keys.ofX.id}/rotation`, allowed: nothing },
      'that is not there': { path: () => `/api/admin/keys/${missing}/rotation`, allowed: nothing },
    },
    {},
  ),
  'DELETE /api/admin/keys/:id': administer({
    'of the platform': {
      path: (world) => `/api/admin/keys/${world.keys.ofPlatform.id}`,
      allowed: ['admin'],
    },
    'of a company': { path: (world) => `/api/admin/keys/${world.keys.ofX.id}`, allowed: nothing },
    'that is not there': { path: () => `/api/admin/keys/${missing}`, allowed: nothing },
  }),
  'GET /api/company/provisioning': provisioning(() => ''),
  'POST /api/company/provisioning/tokens': provisioning(() => '/tokens', { notVerified: 409 }),
  'DELETE /api/company/provisioning/tokens/:id': provisioning(
    (world) => `/tokens/${world.provisioning.token}`,
    { of: 'X' },
  ),
  'PUT /api/company/provisioning/groups/:id': provisioning((world) => `/groups/${world.provisioning.group}`, {
    of: 'X',
    body: { role: 'hiring_manager' },
  }),

  'GET /api/company/careers-site': managed('/api/company/careers-site'),
  'PUT /api/company/careers-site': managed('/api/company/careers-site', {
    tagline: 'By the sea',
    sections: [],
  }),
  'POST /api/company/careers-site/publication': managed('/api/company/careers-site/publication'),
  'GET /api/company/site-domains': managed('/api/company/site-domains'),
  'POST /api/company/site-domains': managed('/api/company/site-domains', { domain: 'jobs.atoll.example' }),
  'POST /api/company/site-domains/:id/check': {
    forbidden: everybodySignedIn.filter((actor) => !managers.includes(actor)),
    cases: {
      'of X': {
        path: (world) => `/api/company/site-domains/${world.siteDomain}/check`,
        allowed: ['founderOfX', 'companyAdminOfX', 'admin'],
      },
      'that does not exist': { path: () => `/api/company/site-domains/${missing}/check`, allowed: nothing },
    },
  },
  'DELETE /api/company/site-domains/:id': {
    forbidden: everybodySignedIn.filter((actor) => !managers.includes(actor)),
    cases: {
      'of X': {
        path: (world) => `/api/company/site-domains/${world.siteDomain}`,
        allowed: ['founderOfX', 'companyAdminOfX', 'admin'],
      },
      'that does not exist': { path: () => `/api/company/site-domains/${missing}`, allowed: nothing },
    },
  },
  'GET /api/user/careers-site': forAll('/api/user/careers-site'),
  'PUT /api/user/careers-site': forAll('/api/user/careers-site', { shown: false }),
  'GET /api/company/pictures': managed('/api/company/pictures'),
  'POST /api/company/pictures': managed('/api/company/pictures?kind=logo', anyPicture),
  'DELETE /api/company/pictures/:key': {
    forbidden: everybodySignedIn.filter((actor) => !managers.includes(actor)),
    cases: {
      'of X': {
        path: (world) => `/api/company/pictures/${world.picture}?companyId=${world.companies.x}`,
        allowed: ['founderOfX', 'companyAdminOfX', 'admin'],
      },
      'of X, asked of Y': {
        path: (world) => `/api/company/pictures/${world.picture}?companyId=${world.companies.y}`,
        allowed: nothing,
      },
      'that is not there': { path: () => '/api/company/pictures/AAAAAAAAAAAAAAAAAAAAAA', allowed: nothing },
    },
  },
  'POST /api/user/portrait': forAll('/api/user/portrait', anyPicture),
  'DELETE /api/user/portrait': forAll('/api/user/portrait'),

  'GET /api/profile/job-seeker': forbiddenTo(hiringSide, '/api/profile/job-seeker'),
  'PUT /api/profile/job-seeker': forbiddenTo(hiringSide, '/api/profile/job-seeker', { title: 'Skipper' }),
  'GET /api/work-experience': forbiddenTo(hiringSide, '/api/work-experience'),
  'POST /api/work-experience': forbiddenTo(hiringSide, '/api/work-experience', experience),
  'PUT /api/work-experience/:id': ownEntry('/api/work-experience', 'experience', experience),
  'DELETE /api/work-experience/:id': ownEntry('/api/work-experience', 'experience'),
  'GET /api/education': forbiddenTo(hiringSide, '/api/education'),
  'POST /api/education': forbiddenTo(hiringSide, '/api/education', education),
  'PUT /api/education/:id': ownEntry('/api/education', 'education', education),
  'DELETE /api/education/:id': ownEntry('/api/education', 'education'),

  'GET /api/files': forbiddenTo(hiringSide, '/api/files'),
  'POST /api/files': forbiddenTo(hiringSide, '/api/files', resume),
  'GET /api/files/:id': {
    cases: {
      'that an application to X carries': {
        path: (world) => `/api/files/${world.files.sent}`,
        allowed: ['jobSeeker', ...teamOfX, 'admin'],
      },
      'that no application carries': {
        path: (world) => `/api/files/${world.files.kept}`,
        allowed: ['jobSeeker'],
      },
      'put to a task before a first day at X': {
        path: (world) => `/api/files/${world.onboarding.file}`,
        allowed: ['otherJobSeeker', ...teamOfX, 'admin'],
      },
      'that does not exist': { path: () => `/api/files/${missing}`, allowed: nothing },
    },
  },
  'GET /api/files/:id/text': {
    cases: {
      'that an application to X carries': {
        path: (world) => `/api/files/${world.files.sent}/text`,
        allowed: ['jobSeeker', ...teamOfX, 'admin'],
      },
      'that no application carries': {
        path: (world) => `/api/files/${world.files.kept}/text`,
        allowed: ['jobSeeker'],
      },
      'put to a task before a first day at X': {
        path: (world) => `/api/files/${world.onboarding.file}/text`,
        allowed: ['otherJobSeeker', ...teamOfX, 'admin'],
      },
      'that does not exist': { path: () => `/api/files/${missing}/text`, allowed: nothing },
    },
  },
  'DELETE /api/files/:id': {
    forbidden: hiringSide,
    cases: {
      'that no application carries': {
        path: (world) => `/api/files/${world.files.kept}`,
        allowed: ['jobSeeker'],
      },
      'that an application carries': {
        path: (world) => `/api/files/${world.files.sent}`,
        allowed: nothing,
        other: { 409: ['jobSeeker'] },
      },
      'that does not exist': { path: () => `/api/files/${missing}`, allowed: nothing },
    },
  },
  'GET /api/files/:id/reading': {
    forbidden: hiringSide,
    cases: {
      'the job seeker’s': {
        path: (world) => `/api/files/${world.files.sent}/reading`,
        allowed: ['jobSeeker'],
      },
      'one that does not exist': { path: () => `/api/files/${missing}/reading`, allowed: nothing },
    },
  },
  'POST /api/resumes/reading': forbiddenTo(hiringSide, '/api/resumes/reading', resume),
  'POST /api/profile/resume': forbiddenTo(hiringSide, '/api/profile/resume', {
    title: 'Skipper',
    workExperience: [experience],
    education: [education],
    skills: ['Navigation'],
  }),
  'GET /api/profile/json-resume': forbiddenTo(hiringSide, '/api/profile/json-resume'),

  'GET /api/dashboard/stats': forAll('/api/dashboard/stats'),
  'GET /api/dashboard/first-run': forbiddenTo([...jobSeekers, 'admin'], '/api/dashboard/first-run'),
  'GET /api/dashboard/today': forbiddenTo([...jobSeekers, 'admin'], '/api/dashboard/today'),
  'GET /api/admin/stats': administerAll('/api/admin/stats'),
  'GET /api/admin/users/export': administerAll('/api/admin/users/export'),
  'GET /api/admin/users': administerAll('/api/admin/users'),
  'PUT /api/admin/users/:id': administer(
    {
      'a recruiter': { path: (world) => `/api/admin/users/${world.members.asker}`, allowed: ['admin'] },
      'somebody who does not exist': { path: () => `/api/admin/users/${missing}`, allowed: nothing },
    },
    { disabled: true },
  ),
  'DELETE /api/admin/users/:id/sessions': administer({
    'a job seeker': {
      path: (world) => `/api/admin/users/${world.people.otherJobSeeker.id}/sessions`,
      allowed: ['admin'],
    },
    'somebody who does not exist': { path: () => `/api/admin/users/${missing}/sessions`, allowed: nothing },
  }),
  'DELETE /api/admin/users/:id/factors': administer({
    'a job seeker’s': {
      path: (world) => `/api/admin/users/${world.people.otherJobSeeker.id}/factors`,
      allowed: ['admin'],
    },
    'one’s own': {
      path: (world) => `/api/admin/users/${world.people.admin.id}/factors`,
      allowed: nothing,
      other: { 409: ['admin'] },
    },
    'somebody who does not exist': {
      path: () => `/api/admin/users/${missing}/factors`,
      allowed: nothing,
    },
  }),
  'POST /api/admin/users/:id/password-reset-link': administer({
    'a recruiter': {
      path: (world) => `/api/admin/users/${world.members.asker}/password-reset-link`,
      allowed: ['admin'],
    },
    'somebody who does not exist': {
      path: () => `/api/admin/users/${missing}/password-reset-link`,
      allowed: nothing,
    },
  }),
  'PUT /api/admin/users/:id/email-confirmation': administer({
    'the asker, who has not confirmed it': {
      path: (world) => `/api/admin/users/${world.members.asker}/email-confirmation`,
      allowed: ['admin'],
    },
    'somebody who does not exist': {
      path: () => `/api/admin/users/${missing}/email-confirmation`,
      allowed: nothing,
    },
  }),
  'GET /api/admin/companies/export': administerAll('/api/admin/companies/export'),
  'GET /api/admin/companies': administerAll('/api/admin/companies'),
  'PUT /api/admin/companies/:id': administer(
    {
      X: { path: (world) => `/api/admin/companies/${world.companies.x}`, allowed: ['admin'] },
      'one that does not exist': { path: () => `/api/admin/companies/${missing}`, allowed: nothing },
    },
    { verified: true },
  ),
  'GET /api/admin/jobs/export': administerAll('/api/admin/jobs/export'),
  'GET /api/admin/jobs': administerAll('/api/admin/jobs'),
  'PUT /api/admin/jobs/:id': administer(
    {
      'a job of X': { path: (world) => `/api/admin/jobs/${world.jobs.openOfX}`, allowed: ['admin'] },
      'one that does not exist': { path: () => `/api/admin/jobs/${missing}`, allowed: nothing },
    },
    { status: 'paused' },
  ),
  'GET /api/admin/mail/export': administerAll('/api/admin/mail/export'),
  'GET /api/admin/mail': administerAll('/api/admin/mail'),
  'POST /api/admin/mail/:id/retry': administer({
    'an unsent one': { path: (world) => `/api/admin/mail/${world.mail}/retry`, allowed: ['admin'] },
    'one that does not exist': { path: () => `/api/admin/mail/${missing}/retry`, allowed: nothing },
  }),
  'GET /api/admin/refused-addresses/export': administerAll('/api/admin/refused-addresses/export'),
  'GET /api/admin/refused-addresses': administerAll('/api/admin/refused-addresses'),
  'DELETE /api/admin/refused-addresses/:id': administer({
    'one that refuses mail': {
      path: (world) => `/api/admin/refused-addresses/${world.refusedAddress}`,
      allowed: ['admin'],
    },
    'one that does not exist': { path: () => `/api/admin/refused-addresses/${missing}`, allowed: nothing },
  }),
  'GET /api/admin/background': administerAll('/api/admin/background'),
  'GET /api/admin/backups': administerAll('/api/admin/backups'),
  'GET /api/admin/health': administerAll('/api/admin/health'),
  'GET /api/admin/background/failed': administerAll('/api/admin/background/failed'),
  'POST /api/admin/background/failed/:id/retry': administer({
    'one that was given up': {
      path: (world) => `/api/admin/background/failed/${world.failedTask}/retry`,
      allowed: ['admin'],
    },
    'one that does not exist': {
      path: () => `/api/admin/background/failed/${noTask}/retry`,
      allowed: nothing,
    },
  }),
  'DELETE /api/admin/background/failed/:id': administer({
    'one that was given up': {
      path: (world) => `/api/admin/background/failed/${world.failedTask}`,
      allowed: ['admin'],
    },
    'one that does not exist': { path: () => `/api/admin/background/failed/${noTask}`, allowed: nothing },
  }),
  'GET /api/admin/audit/export': administerAll('/api/admin/audit/export'),
  'GET /api/admin/audit': administerAll('/api/admin/audit'),
  'GET /api/admin/security-log': administerAll('/api/admin/security-log'),
  'GET /api/admin/security-log/export': administerAll('/api/admin/security-log/export'),

  'GET /api/admin/operator': administerAll('/api/admin/operator'),
  'PUT /api/admin/operator': administer(
    { 'the only one': { path: () => '/api/admin/operator', allowed: ['admin'] } },
    { name: 'Atoll Jobs Pvt Ltd' },
  ),

  'GET /api/public/companies/:slug/jobs': {
    cases: {
      'a company that shows its jobs': {
        path: (world) => `/api/public/companies/company-${world.companies.x}/jobs`,
        allowed: nothing,
        toVisitor: 200,
      },
      'one that the platform has not verified': {
        path: () => '/api/public/companies/nobody-has-looked/jobs',
        allowed: nothing,
        toVisitor: 404,
      },
      'one that the platform has suspended': {
        path: () => '/api/public/companies/stopped/jobs',
        allowed: nothing,
        toVisitor: 404,
      },
      'one that does not exist': {
        path: () => '/api/public/companies/nothing-of-the-sort/jobs',
        allowed: nothing,
        toVisitor: 404,
      },
    },
  },
  'GET /api/public/jobs/:id': {
    cases: {
      open: { ...publicJob('openOfX'), toVisitor: 200 },
      'a draft': publicJob('draftOfX'),
      'one that closed before anybody could read it': publicJob('closedOfX'),
      'of a company that is not verified': publicJob('openOfNotVerified'),
      'of nobody’s company': publicJob('openOfUnverified'),
      'of a suspended company': publicJob('draftOfSuspended'),
      'one that does not exist': {
        path: () => `/api/public/jobs/${missing}`,
        allowed: nothing,
        toVisitor: 404,
      },
    },
  },
  'GET /api/pages/:slug': {
    cases: {
      'one there is': { path: () => '/api/pages/about', allowed: everybody },
      'one there is not': { path: () => '/api/pages/nothing-of-the-sort', allowed: nothing },
    },
  },
};
