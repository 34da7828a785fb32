import type { Needs } from '#client/api/call.ts';
import { pageSize } from '#client/kit/lists/use-list-search.ts';
import type { JobStatus } from '#domain/jobs.ts';

/** What the list asks for. */
export function managed({ text, filter }: { text: string; filter?: JobStatus }): Needs<'GET /api/jobs'> {
  return { query: { scope: 'own', status: filter, search: text, sort: 'newest', limit: pageSize } };
}
