import { useEffect, useState } from 'react';

/** The time as an ISO time, anew each half minute: for what opens by itself. */
export function useMinute(): string {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
