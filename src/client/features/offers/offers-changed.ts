import { applicationChanged } from '#client/features/applications/application-cache.ts';
import { refresh } from '#client/api/api-cache.ts';

/** After somebody here has written about an offer: what it moves with it is fetched anew too. */
export async function offersChanged(applicationId: number): Promise<void> {
  await Promise.all([
    refresh('GET /api/applications/:id/offers', 'GET /api/applications/:id', 'GET /api/notifications'),
    applicationChanged(applicationId),
  ]);
}
