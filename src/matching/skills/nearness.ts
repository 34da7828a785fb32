import { row } from '../vocabulary/rows.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

export interface NearSkill {
  skill: number;
  /** 0 to 1. */
  nearness: number;
}

/** The skills near one of the vocabulary: wider, narrower and related ones. */
export function nearSkills(vocabulary: Vocabulary, skill: number): NearSkill[] {
  if (skill < 0) return [];
  return [
    ...Array.from(row(vocabulary.related, skill), (near) => ({ skill: near, nearness: 0.6 })),
    ...Array.from(row(vocabulary.narrower, skill), (near) => ({ skill: near, nearness: 0.6 })),
    ...Array.from(row(vocabulary.broader, skill), (near) => ({ skill: near, nearness: 0.6 })),
  ];
}
