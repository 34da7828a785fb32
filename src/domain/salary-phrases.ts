import { currencies, sharedSigns } from './currencies.ts';
import type { PayWord, SalaryPeriod } from './salary-word.ts';

/** Words, and what they mean in a pay; `pattern` is matched where it is put. */
export interface Phrase {
  pattern: RegExp;
  kind: PayWord['kind'];
  period?: SalaryPeriod | 'other';
  /** An extra that may also be a part of the pay. */
  weak?: boolean;
}

const phrase = (source: string, word: Omit<Phrase, 'pattern'>): Phrase => ({
  pattern: new RegExp(source, 'uy'),
  ...word,
});

const start = String.raw`(?<![\p{L}\p{M}])`;
const stop = String.raw`(?![\p{L}\p{M}])`;
const says = (source: string, word: Omit<Phrase, 'pattern'>) => phrase(`${start}(?:${source})${stop}`, word);

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*';
const time = String.raw`(?:hours?|hrs?|h|days?|nights?|weeks?|wks?|months?|mths?|years?|yrs?|sessions?|shifts?|minutes?|mins?|pas|posts?|vacanc(?:y|ies)|positions?|wte|fte|w\.t\.e\.?)`;

/** What begins with a digit and is no amount. */
export const countingPhrases: readonly Phrase[] = [
  // 12/05/2021 · 2021-05-12 · 2020/21 · 1st April 2021
  phrase(
    String.raw`\d{1,2}[/.]\d{1,2}[/.](?:\d{4}|\d{2})(?!\d)|\d{4}-\d{2}-\d{2}(?!\d)|(?:19|20)\d\d\s?[/–-]\s?(?:(?:19|20)?\d\d)(?!\d)|\d{1,2}(?:st|nd|rd|th)?\s${month}\.?\s(?:19|20)\d\d`,
    { kind: 'word' },
  ),
  // A telephone, which may have blanks in it.
  phrase(String.raw`0\d[\d ]{7,14}\d`, { kind: 'word' }),
  // How much work it is: 37.5 hours per week, 3 days a week, 22.5 hpw, 0.6 WTE, 12 month contract.
  phrase(
    String.raw`\d{1,3}(?:[.,]\d{1,2})?(?:\s?(?:-|–|to)\s?\d{1,3}(?:[.,]\d{1,2})?)?[\s-]?(?:hpw|hrspw|${time}(?:\s?(?:per|a|/|p/?|in a|each|every)\s?(?:day|d|week|wk|w|month|fortnight|year|annum)s?)?)${stop}`,
    { kind: 'word' },
  ),
];

/** Grades are no pay: band 6, grades 7-8, AfC Band 8a/8b, scale point 12, over age 25. */
const grade = String.raw`(?:band(?:ing)?s?|grades?|levels?|scales?|points?|spine|scp|steps?|tiers?|class|category|annex|section|clause|stage|quartile|aged?|ages|under|over|clinical|code|ref(?:erence)?\.?|nmw)`;
const gradeNumber = String.raw`\s*[-–:#.]?\s*\d{1,2}(?:\.\d)?[a-z]?(?!\d|[.,]\d|\s?k(?![a-z]))`;
const furtherGrade = String.raw`\s*(?:/|-|–|,|to|or|and|&)\s*(?:band\s*)?\d{1,2}[a-z]?(?![\d.,]|\s?(?:k(?![a-z])|p[./]?[ah]|per|an?\s|/|hourly))`;

const per = String.raw`(?:(?:per|pr|an?|each|every|pro|par|al|por|je|p)(?:\s{1,3}|\.\s?|(?<=per))|[/\\]\s?|p\s?/\s?)`;
const some = String.raw`(?:\d+(?:\.\d+)?[\s-]?(?:hours?|hrs?|h)[\s-])?`;
const every = (period: SalaryPeriod | 'other', ...sources: string[]): Phrase =>
  phrase(`(?:${sources.join('|')})${stop}`, { kind: 'period', period });

/** What begins with a letter or a slash. Tried in this order, the longer before what is a part of it. */
export const spokenPhrases: readonly Phrase[] = [
  phrase(`${start}(?:afc\\s*)?${grade}${gradeNumber}(?:${furtherGrade}){0,4}`, { kind: 'word' }),
  says(`${month}\\s(?:19|20)\\d\\d`, { kind: 'word' }),
  says(String.raw`(?:hours?|hrs?|days?|sessions?|shifts?)\s?(?:per|a|/|p/?)\s?(?:week|wk|w|month)`, {
    kind: 'word',
  }),
  // How long the week is that it is for: "£28,000 for a 40 hour week".
  says(String.raw`(?:for|of|on|over|in) an? (?:\d+(?:\.\d+)?[\s-](?:hours?|hrs?|days?)\s)?(?:weeks?|wk)`, {
    kind: 'word',
  }),
  // How many months a year has: "1.900 € x 14".
  says(String.raw`[x×] ?1[2-6](?!\d)`, { kind: 'word' }),
  // When it is paid, or how often something else comes.
  says(String.raw`paid\s(?:weekly|monthly|fortnightly|4[\s-]weekly|daily|every\s\w+|in arrears)`, {
    kind: 'word',
  }),
  says(
    String.raw`(?:annual(?:ly)?|yearly|monthly|weekly|daily|quarterly)\s(?:leave|review(?:ed)?|rota|roster|increments?|increases?|tickets?|flights?|holidays?|off|vacation|targets?|bonus(?:es)?|pay will)`,
    { kind: 'word' },
  ),
  says(
    String.raw`as\sper|per\s?cent|per\s(?:wte|fte|post|contract|person|experience|rota|rata|advert|policy)|out of hours?`,
    {
      kind: 'word',
    },
  ),
  says(String.raw`incl[a-z]*\.?(?:\sof)?|inc\.?`, { kind: 'including' }),
  says(String.raw`plus|with|excl[a-z]*\.?(?:\sof)?|exc\.?`, { kind: 'plus' }),

  every(
    'hour',
    `${per}${some}(?:h(?:ou)?rs?|hou[a-z]{1,2}|h|heure|stunde|hora|ora|uur)`,
    String.raw`${start}(?:hourly(?: paid)?|p\.?\s?/?hr?\.?)|(?<=\d ?)(?:hr|hour)`,
    'ގަޑިއަކު',
  ),
  every('session', `${per}${some}(?:[a-z]{3,12} )?(?:session|sess)s?`, `${start}sessional(?:ly)?`),
  every(
    'day',
    `${per}${some}(?:days?|shifts?|jour|tag|d[ií]a|giorno|dag|night|sleep[\\s-]?in)`,
    String.raw`${start}(?:daily|day rate|p\.?\s?/?d\.?|per diem)`,
    'ދުވާލަކު',
  ),
  every(
    'week',
    `${per}(?:\\d+(?:\\.\\d+)?[\\s-]hours?\\s)?(?:weeks?|wk|semaine|woche|semana|settimana)`,
    String.raw`${start}(?:weekly|p\.?\s?/?w\.?)`,
  ),
  every(
    'month',
    `${per}(?:calendar\\s)?(?:month?s?|mth|mo|mon|mois|monat|mes|mese|maand|bulan)`,
    String.raw`${start}(?:monthly|month|p\.?\s?/?c?\.?m\.?|mensuels?|mensual(?:es)?|monatlich|mensile)`,
    'މަހަކު',
  ),
  every(
    'year',
    `${per}(?:year|yr|(?<=per\\s{1,3})a[mn]{1,3}[aeiu]{0,2}[mn][a-z]{0,5}|ann?u?u?m+|ann?u?|y|ann[ée]e|jahr|a[ñn]o|anno|jaar|tahun)`,
    String.raw`${start}(?:yearly|annual(?:ly)?|annum|p\.?\s?/?a\.?|p\.?\s?/?ann?u?u?m+|j[äa]hrlich|annuel(?:le)?s?|anual(?:es)?)`,
    'އަހަރަކު',
  ),
  // By the piece: how many there will be nobody says.
  every(
    'other',
    String.raw`(?:per|[/\\]|each|every)\s?(?:visit|call(?:[\s-]?out)?|lesson|class|trip|dive|word|mile|km|piece|head|guest|article|patient|slot|appointment|assignment|project|page|task|delivery|drop|room|unit|item|sale|student|pupil|child|fortnight|quarter|block|clinic|list|case|procedure|game|match|event|gig|show|treatment|massage|transfer|voyage|flight)s?`,
    `${start}(?:fortnightly|quarterly)`,
    // "Per charter": whatever it is, it is no time.
    `${start}per\\s[a-z]{3,}`,
  ),

  // Paid beside the pay.
  says(
    String.raw`service\s(?:charges?|points?)|s\s?/\s?c|s\.c\.|sc|svc|(?:[a-z]+\s)?bonus(?:es)?|(?:[a-z]+\s)?allowances?|incentives?|commissions?|tips?|gratuit(?:y|ies)|golden\shello|vouchers?|rewards?|deposit|budget|troncs?|fees?`,
    { kind: 'extra', weak: false },
  ),
  says(
    String.raw`overtime|enhancements?|supplements?|weighting|relocation|retention|joining|sign(?:ing)?[\s-]on|welcome|referral|pension|indemnity|insurance|tickets?|loan|shares?|on[\s-]?call|premium|ote|uniform|visa|meals?|actual(?:ly)?|take[\s-]home`,
    { kind: 'extra', weak: true },
  ),
  says('basic|base', { kind: 'basic' }),
  says(
    String.raw`up\s?to|max(?:imum|\.)?(?:\sof)?|at\smost|no\smore\sthan|not\sexceeding|capped\sat|jusqu'[àa]|bis\szu|hasta`,
    { kind: 'up to' },
  ),
  says(
    String.raw`from|start(?:s|ing)?(?:\s(?:at|from|on))?|min(?:imum|\.)?(?:\sof)?|at\sleast|not\sless\sthan|no\sless\sthan|above|[àa]\spartir\sde|ab|desde`,
    { kind: 'from' },
  ),
  says(
    String.raw`to|till?|until|and|or|through|rising\sto|rise\sto|increasing\sto|progressing\sto|bis|à|a|y|et|und`,
    { kind: 'to' },
  ),
];

const apart = '(?![a-z])';

interface CurrencyPhrase {
  codes: readonly string[];
  usual: string;
  source: string;
}

/** The names and signs of currencies. A name stands by itself, a sign anywhere: "Rf25,000", "800USD". */
export const currencyPhrases = [
  ...currencies.map(({ code, written }): CurrencyPhrase => ({
    codes: [code],
    usual: code,
    source: written ? `${code.toLowerCase()}${apart}|${written}` : code.toLowerCase(),
  })),
  ...sharedSigns.map(({ codes, usual, written }) => ({ codes, usual, source: written })),
].map(({ codes, usual, source }) => ({
  codes,
  usual,
  // "c£65k" is about so much.
  pattern: new RegExp(`(?<=(?<![a-z])(?:ca?)?|\\d ?k)(?:${source})${apart}`, 'y'),
}));

/** Whether any of them is there, asked at once. */
export const anyCurrency = anyOf(currencyPhrases);
export const anySpoken = anyOf(spokenPhrases);

function anyOf(phrases: readonly { pattern: RegExp }[]): RegExp {
  return new RegExp(phrases.map(({ pattern }) => `(?:${pattern.source})`).join('|'), 'uy');
}
