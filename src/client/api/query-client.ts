import { QueryClient } from '@tanstack/react-query';
import { currentSession, subscribeToSession } from './session.ts';

/** How long an answer counts as fresh, in milliseconds: until then a visit to its screen asks for nothing. */
export const staleAfter = {
  /** Any other: shown at once as it was, while it is fetched anew. Others may have changed it meanwhile. */
  visit: 0,
  dashboardStats: 60_000,
  applications: 60_000,
  jobs: 300_000,
} as const;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      refetchInterval: false,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: false,
    },
    // Each call itself waits for the line; see unsent.ts.
    mutations: { retry: false, networkMode: 'always' },
  },
});

// Nothing one person has fetched may be shown to the next.
// This code may arrive after the answer to who is there.
let person = currentSession().user?.id;
subscribeToSession(({ user }) => {
  if (user?.id === person) return;
  person = user?.id;
  queryClient.clear();
});
