import { limits } from '#domain/limits.ts';
import { plain } from '#matching/text/tokens.ts';
import { kindOf, nameOf } from '#matching/vocabulary/concepts.ts';
import type { ConceptKind, Vocabulary } from '#matching/vocabulary/vocabulary.ts';

interface Skill {
  text: string;
  /** In small letters without accents. */
  plain: string;
  /** First names come before aliases. */
  rank: number;
}

const known = new WeakMap<Vocabulary, readonly Skill[]>();

/** Skills that go on as typed: those that begin so, then those with a later word that does; short names before long ones. */
export function suggestSkills(vocabulary: Vocabulary, typed: string, limit: number): string[] {
  const wanted = plain(typed).trim().replaceAll(/\s+/g, ' ');
  if (!wanted) return [];
  const begins: Skill[] = [];
  const holds: Skill[] = [];
  for (const skill of skillsOf(vocabulary)) {
    const at = skill.plain.indexOf(wanted);
    if (at === 0) begins.push(skill);
    else if (at > 0 && !/[a-z0-9]/.test(skill.plain[at - 1] ?? '')) holds.push(skill);
  }
  const inOrder = (a: Skill, b: Skill) => a.rank - b.rank || a.text.length - b.text.length;
  const seen = new Set<string>();
  return [...begins.toSorted(inOrder), ...holds.toSorted(inOrder)]
    .filter((skill) => !seen.has(skill.plain) && seen.add(skill.plain))
    .slice(0, limit)
    .map(({ text }) => text);
}

function skillsOf(vocabulary: Vocabulary): readonly Skill[] {
  let skills = known.get(vocabulary);
  if (!skills) known.set(vocabulary, (skills = allSkills(vocabulary)));
  return skills;
}

const skillKinds: ReadonlySet<ConceptKind> = new Set(['skill', 'knowledge', 'technology']);

function allSkills(vocabulary: Vocabulary): Skill[] {
  const skills: Skill[] = [];
  vocabulary.conceptOfName.forEach((concept, name) => {
    if (!skillKinds.has(kindOf(vocabulary, concept))) return;
    const text = nameOf(vocabulary, name);
    if (text.length > limits.skill) return;
    skills.push({ text, plain: plain(text), rank: vocabulary.firstNames[concept] === name ? 0 : 1 });
  });
  return skills;
}
