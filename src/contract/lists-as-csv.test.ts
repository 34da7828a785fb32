import { expect, test } from 'vitest';
import { z } from 'zod';
import { api, type Call } from './api.ts';
import type { Endpoint } from './endpoint.ts';

const ofOne = 'belongs to one person, application, job or webhook, and is read on its page';
const own = 'is somebody’s own, a page long';
const setUp = 'is what a company sets up, a screen long; all of it is in the company’s export';
const suggested = 'is suggested while somebody types or reads';
const forVisitors = 'is public: programs read it as a feed or by the API';
const underWay = 'is work under way, which is over when it is looked at in a sheet';

/** Lists that are no file, and why. */
const withoutFile: Partial<Record<Call, string>> = {
  'GET /api/user/sessions': own,
  'GET /api/user/passkeys': own,
  'GET /api/saved-jobs': own,
  'GET /api/saved-searches': own,
  'GET /api/jobs/recommended': own,
  'GET /api/work-experience': own,
  'GET /api/education': own,
  'GET /api/files': own,
  'GET /api/invitations': own,
  'GET /api/hidden-companies': own,
  'GET /api/notifications': own,
  'GET /api/notifications/choices': own,
  'GET /api/views': own,
  'GET /api/jobs/wider': suggested,
  'GET /api/jobs/:id/similar': suggested,
  'GET /api/suggestions/search': suggested,
  'GET /api/suggestions/skills': suggested,
  'GET /api/suggestions/titles': suggested,
  'GET /api/job-templates': suggested,
  'GET /api/interviewers': suggested,
  'GET /api/companies': forVisitors,
  'GET /api/public/companies/:slug/jobs': forVisitors,
  'GET /api/applications/:id/history': ofOne,
  'GET /api/applications/:id/colleagues': ofOne,
  'GET /api/applications/:id/answers': ofOne,
  'GET /api/applications/:id/messages': ofOne,
  'GET /api/applications/:id/offers': ofOne,
  'GET /api/applications/:id/interviews': ofOne,
  'GET /api/applications/:id/busy-times': ofOne,
  'GET /api/applications/:id/scorecards': ofOne,
  'GET /api/applications/:id/timeline': ofOne,
  'GET /api/company/candidates/:id/tags': ofOne,
  'GET /api/company/webhooks/:id/deliveries': ofOne,
  'GET /api/company/imports/:id/lines': ofOne,
  'GET /api/company/job-imports/:id/lines': ofOne,
  'GET /api/jobs/:id/assist':
    'is an order of applications, which download themselves; its match record is a file of its own',
  'GET /api/jobs/:id/candidates': 'is people of the platform who have not applied: nobody takes them along',
  'GET /api/company/domains': setUp,
  'GET /api/company/keys': setUp,
  'GET /api/admin/keys': setUp,
  'GET /api/company/webhooks': setUp,
  'GET /api/mail-templates': setUp,
  'GET /api/offer-templates': setUp,
  'GET /api/onboarding-templates': setUp,
  'GET /api/step-templates': setUp,
  'GET /api/interview-kits': setUp,
  'GET /api/rejection-reasons': setUp,
  'GET /api/company/tags': setUp,
  'GET /api/company/lists': setUp,
  'GET /api/company/exports': underWay,
  'GET /api/company/imports': underWay,
  'GET /api/company/job-imports': underWay,
  'GET /api/unconfirmed-applications': underWay,
  'GET /api/company/duplicates': underWay,
  'GET /api/company/duplicates/decisions': underWay,
  'GET /api/admin/background': underWay,
  'GET /api/admin/background/failed': underWay,
  'GET /api/admin/domains': underWay,
  'GET /api/offers':
    'is no list of a screen: what is offered is found among the applications, which download',
  'GET /api/onboardings': 'is no list of a screen: who begins when is among the hires, which download',
  'GET /api/hires/file': 'is the file',
  'GET /api/events': 'is followed by programs',
  'GET /api/live': 'is followed by open pages',
};

const lists = Object.entries<Endpoint>(api).flatMap(([call, { answer }]) =>
  // The cast: the contract’s own keys.
  call.startsWith('GET ') && answer instanceof z.ZodArray ? [call as Call] : [],
);

test.each(lists)('%s downloads as a file, or somebody has written why not', (call) => {
  const reason = withoutFile[call];
  expect(`${call}/export` in api || reason !== undefined, 'neither a file nor a reason').toBe(true);
  expect(`${call}/export` in api && reason !== undefined, 'a file, and a reason why there is none').toBe(
    false,
  );
});

test('a list’s file takes the list’s filters, and nothing else', () => {
  const filters = ({ query }: Endpoint) => (query instanceof z.ZodObject ? Object.keys(query.shape) : []);
  for (const call of lists.filter((one) => `${one}/export` in api)) {
    // The cast: it has just been found there.
    const file = filters(api[`${call}/export` as Call]);
    const list = filters(api[call]).filter((one) => !['limit', 'cursor', 'modifiedSince'].includes(one));
    expect(list, call).toEqual(expect.arrayContaining(file));
    expect(file.length, call).toBeGreaterThanOrEqual(call === 'GET /api/jobs' ? 1 : list.length);
  }
});

test('a reason is written for a list that there is', () => {
  expect(Object.keys(withoutFile).filter((call) => !lists.some((one) => one === call))).toEqual([]);
});
