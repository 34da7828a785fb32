import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { type Asked, howAsked, isDenied } from './asked.ts';
import { skillsNamed } from './named-skills.ts';
import { passagesOf } from './passages.ts';
import { skillLabel } from './skill-names.ts';

export interface SkillRead {
  concept: number;
  label: string;
  /** The words of the text it was read from, and where they stand. */
  words: string;
  from: number;
  to: number;
  asked: Asked;
}

/**
 * The skills that a text names, each once, where it is asked for most. What is said not to be needed is left out, and so
 * is what stands under headings such as "What we offer".
 */
export function readSkills(vocabulary: Vocabulary, text: string): SkillRead[] {
  const read = new Map<number, SkillRead>();
  for (const { text: sentence, start, under } of passagesOf(text)) {
    const asked = howAsked(sentence, under);
    if (!asked) continue;
    for (const { concept, from, to } of skillsNamed(vocabulary, sentence)) {
      const before = read.get(concept);
      if ((before && strength[before.asked] >= strength[asked]) || isDenied(sentence, from, to)) continue;
      const label = skillLabel(vocabulary, concept);
      const words = sentence.slice(from, to);
      read.set(concept, { concept, label, words, from: start + from, to: start + to, asked });
    }
  }
  return [...read.values()];
}

const strength: Record<Asked, number> = { required: 2, mentioned: 1, preferred: 0 };
