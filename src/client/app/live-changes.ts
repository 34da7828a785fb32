import { keysOf } from '#domain/keys.ts';
import type { ReadCall } from '#client/api/api-cache.ts';
import { type EventNoun, type EventType, nounOf } from '#domain/events.ts';

const figures: readonly EventNoun[] = [
  'application',
  'job',
  'interview',
  'offer',
  'onboarding',
  'membership',
];
/** Only what a person does on the screen itself changes it, or nothing does. */
const byOwnHand: readonly EventNoun[] = [];
/** A form stands on it: what is being typed is not taken away, and saving says when somebody else was faster. */
const underAForm: readonly EventNoun[] = [];
/** What one searches stays as it was found; job-cache.ts notes that it has changed, and the list says so. */
const asFound: readonly EventNoun[] = [];

/** Every answer a screen can show, and what happening changes it. A call without a row does not compile. */
export const changedBy: Record<ReadCall, readonly EventNoun[]> = {
  'GET /api/user': byOwnHand, // asked for anew by use-live.ts, whatever is shown
  'GET /api/user/sessions': ['session'],
  'GET /api/user/passkeys': ['account'],
  'GET /api/user/authenticator': ['account'],
  'GET /api/user/recovery-codes': ['account'],
  'GET /api/login/second-factor': byOwnHand,
  'GET /api/user/confirmation': byOwnHand,
  'GET /api/user/provider': ['membership'],
  'GET /api/sign-in/provider/:id/callback': byOwnHand,
  'GET /api/company/provider': underAForm,
  'GET /api/company/domains': byOwnHand,
  'GET /api/admin/domains': byOwnHand,
  'GET /api/jobs': asFound,
  'GET /api/jobs/facets': asFound,
  'GET /api/jobs/wider': asFound,
  'GET /api/jobs/counts': ['job'],
  'GET /api/jobs/:id': ['job', 'company'],
  'GET /api/jobs/:id/similar': asFound,
  'GET /api/jobs/recommended': asFound,
  'GET /api/jobs/:id/match': ['job'],
  'GET /api/jobs/:id/waiting': ['application'],
  'GET /api/jobs/:id/assist': ['job', 'application'],
  'GET /api/jobs/:id/candidates': ['job', 'application'],
  'GET /api/saved-jobs': ['job', 'application'],
  'GET /api/saved-searches': ['alert'],
  'GET /api/jobs/asked': byOwnHand,
  'GET /api/suggestions/search': byOwnHand,
  'GET /api/suggestions/skills': byOwnHand,
  'GET /api/suggestions/titles': byOwnHand,
  'GET /api/applications': ['application'],
  'GET /api/applications/counts': ['application'],
  'GET /api/applications/:id': ['application', 'steps', 'job', 'company'],
  'GET /api/applications/:id/history': ['application'],
  'GET /api/applications/:id/colleagues': ['membership'],
  'GET /api/applications/:id/answers': byOwnHand,
  'GET /api/applications/:id/messages': ['message'],
  'GET /api/applications/:id/placeholders': byOwnHand,
  'GET /api/applications/:id/offers': ['offer', 'application'],
  'GET /api/applications/:id/interviews': ['interview', 'application'],
  'GET /api/applications/:id/interviewers': ['membership'],
  'GET /api/applications/:id/scorecards': ['scorecard'],
  'GET /api/applications/:id/onboarding': ['onboarding', 'application'],
  'GET /api/applications/:id/timeline': ['application', 'interview', 'scorecard', 'offer', 'message'],
  'GET /api/applications/:id/assist': ['job'],
  'GET /api/board': ['application', 'steps'],
  'GET /api/companies': ['company'],
  'GET /api/companies/:id': ['company', 'membership', 'job'],
  'GET /api/companies/:id/members': ['membership'],
  'GET /api/company/stats': figures,
  'GET /api/company/analytics': figures,
  'GET /api/company/fairness-report': ['application', 'interview', 'offer'],
  'GET /api/company/match-record': byOwnHand,
  'GET /api/company/settings': underAForm,
  'GET /api/company/provisioning': ['provisioning', 'membership', 'company'],
  'GET /api/company/candidates': ['pool', 'application'],
  'GET /api/company/candidates/:id': ['pool', 'application', 'invitation'],
  'GET /api/company/candidates/:id/tags': ['pool'],
  'GET /api/company/tags': ['pool'],
  'GET /api/company/lists': ['pool'],
  'GET /api/company/duplicates': ['pool'],
  'GET /api/company/duplicates/decisions': ['pool'],
  'GET /api/dashboard/stats': figures,
  'GET /api/admin/stats': [...figures, 'account', 'company'],
  'GET /api/admin/users': ['account'],
  'GET /api/admin/companies': ['company', 'membership'],
  'GET /api/admin/jobs': ['job', 'application'],
  'GET /api/admin/mail': byOwnHand,
  'GET /api/admin/refused-addresses': byOwnHand,
  'GET /api/company/mail': byOwnHand,
  'GET /api/user/mail': ['account'],
  'GET /api/unsubscribe/:token': byOwnHand,
  'GET /api/admin/background': byOwnHand,
  'GET /api/admin/background/failed': byOwnHand,
  'GET /api/admin/audit': byOwnHand,
  'GET /api/admin/security-log': byOwnHand,
  'GET /api/admin/security-log/export': byOwnHand,
  'GET /api/company/security-log': byOwnHand,
  'GET /api/company/security-log/export': byOwnHand,
  'GET /api/admin/operator': byOwnHand,
  'GET /api/profile/job-seeker': underAForm,
  'GET /api/profile/json-resume': byOwnHand,
  'GET /api/profile/fairness-answers': byOwnHand,
  'GET /api/work-experience': underAForm,
  'GET /api/education': underAForm,
  'GET /api/files': ['file'],
  'GET /api/files/:id': byOwnHand,
  'GET /api/files/:id/reading': byOwnHand,
  'GET /api/hidden-companies': byOwnHand,
  'GET /api/invitations': ['invitation', 'job'],
  'GET /api/offers': ['offer', 'application'],
  'GET /api/interviews': ['interview', 'application'],
  'GET /api/interviews/:id/calendar': byOwnHand,
  'GET /api/onboardings': ['onboarding', 'application'],
  'GET /api/notifications': [
    'alert',
    'answer',
    'application',
    'interview',
    'invitation',
    'membership',
    'message',
    'offer',
    'onboarding',
  ],
  'GET /api/notifications/choices': byOwnHand,
  'GET /api/mail-templates': underAForm,
  'GET /api/offer-templates': underAForm,
  'GET /api/onboarding-templates': underAForm,
  'GET /api/interview-kits': underAForm,
  'GET /api/step-templates': ['steps'],
  'GET /api/views': byOwnHand,
  'GET /api/pages/:slug': byOwnHand,
  'GET /api/live': byOwnHand,
};

/** A card somebody looks at stays where it is: it has been changed in place. */
const keptInPlace: ReadonlySet<ReadCall> = new Set<ReadCall>(['GET /api/applications', 'GET /api/board']);

/** What an event of this type may have changed of what is shown. */
export function changedCalls(type: EventType): ReadCall[] {
  const calls = keysOf(changedBy);
  const noun = nounOf(type);
  const moved = type === 'application.moved' || type === 'application.stepped';
  return calls.filter(
    (call) => changedBy[call].some((one) => one === noun) && !(moved && keptInPlace.has(call)),
  );
}
