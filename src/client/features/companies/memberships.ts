import { refreshAll } from '#client/api/api-cache.ts';
import { loadSession } from '#client/api/session.ts';

/** After one's own memberships changed: what one may do, and with it what every list holds, is another. */
export async function membershipsChanged(): Promise<void> {
  await loadSession();
  await refreshAll();
}
