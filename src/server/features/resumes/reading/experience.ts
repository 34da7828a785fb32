import type { Line } from '#server/documents/line.ts';
import type { ReadExperience } from '../resume-reading.ts';
import { asText, entriesOf, type Entry } from './entries.ts';
import { isPlace } from './places.ts';
import { endsInRole, isEmployer, isRole } from './words.ts';

/** The jobs that a section tells of, and the lines before the first that tell of none. */
export function experienceIn(lines: readonly Line[]): { jobs: ReadExperience[]; left: Line[] } {
  const { entries, before } = entriesOf(lines);
  const order = usualOrder(entries);
  const jobs: ReadExperience[] = [];
  let employer: string | null = null;
  for (const [index, entry] of entries.entries()) {
    const named = namesIn(entry.head, order);
    // A company's name with all the years there, and the jobs held there below it.
    const following = entries[index + 1];
    if (entry.body.length === 0 && following && isEmployerAlone(named, entry)) {
      employer = named.company ?? named.title;
      continue;
    }
    const company = named.company ?? (named.title === null ? null : employer);
    if (named.company !== null) employer = null;
    jobs.push(jobOf({ ...named, company }, entry));
  }
  return { jobs, left: before };
}

function isEmployerAlone({ title, company }: Names, { head }: Entry): boolean {
  return head.length > 0 && (title === null) !== (company === null) && !head.some(isRole);
}

interface Names {
  title: string | null;
  company: string | null;
  location: string | null;
  /** What was neither. */
  more: string[];
  doubtful: ('title' | 'company')[];
}

function jobOf({ title, company, location, more, doubtful }: Names, { period, body }: Entry): ReadExperience {
  const description = [more.join(', '), asText(body)].filter(Boolean).join('\n');
  return {
    title,
    company,
    location,
    startDate: period?.start ?? null,
    endDate: period?.end ?? null,
    isCurrent: period?.isCurrent ?? false,
    description: description || null,
    doubtful: [...(title && company ? doubtful : []), ...(period?.doubtful ?? [])],
  };
}

interface Order {
  roleFirst: boolean;
  /** Words told, and not only custom. */
  known: boolean;
}

/** Whether jobs stand before employers here: as most of those entries have it in which words tell the two apart. */
function usualOrder(entries: readonly Entry[]): Order {
  let votes = 0;
  for (const { head } of entries) {
    const { names } = withoutPlace(piecesOf(head));
    const role = names.findIndex((name) => isRole(name) && !isEmployer(name));
    const other = names.findIndex((name) => !isRole(name));
    if (role >= 0 && other >= 0) votes += role < other ? 1 : -1;
  }
  return { roleFirst: votes >= 0, known: votes !== 0 };
}

function namesIn(head: readonly string[], { roleFirst, known }: Order): Names {
  const { names, location } = withoutPlace(piecesOf(head));
  const [one, two] = names;
  if (one === undefined) return { title: null, company: null, location, more: [], doubtful: [] };
  if (two === undefined) {
    const isCompany = isEmployer(one) && !isRole(one);
    return {
      title: isCompany ? null : one,
      company: isCompany ? one : null,
      location,
      more: [],
      doubtful: [],
    };
  }
  const roles = names.filter((name) => isRole(name));
  const certain = roles.filter((name) => endsInRole(name) || !isEmployer(name));
  const usual = roleFirst ? one : two;
  const title = certain.includes(usual) ? usual : (certain[0] ?? roles[0] ?? usual);
  const others = names.filter((name) => name !== title);
  const company =
    others.find((name) => isEmployer(name) && !certain.includes(name)) ??
    others.find((name) => !isRole(name)) ??
    others[0] ??
    null;
  const told = roles.length > 0 && roles.length < names.length;
  return {
    title,
    company,
    location,
    more: others.filter((name) => name !== company),
    doubtful: told || known ? [] : ['title', 'company'],
  };
}

/** Parts of a heading, parted where people part them: at gaps, dashes, bars, "at", and commas that do not belong to a name. */
function piecesOf(head: readonly string[]): string[] {
  return head
    .flatMap((part) => atPlace(part))
    .flatMap((part) => part.split(/\s+[–—-]+\s+|\s*[|•·]\s*|\s*[–—](?=\s)|(?<=[\p{L})]):\s+|\s+@\s*/u))
    .flatMap((part) => splitAtWord(part))
    .flatMap((part) => bracketed(part))
    .flatMap((part) => withPlacesWhole(part.split(/\s*,\s*/)))
    .map((part) => part.replace(/^[\s,.:;–—-]+|[\s,:;–—-]+$/g, ''))
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** "Blue Lagoon – Miami , FL Line Cook": the job stands right behind the place. */
function atPlace(part: string): string[] {
  const [, before = '', place = '', after = ''] =
    /^(.+?)\s[-–—]\s(\p{Lu}[\p{L} .']+?\s?,\s?(?:\p{Lu}{2}|State|Country)(?:\s?,\s?\p{Lu}{2,3})?)\s+(\p{Lu}.*)$/u.exec(
      part,
    ) ?? [];
  return place ? [before, place.replace(/\s,/, ','), after] : [part];
}

/** "Chef at Blue Lagoon". */
function splitAtWord(part: string): string[] {
  const [, role = '', company = ''] = /^(.+?)\s+(?:at|with)\s+(\p{Lu}.*)$/u.exec(part) ?? [];
  return isRole(role) && company ? [role, company] : [part];
}

/** "Bank Otkritie (Russia, Moscow)": a place in brackets; other brackets stay where they are. */
function bracketed(part: string): string[] {
  const [, before = '', inside = ''] = /^(.*?)\s*\(([^()]*)\)?$/.exec(part) ?? [];
  return inside && isPlace(inside) ? [before, inside] : [part];
}

/** "Nexus AI", "San Francisco", "CA" → "Nexus AI", "San Francisco, CA"; and "Acme", "Inc." → "Acme, Inc." */
function withPlacesWhole(pieces: string[]): string[] {
  const whole: string[] = [];
  for (const piece of pieces) {
    const before = whole.at(-1);
    // "Commis, then Demi Chef", "Captain, 32 m liveaboard".
    if (before !== undefined && /^(?:\p{Ll}|\d)/u.test(piece))
      whole[whole.length - 1] = `${before}, ${piece}`;
    else if (
      before !== undefined &&
      /^(?:inc|llc|ltd|llp|plc|gmbh|co|corp|s\.a|pvt|jr|sr)\b\.?$/i.test(piece)
    )
      whole[whole.length - 1] = `${before}, ${piece}`;
    else if (before !== undefined && isPlace(`${before}, ${piece}`) && !isRole(before) && !isEmployer(before))
      whole[whole.length - 1] = `${before}, ${piece}`;
    else whole.push(piece);
  }
  return whole;
}

function withoutPlace(pieces: readonly string[]): { names: string[]; location: string | null } {
  const places = pieces.filter((piece) => isPlace(piece));
  // A company may be called like a place; somebody must be left to name.
  const names = pieces.filter((piece) => !places.includes(piece));
  return { names: [...new Set(names)], location: places.join(', ') || null };
}
