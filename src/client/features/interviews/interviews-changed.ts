import { refresh } from '#client/api/api-cache.ts';

/** After one was arranged, booked or ended: wherever interviews are shown. */
export async function interviewsChanged(): Promise<void> {
  await refresh(
    'GET /api/applications/:id/interviews',
    'GET /api/interviews',
    'GET /api/applications/:id/busy-times',
    'GET /api/applications/:id/scorecards',
  );
}
