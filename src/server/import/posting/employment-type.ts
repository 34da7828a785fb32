import { firstCharacters } from '#domain/fields/texts.ts';
import { defaultEmploymentType, type EmploymentType, employmentTypes } from '#domain/jobs.ts';
import { typeOfHours } from '#domain/working-hours.ts';

/**
 * The employment type a source's words mean. `words` are what it says, best first; words that say nothing about
 * the type ("Remote", "OTHER") leave it to the next, and in the end to the default, full time.
 * What the title or the text says of itself outweighs a full time that a feed gives to everything.
 */
export function employmentTypeOf(
  words: string[],
  title: string,
  text = '',
): EmploymentType | { unknown: string } {
  for (const word of words) {
    const type = readType(word);
    if (type) return type === 'full_time' ? (typeOfPosting(title, text) ?? type) : type;
    if (!isSilent(word)) return { unknown: word };
  }
  return typeOfPosting(title, text) ?? defaultEmploymentType;
}

export function employmentTypeProblem(word: string): string {
  return `employment type “${firstCharacters(word, 40)}” is not one we know; use ${employmentTypes.join(', ')}`;
}

/** What a posting says of its own type: in the title, else in a line of its text that is about nothing else. */
export function typeOfPosting(title: string, text = ''): EmploymentType | undefined {
  if (/\bfull\b(?![\s-]?time\s+equiv)/i.test(title)) return undefined;
  return typeInTitle(title) ?? typeInText(text);
}

function typeInTitle(title: string): EmploymentType | undefined {
  if (partTime.test(title)) return 'part_time';
  const hours = typeOfHours(weeklyHours(title));
  if (hours) return hours === 'full_time' ? undefined : hours;
  const isOwn = noHours.test(title) || ownContract.test(title);
  return isOwn && !moneyBank.test(title) && !/\bpermanent\b|\bsubstantive\b/i.test(title)
    ? 'contract'
    : undefined;
}

/** "Staff Nurse - 22.5 hours": in a title no day has so many, but for shifts and care around the clock. */
const bareHours =
  /\b(?!(?:12|24)(?:\.0)?\b)((?:[89]|[1-4]\d)(?:\.\d{1,2})?)[\s-]?(?:hours?|hrs)\b(?![\s-]+(?:shifts?|care|day|a|per|p|in|each|every|week|weekly|fortnight|month|nights?|on|service|notice|helpline)\b|\/)/i;

function weeklyHours(text: string): string {
  return text.replace(bareHours, '$1 hours a week');
}

/** "Hours: 22.5 per week", "Contract type: bank". Of a text only the first few such lines are looked at. */
const labelled =
  /(?:^|[\n•])[ \t]{0,4}(?:(?:contract(?:ed|ual)?|working|weekly|total)[ \t]{1,3})?(?:hours?(?: (?:of work|per week|a week))?|employment|contract|job type|working pattern|employment (?:type|status)|contract type|type of (?:contract|employment))[ \t]{0,3}[:–-][ \t]{0,3}([^\n•]{2,80})/gi;
const mostLines = 4;

function typeInText(text: string): EmploymentType | undefined {
  const begin = text.slice(0, longestText);
  const lines = [...begin.matchAll(labelled)].slice(0, mostLines);
  for (const [line, said = ''] of lines) {
    const hours = typeOfHours(line.replace(/^[\n•]/, ''));
    if (hours === 'full_time' || isOpen.test(said)) return undefined;
    if (partTime.test(said) || hours) return 'part_time';
    if (noHours.test(said) || (!/^\W*hours/i.test(line) && ownContract.test(said))) return 'contract';
  }
  return ofItself.test(begin) ? 'part_time' : undefined;
}

const longestText = 20_000;
/** "Full or part time", "part time considered", "various hours": either way. */
const isOpen =
  /\bfull\b|\bconsider|\bavailable\b|\balso\b|\boptions?\b|\bvarious\b|\bpermanent\b|\bpossible\b|\bwelcome\b/i;

/** "This is a part time post", "part-time position of 20 hours". */
const ofItself =
  /\b(?:this is|we have|we are (?:looking|recruiting) (?:for|to))[ \t]an?[ \t](?:\w{2,12}[ \t]){0,2}part[ -]?time[ \t](?:post|role|position|job|vacancy|opportunity)\b/i;

const partTime =
  /\bpart[\s-]{0,3}time\b|\bp\/t\b|\(pt\)|\bhalf[\s-]?time\b|\bjob[\s-]{0,3}shar(?:e|ing)\b|\b(?:weekends?|evenings?|saturdays?|sundays?|mornings?|afternoons?) only\b|\bterm[\s-]?time only\b|[(,–-]\s*weekends?\s*(?:\)|$)|\bteilzeit\b|\bmini-?job\b|\btemps[\s-]partiel\b|\bmi-temps\b|\bmedia jornada\b|\b(?:jornada|tiempo) parcial\b|\btempo parziale\b/i;

/** Nobody is promised any hours. */
const noHours = /\b(?:zero|0|nil)[\s-]{0,3}hours?\b/i;

/** Work as it comes: bank, casual; and what ends: locum, seasonal, maternity cover. */
const ownContract =
  /\bas (?:and|&) when\b|\bad[\s-]?hoc\b|\bcasual\b(?! (?:dining|wear|fashion|food))|\bbank(?:[\s-](?:only|staff|worker|contract|post|shifts?|position|role)\b)|\bbank\b(?=\s*(?:[-–:)]|$|(?:\w+[\s-]){0,3}(?:nurses?|hca|midw\w+|carers?|worker|practitioner|assistant|therapist|doctor|radiographer|paramedic|pharmac\w+|physio\w*|support|healthcare|health|care|registered|rmn|rgn|rn|staff|porter|domestic|housekeep\w*|cook|chef|kitchen|cleaner|receptionist|administrator)\b))|[(–-]\s*bank\b|\blocum\b|\bseasonal\b|\bseason(?= (?:contract|work|job|position|staff))|\bfixed[\s-]?term\b|\bftc\b|\b(?:maternity|paternity|parental) (?:leave )?cover\b|\bmat(?:ernity)? cover\b|\btemp(?:orary)?\b|\bsecondment\b|\binterim\b|\brelief\b(?=\s+\w*(?:er|or|ist|ant|staff|cook|chef|nurse|captain|mate|skipper)\b)|\b\d{1,2}[\s-]?(?:months?|weeks?)[\s-](?:fixed[\s-]term[\s-])?contract\b|\b(?:summer|winter) (?:job|season|work)\b/i;
/** Where money is kept. */
const moneyBank =
  /\b(?:investment|retail|central|world|commercial|private|data|food|blood|tissue|merchant|time)[\s-]bank(?:ing)?\b|\bbank (?:teller|manager|clerk|officer|cashier|reconciliation|branch)\b/i;

/** In this order: "Full or part time" is offered full time, a "temporary part-time" post is first of all part time. */
const meanings: readonly [RegExp, EmploymentType][] = [
  [
    /\bfull[\s-]?time\b(?![\s-]?equiv)|(?<![\w/])f\/?t\b(?! ?equiv)|\bvollzeit\b|\btemps[\s-](?:plein|complet)\b|\b(?:jornada|tiempo) complet[ao]\b|\btempo pieno\b/i,
    'full_time',
  ],
  // Nobody volunteers full time, and the five types have none of its own.
  [new RegExp(`${partTime.source}|(?<![\\w/])p\\/?t\\b|\\bvolunt(?:eer|ary)\\b`, 'i'), 'part_time'],
  [
    /\bintern(?:ship)?s?\b|\btrainee(?:ship)?\b|\bapprentice(?:ship)?\b|\b(?:work|student|industrial) placement\b|\bwork experience\b|^(?:un )?stage$|\bpraktikum\b|\btirocinio\b|\bpr[aá]cticas\b|\bstagiaire\b/i,
    'internship',
  ],
  [
    /\bfreelance(?:r)?\b|\bself[\s-]?employed\b|\bproject\b|\bgig\b|\bcommission only\b|\bb2b\b/i,
    'freelance',
  ],
];

const contract =
  /\bcontract(?:or|ual)?\b|\btemp(?:orary)?\b|\bfixed[\s-]?term\b|\bseason(?:al)?\b|\blocum\b|\bcasual\b|\bper[\s-]?diem\b|\binterim\b|\bbank\b|\bzero[\s-]?hours?\b|\bsecondment\b|\brelief\b|\bagency\b|\bftc\b|\bcover\b|\bas and when\b|\bad[\s-]?hoc\b|\bsupply\b|\bon[\s-]?call\b|\bsessional\b|^cdd$|\bcdd\b|\bbefristet\b|\bsaison\w*|\btemporada\b|\bstagionale\b|\btempo determinato\b/i;

/** The type that a word means, or undefined. */
export function readType(word: string): EmploymentType | undefined {
  const plain = word.replaceAll('_', ' ');
  const named = meanings.find(([pattern]) => pattern.test(plain))?.[1];
  if (named) return named;
  // "0 hours" is no full-time contract of none, and "Permanent, 22.5 hpw" is part time.
  if (noHours.test(plain)) return 'contract';
  const share = /^(?:\d{2,3} ?-)? ?(\d{2,3}) ?%$/.exec(plain.trim())?.[1];
  if (share) return Number(share) > 92 ? 'full_time' : 'part_time';
  const hours = typeOfHours(weeklyHours(plain)) ?? typeOfHours(`hours: ${plain}`);
  if (hours === 'part_time') return hours;
  if (contract.test(plain)) return 'contract';
  return (
    hours ??
    (/\bpermanent\b|\bregular\b|\bindefinite\b|\bsubstantive\b|\bongoing\b/i.test(plain)
      ? 'full_time'
      : undefined)
  );
}

/** Words about where and when, not about the kind of employment. */
export function isSilent(word: string): boolean {
  return /^\s*$|^(?:other|n\/?a|none|any|various|unspecified|not specified|negotiable|flexible(?: (?:hours|working))?|annuali[sz]ed(?: hours)?|(?:work from home|remote|on[\s-]?site|hybrid|live[\s-]?(?:in|out)|shift[\s-]?(?:based|work|pattern)?|shifts|rota(?:ting|tion(?:al)?)?(?: shifts?)?(?: \d ?[:/] ?\d)?|rota|\d{1,2} (?:days? |weeks? )?on[ ,/-]+\d{1,2} (?:days? |weeks? )?off|roster(?:ed)?|days|nights?|day shifts?|night shifts?|weekdays|mon(?:day)?\s?(?:-|–|to)\s?fri(?:day)?|split shifts?|tele(?:commute|work))(?:\s*job)?)$/i.test(
    word.trim(),
  );
}
