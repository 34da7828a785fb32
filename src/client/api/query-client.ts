import { QueryClient } from '@tanstack/react-query';
import { currentSession, subscribeToSession } from './session.ts';

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
