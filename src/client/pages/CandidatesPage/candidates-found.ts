import type { Needs } from '#client/api/call.ts';

/** What the list asks for; without words, for everyone. */
export function candidatesFound(words: string): Needs<'GET /api/company/candidates'> {
  return { query: { search: words || undefined, limit: 24 } };
}
