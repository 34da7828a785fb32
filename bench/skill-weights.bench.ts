// Fits the weights in src/matching/skills/ranking/weights.ts on the validation sentences of TECH and HOUSE, and prints them.
// Each sentence's labelled skills should have as much of the probability as can be (softmax over the likely skills); large
// weights cost, so that 136 sentences do not fit by chance.
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import type { Features } from '#matching/skills/ranking/features.ts';
import { likelySkills } from '#matching/skills/ranking/rank-skills.ts';
import { weights as inUse } from '#matching/skills/ranking/weights.ts';
import { labelOf } from '#matching/vocabulary/concepts.ts';
import { sameLabel, skillSentences } from './quality/skill-sentences.ts';

const costOfSize = 0.05;
const steps = 400;
const pace = 0.05;

interface Example {
  rows: readonly Float64Array[];
  right: readonly boolean[];
}

const vocabulary = loadVocabulary();
const names = Object.keys(inUse) as (keyof Features)[];
const examples = ['tech_validation', 'house_validation']
  .flatMap((set) => skillSentences(set) ?? [])
  .map(({ sentence, skills }): Example => {
    const likely = likelySkills(vocabulary, sentence);
    return {
      rows: likely.map(({ features }) => Float64Array.from(names, (name) => features[name])),
      right: likely.map(({ concept }) => skills.includes(sameLabel(labelOf(vocabulary, concept)))),
    };
  })
  .filter(({ right }) => right.includes(true));

if (examples.length === 0) {
  process.stderr.write('Skipped: the labelled sentences are not in MOORINGS_DATA.\n');
  process.exit();
}

const scales = names.map((_, n) => spreadOf(examples.flatMap(({ rows }) => rows.map((row) => row[n]!))));
const fitted = fit(examples);
const folds = 6;
let loss = 0;
for (let fold = 0; fold < folds; fold += 1) {
  const others = fit(examples.filter((_, i) => i % folds !== fold));
  for (const example of examples.filter((_, i) => i % folds === fold)) loss += slopeOf(example, others).loss;
}
process.stdout.write(`loss on sentences left out: ${(loss / examples.length).toFixed(3)}\n`);
for (const [n, name] of names.entries())
  process.stdout.write(
    `  ${name}: ${Number((fitted[n]! / scales[n]!).toPrecision(3))},  (${fitted[n]!.toFixed(2)} of a spread)\n`,
  );

/** Adam: Kingma and Ba 2014, arXiv:1412.6980. */
function fit(learned: readonly Example[]): Float64Array {
  const found = new Float64Array(names.length);
  const mean = new Float64Array(names.length);
  const square = new Float64Array(names.length);
  for (let step = 1; step <= steps; step += 1) {
    const slope = found.map((weight) => costOfSize * weight);
    for (const example of learned) {
      const { slopes } = slopeOf(example, found);
      for (const [n, value] of slopes.entries()) slope[n]! += value / learned.length;
    }
    for (const [n, value] of slope.entries()) {
      mean[n] = 0.9 * mean[n]! + 0.1 * value;
      square[n] = 0.999 * square[n]! + 0.001 * value ** 2;
      found[n]! -=
        (pace * unbiased(mean, 0.9, n, step)) / (Math.sqrt(unbiased(square, 0.999, n, step)) + 1e-9);
    }
  }
  return found;
}

/** Means that begin at zero are too small at first. */
function unbiased(means: Float64Array, memory: number, place: number, step: number): number {
  return means[place]! / (1 - memory ** step);
}

function slopeOf({ rows, right }: Example, found: Float64Array): { loss: number; slopes: Float64Array } {
  const scores = rows.map((row) => row.reduce((sum, value, n) => sum + (value / scales[n]!) * found[n]!, 0));
  const most = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - most));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const rights = right.filter(Boolean).length;
  const slopes = new Float64Array(names.length);
  let missed = 0;
  for (const [i, row] of rows.entries()) {
    const wanted = right[i] ? 1 / rights : 0;
    if (right[i]) missed -= Math.log(shares[i]! / all) / rights;
    for (const [n, value] of row.entries()) slopes[n]! += (shares[i]! / all - wanted) * (value / scales[n]!);
  }
  return { loss: missed, slopes };
}

function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length) || 1;
}
