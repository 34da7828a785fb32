import { useApi } from '#client/api/use-api.ts';

const few = { query: { limit: 5 } } as const;

/** What is new for a job seeker: what has been made them, proposed to them, and told them. */
export function useNews() {
  const offers = useApi('GET /api/offers', few, { staleTime: 0 });
  const interviews = useApi('GET /api/interviews', few, { staleTime: 0 });
  const onboardings = useApi('GET /api/onboardings', few, { staleTime: 0 });
  const notifications = useApi('GET /api/notifications', { query: { limit: 20 } }, { staleTime: 0 });
  return {
    // What has failed is not waited for: the rest is news all the same.
    isPending: [offers, interviews, onboardings, notifications].some(
      (query) => query.isPending && query.errorUpdateCount === 0,
    ),
    told: {
      offers: offers.data ?? [],
      interviews: interviews.data ?? [],
      onboardings: onboardings.data ?? [],
      notifications: notifications.data ?? [],
    },
  };
}
