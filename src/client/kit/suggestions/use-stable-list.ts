import { useState } from 'react';
import type { Suggestion } from '#client/ui/ComboBox.tsx';

/** The same list as before while nothing in it has changed, so that what is chosen in it stays chosen. */
export function useStableList<Item extends Suggestion>(list: readonly Item[]): readonly Item[] {
  const [steady, setSteady] = useState(list);
  const same =
    steady.length === list.length &&
    steady.every(({ text, note }, index) => text === list[index]?.text && note === list[index].note);
  if (!same) setSteady(list);
  return same ? steady : list;
}
