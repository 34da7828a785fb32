import { useEffect, useRef, useState } from 'react';

/** So long after the last key what was typed counts, in milliseconds. */
const pause = 250;

/**
 * The text of a box that acts while one types. `commit` gets it after a pause, or at once by `commitNow` (Enter); when
 * `value` is changed by something else (Back, a chip), the box follows. Who goes elsewhere meanwhile is not called back.
 */
export function useDebouncedInput(value: string, commit: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  const typedAt = useRef('');
  if (value !== known) {
    setKnown(value);
    if (value !== sent) setTyped(value);
    setSent(value);
  }
  const text = typed.trim();
  const commitNow = (next = text) => {
    setTyped(next);
    if (next === sent) return;
    setSent(next);
    commit(next);
  };
  useEffect(() => {
    if (text === sent) return;
    const timer = window.setTimeout(() => {
      if (typedAt.current !== window.location.pathname) return;
      setSent(text);
      commit(text);
    }, pause);
    return () => window.clearTimeout(timer);
  });
  const type = (next: string) => {
    typedAt.current = window.location.pathname;
    setTyped(next);
  };
  return { typed, setTyped: type, commitNow };
}
