import { useSyncExternalStore } from 'react';

/** Whether our code runs on this page: not in what the server sends of it, which stands there before. */
export function useIsRunning(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never(): () => void {
  return () => undefined;
}
