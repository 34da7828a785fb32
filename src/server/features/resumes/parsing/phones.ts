import { type CountryCode as Country, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min';

export type { CountryCode as Country } from 'libphonenumber-js/min';

/** A telephone number in a text, and where it stands. */
export interface FoundPhone {
  number: string;
  start: number;
  end: number;
}

/**
 * The first telephone number in a text: one that its country has, or, where the text is said to be one, whatever has as
 * many digits. The country is told by its own code, or else it is where the person lives.
 */
export function phoneIn(
  text: string,
  { country, isTold }: { country: Country; isTold: boolean },
): FoundPhone | undefined {
  for (const match of text.slice(0, 300).matchAll(candidates)) {
    const number = match[0].trim();
    const digits = number.replaceAll(/\D/g, '');
    if (digits.length < (isTold ? 5 : 7) || digits.length > 15 || isDates(number)) continue;
    if (!isTold && !isPhone(number, digits, country)) continue;
    return { number, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

const candidates = /(?:\+|(?<!\d)00)?[ ]?\(?\d[\d .()–-]{3,22}\d/g;

function isPhone(number: string, digits: string, country: Country): boolean {
  const isValid = (text: string) => parsePhoneNumberFromString(text, country)?.isValid() === true;
  if (/^\+|^00/.test(number)) return isValid(number.replace(/^00/, '+')) || digits.length >= 9;
  return (
    isValid(number) ||
    isValid(`+${digits}`) ||
    (digits.length >= 10 && /[ ().-]/.test(number)) ||
    /^0[1-9]\d{8,9}$/.test(number)
  );
}

/** "2015 2017", "12.05.1990", "2019-2021": digits enough, and no number to call. */
function isDates(text: string): boolean {
  return (
    /^\(?(?:19|20)\d\d\)?\s*[-–./ ]\s*\(?(?:(?:19|20)\d\d|\d\d)\)?$/.test(text) ||
    /^\d{1,2}[./ -]\d{1,2}[./ -](?:19|20)\d\d/.test(text) ||
    /^(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}/.test(text) ||
    /^\d{1,2}\s?[./]\s?(?:19|20)\d\d\s*[-–]/.test(text)
  );
}

const names = new Intl.DisplayNames(['en'], { type: 'region' });
const byName = new Map<string, Country>([
  ...getCountries().map((code) => [(names.of(code) ?? code).toLowerCase(), code] as const),
  ['uk', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['usa', 'US'],
  ['uae', 'AE'],
  ['dubai', 'AE'],
  ['bali', 'ID'],
  ['turkey', 'TR'],
]);

/** The country a text names first; undefined if it names none. */
export function countryIn(text: string): Country | undefined {
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  for (let from = 0; from < words.length; from += 1)
    for (const length of [3, 2, 1]) {
      const code = byName.get(words.slice(from, from + length).join(' '));
      if (code) return code;
    }
  return undefined;
}
