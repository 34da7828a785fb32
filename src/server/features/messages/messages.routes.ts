import { presentMessage } from './messages.present.ts';
import { messagesOf } from './messages.queries.ts';
import { readMessages } from './read-messages.ts';
import { sendMessage } from './send-message.ts';
import type { Received, RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { isApplicationVisible } from '#server/visibility/visible-applications.queries.ts';

type MessageCalls =
  | 'GET /api/applications/:id/messages'
  | 'POST /api/applications/:id/messages'
  | 'PUT /api/applications/:id/messages/read';

export const messageRoutes: RoutesOf<MessageCalls> = {
  'GET /api/applications/:id/messages': async (call) => {
    if (!(await isVisible(call))) throw refuse.notFound();
    const messages = await messagesOf(call.db, call.params.id);
    return messages.map((message) => presentMessage(message, call.actor));
  },

  'POST /api/applications/:id/messages': {
    visible: isVisible,
    handle: async ({ db, actor, params, body }) => sendMessage(db, actor, params.id, body.body),
  },

  'PUT /api/applications/:id/messages/read': async (call) => {
    if (!(await isVisible(call))) throw refuse.notFound();
    await readMessages(call.db, call.actor, call.params.id);
  },
};

async function isVisible({
  db,
  actor,
  params,
}: Pick<Received<'GET /api/applications/:id/messages'>, 'db' | 'actor' | 'params'>): Promise<boolean> {
  return isApplicationVisible(db, actor, params.id);
}
