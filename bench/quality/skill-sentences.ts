import { readFileSync } from 'node:fs';
import { csvLines, dataFile } from './ground-truth.ts';

/** A sentence of an advertisement with the ESCO skills that people found in it. */
export interface LabelledSentence {
  sentence: string;
  skills: readonly string[];
}

/**
 * One of the sets by its name (tech_test, house_validation …), or undefined where it is absent. Sentences of which nothing
 * could be labelled are left out, as the benchmark does.
 */
export function skillSentences(set: string): LabelledSentence[] | undefined {
  const file = dataFile(`truth/skills/${set}_annotations.csv`);
  if (!file) return undefined;
  const bySentence = Map.groupBy(csvLines(file), ({ sentence }) => sentence!);
  return [...bySentence]
    .map(([sentence, found]) => ({
      sentence,
      skills: [
        ...new Set(found.map(({ label }) => sameLabel(label!)).filter((label) => !unlabelled.has(label))),
      ],
    }))
    .filter(({ skills }) => skills.length > 0);
}

/** The labels among which the benchmark has a system choose, or undefined where they are absent. */
export function skillLabels(): string[] | undefined {
  const file = dataFile('truth/skills/skills_en_label.txt');
  return file ? readFileSync(file, 'utf8').split('\n').map(sameLabel).filter(Boolean) : undefined;
}

/** The benchmark's files leave out the commas of labels. */
export function sameLabel(label: string): string {
  return label.replaceAll(',', '').trim().toLowerCase();
}

const unlabelled = new Set(['', 'label not present', 'underspecified']);

/**
 * RP@5, as the benchmark defines it: of the first five skills, the share that is right, out of as many as could be
 * (five, or the number of the sentence's skills where it has fewer); the mean over all sentences, in per cent.
 */
export function rPrecisionAt5(
  sentences: readonly LabelledSentence[],
  rank: (sentence: string) => readonly string[],
): number {
  let sum = 0;
  for (const { sentence, skills } of sentences) {
    const right = rank(sentence)
      .slice(0, 5)
      .filter((skill) => skills.includes(skill)).length;
    sum += right / Math.min(5, skills.length);
  }
  return (100 * sum) / sentences.length;
}
