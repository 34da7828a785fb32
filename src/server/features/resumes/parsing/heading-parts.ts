import { columnOf } from './columns.ts';
import { isPlace } from './places.ts';
import { endsInRole, isEmployer, isRole } from './words.ts';

/** One part of a heading, and what it is where the words around it say so. */
export interface Part {
  text: string;
  is?: 'title' | 'company' | 'place';
}

/** Parts of a heading, parted where people part them: at any lone sign, "at", and commas that do not belong to a name. */
export function partsOf(head: readonly string[]): Part[] {
  return head
    .flatMap(labelled)
    .flatMap((part) =>
      part.is ? (part.is === 'company' ? bracketed(part) : [part]).flatMap(inCommas) : openPart(part.text),
    );
}

/** "Position: Waiter" says what it is. */
function labelled(text: string): Part[] {
  const [, label = '', value = ''] = /^([^:]{3,40}?)\s*:\s*(\S.*)$/.exec(text) ?? [];
  const column = label && columnOf(label);
  if (column === 'position') return [{ text: value, is: 'title' }];
  if (column === 'employer') return [{ text: value, is: 'company' }];
  if (column === 'place') return [{ text: value, is: 'place' }];
  return [{ text }];
}

function openPart(told: string): Part[] {
  // "Frontend developer in the company “Web Studio 12”"
  const text = told.replace(/\s+(?:in|at|for) (?:the |a )?(?:company|firm) ["«“]?([^"»”]+)["»”]?/, ' at $1');
  const [, held = '', house = ''] =
    /^(?:i )?(?:worked|working|employed|engaged|served|serving|(?:summer |winter )?(?:internship|traineeship|placement|job)) as (?:an? |the )?(.{3,60}?) (?:in|at|with|for) (?:the )?(\p{Lu}.*)$/iu.exec(
      text,
    ) ?? [];
  if (house) return [{ text: held, is: 'title' }, ...inCommas({ text: house, is: 'company' })];
  // "in Cinnamon Tree Hotel, Colombo as Floor Supervisor"
  const [, before = '', role = ''] = /^(.{3,120}?)\s+as\s+(?:an? |the )?(\p{Lu}.*)$/u.exec(text) ?? [];
  if (
    role &&
    isRole(role) &&
    !/^(?:i )?(?:(?:was|am|have|been|working|worked|employed|engaged|serving|served|work)\s?)+$/i.test(before)
  )
    return [...openPart(before), { text: role.replace(/[\s.,]+$/, ''), is: 'title' }];
  const [, , company = ''] = /^(at|in|with|for|@)\s+(?:the\s+)?(\p{Lu}.*)$/u.exec(text) ?? [];
  // "in Blue Lagoon Inn: night receptionist"
  const [, inn = '', post = ''] = /^([^:]{3,60}):\s+(\S.{2,60})$/u.exec(company) ?? [];
  if (inn && isRole(post) && !isRole(inn))
    return [...inCommas({ text: inn, is: 'company' }), { text: post, is: 'title' }];
  if (company) return inCommas({ text: company, is: 'company' });
  const [, job = ''] =
    /^(?:i )?(?:(?:was|am|have been|had been|has been|working|worked|employed|engaged|serving|served|work|as) ){1,3}(?:an? |the )?(\S.*)$/i.exec(
      text,
    ) ?? [];
  const isSaid = job.length < text.length && isRole(job);
  return atPlace(isSaid ? job : text)
    .flatMap(atSigns)
    .flatMap(atWord)
    .flatMap(bracketed)
    .flatMap((part) => inCommas(part))
    .flatMap((part) => (part.is ? [part] : atChangeOfKind(part.text)));
}

const loneSigns =
  /\s+[–—−-]+\s+|\s*[|•·;→»>~■●♦★☆✦✧✶◆◇❖]+\s*|\s+[:*+=.\\]{1,3}\s+|\s*\/\/\s*|\s*[–—](?=\s)|(?<=[\p{L})]):\s+/u;

/** "Waiter – Blue Lagoon", "Waiter / Blue Lagoon", but not "Barista / Waiter", which is one job. */
function atSigns(text: string): string[] {
  return atStops(text)
    .flatMap((sentence) => sentence.split(loneSigns))
    .flatMap((part) => {
      const halves = part.split(/\s+\/\s+/);
      return halves.length > 1 && halves.every((half) => isRole(half) && !isEmployer(half)) ? [part] : halves;
    });
}

/** "HEAD BARTENDER. Blue Lagoon. Malé": names parted by full stops, and no sentences. */
function atStops(text: string): string[] {
  const parts = text.split(/(?<=[\p{L})]{4})(?<!\b(?:Asst|Dept|Mgmt|Supt|Capt|Govt|Prof))\.\s+(?=\p{Lu})/u);
  const names = parts.slice(0, 2);
  return parts.length > 1 && names.every((part) => part.split(' ').length <= 6) && names.some(isRole)
    ? [...names, ...(parts.length > 2 ? [parts.slice(2).join('. ')] : [])]
    : [text];
}

/** "Blue Lagoon – Miami , FL Line Cook": the job stands right behind the place. */
function atPlace(part: string): string[] {
  const [, before = '', place = '', after = ''] =
    /^(.+?)\s[-–—]\s(\p{Lu}[\p{L} .']{1,40}?\s?,\s?(?:\p{Lu}{2}|State|Country)(?:\s?,\s?\p{Lu}{2,3})?)\s+(\p{Lu}.*)$/u.exec(
      part.slice(0, 200),
    ) ?? [];
  return place ? [before, place.replace(/\s,/, ','), after] : [part];
}

/** "Chef at Blue Lagoon", "Chef @Blue Lagoon", "Chef for Blue Lagoon". */
function atWord(text: string): Part[] {
  const [, before = '', sign = '', company = ''] =
    /^(.+?)(?:\s+(at|with|for|in|im|beim|bei|chez|au|nel|presso|en el|bij|hos|n[ao]|num|numa)\s+|\s*(?:@)\s*)(?:the\s+)?((?:\p{Lu}|\p{Ll}\p{Lu}).*)$/u.exec(
      text.slice(0, 200),
    ) ?? [];
  const isSign = company !== '' && sign === '';
  // "Waiter in Blue Lagoon Hotel", "Waiter in Malé", but not "Trainee in Housekeeping".
  const isPlaceOnly = isPlace(company) && (sign === 'in' || !company.includes(',')) && !isEmployer(company);
  const isDepartment = /^(?:department|dept|division|section|field)\b/i.test(company);
  // What stands before "bei" or "chez" is work, whatever it is called.
  const isForeign = /^(?:bei|beim|chez|presso)$/.test(sign) && before.split(' ').length <= 4;
  const isWord =
    (isRole(before) || isForeign) &&
    (!/^i[nm]$/.test(sign) || (isEmployer(company) && !isDepartment) || isPlaceOnly || isNamedHouse(company));
  if (!isSign && !isWord) return [{ text }];
  if (isPlaceOnly && !isSign) return [{ text: before }, { text: company, is: 'place' }];
  // "with Dufry at Velana Airport": who employs, and where.
  const [, house = company, place] =
    (/^(?:with|for|at)$/.test(sign) && /^(.{3,60}?) (?:at|in) (?:the )?(\p{Lu}[^,]{2,50})$/u.exec(company)) ||
    [];
  return [
    { text: before, ...(isSign || isForeign || endsInRole(before) ? { is: 'title' as const } : {}) },
    { text: house, is: 'company' },
    ...(place ? [{ text: place, is: 'place' as const }] : []),
  ];
}

/** "Nail technician in Lotus Nails, Hoi An": names of two words, and no department. */
function isNamedHouse(text: string): boolean {
  const [name = ''] = text.split(',');
  return /^\p{Lu}\S+ (?:& )?\p{Lu}\S+/u.test(name) && !departments.test(name);
}

const departments =
  /\b(?:house ?keeping|kitchen|front|office|f&b|food|beverage|engineering|laundry|sales|marketing|finance|accounts|human|resources|hr|it|information|security|reception|maintenance|sports|pastry|production|charge|training|service|relations|management|department|section|field|development|science|studies)\b/i;

/** "Bank Otkritie (Russia, Moscow)": a place in brackets; other brackets stay where they are. */
function bracketed(part: Part): Part[] {
  const [, before = '', inside = '', after = ''] =
    /^([^()]*?)\s*\(([^()]*)\)?\s*([^()]*)$/.exec(part.text) ?? [];
  if (
    !inside ||
    !before ||
    !(
      isPlace(inside) ||
      isTownOf(before, inside, after) ||
      (part.is === 'company' && /^\p{Lu}[\p{L} ,'’-]{2,40}$/u.test(inside))
    )
  )
    return [part];
  return [{ ...part, text: before }, { text: inside, is: 'place' }, ...(after ? [{ text: after }] : [])];
}

/** "Blue Hole Divers (Komiža)": a name or two behind an employer, that is nothing else. */
function isTownOf(house: string, name: string, after: string): boolean {
  // Behind "Data Engineer, Playtika", or before ", developer", whatever is none of the two is an employer.
  const last = house.split(/,\s*/).at(-1) ?? '';
  const isBesideJob = last !== house || (/^,\s/.test(after) && isRole(after));
  return (
    (isEmployer(house) || (isBesideJob && !isRole(last))) &&
    /^\p{Lu}\p{Ll}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?$/u.test(name) &&
    !isRole(name) &&
    !isEmployer(name)
  );
}

/** At commas, but not those of a place or of a name: "San Francisco, CA", "Acme, Inc.", "Commis, then Demi Chef". */
function inCommas(part: Part): Part[] {
  if (part.is === 'place' || part.is === 'title') return [trimmed(part)];
  const whole: string[] = [];
  for (const piece of part.text.split(/\s*,\s*/)) {
    const before = whole.at(-1);
    const belongs =
      before !== undefined &&
      ((!(isPlace(piece) && /^\p{Ll}/u.test(piece)) &&
        /^(?:\p{Ll}(?!\p{Lu})|\d)/u.test(piece) &&
        (isRole(before) || !endsInRole(piece))) ||
        (!part.is && areBothRoles(before, piece)) ||
        /^(?:inc|llc|ltd|ltda|lda|llp|plc|gmbh|co|corp|s\.a|s\.?l|s\.?r\.?l|sarl|pvt|jr|sr)\b[. ]*(?:ltd|inc)?\.?$/i.test(
          piece,
        ) ||
        (isPlace(`${before}, ${piece}`) &&
          !isEmployer(piece) &&
          !isRole(before) &&
          !isEmployer(before) &&
          !(part.is && whole.length === 1)));
    if (belongs) whole[whole.length - 1] = `${before}, ${piece}`;
    else whole.push(piece);
  }
  return whole
    .map((text, index) => trimmed(index === 0 ? { ...part, text } : { text }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** "System Analyst, Project Lead" are one job. */
function areBothRoles(one: string, other: string): boolean {
  return [one, other].every((text) => endsInRole(text) && !isEmployer(text) && !/^The\b/.test(text));
}

function trimmed(part: Part): Part {
  const text = part.text.replace(/^[\s,.:;)–—-]+|[\s,:;.(–—-]+$/g, '');
  return {
    ...part,
    text: /\b(?:inc|ltd|co|corp|jr|sr)$/i.test(text) && part.text.includes(`${text}.`) ? `${text}.` : text,
  };
}

/**
 * "Line Cook Blue Lagoon Resort", "Blue Lagoon Resort Line Cook": nothing parts the two but that one ends in a word for
 * a job and the other in a word for an employer.
 */
function atChangeOfKind(text: string): Part[] {
  const words = text.split(' ');
  if (words.length < 3 || words.length > 12 || isPlace(text)) return [{ text }];
  const isJobWord = (word: string | undefined) =>
    word !== undefined &&
    isRole(word) &&
    !isEmployer(word) &&
    !/^(?:professional|project|support)$/i.test(word);
  const isHouseWord = (word: string | undefined) => word !== undefined && houses.test(word);
  if (isHouseWord(words.at(-1)) || endsInHouse(words) || placeholder.test(text)) {
    const at =
      placeholder.test(text) && /name$/i.test(text) ? words.length - 2 : words.findLastIndex(isJobWord) + 1;
    if (
      at > 0 &&
      at < words.length - 1 &&
      !/^(?:&|and|of|the)$/i.test(words[at] ?? '') &&
      words.slice(at).every((word) => /^(?:[\p{Lu}&\d]|of|the|and|by)/u.test(word))
    )
      return [{ text: words.slice(0, at).join(' ') }, { text: words.slice(at).join(' '), is: 'company' }];
  }
  if (!isJobWord(words.at(-1))) return [{ text }];
  const house = placeholder.test(text) && /^company name/i.test(text) ? 1 : words.findLastIndex(isHouseWord);
  if (house < 1 || house > words.length - 2) return [{ text }];
  return [
    { text: words.slice(0, house + 1).join(' '), is: 'company' },
    { text: words.slice(house + 1).join(' '), is: 'title' },
  ];
}

/** Words that end the name of an employer, and begin no job. */
const houses =
  /^(?:inc|llc|llp|ltd|limited|plc|gmbh|corp|corporation|company|group|holdings?|hotels?|resorts?|inn|lodge|suites|airlines?|cruises?|hospital|clinic|university|college|school|academy|institute|bank|airport|maldives|villas?|retreat)[.,]?$/i;

/** "Registry Centre", "Sea Breeze Restaurant": names that end in a word which begins the names of jobs as well. */
function endsInHouse(words: readonly string[]): boolean {
  const [before = '', last = ''] = words.slice(-2);
  return (
    /^(?:cent(?:er|re)|restaurant)$/i.test(last) &&
    !/^(?:service|training|call|medical|shopping|business|dive|sports|wellness|fitness)$/i.test(before)
  );
}

/** As résumés have it that were made anonymous, and templates that were not filled in. */
const placeholder = /\bcompany name\b/i;
