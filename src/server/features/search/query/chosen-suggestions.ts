import { keysOf } from '#domain/keys.ts';
import type { SearchSuggestion } from '#contract/api.ts';

/** More would be a list to study while one types. */
const most = 8;
/** So many of each kind are certain of a place; what is left over goes to titles first. */
const certain: Record<SearchSuggestion['kind'], number> = { title: 3, skill: 2, company: 2, place: 2 };

const kinds = keysOf(certain);

/** Of what was found, the best first in each kind, some of every kind; nothing twice. */
export function chosenSuggestions(found: readonly SearchSuggestion[]): SearchSuggestion[] {
  const seen = new Set<string>();
  const distinct = found.filter(({ kind, text }) => {
    // A skill that is called like a title finds the same.
    const key = `${kind === 'skill' ? 'title' : kind} ${text.toLowerCase()}`;
    return !seen.has(key) && seen.add(key);
  });
  const first = new Set(
    kinds.flatMap((kind) => distinct.filter((one) => one.kind === kind).slice(0, certain[kind])),
  );
  const rest = kinds.flatMap((kind) => distinct.filter((one) => one.kind === kind && !first.has(one)));
  const chosen = new Set([...first, ...rest].slice(0, most));
  return kinds.flatMap((kind) => distinct.filter((one) => one.kind === kind && chosen.has(one)));
}
