import { row } from '#matching/text/rows.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { usesOf } from './uses.ts';

/** Fewer skills of a trade tell no occupation from another. */
const fewestSkills = 3;
/** Such a share of the skills has to belong to the occupation. */
const leastShare = 0.5;

/** Which of some occupations some skills are of, a rare skill telling more; undefined where they are of none, or are too few. */
export function occupationOfSkills(
  vocabulary: Vocabulary,
  occupations: readonly number[],
  skills: readonly number[],
): number | undefined {
  const known = [...new Set(skills)].filter((skill) => skill >= 0 && skill < vocabulary.size);
  if (known.length < fewestSkills) return undefined;
  const uses = usesOf(vocabulary);
  const weights = new Map(known.map((skill) => [skill, 1 / Math.log(3 + uses[skill]!)]));
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const shareIn = (occupation: number) => {
    let share = 0;
    for (const skill of row(vocabulary.essential, occupation)) share += weights.get(skill) ?? 0;
    for (const skill of row(vocabulary.optional, occupation)) share += (weights.get(skill) ?? 0) / 2;
    return share / whole;
  };
  const [best] = occupations
    .map((occupation) => ({ occupation, share: shareIn(occupation) }))
    .toSorted((a, b) => b.share - a.share);
  return best && best.share >= leastShare ? best.occupation : undefined;
}
