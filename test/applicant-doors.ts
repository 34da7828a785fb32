import type { Application } from '#contract/api.ts';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { keysOf } from '#domain/keys.ts';
import { can } from '#domain/permissions.ts';
import { rows } from '#server/db/query.ts';
import type { Person, TestServer } from './server.ts';

/**
 * Everything an applicant can look at, and what is on its way to them: every call that reads, about this application, its
 * job and its company, with the lists narrowed as they can be.
 */
export async function everyDoor(
  server: TestServer,
  seeker: Person,
  { id, jobPostingId, companyId }: Pick<Application, 'id' | 'jobPostingId' | 'companyId'>,
): Promise<Record<string, unknown>> {
  const ids: Record<string, number> = { applications: id, jobs: jobPostingId, companies: companyId };
  const seen: Record<string, unknown> = {};
  for (const path of [...everyRead.map((call) => addressed(call, ids)), ...narrowed]) {
    const { status, text } = await server.as(seeker).get(path);
    // Looking at a candidate counts as a view of them, whatever is decided.
    seen[path] = [status, text.replace(/"profileViews":\d+/, '"profileViews":0')];
  }
  seen['mail'] = await rows(
    server.database.pool,
    `select kind, subject from mail where to_user_id = $1
     union all select n.type, n.data::text from notification n where n.user_id = $1 and n.mail_due_at is not null`,
    [seeker.id],
  );
  return seen;
}

/** What answers something else each time it is asked, whatever happens. */
const ownClock = [
  '/api/user/sessions',
  '/api/live',
  '/api/profile/json-resume',
  '/api/interviews/:id/calendar',
  '/api/sign-in/provider/:id/callback',
  '/api/login/second-factor',
];

const everyRead = keysOf(api)
  .flatMap((call) => (call.startsWith('GET ') && isForApplicants(api[call]) ? [call.slice(4)] : []))
  .filter((path) => !ownClock.includes(path));

function isForApplicants({ permission }: Endpoint): boolean {
  return permission === 'anyone' || can[permission]({ id: 0, userType: 'job_seeker', memberships: [] });
}

const narrowed = [
  '/api/applications?sort=updated',
  '/api/applications?reached=rejected',
  '/api/applications?waiting=true',
  '/api/interviews?when=coming',
  '/api/interviews?when=past',
  '/api/live?since=0',
];

/** Of a path that names one of something, one that is there; of what this is not about there is none. */
function addressed(path: string, ids: Record<string, number>): string {
  const [, , noun = ''] = path.split('/');
  return path
    .replace(':id', String(ids[noun] ?? 1))
    .replace(/:(slug|token)/, 'none')
    .replace(/:\w+/g, '1');
}
