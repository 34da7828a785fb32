import { columnOf } from './columns.ts';
import { isPlace } from './places.ts';
import { endsInRole, isEmployer, isRole } from './words.ts';

/** Who somebody worked for, as what and where, as the heading of a job tells it. */
export interface JobNames {
  title: string | null;
  company: string | null;
  location: string | null;
  /** What was neither. */
  more: string[];
  doubtful: ('title' | 'company' | 'location')[];
}

/** One part of a heading, and what it is where the words around it say so. */
interface Part {
  text: string;
  is?: 'title' | 'company' | 'place';
}

export interface Order {
  roleFirst: boolean;
  /** Words told, and not only custom. */
  known: boolean;
}

/** Whether jobs stand before employers here: as most of those headings have it in which words tell the two apart. */
export function usualOrder(heads: readonly (readonly string[])[]): Order {
  let votes = 0;
  for (const head of heads) {
    const names = partsOf(head).filter(({ text, is }) => is !== 'place' && !isPlace(text));
    const role = names.findIndex(({ text, is }) => is === 'title' || (isRole(text) && !isEmployer(text)));
    const other = names.findIndex(({ text, is }) => is === 'company' || !isRole(text));
    if (role >= 0 && other >= 0) votes += role < other ? 1 : -1;
  }
  return { roleFirst: votes >= 0, known: votes !== 0 };
}

export function jobNamesIn(head: readonly string[], { roleFirst, known }: Order): JobNames {
  const { parts, location } = withoutPlace(partsOf(head));
  const [one, two] = parts;
  if (one === undefined) return { title: null, company: null, location, more: [], doubtful: [] };
  if (two === undefined) {
    const isCompany =
      one.is === 'company' || (one.is !== 'title' && isEmployer(one.text) && !endsInRole(one.text));
    return {
      title: isCompany ? null : one.text,
      company: isCompany ? one.text : null,
      location,
      more: [],
      doubtful: [],
    };
  }
  const said = parts.find(({ is }) => is === 'title');
  const roles = parts.filter(({ text, is }) => is !== 'company' && isRole(text));
  const certain = roles.filter(({ text }) => endsInRole(text) || !isEmployer(text));
  const usual = roleFirst ? one : two;
  const free = parts.find(({ is }) => is !== 'company') ?? one;
  const title =
    said ??
    (certain.includes(usual) ? usual : (certain[0] ?? roles[0] ?? (usual.is === 'company' ? free : usual)));
  const others = parts.filter((part) => part !== title);
  const company =
    others.find(({ is }) => is === 'company') ??
    others.find((part) => isEmployer(part.text) && !certain.includes(part)) ??
    others.find(({ text }) => !isRole(text)) ??
    others[0];
  const rest = others.filter((part) => part !== company);
  const place =
    location === null && company ? rest.find((part) => mayBePlace(part, parts, company)) : undefined;
  const told =
    said !== undefined || company?.is === 'company' || (roles.length > 0 && roles.length < parts.length);
  return {
    title: title.text,
    company: company?.text ?? null,
    location: location ?? place?.text ?? null,
    more: rest.filter((part) => part !== place).map(({ text }) => text),
    doubtful: [
      ...(told || known ? [] : (['title', 'company'] as const)),
      ...(place && !told ? (['location'] as const) : []),
    ],
  };
}

/** What stands last, behind an employer, and is a short name of nothing else. */
function mayBePlace({ text }: Part, parts: readonly Part[], company: Part): boolean {
  return (
    (parts.at(-1)?.text === text || parts[parts.indexOf(company) + 1]?.text === text) &&
    parts.indexOf(company) < parts.length - 1 &&
    !isRole(text) &&
    !isEmployer(text) &&
    /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|de|del|la|el|da|of|the)){0,3}$/u.test(text)
  );
}

/** Parts of a heading, parted where people part them: at any lone sign, "at", and commas that do not belong to a name. */
function partsOf(head: readonly string[]): Part[] {
  return head.flatMap(labelled).flatMap((part) => (part.is ? inCommas(part) : openPart(part.text)));
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

function openPart(text: string): Part[] {
  // "in Cinnamon Tree Hotel, Colombo as Floor Supervisor"
  const [, before = '', role = ''] = /^(.{3,120}?)\s+as\s+(?:an? |the )?(\p{Lu}.*)$/u.exec(text) ?? [];
  if (
    role &&
    isRole(role) &&
    !/^(?:i )?(?:(?:was|am|have|been|working|worked|employed|engaged|serving|served|work)\s?)+$/i.test(before)
  )
    return [...openPart(before), { text: role.replace(/[\s.,]+$/, ''), is: 'title' }];
  const [, , company = ''] = /^(at|in|with|for|@)\s+(?:the\s+)?(\p{Lu}.*)$/u.exec(text) ?? [];
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
  /\s+[–—−-]+\s+|\s*[|•·;→»>~■●♦]+\s*|\s+[:*+=\\]{1,3}\s+|\s*\/\/\s*|\s*[–—](?=\s)|(?<=[\p{L})]):\s+/u;

/** "Waiter – Blue Lagoon", "Waiter / Blue Lagoon", but not "Barista / Waiter", which is one job. */
function atSigns(text: string): string[] {
  return text.split(loneSigns).flatMap((part) => {
    const halves = part.split(/\s+\/\s+/);
    return halves.length > 1 && halves.every((half) => isRole(half) && !isEmployer(half)) ? [part] : halves;
  });
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
    /^(.+?)(?:\s+(at|with|for|in)\s+|\s*(?:@)\s*)(?:the\s+)?(\p{Lu}.*)$/u.exec(text.slice(0, 200)) ?? [];
  const isSign = company !== '' && sign === '';
  // "Waiter in Blue Lagoon Hotel", "Waiter in Malé", but not "Trainee in Housekeeping".
  const isPlaceOnly = isPlace(company) && (sign === 'in' || !company.includes(',')) && !isEmployer(company);
  const isWord = isRole(before) && (sign !== 'in' || isEmployer(company) || isPlaceOnly);
  if (!isSign && !isWord) return [{ text }];
  if (isPlaceOnly && !isSign) return [{ text: before }, { text: company, is: 'place' }];
  return [
    { text: before, ...(isSign || endsInRole(before) ? { is: 'title' as const } : {}) },
    { text: company, is: 'company' },
  ];
}

/** "Bank Otkritie (Russia, Moscow)": a place in brackets; other brackets stay where they are. */
function bracketed(part: Part): Part[] {
  const [, before = '', inside = '', after = ''] =
    /^([^()]*?)\s*\(([^()]*)\)?\s*([^()]*)$/.exec(part.text) ?? [];
  if (
    !inside ||
    !before ||
    !(isPlace(inside) || (part.is === 'company' && /^\p{Lu}[\p{L} ,'’-]{2,40}$/u.test(inside)))
  )
    return [part];
  return [{ ...part, text: before }, { text: inside, is: 'place' }, ...(after ? [{ text: after }] : [])];
}

/** At commas, but not those of a place or of a name: "San Francisco, CA", "Acme, Inc.", "Commis, then Demi Chef". */
function inCommas(part: Part): Part[] {
  if (part.is === 'place' || part.is === 'title') return [trimmed(part)];
  const whole: string[] = [];
  for (const piece of part.text.split(/\s*,\s*/)) {
    const before = whole.at(-1);
    const belongs =
      before !== undefined &&
      (/^(?:\p{Ll}|\d)/u.test(piece) ||
        /^(?:inc|llc|ltd|llp|plc|gmbh|co|corp|s\.a|pvt|jr|sr)\b[. ]*(?:ltd|inc)?\.?$/i.test(piece) ||
        (isPlace(`${before}, ${piece}`) &&
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
  const isJobWord = (word: string | undefined) => word !== undefined && isRole(word) && !isEmployer(word);
  const isHouseWord = (word: string | undefined) => word !== undefined && houses.test(word);
  if (isHouseWord(words.at(-1)) || placeholder.test(text)) {
    const at =
      placeholder.test(text) && /name$/i.test(text) ? words.length - 2 : words.findLastIndex(isJobWord) + 1;
    if (
      at > 0 &&
      at < words.length - 1 &&
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

/** As résumés have it that were made anonymous, and templates that were not filled in. */
const placeholder = /\bcompany name\b/i;

function withoutPlace(all: readonly Part[]): { parts: Part[]; location: string | null } {
  const places = all.filter(({ text, is }) => is === 'place' || (is === undefined && isPlace(text)));
  const parts = all.filter((part) => !places.includes(part));
  // "Waiter, Sandbank Stay, Maldives": somebody must be left to name.
  const [first] = places;
  if (parts.length === 1 && first && first.is === undefined && parts[0]?.is !== 'company') {
    const [name = '', ...rest] = first.text.split(/,\s+/);
    if (rest.length > 0 && !isPlace(name))
      return { parts: [...parts, { text: name }], location: rest.join(', ') };
  }
  const location = places.map(({ text }) => text).join(', ') || null;
  return {
    parts: parts.filter((part, index) => parts.findIndex(({ text }) => text === part.text) === index),
    location,
  };
}
