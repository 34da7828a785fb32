import { refresh, type ReadCall } from '#client/api/api-cache.ts';

/** Figures that cost the server much to work out are fetched anew at most so often, however much happens. */
const restBetween: Partial<Record<ReadCall, number>> = {
  'GET /api/company/analytics': 5_000,
  'GET /api/company/candidates': 3_000,
  'GET /api/company/fairness-report': 10_000,
};
/** What happens within this time is one reason to look again. */
const gathering = 400;
/** Those who hear the same do not all ask at the same moment. */
const spread = 600;

let watching = false;
const due = new Set<ReadCall>();
const timers = new Map<ReadCall, number>();
const fetchedAt = new Map<ReadCall, number>();

/** Fetches what is shown of these anew in a moment: once for all that happens until then, and not while nobody looks. */
export function refreshSoon(...calls: readonly ReadCall[]): void {
  watchForEyes();
  for (const call of calls) {
    if (timers.has(call)) continue;
    const rest = (fetchedAt.get(call) ?? 0) + (restBetween[call] ?? 0) - Date.now();
    const wait = Math.max(gathering, rest) + Math.random() * spread;
    timers.set(
      call,
      window.setTimeout(() => {
        timers.delete(call);
        due.add(call);
        if (!document.hidden) fetchDue();
      }, wait),
    );
  }
}

function fetchDue(): void {
  const calls = [...due];
  due.clear();
  for (const call of calls) fetchedAt.set(call, Date.now());
  void refresh(...calls);
}

/** Once, when there is first something to look at again. */
function watchForEyes(): void {
  if (watching) return;
  watching = true;
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && due.size > 0) fetchDue();
  });
}
