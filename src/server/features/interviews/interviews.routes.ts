import type { Interview } from '#contract/api.ts';
import { may, verifiedCompany } from '#domain/permissions.ts';
import { withEtag } from '#server/etags.ts';
import { bookInterview, declineInterview } from './answer-interview.ts';
import { arrangeInterview, rearrangeInterview } from './arrange.ts';
import { calendarFile } from './calendar-file.ts';
import { cancelInterview } from './cancel-interview.ts';
import { feedOf } from './feed/feeds.queries.ts';
import { endFeed, makeFeed } from './feed/make-feed.ts';
import { removeOwnCalendar, setOwnCalendar, toldOfOwnCalendar } from './own-calendar/change-own-calendar.ts';
import { calendarReader } from './own-calendar/fetch-calendar.ts';
import { freshenCalendars } from './own-calendar/read-own-calendars.ts';
import { busyTimesOf, interviewersSeenBy, suggestionFor } from './interviewers.queries.ts';
import { presentInterview } from './interviews.present.ts';
import {
  interviewersOf,
  interviewsAbout,
  interviewsOf,
  visibleInterviewById,
  zonesOf,
} from './interviews.queries.ts';
import { changeKit, companyOf, createKit } from './write-kit.ts';
import { deleteKit, hasKit, kitsOf } from './kits.queries.ts';
import type { Received, RoutesOf } from '#server/http/calls.ts';
import { csvAnswer, dayOf } from '#server/http/csv-answer.ts';
import { interviewColumns } from './interview-columns.ts';
import { ownOrigin } from '#server/own-origin.ts';
import { Page } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';
import { applicationFacts, isApplicationVisible } from '#server/visibility/visible-applications.queries.ts';

type InterviewCalls =
  | 'GET /api/interviews'
  | 'GET /api/interviews/export'
  | 'GET /api/applications/:id/interviews'
  | 'GET /api/applications/:id/interviewers'
  | 'GET /api/applications/:id/busy-times'
  | 'GET /api/interviewers'
  | 'POST /api/applications/:id/interviews'
  | 'PUT /api/interviews/:id/times'
  | 'POST /api/interviews/:id/book'
  | 'POST /api/interviews/:id/decline'
  | 'POST /api/interviews/:id/cancel'
  | 'GET /api/interviews/:id/calendar'
  | 'GET /api/user/calendar'
  | 'POST /api/user/calendar'
  | 'DELETE /api/user/calendar'
  | 'GET /api/user/own-calendar'
  | 'PUT /api/user/own-calendar'
  | 'DELETE /api/user/own-calendar'
  | 'GET /api/interview-kits'
  | 'POST /api/interview-kits'
  | 'PUT /api/interview-kits/:id'
  | 'DELETE /api/interview-kits/:id';

export const interviewRoutes: RoutesOf<InterviewCalls> = {
  'GET /api/interviews': async ({ db, actor, query }) => {
    const page = await interviewsOf(db, actor, query);
    return new Page<Interview>(
      page.items.map((row) => presentInterview(row, actor)),
      page.next,
    );
  },

  'GET /api/interviews/export': async ({ db, actor, query, now }) =>
    csvAnswer(`interviews-${dayOf(now())}`, interviewColumns, async (place) => {
      const page = await interviewsOf(db, actor, { ...query, ...place });
      return new Page<Interview>(
        page.items.map((row) => presentInterview(row, actor)),
        page.next,
      );
    }),

  'GET /api/applications/:id/interviews': async ({ db, actor, params }) => {
    if (!(await isApplicationVisible(db, actor, params.id))) throw refuse.notFound();
    return (await interviewsAbout(db, params.id)).map((row) => presentInterview(row, actor));
  },

  'GET /api/applications/:id/interviewers': async ({ db, actor, params }) => {
    const application = await applicationFacts(db, actor, params.id);
    const zones = await zonesOf(db, params.id);
    if (!application || !zones) throw refuse.notFound();
    const people = await interviewersOf(db, application.companyId, actor.id);
    const { panel, ...suggested } = await suggestionFor(db, application, actor.id);
    const still = panel.filter((one) => people.some(({ id }) => id === one));
    return { ...zones, people, suggested: { ...suggested, panel: still } };
  },

  'GET /api/applications/:id/busy-times': async ({ db, actor, params, query }) => {
    const application = await applicationFacts(db, actor, params.id);
    if (!application) throw refuse.notFound();
    const people = may['interviewer.busy'](actor, application.companyId)
      ? await interviewersOf(db, application.companyId, actor.id)
      : [actor];
    const ids = people.map(({ id }) => id);
    await freshenCalendars(db, ids);
    return busyTimesOf(db, actor, ids, query);
  },

  'GET /api/interviewers': ({ db, actor }) => interviewersSeenBy(db, actor),

  'POST /api/applications/:id/interviews': {
    visible: ({ db, actor, params }) => isApplicationVisible(db, actor, params.id),
    handle: async ({ db, actor, params, body, now }) =>
      presentInterview(await arrangeInterview(db, actor, params.id, body, now().toISOString()), actor),
  },

  'PUT /api/interviews/:id/times': {
    visible: isVisible,
    handle: async ({ db, actor, params, body, now }) =>
      presentInterview(await rearrangeInterview(db, actor, params.id, body, now().toISOString()), actor),
  },

  'POST /api/interviews/:id/book': {
    visible: isVisible,
    handle: async ({ db, actor, params, body, now }) =>
      presentInterview(await bookInterview(db, actor, params.id, body.startsAt, now().toISOString()), actor),
  },

  'POST /api/interviews/:id/decline': {
    visible: isVisible,
    handle: async ({ db, actor, params, body, now }) =>
      presentInterview(
        await declineInterview(db, actor, params.id, body.reason ?? null, now().toISOString()),
        actor,
      ),
  },

  'POST /api/interviews/:id/cancel': {
    visible: isVisible,
    handle: async ({ db, actor, params, body, now }) =>
      presentInterview(
        await cancelInterview(db, actor, params.id, body.reason ?? null, now().toISOString()),
        actor,
      ),
  },

  'GET /api/interviews/:id/calendar': async (call) => calendarFile(call, call.actor, call.params.id),

  'GET /api/user/calendar': async ({ db, actor }) =>
    (await feedOf(db, actor.id)) ?? { madeAt: null, lastReadAt: null },

  'POST /api/user/calendar': async ({ db, actor, from, config }) =>
    makeFeed(db, { actorId: actor.id, from }, ownOrigin(config)),

  'DELETE /api/user/calendar': async ({ db, actor, from }) => endFeed(db, { actorId: actor.id, from }),

  'GET /api/user/own-calendar': async ({ db, actor }) => toldOfOwnCalendar(db, actor.id),

  'PUT /api/user/own-calendar': async ({ db, actor, body, now, config }) =>
    setOwnCalendar(db, { actorId: actor.id, url: body.url, now: now() }, calendarReader(config.webhookAllow)),

  'DELETE /api/user/own-calendar': async ({ db, actor }) => removeOwnCalendar(db, actor.id),

  'GET /api/interview-kits': async ({ db, actor }) =>
    (await kitsOf(db, companyOf(actor))).map((kit) => withEtag('PUT /api/interview-kits/:id', kit)),

  'POST /api/interview-kits': async ({ db, actor, body }) => createKit(db, actor, body),

  'PUT /api/interview-kits/:id': {
    visible: async ({ db, actor, params }) => hasKit(db, verifiedCompany(actor) ?? 0, params.id),
    handle: async ({ db, actor, params, body, ifMatch }) => changeKit(db, actor, params.id, body, ifMatch),
  },

  'DELETE /api/interview-kits/:id': async ({ db, actor, params }) => {
    if (!(await deleteKit(db, companyOf(actor), params.id))) throw refuse.notFound();
  },
};

async function isVisible({
  db,
  actor,
  params,
}: Pick<Received<'PUT /api/interviews/:id/times'>, 'db' | 'actor' | 'params'>): Promise<boolean> {
  return Boolean(await visibleInterviewById(db, actor, params.id));
}
