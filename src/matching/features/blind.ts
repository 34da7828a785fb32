import { demonyms } from './personal-words.ts';

/**
 * A profile's free text with everything taken out that must not count, before anything is read from it: who somebody is
 * (sex, nationality, age, birth, family, religion, contact and address lines), while what they can do stays. Words for a
 * trade that tell the sex of who does it become the trade's own ("waitress" is read as "waiter").
 */
export function blind(text: string): string {
  let seen = text.replace(/\r\n?/g, '\n');
  for (const [pattern, instead] of hidden) seen = seen.replace(pattern, instead);
  return seen;
}

const end = '(?=$|[\\n;|•])';
/**
 * A label stands before a colon, or at the beginning before a dash. What it says ends with its line: where nothing stands
 * behind it, the next line is about something else.
 */
const line = (label: string) =>
  new RegExp(
    `(?:(?<![a-z])(?:${label})[^\\S\\n]*[:=]|(?<=^|[\\n;|•][^\\S\\n]*)(?:${label})[^\\S\\n]*[–-])[^\\n;|•]{0,80}${end}`,
    'gi',
  );

/** In order: whole lines first, then phrases, then single words. */
const hidden: readonly [RegExp, string][] = [
  [/[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){1,4}/g, ' '],
  [/\bhttps?:\/\/\S{1,300}/gi, ' '],
  [/\+?\d[\d ()./-]{7,18}\d/g, ' '],
  [
    line(
      'name|full name|sex|gender|nationality|citizenship|passport(?: no\\.?| number)?|id card(?: no\\.?| number)?|date of birth|d\\.?o\\.?b\\.?|birth(?:day| date|place)|place of birth|age|marital status|civil status|religion|race|ethnicity|children|height|weight|(?:permanent |home |present |current |postal )?address|e-?mail|phone|mobile|tel',
    ),
    ' ',
  ],
  [/\b(born|graduated|class of)( (on|in|at))?\s[^\n.;,]{0,24}\b(19|20)\d\d\b/gi, ' '],
  [/\b(aged?|age of)\s*:?\s*\d{1,2}\b|\b\d{1,2}[\s-]years?[\s-]old\b/gi, ' '],
  [
    /\b(single|married|divorced|widowed|unmarried)\b(?=\s+(mother|father|man|woman|male|female|parent|with)|\s*[,.;\n]|$)/gi,
    ' ',
  ],
  [
    new RegExp(
      `\\b(?:${demonyms})\\s+(?:national|citizen|passport(?: holder)?|by birth|origin|nationality)s?\\b`,
      'gi',
    ),
    ' ',
  ],
  [
    new RegExp(
      `\\b(?:a|an|am|as)\\s+(?:\\w+\\s+)?(?:${demonyms})\\s+(?:man|woman|male|female|mother|father|girl|boy|lady)\\b`,
      'gi',
    ),
    ' ',
  ],
  [new RegExp(`\\b(?:i am|i['’]m|am)\\s+(?:an?\\s+)?(?:${demonyms})\\b`, 'gi'), ' '],
  [/\b(head)?waitress(?:es)?\b/gi, '$1waiter'],
  [/\b(?:air|flight)[\s-]?(?:hostess|stewardess)(?:es)?\b/gi, 'flight attendant'],
  [/\bstewardess(?:es)?\b/gi, 'steward'],
  [/\bhostess(?:es)?\b/gi, 'host'],
  [/\b(bar)(maid|man|woman|men|women)\b/gi, 'bartender'],
  [/\b(?:chamber|house)maids?\b|\broom[\s-]?(?:boy|maid|girl)s?\b/gi, 'room attendant'],
  [/\b(?:bell|lobby)[\s-]?(?:boy|man|girl)s?\b/gi, 'bell attendant'],
  [/\boffice[\s-]?(?:boy|girl)s?\b/gi, 'office assistant'],
  [
    /\b(tea|pool|beach|deck|kitchen|mess|pantry|laundry|dinner)[\s-]?(?:boy|girl|lady|ladies)s?\b/gi,
    '$1 attendant',
  ],
  [/\bcleaning[\s-](?:lady|ladies|woman|women)\b/gi, 'cleaner'],
  [/\b(sales|delivery)[\s-]?(?:girl|lady|boy)s?\b/gi, '$1man'],
  [/\bmanageress(?:es)?\b/gi, 'manager'],
  [/\blaundress(?:es)?\b/gi, 'laundry worker'],
  [/\busherettes?\b/gi, 'usher'],
  [
    /\b(sea|boat|fisher|sales|trades|repair|delivery|handy|camera|watch|fore|crafts|dock|door|chair|lines|police|fire|business|spokes)(?:wo)(man|men)\b/gi,
    '$1$2',
  ],
  [/\bactress(?:es)?\b/gi, 'actor'],
  [/\bmasseuses?\b/gi, 'masseur'],
  [/\bseamstress(es)?\b/gi, 'tailor'],
  [/\bheadmistress(es)?\b/gi, 'head teacher'],
  [/\bheadmasters?\b/gi, 'head teacher'],
  [
    /\b(he|she|him|his|her|hers|himself|herself|mr|mrs|ms|miss|sir|madam|male|female|man|woman|lady|gentleman|girl|boy|mother|father|husband|wife)\b\.?/gi,
    ' ',
  ],
];
