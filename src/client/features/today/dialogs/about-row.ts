import { useState } from 'react';
import type { TodayRow } from '#contract/api.ts';

export interface RowDialog {
  row: TodayRow;
  onClose: () => void;
}

/** Of the offer as the list had it when the dialog was opened, whatever comes into the list behind it. */
export function useOfferSeen(row: TodayRow): string | undefined {
  const [etag] = useState('etag' in row ? row.etag : undefined);
  return etag;
}

/** Every row but who asks to be let in is about an application. */
export function applicationOf(row: TodayRow): number {
  return row.kind === 'request' ? 0 : row.applicationId;
}
