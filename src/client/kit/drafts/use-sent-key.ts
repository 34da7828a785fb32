import { useRef } from 'react';
import { isSame } from '#client/ui/is-same.ts';
import { randomKey } from './random-key.ts';

/** The `Idempotency-Key` of what a form sends: the same again after a lost answer is done once, anything else is another. */
export function useSentKey(): (body: unknown) => string {
  const last = useRef<{ body: unknown; key: string }>(undefined);
  return (body) => {
    if (!last.current || !isSame(last.current.body, body)) last.current = { body, key: randomKey() };
    return last.current.key;
  };
}
