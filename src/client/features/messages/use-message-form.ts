import type { KeyboardEvent } from 'react';
import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { changeAnswer } from '#client/api/api-cache.ts';
import { useDraftForm, writtenSince } from '#client/kit/drafts/use-draft-form.ts';
import { announce } from '#client/ui/announcer.ts';
import { messageFields } from '#domain/fields/messages.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { dropMessageKey, messageKey } from './message-key.ts';

const blank = { body: '' };

/** One more message on an application. What is typed is kept on this device until it is sent, by Ctrl+Enter too. */
export function useMessageForm(applicationId: number, onSent: () => void) {
  const { id: userId } = useUser();
  const { form, draft } = useDraftForm(`message ${applicationId}`, {
    initial: blank,
    check: (values) => problemsIn(messageFields, values),
    send: async (values) => {
      const sent = await call(
        'POST /api/applications/:id/messages',
        { params: { id: applicationId }, body: values },
        { idempotencyKey: messageKey(userId, applicationId, values.body) },
      );
      dropMessageKey(userId, applicationId);
      changeAnswer('GET /api/applications/:id/messages', { params: { id: applicationId } }, (shown) => [
        ...shown.filter(({ id }) => id !== sent.id),
        sent,
      ]);
      announce('Message sent');
      const rest = writtenSince(values.body, form.latest().body);
      if (rest) draft.goOn({ body: rest });
      else {
        draft.drop();
        onSent();
      }
    },
    // Who has gone on to another application hears of it too.
    failedTitle: 'Message not sent',
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.onSubmit(event);
  };
  return { form, draft, onKeyDown };
}
