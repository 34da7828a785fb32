import { foreignNames } from './foreign-names.ts';
import { sameWords } from './other-words.ts';
import { longestName, namesOf, titleTokens } from './trade-names.ts';

/** What a trade beyond hotels and boats is called in English. */
interface EnglishName {
  name: string;
  /** What it was put for is French by its letters or little words, whatever English borrowed of it. */
  isFrench: boolean;
}

let known: ReadonlyMap<string, EnglishName> | undefined;

/** The English name of what trades of offices, shops and hospitals are called elsewhere or of women; undefined where nobody knows it. */
export function englishElsewhere(keys: readonly string[]): EnglishName | undefined {
  known ??= indexed();
  return keys.length <= longestName() ? known.get(keys.join(' ')) : undefined;
}

function indexed(): Map<string, EnglishName> {
  const found = new Map<string, EnglishName>();
  const add = (name: string, english: string) => {
    const key = titleTokens(name)
      .map((token) => token.key)
      .join(' ');
    if (!found.has(key)) found.set(key, { name: english, isFrench: french.test(name) });
  };
  for (const line of foreignNames) {
    const [english = '', names = ''] = line.split(': ');
    for (const name of namesOf(names)) add(name, english);
  }
  for (const line of sameWords) {
    const [english = '', ...names] = namesOf(line);
    for (const name of names) if (french.test(name) || name.endsWith('ess')) add(name, english);
  }
  return found;
}

const french =
  /(?:eur|euse|trice|ienne|cien|ogue|iste)$|[àâçéèêëîïôûœ’]|(?<!\p{L})(?:de|du|des|en|et|poids|aux)(?!\p{L})/iu;
