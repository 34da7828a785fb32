import { use, useEffect, useState } from 'react';
import { KeptFormsContext } from './kept-forms.ts';

/** What a form begins with: `initial`, or what it held when the part of the page around it broke. */
export function useFirstValues<Values extends Record<string, unknown>>(initial: Values): Values {
  const kept = use(KeptFormsContext);
  const [first] = useState(() => kept?.restored.get(keyOf(initial)) ?? initial);
  return first as Values; // kept by a form of the same fields, below
}

/** Keeps what the form holds, as often as it has been drawn with it. */
export function useKeptValues(values: Record<string, unknown>): void {
  const kept = use(KeptFormsContext);
  const key = keyOf(values);
  useEffect(() => {
    kept?.drawn.set(key, values);
  }, [kept, key, values]);
  useEffect(() => {
    kept?.restored.delete(key);
    return () => {
      // A form that was closed has nothing to come back to.
      if (!kept?.broken) kept?.drawn.delete(key);
    };
  }, [kept, key]);
}

function keyOf(values: Record<string, unknown>): string {
  return Object.keys(values).toSorted().join(' ');
}
