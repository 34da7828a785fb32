import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Something that can be done on the page that is open, as the palette offers it: "Reject Aishath Shiuna". */
export interface PageAct {
  label: string;
  act: () => void;
}

const groups = new Map<symbol, readonly PageAct[]>();
const listeners = new Set<() => void>();
let offered: readonly PageAct[] = [];

/** Offers the palette what can be done here, for as long as the page is open. The labels say when that changes. */
export function useOfferActs(acts: readonly PageAct[]): void {
  const perform = useEffectEvent((label: string) => acts.find((one) => one.label === label)?.act());
  const labels = acts.map(({ label }) => label).join('\n');
  useEffect(() => {
    if (!labels) return;
    const own = Symbol('acts of a page');
    groups.set(
      own,
      labels.split('\n').map((label) => ({ label, act: () => perform(label) })),
    );
    changed();
    return () => {
      groups.delete(own);
      changed();
    };
  }, [labels]);
}

/** What the page that is open offers. */
export function usePageActs(): readonly PageAct[] {
  return useSyncExternalStore(subscribe, () => offered);
}

function changed(): void {
  offered = [...groups.values()].flat();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
