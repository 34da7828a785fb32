import { describe, expect, it } from 'vitest';
import { loadVocabulary } from '#server/features/matches/vocabulary.ts';
import { readSkills } from './read-skills.ts';

const vocabulary = loadVocabulary();
const labelsIn = (text: string) => readSkills(vocabulary, text).map(({ label }) => label);
const askedIn = (text: string) =>
  Object.fromEntries(readSkills(vocabulary, text).map(({ label, asked }) => [label, asked]));

it('each skill is quoted with the very words it was read from', () => {
  const text = 'You will run the front desk, work with Opera PMS, and speak fluent Russian.';
  const read = readSkills(vocabulary, text);
  expect(read.map(({ label, words }) => [label, words])).toEqual([
    ['front office operations', 'front desk'],
    ['Opera PMS', 'Opera PMS'],
    ['Russian', 'fluent Russian'],
  ]);
  for (const { words, from, to } of read) expect(text.slice(from, to)).toBe(words);
});

describe('ordinary words are no skills', () => {
  it.each([
    'The light of the island is like no other.',
    'Write to us and say why; go to the store and ask for access.',
    'You will report to the board in the current term and act as lead.',
    'Training is given, and insurance, transport and food.',
    'We post the plan every week, with a guide to the island’s history.',
    'Express your interest in a word or two.',
  ])('%s', (text) => {
    expect(labelsIn(text)).toEqual([]);
  });

  it('while products that are words too count among other products', () => {
    expect(labelsIn('Proficient in Excel, Word and PowerPoint.')).toEqual([
      'Microsoft Excel',
      'Microsoft Word',
      'Microsoft PowerPoint',
    ]);
  });
});

describe('what is not needed is not asked for', () => {
  it.each([
    'No experience of sailing is needed.',
    'You do not need to have a driving licence.',
    'Swimming is not required.',
    'Without any knowledge of Russian you will manage.',
  ])('%s', (text) => {
    expect(labelsIn(text)).toEqual([]);
  });

  it('but what follows the "but" is', () => {
    expect(labelsIn('No knowledge of Arabic is needed, but English is a must.')).toEqual(['English']);
  });
});

describe('how much a skill is asked for', () => {
  it('is read from the sentence', () => {
    expect(askedIn('Must speak English. Arabic is an advantage. Our guests enjoy snorkelling.')).toEqual({
      English: 'required',
      Arabic: 'preferred',
      snorkelling: 'mentioned',
    });
  });

  it('or from the heading over it', () => {
    const text = ['Essential:', '- HACCP', '- English', 'Desirable:', '- Italian cuisine', '- German'].join(
      '\n',
    );
    expect(askedIn(text)).toEqual({
      'apply HACCP': 'required',
      English: 'required',
      'Italian cuisine': 'preferred',
      German: 'preferred',
    });
  });

  it('and the strongest of two sayings counts', () => {
    expect(askedIn('German is a plus. For the Bavarian guests German is required.')).toEqual({
      German: 'required',
    });
  });
});

it('what the employer gives is not asked for', () => {
  expect(
    labelsIn('Requirements\n- Housekeeping\nWhat we offer\n- Free diving and yoga\n- Spa treatments'),
  ).toEqual(['housekeeping']);
});

it('an advertisement is read as a person would read it', () => {
  const text = `Dive Instructor for our house reef
Responsibilities:
- Guide daily dives, fill tanks with nitrox and service regulators
- Assist with snorkelling trips
Requirements:
• Minimum 2 years of experience as a dive instructor
• Valid EFR instructor
• Fluent English; German or Mandarin would be an advantage
We offer: shared accommodation, meals, yoga and medical insurance.`;
  expect(askedIn(text)).toEqual({
    'PADI Open Water Scuba Instructor': 'required',
    'dive compressor operation': 'mentioned',
    'dive equipment maintenance': 'mentioned',
    'Nitrox diving': 'mentioned',
    snorkelling: 'mentioned',
    'Emergency First Response': 'required',
    English: 'required',
    German: 'preferred',
    'Mandarin Chinese': 'preferred',
  });
});

it('an empty text names nothing', () => {
  expect(readSkills(vocabulary, '')).toEqual([]);
});
