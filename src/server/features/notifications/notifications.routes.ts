import { rhythmsOf } from '#domain/notifications.ts';
import { choicesOf, inboxOf, markNotificationsRead, saveChoice } from './notifications.queries.ts';
import { unsubscribe } from './unsubscribe.ts';
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

  'POST /api/unsubscribe': async ({ db, body }) => {
    if (!(await unsubscribe(db, body.token)))
      throw refuse.invalid('This link is not, or no longer, one of ours.', { token: 'Not a token of ours.' });
  },
};
