import { useEffect, useState } from 'react';

/** One letter may become anything. */
const fewestLetters = 2;
/** So long after the last key it is asked for, in milliseconds. */
const pause = 120;

/** What suggestions are asked for while something is being typed; '' for none. */
export function useDebouncedQuery(typed: string): string {
  const [q, setQ] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setQ(typed), typed ? pause : 0);
    return () => window.clearTimeout(timer);
  }, [typed]);
  return typed.length >= fewestLetters && q.length >= fewestLetters ? q : '';
}
