// How well titles and skills are understood, on public ground truth: the engine beside plain searches in the same run and
// what others published. The ground truth is not part of the project: MOORINGS_DATA names the folder it lies in.
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { skillQuality } from './quality/skills.ts';
import { hahuQuality, jobbertQuality, meloQuality, type Quality } from './quality/titles.ts';

interface Row {
  set: string;
  measure: string;
  published: string;
  aim: number;
  measured: Quality | undefined;
}

const vocabulary = loadVocabulary();
const skills = skillQuality(vocabulary);
const rows: Row[] = [
  {
    set: 'MELO, O*NET names to ESCO names',
    measure: 'MRR',
    published: 'char TF-IDF .580, BGE-M3 .623, E5 .674, OpenAI 3-large .684',
    aim: 0.66,
    measured: meloQuality(vocabulary),
  },
  {
    set: 'JobBERT titles, validation (tuned on)',
    measure: 'MRR',
    published: '',
    aim: 0.37,
    measured: jobbertQuality(vocabulary, 'validation', 5),
  },
  {
    set: 'JobBERT titles, test',
    measure: 'MRR',
    published: 'SBERT .265, JobBERT .309, JobBERT-v2 .390',
    aim: 0.37,
    measured: jobbertQuality(vocabulary, 'test'),
  },
  {
    set: 'Hahu, candidate to postings',
    measure: 'MAP',
    published: 'none',
    aim: 0.72,
    measured: hahuQuality(vocabulary),
  },
  skillRow('TECH', 53, 'MiniLM 45.6, tuned mpnet 54.6'),
  skillRow('HOUSE', 42, 'MiniLM 33.9, tuned mpnet 45.7'),
  skillRow('TECHWOLF', 45, 'MiniLM 36.7, tuned mpnet 54.6'),
];

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
process.stdout.write(
  line(['Set', 'Measure', 'Stems', 'Letters', 'Moorings', 'Aim', 'Published']) +
    line(['---', '---', '---', '---', '---', '---', '---']) +
    rows.map(lineOf).join(''),
);

function skillRow(set: string, aim: number, published: string): Row {
  const measured = skills?.find((skill) => skill.set === set);
  return { set: `Skills, ${set} test`, measure: 'RP@5', published, aim, measured };
}

function lineOf({ set, measure, published, aim, measured }: Row): string {
  const shown = (value: number) => (measure === 'RP@5' ? value.toFixed(1) : value.toFixed(3).slice(1));
  return line(
    measured
      ? [
          set,
          measure,
          shown(measured.stems),
          shown(measured.letters),
          shown(measured.engine),
          shown(aim),
          published,
        ]
      : [set, measure, 'skipped: its file is not in MOORINGS_DATA', '', '', shown(aim), published],
  );
}
