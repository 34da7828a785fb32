import { useRef, useState } from 'react';
import type { BoardCard } from '#client/features/applications/board-cache.ts';
import { applicationStatuses, type ApplicationStatus } from '#domain/application-status.ts';
import type { Columns } from './columns.ts';

/** Which cards are selected: one by one, a whole column, or with Shift all from the last one to this in the same column. */
export function useSelection(columns: Columns) {
  const [chosen, setSelected] = useState<ReadonlySet<number>>(new Set());
  const last = useRef<BoardCard>(undefined);
  const present = new Set(applicationStatuses.flatMap((status) => columns[status].map(({ id }) => id)));
  // Who has gone from the board is not moved unseen.
  const selected = new Set([...chosen].filter((id) => present.has(id)));
  return {
    selected,
    clear: () => setSelected(new Set()),
    selectAll: (status: ApplicationStatus) => {
      const all = columns[status].map(({ id }) => id);
      const whole = all.every((id) => selected.has(id));
      setSelected(new Set(whole ? [...selected].filter((id) => !all.includes(id)) : [...selected, ...all]));
    },
    toggle: (card: BoardCard, range: boolean) => {
      const next = new Set(selected);
      const between = range ? rangeTo(card) : [card.id];
      const on = !selected.has(card.id);
      for (const id of between) {
        if (on) next.add(id);
        else next.delete(id);
      }
      last.current = card;
      setSelected(next);
    },
  };

  function rangeTo(card: BoardCard): number[] {
    const column = columns[card.status].map(({ id }) => id);
    const from = last.current ? column.indexOf(last.current.id) : -1;
    const to = column.indexOf(card.id);
    return from < 0 ? [card.id] : column.slice(Math.min(from, to), Math.max(from, to) + 1);
  }
}
