import { tokensOf } from '../text/tokens.ts';
import { kindOf, labelOf, namesOfBag } from '../vocabulary/concepts.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

export interface SkillRead {
  concept: number;
  label: string;
  /** The words of the text it was read from, and where they stand. */
  words: string;
  from: number;
  to: number;
  asked: 'required' | 'preferred' | 'mentioned';
}

const longestName = 4;

/** The skills that a text names, each once, by the longest runs of its words. */
export function readSkills(vocabulary: Vocabulary, text: string): SkillRead[] {
  const tokens = tokensOf(text);
  const read = new Map<number, SkillRead>();
  for (let start = 0; start < tokens.length; start += 1) {
    for (let length = Math.min(longestName, tokens.length - start); length > 1; length -= 1) {
      const run = tokens.slice(start, start + length);
      const bag = run.map(({ stem }) => vocabulary.stemNumbers.get(stem));
      if (!bag.every((number) => number !== undefined)) continue;
      const name = namesOfBag(vocabulary, bag).find((one) =>
        ['skill', 'knowledge', 'technology'].includes(kindOf(vocabulary, vocabulary.conceptOfName[one]!)),
      );
      if (name === undefined) continue;
      const concept = vocabulary.conceptOfName[name]!;
      const from = run[0]!.start;
      const to = run.at(-1)!.end;
      if (!read.has(concept))
        read.set(concept, {
          concept,
          label: labelOf(vocabulary, concept),
          words: text.slice(from, to),
          from,
          to,
          asked: 'mentioned',
        });
      start += length - 1;
      break;
    }
  }
  return [...read.values()];
}
