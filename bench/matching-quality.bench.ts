// How well titles and skills are understood, on public ground truth: the engine beside plain searches in the same run and
// what others published. The ground truth is not part of the project: MOORINGS_DATA names the folder it lies in.
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { type SkillQuality, skillQuality } from './quality/skills.ts';
import { nearnessQualities } from './quality/nearness.ts';
import { pairQuality, type TradeOfPairs, tradesOfVacancies, tradesOfVocabulary } from './quality/pairs.ts';
import {
  hahuQuality,
  jobbertQuality,
  knownTitles,
  meloQuality,
  type Quality,
  withoutOnet,
} from './quality/titles.ts';

interface Row {
  set: string;
  measure: string;
  published: string;
  aim: number;
  measured: () => Quality | undefined;
}

const skipped = 'skipped: its file is not in MOORINGS_DATA';
const vocabulary = loadVocabulary();
let skills: { measured: SkillQuality[] | undefined } | undefined;
const rows: Row[] = [
  {
    set: 'MELO, O*NET names to ESCO names',
    measure: 'MRR',
    published: 'char TF-IDF .580, BGE-M3 .623, E5 .674, OpenAI 3-large .684',
    aim: 0.66,
    measured: () => meloQuality(vocabulary),
  },
  {
    set: 'JobBERT titles, a fifth of validation (tuned on)',
    measure: 'MRR',
    published: '',
    aim: 0.37,
    measured: () => jobbertQuality(vocabulary, 'validation', { every: 5 }),
  },
  {
    set: 'JobBERT titles, test',
    measure: 'MRR',
    published: 'SBERT .265, JobBERT .309, JobBERT-v2 .390',
    aim: 0.37,
    measured: () => jobbertQuality(vocabulary, 'test'),
  },
  {
    set: 'JobBERT titles, test, those the vocabulary has no name like',
    measure: 'MRR',
    published: 'none',
    aim: 0.37,
    measured: () => jobbertQuality(vocabulary, 'test', { unknownOnly: true }),
  },
  {
    set: 'MELO with the names of O*NET hidden from the engine',
    measure: 'MRR',
    published: 'as above',
    aim: 0.62,
    measured: () => meloQuality(withoutOnet(vocabulary)),
  },
  {
    set: 'Hahu, candidate to postings',
    measure: 'MAP',
    published: 'none',
    aim: 0.72,
    measured: () => hahuQuality(vocabulary),
  },
  skillRow('TECH', 53, 'MiniLM 45.6, tuned mpnet 54.6'),
  skillRow('HOUSE', 42, 'MiniLM 33.9, tuned mpnet 45.7'),
  skillRow('TECHWOLF', 45, 'MiniLM 36.7, tuned mpnet 54.6'),
];

print(['Set', 'Measure', 'Stems', 'N-grams', 'Moorings', 'Aim', 'Published']);
print(['---', '---', '---', '---', '---', '---', '---']);
// Some sets take minutes: each is shown as soon as it is measured.
for (const row of rows) print(cellsOf(row));

// The best of the three measures of nearness there were, at their last: by meaning alone, by meaning and letters, by words or occupations.
say('\nHow near two titles are');
print(['Set', 'Measure', 'Best of three before', 'Moorings']);
print(['---', '---', '---', '---']);
for (const { set, measure, before, now } of nearnessQualities(vocabulary))
  print([set, measure, shownShare(before), now === undefined ? skipped : shownShare(now)]);

say('\nWhat of the sets stands in the vocabulary');
for (const { set, titles, known } of knownTitles(vocabulary))
  say(`${set}: ${known} of ${titles}, ${percent(known / titles)}`);

say('\nPairs of people and postings, and how many score 60 and more');
sayPairs('under names of the vocabulary', tradesOfVocabulary(vocabulary));
sayPairs(
  'under titles of real vacancies that the vocabulary has no name like',
  tradesOfVacancies(vocabulary),
);
const named = 'under such titles that have all words of a name of their occupation';
sayPairs(named, tradesOfVacancies(vocabulary, { named: true }));
sayPairs(
  `${named}, of the half that was tuned on`,
  tradesOfVacancies(vocabulary, { named: true, part: 'validation' }),
);

function sayPairs(how: string, trades: readonly TradeOfPairs[] | undefined): void {
  if (!trades) return say(`${how}: ${skipped}`);
  const { different, same } = pairQuality(vocabulary, trades, 10_000);
  say(
    `${how}, of ${different.pairs} pairs from different branches: ${percent(different.sixtyAndMore)} (aim under 1 %)`,
  );
  say(`${how}, of ${same.pairs} pairs of one trade: ${percent(same.sixtyAndMore)} (aim 90 %)`);
}

function skillRow(set: string, aim: number, published: string): Row {
  return {
    set: `Skills, ${set} test`,
    measure: 'RP@5',
    published,
    aim,
    measured: () => allSkills()?.find((skill) => skill.set === set),
  };
}

/** Measured together, once. */
function allSkills() {
  skills ??= { measured: skillQuality(vocabulary) };
  return skills.measured;
}

function cellsOf({ set, measure, published, aim, measured }: Row): string[] {
  const shown = measure === 'RP@5' ? (value: number) => value.toFixed(1) : shownShare;
  const found = measured();
  return found
    ? [set, measure, shown(found.stems), shown(found.ngrams), shown(found.engine), shown(aim), published]
    : [set, measure, skipped, '', '', shown(aim), published];
}

function shownShare(share: number): string {
  return share.toFixed(3).slice(1);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function print(cells: readonly string[]): void {
  process.stdout.write(`| ${cells.join(' | ')} |\n`);
}
