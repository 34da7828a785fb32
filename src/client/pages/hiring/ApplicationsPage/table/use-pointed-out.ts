import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import type { Application } from '#contract/api.ts';
import type { Rows } from './TableBody.tsx';

/** The application that the address names: `#application-12`. */
export function usePointedOut(): number | undefined {
  const { hash } = useLocation();
  return Number(/^#application-(\d+)$/.exec(hash)?.[1]) || undefined;
}

/** Brings the one the address names into sight and gives it the focus, once, when it is there. */
export function useFocusOnArrival(
  rows: RefObject<Rows | null>,
  applications: readonly Application[],
  pointedOut: number | undefined,
): void {
  const done = useRef<number>(undefined);
  useLayoutEffect(() => {
    const at = applications.findIndex(({ id }) => id === pointedOut);
    if (at < 0 || done.current === pointedOut) return;
    done.current = pointedOut;
    rows.current?.focus(at);
  }, [rows, applications, pointedOut]);
}
