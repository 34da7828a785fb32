import { useCallback, useRef, useState } from 'react';

/**
 * What is asked over a page, one question at a time. `close` takes away the one that stood there when it was drawn, and none
 * that was asked since: what was sent before may be answered late. It says whether its own was still open.
 * What is sent by a form knows the one of its press; what TanStack sends is to be given it along. `first` is asked from the start.
 */
export function useAsked<Question>(first?: () => Question | undefined) {
  const [asked, setAsked] = useState<{ question: Question } | undefined>(() => {
    const question = first?.();
    return question === undefined ? undefined : { question };
  });
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
