import { skills } from '#domain/fields/profiles.ts';
import { skillKinds } from './skill-names.ts';
import { usesOf } from './uses.ts';
import { type NameFound, namesThatGoOn } from '#matching/vocabulary/names-that-go-on.ts';
import { plain } from '#matching/text/tokens.ts';
import { kindOf, nameOf } from '#matching/vocabulary/concepts.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

/** Skills that go on as typed, each once, by the name that comes nearest; what many occupations need comes before what few do. */
export function suggestSkills(vocabulary: Vocabulary, typed: string, limit: number): string[] {
  const found = namesThatGoOn(vocabulary, typed, (concept) =>
    skillKinds.includes(kindOf(vocabulary, concept)),
  )
    .map((one) => ({ ...one, text: nameOf(vocabulary, one.name) }))
    .filter(({ text }) => text.length <= skills.max)
    .map((one) => ({ ...one, rank: rankOf(vocabulary, one) }))
    .toSorted((a, b) => b.rank - a.rank || a.text.length - b.text.length);
  const concepts = new Set<number>();
  const texts = new Map<string, string>();
  for (const { concept, text } of found) {
    if (concepts.has(concept) || texts.has(plain(text))) continue;
    concepts.add(concept);
    texts.set(plain(text), text);
    if (texts.size === limit) break;
  }
  return [...texts.values()];
}

/**
 * People list skills as nouns ("scuba diving", which ESCO calls knowledge) and seldom as the tasks of an occupation ("sculpt
 * chocolate"); they mean the common one, call it by few words, and mean products of O*NET least, unless they name one in full.
 */
function rankOf(
  vocabulary: Vocabulary,
  { name, concept, begins, whole, text }: NameFound & { text: string },
): number {
  const kind = kindOf(vocabulary, concept);
  const words = text.split(' ').length;
  return (
    (begins ? 4 : 0) +
    (whole ? 1.5 : 0) +
    (kind === 'knowledge' ? 2 : 0) -
    (kind === 'technology' ? 1.5 + words : 0) +
    (vocabulary.firstNames[concept] === name ? 1 : 0) +
    Math.min(3, Math.log10(1 + (usesOf(vocabulary)[concept] ?? 0)) * 1.5) -
    words * 0.8
  );
}
