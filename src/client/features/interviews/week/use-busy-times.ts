import { useApi } from '#client/api/use-api.ts';
import type { BusyTime } from '#contract/api.ts';
import { daysAfter } from '#domain/deadlines.ts';
import { limits } from '#domain/limits.ts';
import { momentOf } from '#domain/weeks.ts';

/** So many days are asked for at once, of which the last week is asked for again. */
const ahead = limits.busyDays - 7;

/** While somebody arranges, the interviewers' own calendars are being read, each as fast as its server is. */
const everyMs = 10_000;

/**
 * When the interviewers for an application are taken: in the weeks from today on, and those around the day that is shown.
 */
export function useBusyTimes(
  applicationId: number,
  { today, shown, timeZone }: { today: string; shown: string; timeZone: string },
) {
  const days = (Date.parse(shown) - Date.parse(today)) / 86_400_000;
  const later = Math.max(0, Math.floor(days / ahead)) * ahead;
  const needs = (from: number) => {
    const at = (index: number) =>
      momentOf(timeZone, daysAfter(today, index), 0) ?? `${daysAfter(today, index)}T00:00:00Z`;
    return {
      params: { id: applicationId },
      query: { from: at(from), to: at(from + limits.busyDays - 1) },
    };
  };
  const soon = useApi('GET /api/applications/:id/busy-times', needs(0), { staleTime: 0, everyMs });
  const then = useApi('GET /api/applications/:id/busy-times', needs(later), {
    staleTime: 0,
    everyMs,
    enabled: later > 0,
  });
  const busy: BusyTime[] = [...(soon.data ?? []), ...(later > 0 ? (then.data ?? []) : [])];
  return { busy, pending: soon.isPending || (later > 0 && then.isPending), failed: soon.error ?? then.error };
}
