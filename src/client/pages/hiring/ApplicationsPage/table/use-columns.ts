import { useState } from 'react';
import { useUser } from '#client/api/session.ts';
import type {
  ApplicationSearch,
  ChangeSearch,
} from '#client/pages/hiring/ApplicationsPage/use-application-search.ts';
import { columnNames, columnsIn, columnsText, type ColumnName } from './columns.ts';

/**
 * The columns that are shown: those the address names, as that of a saved view, else those this person chose last on this
 * device. A choice goes into both.
 */
export function useColumns(
  search: ApplicationSearch,
  change: ChangeSearch,
): { columns: readonly ColumnName[]; arrange: (columns: readonly ColumnName[]) => void } {
  const { id } = useUser();
  const stored = `moorings.columns.${id}`;
  const [own, setOwn] = useState(() => read(stored));
  return {
    columns: columnsIn(search.columns) ?? columnsIn(own) ?? columnNames,
    arrange: (columns) => {
      const text = columnsText(columns);
      keep(stored, text);
      setOwn(text);
      change({ columns: text }, 'replace');
    },
  };
}

function read(stored: string): string {
  try {
    return localStorage.getItem(stored) ?? '';
  } catch {
    return '';
  }
}

function keep(stored: string, text: string): void {
  try {
    if (text) localStorage.setItem(stored, text);
    else localStorage.removeItem(stored);
  } catch {
    // Without storage the choice holds as long as the address.
  }
}
