import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '#client/api/call.ts';
import { jobKey } from './job-cache.ts';

/** A pointer that only passes over is no intent; this long it has to stay. */
const dwell = 80;

/** Handlers for what leads to a job: fetches it as soon as someone seems about to open it. It does not count as a view. */
export function usePrefetchJob(id: number) {
  const client = useQueryClient();
  const timer = useRef<number>(undefined);
  const stop = () => window.clearTimeout(timer.current);
  const start = () => {
    stop();
    timer.current = window.setTimeout(() => {
      void client.prefetchQuery({
        queryKey: jobKey(id),
        queryFn: ({ signal }) => call('GET /api/jobs/:id', { params: { id } }, { signal, prefetch: true }),
      });
    }, dwell);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
}
