import { useSyncExternalStore } from 'react';

/** Whether the list of keys is open: `?`, the palette and the pages' own buttons open it. */
const listeners = new Set<() => void>();
let isOpen: boolean | undefined;

/** Undefined until it is asked for for the first time. */
export function useKeysListed(): boolean | undefined {
  return useSyncExternalStore(subscribe, () => isOpen);
}

export function listKeys(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
