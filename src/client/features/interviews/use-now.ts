import { useState } from 'react';

/** The time when this was first shown, as an ISO time: what is shown does not change its mind under a person's hand. */
export function useNow(): string {
  const [now] = useState(() => new Date().toISOString());
  return now;
}
