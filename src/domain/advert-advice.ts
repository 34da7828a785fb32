import { unfairRequirements } from './fair-requirements.ts';
import { formattedBlocks, type TextBlock } from './formatted-text/blocks.ts';
import { withoutSigns } from './formatted-text/without-signs.ts';
import { readSalary } from './salary.ts';

/** What a posting says, as far as advice is given on it. */
export interface Advert {
  title: string;
  location: string;
  salaryRange: string;
  description: string;
  requirements: string;
  skillsRequired: readonly string[];
  /** A day, or '' for none. */
  applicationDeadline: string;
}

/** Something that keeps an advertisement from being a good one. */
export interface Advice {
  /** Where it is mended. */
  field: keyof Advert;
  /** One plain sentence that says what to do. */
  say: string;
}

/** What is missing for a good advertisement, the weightiest first. `today` is a day in the company's time zone. */
export function adviceOn(advert: Advert, today: string): Advice[] {
  return [
    ...onBlanks(advert),
    ...onTitle(advert.title),
    ...onPay(advert.salaryRange),
    ...(advert.location.trim() ? [] : [advise('location', 'Say where the job is.')]),
    ...onDescription(advert),
    ...onRequirements(advert),
    ...onSkills(advert.skillsRequired),
    ...onFairness(advert),
    ...onDeadline(advert.applicationDeadline, today),
  ];
}

function advise(field: keyof Advert, say: string): Advice {
  return { field, say };
}

/** Templates leave blanks in square brackets; a link's words have them too, with its address after. */
const blank = /\[[^[\]\n]{1,60}\](?![([])/;

function onBlanks(advert: Advert): Advice[] {
  return (['title', 'description', 'requirements'] as const).flatMap((field) => {
    const found = blank.exec(advert[field]);
    return found
      ? [advise(field, `Fill in or take out what stands in square brackets, such as ${found[0]}.`)]
      : [];
  });
}

const longTitle = 60;

function onTitle(title: string): Advice[] {
  const said = title.trim();
  if (!said) return [advise('title', 'Give the job the title people search for.')];
  return [
    ...(said.length > longTitle
      ? [
          advise(
            'title',
            `Shorten the title to the job’s name: ${said.length} characters are cut off in lists.`,
          ),
        ]
      : []),
    ...(isShouted(said) || /[!?]{2}|!$/.test(said)
      ? [advise('title', 'Write the title without capitals throughout or exclamation marks.')]
      : []),
    ...(/\b(?:urgent(?:ly)?|hiring|wanted|vacanc(?:y|ies)|apply now|asap)\b/i.test(said)
      ? [advise('title', 'Keep the title to the job’s name: “urgent” and “hiring” help no one find it.')]
      : []),
  ];
}

function onPay(salary: string): Advice[] {
  if (!salary.trim()) return [advise('salaryRange', 'Say what the job pays, even as a range.')];
  if (readSalary(salary)) return [];
  return [
    advise(
      'salaryRange',
      'Give the pay as an amount with a currency, so that people who filter by pay find it.',
    ),
  ];
}

const fewestWords = 60;
const mostWords = 900;

function onDescription({ description, requirements }: Advert): Advice[] {
  if (!description.trim())
    return [advise('description', 'Describe the job: what it is, and what someone does in it.')];
  const blocks = formattedBlocks(description);
  const count = wordsIn(withoutSigns(description)).length;
  return [
    ...(count < fewestWords
      ? [
          advise(
            'description',
            `Say more about the job: ${counted(count, 'word')} so far, 100 or more tell people what to expect.`,
          ),
        ]
      : []),
    ...(count > mostWords
      ? [
          advise(
            'description',
            `Shorten the description: ${counted(count, 'word')} are more than most people read.`,
          ),
        ]
      : []),
    ...(saysDuties(blocks) ? [] : [advise('description', 'List what the person will do.')]),
    ...(saysOffer(`${description}\n${requirements}`)
      ? []
      : [
          advise('description', 'Say what you offer: accommodation, meals, leave, service charge, training.'),
        ]),
    ...onReading('description', description, blocks),
  ];
}

function onRequirements({ description, requirements }: Advert): Advice[] {
  const blocks = formattedBlocks(requirements);
  if (requirements.trim()) return onReading('requirements', requirements, blocks);
  const stated =
    /\b(?:require|must have|you have|experience|qualif|need(?:ed)? (?:to|for)|no experience|looking for someone)/i;
  if (!description.trim() || stated.test(description)) return [];
  return [advise('requirements', 'Say what someone must bring, and what can be learned on the job.')];
}

/** A list, a heading that says so, or sentences that tell somebody what they do. */
function saysDuties(blocks: readonly TextBlock[]): boolean {
  const duties =
    /\b(?:duties|responsibilit|what you(?:’|'| wi)?ll do|your (?:role|day|tasks|work)|the (?:role|job)|tasks)\b/i;
  if (blocks.some((block) => block.kind === 'list' && block.items.length > 2)) return true;
  if (blocks.some((block) => block.kind === 'heading' && duties.test(textOfLine(block)))) return true;
  const text = blocks.map(textOfLine).join('\n');
  return (
    (text.match(/\b(?:you(?:’|'| wi)?ll|you (?!have|are|must|need)[a-z]+|responsible for)\b/gi) ?? [])
      .length > 2
  );
}

const offer =
  /\b(?:we offer|we provide|offer(?:s|ed)?\b|benefits?|accommodation|housing|meals?|service charge|tips|annual leave|paid leave|days off|holidays?|insurance|bonus|training|flights?|tickets?|transfers?|package|perks|pension|in return)\b/i;

function saysOffer(text: string): boolean {
  return offer.test(text);
}

const longSentence = 28;
const longParagraph = 110;

function onReading(
  field: 'description' | 'requirements',
  text: string,
  blocks: readonly TextBlock[],
): Advice[] {
  const paragraphs = blocks.flatMap((block) => (block.kind === 'paragraph' ? [textOfLine(block)] : []));
  const longest = Math.max(0, ...paragraphs.map((paragraph) => wordsIn(paragraph).length));
  const sentences = paragraphs
    .flatMap((paragraph) => paragraph.split(/[.!?]+(?=\s|$)|\n/))
    .map((sentence) => wordsIn(sentence).length)
    .filter((length) => length > 2);
  const average = sentences.reduce((sum, length) => sum + length, 0) / (sentences.length || 1);
  return [
    ...(shoutedLines(text)
      ? [advise(field, 'Write without capitals throughout: they are hard to read and feel like shouting.')]
      : []),
    ...(longest > longParagraph
      ? [advise(field, `Break up the longest paragraph, of ${longest} words, or make a list of it.`)]
      : []),
    ...(sentences.length > 2 && average > longSentence
      ? [advise(field, `Shorten the sentences: ${Math.round(average)} words on average, 15 to 20 read well.`)]
      : []),
  ];
}

const mostSkills = 15;

function onSkills(skills: readonly string[]): Advice[] {
  if (skills.length === 0)
    return [advise('skillsRequired', 'List the skills the job needs: candidates are matched by them.')];
  if (skills.length <= mostSkills) return [];
  return [advise('skillsRequired', `Keep to the skills that decide: ${skills.length} put good people off.`)];
}

function onFairness(advert: Advert): Advice[] {
  return unfairRequirements(advert)
    .filter(({ weight }) => weight === 'requirement')
    .map(({ field, words, suggestion }) => advise(field, `Take out “${words}”. ${suggestion}`));
}

const fewestDays = 3;

function onDeadline(deadline: string, today: string): Advice[] {
  if (!deadline) return [];
  const days = (Date.parse(deadline) - Date.parse(today)) / 86_400_000;
  if (days < 0) return [advise('applicationDeadline', 'Choose a later deadline: this one has passed.')];
  if (days >= fewestDays) return [];
  return [advise('applicationDeadline', 'Leave more time to apply: few people see a job in its first days.')];
}

function shoutedLines(text: string): boolean {
  return withoutSigns(text)
    .split('\n')
    .some((line) => wordsIn(line).length > 4 && isShouted(line));
}

/** Words in capitals, but for names of certificates and the like, which are short. */
function isShouted(text: string): boolean {
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const loud = words.filter(
    (word) => word.length > 3 && word === word.toUpperCase() && word !== word.toLowerCase(),
  );
  return loud.length > 1 && loud.length >= words.length / 2;
}

function textOfLine(block: TextBlock): string {
  const lines = block.kind === 'list' ? block.items : [block.line];
  return lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;
}
