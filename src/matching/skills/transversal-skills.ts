import { kindOf, labelOf } from '#matching/vocabulary/concepts.ts';
import { row } from '#matching/text/rows.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

const found = new WeakMap<Vocabulary, ReadonlySet<number>>();

/** The skills that ESCO calls transversal, which belong to no trade: those in the group of that name and in the groups below it. */
export function transversalSkills(vocabulary: Vocabulary): ReadonlySet<number> {
  let skills = found.get(vocabulary);
  if (!skills) {
    skills = skillsBelow(vocabulary, 'transversal skills and competences');
    found.set(vocabulary, skills);
  }
  return skills;
}

function skillsBelow(vocabulary: Vocabulary, label: string): ReadonlySet<number> {
  const skills = new Set<number>();
  const isGroup = (concept: number) => kindOf(vocabulary, concept) === 'skill group';
  const groups = Array.from({ length: vocabulary.size }, (_, concept) => concept).filter(
    (concept) => isGroup(concept) && labelOf(vocabulary, concept) === label,
  );
  for (let group = groups.pop(); group !== undefined; group = groups.pop()) {
    for (const member of row(vocabulary.narrower, group)) {
      if (isGroup(member)) groups.push(member);
      else skills.add(member);
    }
  }
  return skills;
}
