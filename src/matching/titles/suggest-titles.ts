import { plain } from '../text/tokens.ts';
import { nameOf } from '../vocabulary/concepts.ts';
import { conceptKinds, type Vocabulary } from '../vocabulary/vocabulary.ts';

interface Title {
  text: string;
  /** In small letters without accents. */
  plain: string;
  /** First names come before aliases, ESCO's before O*NET's. */
  rank: number;
}

const known = new WeakMap<Vocabulary, readonly Title[]>();

/** Titles that go on as typed, the best known first: those that begin so, then those with a later word that does. */
export function suggestTitles(vocabulary: Vocabulary, typed: string, limit: number): string[] {
  const wanted = plain(typed).trim().replaceAll(/\s+/g, ' ');
  if (wanted === '') return [];
  const begins: Title[] = [];
  const holds: Title[] = [];
  for (const title of titlesOf(vocabulary)) {
    const at = title.plain.indexOf(wanted);
    if (at === 0) begins.push(title);
    else if (at > 0 && !/[a-z0-9]/.test(title.plain[at - 1]!)) holds.push(title);
  }
  const inOrder = (a: Title, b: Title) => a.rank - b.rank || a.text.length - b.text.length;
  const seen = new Set<string>();
  return [...begins.toSorted(inOrder), ...holds.toSorted(inOrder)]
    .filter((title) => !seen.has(title.plain) && seen.add(title.plain))
    .slice(0, limit)
    .map(({ text }) => text);
}

function titlesOf(vocabulary: Vocabulary): readonly Title[] {
  let titles = known.get(vocabulary);
  if (!titles) known.set(vocabulary, (titles = allTitles(vocabulary)));
  return titles;
}

function allTitles(vocabulary: Vocabulary): Title[] {
  const titles: Title[] = [];
  vocabulary.conceptOfName.forEach((concept, name) => {
    const kind = conceptKinds[vocabulary.kinds[concept]!]!;
    if (kind !== 'occupation' && kind !== 'onet occupation') return;
    const isFirst = vocabulary.firstNames[concept] === name;
    // O*NET's own names of its occupations are plural headings ("Cooks, Fast Food"): nobody is called so.
    if (kind === 'onet occupation' && isFirst) return;
    const text = nameOf(vocabulary, name);
    titles.push({ text, plain: plain(text), rank: kind === 'occupation' ? (isFirst ? 0 : 1) : 2 });
  });
  return titles;
}
