import { useEffect, useRef } from 'react';

/**
 * After `focusNextPage`, the first child of the next page gets the focus when it arrives, so that one reads on where one stopped:
 * in it, what `selector` names.
 */
export function useFocusNextPage<List extends HTMLElement>(length: number, selector: string) {
  const list = useRef<List>(null);
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || from.current >= length) return;
    list.current?.children[from.current]?.querySelector<HTMLElement>(selector)?.focus();
    from.current = undefined;
  }, [length, selector]);
  return {
    list,
    focusNextPage: () => {
      from.current = length;
    },
  };
}
