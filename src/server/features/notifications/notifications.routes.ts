import { rhythmsOf } from '#domain/notifications.ts';
import { choicesOf, saveChoice } from './choices.queries.ts';
import { inboxOf, markNotificationsRead } from './notifications.queries.ts';
import { stoppable, unsubscribe } from './unsubscribe.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { ownMail } from '#server/mail/refused-addresses.queries.ts';
import { found } from '#server/found.ts';
import { refuse } from '#server/refusal.ts';

type NotificationCalls =
  | 'GET /api/notifications'
  | 'PUT /api/notifications/read'
  | 'GET /api/notifications/choices'
  | 'PUT /api/notifications/choices'
  | 'GET /api/user/mail'
  | 'GET /api/unsubscribe/:token'
  | 'POST /api/unsubscribe/:token'
  | 'POST /api/unsubscribe';

export const notificationRoutes: RoutesOf<NotificationCalls> = {
  'GET /api/notifications': async ({ db, actor, query }) => inboxOf(db, actor.id, query),

  'PUT /api/notifications/read': async ({ db, actor, body }) =>
    markNotificationsRead(db, actor.id, body.upTo),

  'GET /api/notifications/choices': async ({ db, actor }) => choicesOf(db, actor.id),

  'PUT /api/notifications/choices': async ({ db, actor, body }) => {
    if (!rhythmsOf(body.type).includes(body.mail))
      throw refuse.invalid('Mail of this kind does not come at that time.', {
        mail: 'Mail of this kind does not come at that time.',
      });
    await saveChoice(db, actor.id, body);
    return choicesOf(db, actor.id);
  },

  'GET /api/user/mail': async ({ db, actor }) => found(await ownMail(db, actor.id)),

  'GET /api/unsubscribe/:token': async ({ params, reply }) => {
    // After the #, where no log and no page of others reads it.
    void reply.header('Location', `/unsubscribe#${params.token}`);
  },

  'POST /api/unsubscribe/:token': {
    visible: async ({ db, params }) => (await stoppable(db, params.token)) !== undefined,
    handle: async ({ db, params }) => void (await unsubscribe(db, params.token)),
  },

  'POST /api/unsubscribe': async ({ db, body }) => {
    if (!(await unsubscribe(db, body.token)))
      throw refuse.invalid('This link is not, or no longer, one of ours.', { token: 'Not a token of ours.' });
  },
};
