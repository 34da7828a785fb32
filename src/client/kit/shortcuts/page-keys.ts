import { useEffect, useSyncExternalStore } from 'react';

/** What a key does on the page that is open. Several keys that do one thing: `['j', 'k']`, "Next and previous row". */
export interface PageKey {
  keys: readonly string[];
  does: string;
}

const groups = new Map<symbol, readonly PageKey[]>();
const listeners = new Set<() => void>();
let shown: readonly PageKey[] = [];

/**
 * Says what the page's keys do, for as long as the page is open: `?` lists them. It listens to none of them; who does
 * (useShortcuts) says it here.
 */
export function usePageKeys(keys: readonly PageKey[]): void {
  const words = JSON.stringify(keys);
  useEffect(() => {
    const own = Symbol('keys of a page');
    groups.set(own, JSON.parse(words) as readonly PageKey[]); // What was written a line above.
    changed();
    return () => {
      groups.delete(own);
      changed();
    };
  }, [words]);
}

/** The keys of the page that is open, in the order in which they were said. */
export function useKeysOfPage(): readonly PageKey[] {
  return useSyncExternalStore(subscribe, () => shown);
}

function changed(): void {
  shown = [...groups.values()].flat();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
