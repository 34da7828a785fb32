import { staleAfter } from '#client/api/stale-after.ts';
import { useApi } from '#client/api/use-api.ts';
import { storyOf } from './story.ts';

/** Timeline and messages of an application, as Loaded takes a query. */
export function useStory(id: number) {
  const timeline = useApi(
    'GET /api/applications/:id/timeline',
    { params: { id } },
    // A mail goes out without anybody doing anything.
    { staleTime: staleAfter.visit },
  );
  const messages = useApi('GET /api/applications/:id/messages', { params: { id } });
  return {
    data: timeline.data && messages.data && storyOf(timeline.data, messages.data),
    messages: messages.data,
    error: timeline.error ?? messages.error,
    refetch: () => Promise.all([timeline.refetch(), messages.refetch()]),
  };
}
