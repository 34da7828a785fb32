import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { announce } from '#client/ui/announcer.ts';

interface Selectable {
  id: number;
}

/**
 * Which of the applications in some lists are selected: one by one, a whole list, or with Shift all from the last one to this
 * in the same list. How many are selected then is said.
 */
export function useSelection<One extends Selectable>(lists: readonly (readonly One[])[]) {
  const [chosen, setSelected] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<number>(undefined);
  // Who has gone from the lists is not moved or written to unseen. Not looked up with each press: the lists are long.
  const selected = useMemo(() => {
    if (!chosen.size) return chosen;
    const present = new Set(lists.flatMap((list) => list.map(({ id }) => id)));
    return new Set([...chosen].filter((id) => present.has(id)));
    // oxlint-disable-next-line react/exhaustive-deps -- the lists themselves, not what holds them
  }, [chosen, ...lists]);
  const select = (next: ReadonlySet<number>) => {
    setSelected(next);
    announce(next.size ? `${next.size} selected` : 'Selection cleared');
  };
  const latest = useRef({ lists, selected, select });
  useLayoutEffect(() => {
    latest.current = { lists, selected, select };
  });
  return {
    selected,
    clear: () => setSelected(new Set()),
    toggleAll: (list: readonly One[]) => {
      const all = list.map(({ id }) => id);
      const whole = all.every((id) => selected.has(id));
      select(new Set(whole ? [...selected].filter((id) => !all.includes(id)) : [...selected, ...all]));
    },
    /** Puts some in or takes them out; the next range goes on from the last of them. */
    mark: (list: readonly One[], on: boolean) => {
      const next = new Set(selected);
      for (const { id } of list) {
        if (on) next.add(id);
        else next.delete(id);
        last.current = id;
      }
      select(next);
    },
    /** Always the same function, so that only what changed itself is drawn anew. */
    toggle: useCallback(({ id }: Selectable, range: boolean) => {
      const now = latest.current;
      const next = new Set(now.selected);
      const on = !next.has(id);
      for (const one of range ? rangeIn(now.lists, last.current, id) : [id]) {
        if (on) next.add(one);
        else next.delete(one);
      }
      last.current = id;
      now.select(next);
    }, []),
  };
}

function rangeIn(lists: readonly (readonly Selectable[])[], from: number | undefined, to: number): number[] {
  const list = lists.map((one) => one.map(({ id }) => id)).find((ids) => ids.includes(to)) ?? [to];
  const begin = from === undefined ? -1 : list.indexOf(from);
  const end = list.indexOf(to);
  return begin < 0 ? [to] : list.slice(Math.min(begin, end), Math.max(begin, end) + 1);
}
