import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { transversalSkills } from '#matching/skills/transversal-skills.ts';
import { usesOf } from '#matching/skills/uses.ts';
import type { PriorFeatures } from './features.ts';
import { weights } from './weights.ts';

/** Of each skill, given the stems of its label. */
export function priorsOf(
  vocabulary: Vocabulary,
  concepts: Uint16Array,
  labels: readonly (readonly number[])[],
): PriorFeatures[] {
  const transversal = transversalSkills(vocabulary);
  const uses = usesOf(vocabulary);
  return Array.from(concepts, (concept, i) => ({
    uses: Math.log1p(uses[concept]!),
    transversal: Number(transversal.has(concept)),
    labelWords: new Set(labels[i]).size,
    names: Math.log1p(vocabulary.firstNames[concept + 1]! - vocabulary.firstNames[concept]!),
  }));
}

/** The same as one number each, never below zero. */
export function likelihoodsOf(priors: readonly PriorFeatures[]): Float32Array {
  const sums = Float32Array.from(
    priors,
    ({ uses, transversal, labelWords, names }) =>
      weights.uses * uses +
      weights.transversal * transversal +
      weights.labelWords * labelWords +
      weights.names * names,
  );
  const least = sums.reduce((a, b) => Math.min(a, b));
  return sums.map((sum) => sum - least);
}
