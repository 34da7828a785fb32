import type { KeyboardEvent } from 'react';
import { call } from '#client/api/call.ts';
import { changeAnswer } from '#client/api/api-cache.ts';
import { useDraftForm } from '#client/kit/drafts/use-draft-form.ts';
import { announce } from '#client/ui/announcer.ts';
import { messageFields } from '#domain/fields/messages.ts';
import { problemsIn } from '#domain/fields/problems.ts';

const blank = { body: '' };

/** One more message on an application. What is typed is kept on this device until it is sent, by Ctrl+Enter too. */
export function useMessageForm(applicationId: number, onSent: () => void) {
  const { form, draft } = useDraftForm(`message ${applicationId}`, {
    initial: blank,
    check: (values) => problemsIn(messageFields, values),
    send: async (values) => {
      const sent = await call('POST /api/applications/:id/messages', {
        params: { id: applicationId },
        body: values,
      });
      changeAnswer('GET /api/applications/:id/messages', { params: { id: applicationId } }, (shown) => [
        ...shown.filter(({ id }) => id !== sent.id),
        sent,
      ]);
      draft.drop();
      announce('Message sent');
      onSent();
    },
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.onSubmit(event);
  };
  return { form, draft, onKeyDown };
}
