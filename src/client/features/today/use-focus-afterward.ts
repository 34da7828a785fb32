import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * For a list whose rows go when they are done: to be spread on it. Whoever had the focus in one goes on with the row that
 * takes its place: with its first button, or at the end with the row before.
 */
export function useFocusAfterward(keys: readonly string[]) {
  const ref = useRef<HTMLUListElement>(null);
  const last = useRef<{ key: string; index: number }>(undefined);
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest('li');
    const key = row?.dataset['row'];
    if (key) last.current = { key, index: keys.indexOf(key) };
  };
  const order = keys.join('\n');
  useLayoutEffect(() => {
    const { key, index } = last.current ?? {};
    if (key === undefined || index === undefined || order.split('\n').includes(key)) return;
    last.current = undefined;
    // Only what fell to the page: somebody may have gone elsewhere meanwhile.
    if (document.activeElement && document.activeElement !== document.body) return;
    const rows = ref.current?.children;
    const row = rows?.[Math.min(index, rows.length - 1)];
    const next = row?.querySelector<HTMLElement>('[data-acts] :is(button, a)');
    (next ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [order]);
  return { ref, onFocus };
}
