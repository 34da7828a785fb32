import { refresh } from '#client/api/api-cache.ts';

/** After a change of what a company keeps about candidates: everything that shows it is fetched anew. */
export function poolChanged(): Promise<void> {
  return refresh(
    'GET /api/company/candidates',
    'GET /api/company/candidates/:id',
    'GET /api/company/candidates/:id/tags',
    'GET /api/company/tags',
    'GET /api/company/lists',
    'GET /api/company/duplicates',
    'GET /api/company/duplicates/decisions',
  );
}
