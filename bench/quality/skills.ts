import { rankSkills } from '#matching/skills/ranking/rank-skills.ts';
import { charNgrams } from '#matching/text/char-ngrams.ts';
import { textIndexOf } from '#matching/text/text-index.ts';
import { best } from '#matching/text/tf-idf.ts';
import { stemsOf } from '#matching/text/tokens.ts';
import { kindOf, labelOf, namesOf } from '#matching/vocabulary/concepts.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';
import { rPrecisionAt5, sameLabel, skillLabels, skillSentences } from './skill-sentences.ts';

/** How well skills are found for sentences, in RP@5: the engine beside two plain searches through all names of the skills. */
export interface SkillQuality {
  set: string;
  stems: number;
  ngrams: number;
  engine: number;
}

const testSets = { TECH: 'tech_test', HOUSE: 'house_test', TECHWOLF: 'techwolf_test' };

/** Undefined where the ground truth is absent. */
export function skillQuality(vocabulary: Vocabulary): SkillQuality[] | undefined {
  const labels = skillLabels();
  if (!labels) return undefined;
  const wanted = new Set(labels);
  const concepts = Array.from({ length: vocabulary.size }, (_, concept) => concept).filter(
    (concept) => isEscoSkill(vocabulary, concept) && wanted.has(sameLabel(labelOf(vocabulary, concept))),
  );
  const byStems = plainSearch(vocabulary, concepts, stemsOf);
  const byNgrams = plainSearch(vocabulary, concepts, charNgrams);
  const byEngine = (sentence: string) =>
    rankSkills(vocabulary, sentence, 20)
      .map(({ concept }) => sameLabel(labelOf(vocabulary, concept)))
      .filter((label) => wanted.has(label));
  return Object.entries(testSets).flatMap(([set, file]) => {
    const sentences = skillSentences(file);
    if (!sentences) return [];
    return {
      set,
      stems: rPrecisionAt5(sentences, byStems),
      ngrams: rPrecisionAt5(sentences, byNgrams),
      engine: rPrecisionAt5(sentences, byEngine),
    };
  });
}

function isEscoSkill(vocabulary: Vocabulary, concept: number): boolean {
  return ['skill', 'knowledge'].includes(kindOf(vocabulary, concept));
}

/** TF-IDF: a skill is as near as the nearest of its names. */
function plainSearch(
  vocabulary: Vocabulary,
  concepts: readonly number[],
  featuresOf: (text: string) => readonly string[],
): (sentence: string) => string[] {
  const names = concepts.flatMap((concept) =>
    namesOf(vocabulary, concept).map((text) => ({ text, skill: sameLabel(labelOf(vocabulary, concept)) })),
  );
  const search = textIndexOf(
    names.map(({ text }) => text),
    featuresOf,
  );
  return (sentence) => [...new Set(best(search(sentence), 60).map((name) => names[name]!.skill))];
}
