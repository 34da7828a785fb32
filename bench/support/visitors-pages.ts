import type pg from 'pg';
import { employmentTypes } from '#domain/jobs.ts';
import { rows } from '#server/db/query.ts';
import { encodeCursor } from '#server/http/paging.ts';

/** Addresses of one kind, each different from all others. */
type Kind = [name: string, paths: string[]];

/**
 * Searches in words that jobs of this market have, as people type them: the trade with which a title ends, a place, a skill, and a
 * trade with a place. Drawn from jobs by lot, so that common words come as often as they do in postings.
 */
export async function searchesOf(db: pg.Pool, many: number): Promise<Kind[]> {
  const drawn = await rows<{ title: string; location: string | null; skill: string | null }>(
    db,
    `select j.title, j.location, s.skills[1] as skill from job_search s join job_posting j on j.id = s.job_id
     where s.listed and s.shown order by md5('asked' || s.job_id) limit $1`,
    [many * 20],
  );
  const trades = drawn.map(({ title }) => tradeIn(title));
  const places = drawn.flatMap(({ location }) => location ?? []);
  const searchFor = (words: readonly string[]) =>
    words.map((q) => `/jobs?${new URLSearchParams({ q }).toString()}`);
  const filtered = drawn.flatMap(({ location }, at) =>
    location ? [filter({ location, type: employmentTypes[at % employmentTypes.length] ?? '' })] : [],
  );
  const kinds: Kind[] = [
    ['a search for a trade', searchFor(trades)],
    ['a search for a skill', searchFor(drawn.flatMap(({ skill }) => skill ?? []))],
    ['a search for a place', searchFor(places)],
    [
      'a search for a trade in a place',
      searchFor(trades.map((trade, at) => `${trade} ${places[(at * 7) % places.length] ?? ''}`)),
    ],
    ['a place as a facet', places.map((location) => filter({ location }))],
    ['a place and a type as facets', filtered],
    ['a skill as a facet', drawn.flatMap(({ skill }) => (skill ? [filter({ skill })] : []))],
  ];
  return kinds.map(([name, paths]) => [name, differing(paths, many)]);
}

/** Companies: pages of their list, searches of it, and each by itself. */
export async function otherPages(db: pg.Pool, many: number): Promise<Kind[]> {
  const companies = await rows<{ id: number; name: string; sorted: string }>(
    db,
    `select id, name, lower(name) as sorted from company where verified_at is not null and show_jobs and suspended_at is null
     order by md5(id::text) limit $1`,
    [many * 4],
  );
  const searched = companies.map(({ name }) => name.split(' ').at(0)?.toLowerCase() ?? name);
  const kinds: Kind[] = [
    ['a type as a facet', employmentTypes.map((type) => filter({ type }))],
    ['all companies', ['/companies']],
    [
      'companies further on',
      companies.map(({ sorted, id }) => `/companies?after=${encodeCursor([sorted, id])}`),
    ],
    ['a search for companies', searched.map((q) => `/companies?${new URLSearchParams({ q }).toString()}`)],
    ['a company', companies.map(({ id }) => `/companies/${id}`)],
  ];
  return kinds.map(([name, paths]) => [name, differing(paths, many)]);
}

function filter(values: Record<string, string>): string {
  return `/jobs?${new URLSearchParams(values).toString()}`;
}

/** The last two words of what a title says before its dash, comma or bracket. */
function tradeIn(title: string): string {
  const name = title.split(/ [-–] |[,(]/)[0] ?? title;
  return name.trim().split(/\s+/).slice(-2).join(' ');
}

function differing(paths: readonly string[], many: number): string[] {
  return [...new Set(paths)].slice(0, many);
}
