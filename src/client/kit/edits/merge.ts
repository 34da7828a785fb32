import { isSame } from '#client/ui/is-same.ts';

/** A form's values over what was there, and over what is there now instead. */
export interface Merge<Values> {
  values: Values;
  /** Which fields both have changed, each differently: a person decides. */
  contested: (keyof Values & string)[];
  /** Which fields only the other has changed: what they wrote is taken over. */
  taken: (keyof Values & string)[];
}

/** Puts what was typed over `base` and what somebody else has made of it meanwhile together, field by field; nothing typed is lost. */
export function merge<Values extends Record<string, unknown>>(
  names: readonly (keyof Values & string)[],
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Values>,
): Merge<Values> {
  const theirsChanged = names.filter(
    (name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name]),
  );
  const taken = theirsChanged.filter((name) => isSame(mine[name], base[name]));
  return {
    values: { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) },
    contested: theirsChanged.filter((name) => !taken.includes(name)),
    taken,
  };
}

/** A text in three: what both versions begin with, what is this one's only, what both end with; cut between words. */
export function apart(text: string, other: string): [before: string, differing: string, after: string] {
  const [words, others] = [text.split(/(?<=\s)/), other.split(/(?<=\s)/)];
  const most = Math.min(words.length, others.length);
  let start = 0;
  while (start < most && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < most - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  const cut = words.length - end;
  return [words.slice(0, start).join(''), words.slice(start, cut).join(''), words.slice(cut).join('')];
}
