import { useEffect } from 'react';
import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { refresh } from '#client/api/api-cache.ts';
import type { Message } from '#contract/api.ts';
import { can, isJobSeeker } from '#domain/permissions.ts';

/** Being shown is being read, and the other side may know. */
export function useReadMessages(applicationId: number, messages: readonly Message[] | undefined): void {
  const user = useUser();
  const seeker = isJobSeeker(user);
  const unread =
    can['message.write'](user) &&
    messages?.some((message) => message.fromEmployer === seeker && !message.readAt);
  useEffect(() => {
    if (unread)
      call('PUT /api/applications/:id/messages/read', { params: { id: applicationId } })
        .then(() => refresh('GET /api/notifications'))
        .catch(() => undefined); // The next visit says it again.
  }, [unread, applicationId]);
}
