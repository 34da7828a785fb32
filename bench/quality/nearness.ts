import { readTitle } from '#matching/features/title.ts';
import { titleNearness } from '#matching/score/title-nearness.ts';
import { csvLines, dataFile } from './ground-truth.ts';
import { averagePrecision, mean } from './rank-measures.ts';
import type { Vocabulary } from '#matching/vocabulary/vocabulary.ts';

interface NearnessQuality {
  set: string;
  measure: string;
  before: number;
  now: number | undefined;
}

/** Whether real titles of one occupation are nearer to each other than to those of others. MELO's names are measured beside the other sets. */
export function nearnessQualities(vocabulary: Vocabulary): NearnessQuality[] {
  return [
    {
      set: 'JobBERT, every eighth validation title to the others of its occupation',
      measure: 'MAP',
      before: 0.238,
      now: titlesToTitles(vocabulary, 'truth/jobbert/titles.csv', ['vacancyTitle', 'conceptUri'], 8),
    },
    {
      set: 'Hahu, title to the other titles of its occupation',
      measure: 'MAP',
      before: 0.495,
      now: titlesToTitles(vocabulary, 'jobs/hahu.csv', ['title', 'esco_code'], 1),
    },
  ];
}

/** The same title is no question: only other words of the same occupation are right. */
function titlesToTitles(
  vocabulary: Vocabulary,
  name: string,
  [titleColumn, codeColumn]: readonly [title: string, code: string],
  every: number,
): number | undefined {
  const file = dataFile(name);
  if (!file) return undefined;
  const titles = csvLines(file)
    .filter((_, i) => i % every === 0)
    .map((line) => {
      const title = line[titleColumn]!;
      return {
        words: title.trim().toLowerCase(),
        code: line[codeColumn]!,
        features: readTitle(vocabulary, title),
      };
    });
  const questions = every > 1 ? titles.filter((_, i) => i % 3 === 0) : titles;
  const precisions = questions.flatMap(({ words, code, features }) => {
    const others = titles.filter((other) => other.words !== words);
    const right = new Set(others.flatMap((other, place) => (other.code === code ? [place] : [])));
    if (!right.size) return [];
    return [
      averagePrecision(
        others.map((other) => titleNearness(features, other.features)),
        right,
      ),
    ];
  });
  return mean(precisions);
}
