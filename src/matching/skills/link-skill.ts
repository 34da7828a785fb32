import { conceptsNamed, labelOf } from '../vocabulary/concepts.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

export interface SkillLink {
  concept: number;
  label: string;
  how: 'same' | 'alias';
}

/** The skill of the vocabulary that somebody has typed, or null for one it does not know. */
export function linkSkill(vocabulary: Vocabulary, typed: string): SkillLink | null {
  const [concept] = conceptsNamed(vocabulary, typed, ['skill', 'knowledge', 'technology']);
  if (concept === undefined) return null;
  const label = labelOf(vocabulary, concept);
  return { concept, label, how: label.toLowerCase() === typed.toLowerCase() ? 'same' : 'alias' };
}
