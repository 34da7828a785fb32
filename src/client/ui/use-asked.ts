import { useCallback, useRef, useState } from 'react';

/**
 * What is asked over a page, one question at a time. `close` takes away the one that stood there when it was drawn, and none
 * that was asked since: what was sent before may be answered late. It says whether its own was still open.
 */
export function useAsked<Question>() {
  const [asked, setAsked] = useState<{ question: Question }>();
  const latest = useRef(asked);
  const show = useCallback((next: typeof asked) => {
    latest.current = next;
    setAsked(next);
  }, []);
  return {
    asked: asked?.question,
    ask: useCallback((question: Question) => show({ question }), [show]),
    close: (): boolean => {
      const own = latest.current === asked;
      if (own) show(undefined);
      return own;
    },
  };
}
