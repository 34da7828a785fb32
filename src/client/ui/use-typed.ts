import { useEffect, useState } from 'react';

/** So long after the last key what was typed counts, in milliseconds. */
const pause = 250;

/**
 * The text of a box that acts while one types. `commit` gets it after a pause, or at once by `commitNow` (Enter); when
 * `value` is changed by something else (Back, a chip), the box follows.
 */
export function useTyped(value: string, commit: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
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
      setSent(text);
      commit(text);
    }, pause);
    return () => window.clearTimeout(timer);
  });
  return { typed, setTyped, commitNow };
}
