import { useCallback, useSyncExternalStore } from 'react';
import { useUser } from '#client/api/session.ts';

/**
 * How a person likes a screen, kept for them on this device: what they folded, how dense they want it. The key carries
 * the person's id, as drafts do; signing out keeps it, for it says nothing about anybody.
 */
const prefix = 'moorings.choice.';
const known = new Map<string, string | null>();
const listeners = new Set<() => void>();

export function useKeptChoice<Value extends string>(
  name: string,
  values: readonly Value[],
  unlessChosen: Value,
): [Value, (value: Value) => void] {
  const { id } = useUser();
  const key = `${prefix}${id}.${name}`;
  const kept = useSyncExternalStore(subscribe, () => read(key));
  return [
    values.find((value) => value === kept) ?? unlessChosen,
    useCallback((value: Value) => keep(key, value), [key]),
  ];
}

function read(key: string): string | null {
  const before = known.get(key);
  if (before !== undefined) return before;
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(key);
  } catch {
    // Without storage a choice holds as long as the page.
  }
  known.set(key, kept);
  return kept;
}

function keep(key: string, value: string): void {
  known.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', followOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTab);
  };
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (!key?.startsWith(prefix)) return;
  known.set(key, newValue);
  for (const listener of listeners) listener();
}
