import type { Needs } from '#client/api/call.ts';

/** What the candidates are narrowed to; all of it stands in the address. */
export interface CandidateSearch {
  words: string;
  tag?: number;
  list?: number;
}

export function readCandidateSearch(params: URLSearchParams): CandidateSearch {
  return {
    words: params.get('search') ?? '',
    tag: idIn(params.get('tag')),
    list: idIn(params.get('list')),
  };
}

export function candidateParams({ words, tag, list }: CandidateSearch): Record<string, string> {
  return {
    ...(words ? { search: words } : {}),
    ...(tag ? { tag: String(tag) } : {}),
    ...(list ? { list: String(list) } : {}),
  };
}

/** What the list asks for; without words, tag and list, for everyone. */
export function candidatesFound({ words, tag, list }: CandidateSearch): Needs<'GET /api/company/candidates'> {
  return { query: { search: words || undefined, tag, list, limit: 24 } };
}

export function idIn(text: string | null): number | undefined {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
