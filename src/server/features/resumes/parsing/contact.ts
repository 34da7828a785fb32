import { type Particular, rowsIn } from './particulars.ts';
import { type Country, countryIn, phoneIn } from './phones.ts';
import { isPlace, isRegion } from './places.ts';

export interface Contact {
  email: string | null;
  phone: string | null;
  links: string[];
  location: string | null;
}

/** Who somebody is and how to reach them, where rows with labels say so. */
export interface Told {
  name: string | null;
  title: string | null;
}

interface Taken {
  contact: Contact;
  told: Told;
  /** Date of birth, nationality and the like, as they were told: no field has them. */
  personal: string[];
  /** What is left of the lines. */
  left: string[];
}

/** Takes from lines what says who somebody is and how to reach them, and answers it with what is left of the lines. */
export function contactIn(texts: readonly string[]): Taken {
  const contact: Contact = { email: null, phone: null, links: [], location: null };
  const taken: Taken = { contact, told: { name: null, title: null }, personal: [], left: [] };
  // Where nobody says where they live, they most likely live where most of our people do.
  const usual = countryIn(texts.join(' ').slice(0, 2_000)) ?? 'MV';
  for (const text of texts) {
    const { rows, left } = rowsIn(text);
    const rest: string[] = [];
    const country = countryIn(text) ?? usual;
    for (const { about, label, value } of rows) {
      const kept = rowTaken(taken, about, value, country);
      if (kept)
        (about === 'personal' ? taken.personal : rest).push(
          about === 'personal' ? `${label}: ${value}` : kept,
        );
    }
    for (const segment of left.flatMap(segmentsOf)) {
      const without = withoutReachable(segment, { contact, country });
      const bare = trimmed(without);
      if (contact.location === null && (isPlace(bare) || isAddress(bare))) contact.location = bare;
      else if (/[\p{L}\p{N}]{2}/u.test(bare) && !isLabel(bare)) rest.push(bare);
    }
    if (rest.length) taken.left.push(rest.join('\t'));
  }
  return taken;
}

/** A row put where it belongs; answers what of it has no place. */
function rowTaken({ contact, told }: Taken, about: Particular, value: string, country: Country): string {
  if (about === 'personal') return value;
  if (about === 'name' || about === 'title') {
    const [first = '', ...more] = value.split(/\s*[|•]\s*/);
    if (told[about] !== null || first.length > 80) return value;
    told[about] = first.replace(/^(?:mr|mrs|ms|miss|dr)\.?\s+(?=\p{Lu})/iu, '');
    return more.join('\t');
  }
  const rest = value
    .split(/\s*[|•]\s*/)
    .map((part) => trimmed(withoutReachable(part, { contact, country, isTold: about === 'phone' })))
    .filter((part) => /[\p{L}\p{N}]{2}/u.test(part) && !isLabel(part));
  if (about === 'location' && contact.location === null && rest[0] && rest[0].length <= 120)
    contact.location = rest.shift() ?? null;
  return rest.join('\t');
}

/** "Flat 4B, Palm Residency, Kochi 682001, Kerala, India": many parts, the last of them a country or a region. */
function isAddress(text: string): boolean {
  const parts = text.split(/\s*,\s*/);
  return (
    parts.length >= 3 &&
    parts.length <= 8 &&
    text.length <= 120 &&
    /\d/.test(text) &&
    isRegion(parts.at(-1) ?? '')
  );
}

function segmentsOf(text: string): string[] {
  return text.split(/\t|\s[|•·◦/]\s|\s{2,}|\s*\|\s*|\s[–—-]\s(?=\+?\d|\S+@)/);
}

function trimmed(text: string): string {
  return ends(
    ends(text.replace(labels, '')).replace(
      /(?:^|[\s,;])(?:tel|phone|mobile|mob|cell|ph|e-?mail|mail|fax)[.:]*$/i,
      '',
    ),
  );
}

function ends(text: string): string {
  return text.replace(/^[\s,;:|•·/–-]+/, '').replace(/(?<![\s,;:|•·/–-])[\s,;:|•·/–-]+$/, '');
}

interface Reach {
  contact: Contact;
  country: Country;
  /** It stands behind a word for a telephone. */
  isTold?: boolean;
}

function withoutReachable(
  segment: string,
  { contact, country, isTold = saysPhone.test(segment) }: Reach,
): string {
  const text = segment
    .replaceAll(email, (found) => {
      contact.email ??= found;
      return ' ';
    })
    .replaceAll(link, (found) => {
      const address = found.replace(/[.,;)]+$/, '');
      if (!contact.links.includes(address)) contact.links.push(address);
      return ' ';
    });
  const found = phoneIn(text, { country, isTold });
  if (!found) return text;
  // A second number is no other field's.
  if (contact.phone === null) contact.phone = found.number;
  else if (!isTold) return text;
  return withoutReachable(`${text.slice(0, found.start)} ${text.slice(found.end)}`, {
    contact,
    country,
    isTold,
  });
}

const saysPhone =
  /(?<!\p{L})(?:t[ée]l[ée](?:phone|fono|fone|fon)|tel[ée]m[óo]vel|m[óo]vil|mobil|handy|portable|cellulare|phone|mobile|mob|tel|telephone|cell|whats ?app|viber|contact|call|reach me|ph)(?!\p{L})/iu;
const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const link =
  /(?:https?:\/\/|www\.)[^\s|,<>"]+|\b(?:[a-z0-9-]{1,63}\.){1,3}(?:com|org|net|io|dev|me|mv|co|in|uk|de|fr|eu|info|app|ai|edu)(?:\/[^\s|,<>"]*)?(?![\p{L}\p{N}@])/giu;

const labels =
  /^\W*(?:(?:e-?mail|phone|mobile|tel|telephone|cell|whats ?app|address|location|city|residence|based in|place|skype|telegram|website|web|linked ?in|git ?hub|portfolio|twitter|contact|no|number)\b[\s.:*]*)+/i;

/** What is left of "Email:" when the address is gone. */
function isLabel(text: string): boolean {
  return text.replace(labels, '').trim() === '';
}
