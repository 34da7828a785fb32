import { asidesApart } from './asides.ts';
import { isAllSpans, isDuration } from './dates.ts';
import { type Part, partsOf } from './heading-parts.ts';
import { countryIn } from './phones.ts';
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
    const role = names.findIndex(
      ({ text, is }) => is === 'title' || (isRole(text) && (!isEmployer(text) || endsInRole(text))),
    );
    const other = names.findIndex(({ text, is }) => is === 'company' || !isRole(text));
    if (role >= 0 && other >= 0) votes += role < other ? 1 : -1;
  }
  return { roleFirst: votes >= 0, known: votes !== 0 };
}

export function jobNamesIn(told: readonly string[], order: Order): JobNames {
  const { names, asides } = asidesApart(told);
  const found = namesIn(names, order);
  return { ...found, more: [...found.more, ...asides] };
}

function namesIn(head: readonly string[], { roleFirst, known }: Order): JobNames {
  const seasons = head.filter(isAllSpans);
  const all = partsOf(head.filter((part) => !seasons.includes(part)));
  const besides = all.filter(({ text }) => isDuration(text) || isKindOfWork(text, all));
  const { parts: named, location } = withoutPlace(all.filter((part) => !besides.includes(part)));
  const parts = named.length === 1 ? named.flatMap(atSmallName) : named;
  const [one, two] = parts;
  if (one === undefined) return { title: null, company: null, location, more: seasons, doubtful: [] };
  if (two === undefined) {
    const isCompany =
      one.is === 'company' ||
      (one.is !== 'title' && isEmployer(one.text) && !endsInRole(one.text) && !beginsWithRole(one.text));
    return {
      title: isCompany ? null : one.text,
      company: isCompany ? one.text : null,
      location,
      more: seasons,
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
    (certain.includes(usual)
      ? usual
      : ((roleFirst ? certain[0] : certain.at(-1)) ?? roles[0] ?? (usual.is === 'company' ? free : usual)));
  const others = parts.filter((part) => part !== title);
  const company =
    others.find(({ is }) => is === 'company') ??
    others.find((part) => isEmployer(part.text) && !certain.includes(part)) ??
    // "Ocean Divers, Galle — Dive Instructor": where employers stand first, a word for a job in one is part of its name.
    (known && !roleFirst ? others.find((part) => part === one) : undefined) ??
    others.find(({ text }) => !isRole(text)) ??
    others[0];
  const rest = others.filter((part) => part !== company);
  // "Blue Frame, Kandolhu Island (Maldives)": the rest of the place stands right behind the employer.
  const next = company && parts[parts.indexOf(company) + 1];
  const place =
    company &&
    (location === null ? rest : rest.filter((part) => part === next && isCountry(location))).find((part) =>
      mayBePlace(part, parts, company),
    );
  // "Charge Nurse, Surgical Unit", where the employer stands elsewhere.
  const department = rest.find(
    (part) => part !== place && head.some((told) => told.includes(`${title.text}, ${part.text}`)),
  );
  const told =
    said !== undefined || company?.is === 'company' || (roles.length > 0 && roles.length < parts.length);
  return {
    title: department ? `${title.text}, ${department.text}` : title.text,
    company: company?.text ?? null,
    location: place && location !== null ? `${place.text}, ${location}` : (location ?? place?.text ?? null),
    more: [...rest.filter((part) => part !== place && part !== department), ...besides]
      .map(({ text }) => text)
      .concat(seasons),
    doubtful: [
      ...(told || known ? [] : (['title', 'company'] as const)),
      ...(place && !told ? (['location'] as const) : []),
    ],
  };
}

/** "Bank of Maldives · Internship": beside the name of a job it says only of what kind that is. */
function isKindOfWork(text: string, parts: readonly Part[]): boolean {
  return (
    /^(?:full[- ]?time|part[- ]?time|contract|internship|temporary|casual|seasonal|permanent|on-?site|hybrid)$/i.test(
      text,
    ) && parts.some((part) => part.text !== text && isRole(part.text))
  );
}

/** "Fisherman, family boat": an employer without a name. */
function atSmallName(part: Part): Part[] {
  const [, job = '', house = ''] = /^([^,]+), (\p{Ll}[^,]*)$/u.exec(part.text) ?? [];
  return !part.is && endsInRole(job) && smallHouses.test(house)
    ? [
        { text: job, is: 'title' },
        { text: house, is: 'company' },
      ]
    : [part];
}

const smallHouses =
  /\b(?:office|vessel|boat|ship|yacht|dhoni|family|shop|farm|store|workshop|household|company|agenc(?:y|ies)|hotels?|resorts?|school|clinic|business|clients)\b/;

/** "Developer of bank services", "Head of the spa". */
function beginsWithRole(text: string): boolean {
  const [, before = ''] = /^(\p{L}+(?: \p{L}+)?) (?:of|for)\b/u.exec(text) ?? [];
  return before !== '' && endsInRole(before) && !isEmployer(before);
}

function isCountry(text: string): boolean {
  return !text.includes(',') && countryIn(text) !== undefined;
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

function withoutPlace(all: readonly Part[]): { parts: Part[]; location: string | null } {
  const places = all.filter(({ text, is }) => is === 'place' || (is === undefined && isPlace(text)));
  const parts = all.filter((part) => !places.includes(part));
  // "Waiter, Sandbank Stay, Maldives": somebody must be left to name.
  const [first] = places;
  if (parts.length === 1 && first && first.is === undefined && parts[0]?.is !== 'company') {
    const [name = '', ...rest] = first.text.split(/,\s+/);
    if (rest.length > 0 && !isPlace(name))
      return {
        parts: [...parts, { text: name }],
        location: [...rest, ...places.slice(1).map(({ text }) => text)].join(', '),
      };
  }
  const location = places.map(({ text }) => text).join(', ') || null;
  return {
    parts: parts.filter((part, index) => parts.findIndex(({ text }) => text === part.text) === index),
    location,
  };
}
