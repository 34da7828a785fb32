import { useSyncExternalStore } from 'react';

/** Whether a media query holds, for what is not only looks: `useMedia('(min-width: 1024px)')`. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
  );
}
