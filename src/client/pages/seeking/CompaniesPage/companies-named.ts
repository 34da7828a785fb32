import type { Needs } from '#client/api/call.ts';

/** What the list asks for; without words, for all. */
export function companiesNamed(words: string): Needs<'GET /api/companies'> {
  return { query: { search: words || undefined, limit: 24 } };
}
