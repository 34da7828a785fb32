import { blind } from './blind.ts';
import { countries, demonyms, faiths } from './personal-words.ts';

/**
 * The titles by which a job somebody held is compared: the trade alone, without where its holder comes from, what they believe, their
 * sex and their age ("Young waiter (Bangladeshi, 22 years)" is "waiter"); and, where such a word may name the craft
 * ("Thai massage therapist", "French teacher"), the title with it too. The nearer of the two counts, so that the word can
 * help where a job asks for that craft, and never costs anything.
 */
export function workTitles(title: string): [trade: string, craft?: string] {
  const seen = withoutAgeAndSex(blind(title));
  const trade = tidy(seen.replace(inBrackets, ' ').replace(personal, ' '));
  const craft = tidy(seen.replace(inBrackets, ' ').replace(notOfCraft, ' '));
  return craft === trade ? [trade] : [trade, craft];
}

const who = `(?:${demonyms}|${faiths})`;

const crafts = [
  'cuisines?|cooking|kitchens?|food|restaurants?|dish(?:es)?|bbq|barbecue|chefs?|cooks?|cdp|commis|demi|sous|pastry|bak(?:er|ery)|butcher',
  'massages?|mass(?:eur|age)\\w*|therap\\w+|spa|yoga|boxing|martial|danc\\w+|medicine',
  'languages?|literature|lessons?|teach\\w*|tutor\\w*|lecturers?|professors?|instructors?|translat\\w+|interpret\\w+|speak\\w+',
  'art|arts|history|law|studies|markets?|desk|sales|guests?|guides?|relations?|gro|music\\w*',
  'chaplains?|priests?|imams?|scholars?|monks?|nuns?|pastors?|ministers?|schools?|churches|church|temples?|mosques?|missions?',
].join('|');

const personal = new RegExp(`\\b${who}\\b(?:[\\s-]+(?:nationals?|citizens?|origin|only))?`, 'gi');
const notOfCraft = new RegExp(`\\b${who}\\b(?!(?:[\\s-]+[\\w&]+){0,2}?[\\s-]+(?:${crafts})\\b)`, 'gi');

/** In brackets stands who somebody is, not what the work was of: "Waiter (Nepal)", "Receptionist (F)". */
const inBrackets = new RegExp(
  `[([]\\s*(?:from\\s+)?(?:${who}|${countries}|[mfwdx](?:\\s*/\\s*[mfwdx])*)(?:\\s*[,/&-]\\s*(?:${who}|${countries}|[mfwdx]))*\\s*[)\\]]`,
  'gi',
);

/** "M/F", "m/w/d": whoever may apply. */
const anySex = /(?<=^|[\s,|–-])[mf]\s*\/\s*[mfw](?:\s*\/\s*[dx])?(?=$|[\s,|–-])/gi;

const ages: readonly RegExp[] = [
  /\b(?:aged?|age of)\s*:?\s*\d{1,2}\b/gi,
  /\b\d{1,2}\s*\+?[\s-]*(?:years?|yrs?\.?|y\/?o)(?![\w/])(?:[\s-]*olds?\b)?/gi,
  /(?<=[([,;|–-]\s*)\d{2}(?=\s*(?:[)\],;|–-]|$))/g,
  // Whom somebody works with is what the work is: young people, the elderly at home.
  /\b(?:young(?:er|ish)?|youthful|mature|elderly|middle[\s-]aged|teen(?:age[dr]?)?|old|retired)\b(?![\s-]+(?:people|persons?|adults?|child|children|learners?|offenders?|students?|farmers?|carers?|care|home|homes|residents?|patients?|age|town)\b)/gi,
];

function withoutAgeAndSex(title: string): string {
  let left = title.replace(anySex, ' ');
  for (const age of ages) left = left.replace(age, ' ');
  return left;
}

/** Without the brackets and marks that stand about nothing any more. */
function tidy(title: string): string {
  return title
    .replace(/[([{]\s*(?:only\b)?[\s,;/|&.–-]*[)\]}]/gi, ' ')
    .replace(/\s+([,;)\]])/g, '$1')
    .replace(/([([])[\s,;/|&–-]+/g, '$1')
    .replace(/[\s,;/|&–-]+([)\]])/g, '$1')
    .replace(/([,;/|&–-]\s*){2,}/g, '$1')
    .replace(/^[\s,;:/|&.–-]+|[\s,;:/|&–-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
