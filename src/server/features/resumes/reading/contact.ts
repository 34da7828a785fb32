import { isPlace } from './places.ts';

export interface Contact {
  email: string | null;
  phone: string | null;
  links: string[];
  location: string | null;
}

/** Takes from lines what says how to reach somebody, and answers it with what is left of the lines. */
export function contactIn(texts: readonly string[]): { contact: Contact; left: string[] } {
  const contact: Contact = { email: null, phone: null, links: [], location: null };
  const left: string[] = [];
  for (const text of texts) {
    const rest: string[] = [];
    for (const segment of text.split(/\t|\s[|•·◦]\s|\s{2,}|\s*\|\s*/)) {
      const without = withoutReachable(segment, contact);
      const bare = without.replace(labels, '').replace(/^[\s,;:|•·/–-]+|[\s,;:|•·/–-]+$/g, '');
      if (contact.location === null && (isPlace(bare) || saysPlace(without, bare))) contact.location = bare;
      else if (/[\p{L}\p{N}]{2}/u.test(bare) && !isLabel(bare)) rest.push(bare);
    }
    if (rest.length) left.push(rest.join('\t'));
  }
  return { contact, left };
}

function withoutReachable(segment: string, contact: Contact): string {
  return segment
    .replaceAll(email, (found) => {
      contact.email ??= found;
      return ' ';
    })
    .replaceAll(link, (found) => {
      const address = found.replace(/[.,;)]+$/, '');
      if (!contact.links.includes(address)) contact.links.push(address);
      return ' ';
    })
    .replaceAll(phone, (found) => {
      if (!isPhone(found)) return found;
      contact.phone ??= found.trim();
      return ' ';
    });
}

const email = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu;
const link =
  /(?:https?:\/\/|www\.)[^\s|,<>"]+|\b(?:[a-z0-9-]{1,63}\.){1,3}(?:com|org|net|io|dev|me|mv|co|in|uk|de|fr|eu|info|app|ai|edu)(?:\/[^\s|,<>"]*)?(?![\p{L}\p{N}@])/giu;
const phone = /(?:\+|\b00)?\(?\d[\d\s().-]{6,20}\d/g;

function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return digits >= 7 && digits <= 15 && !/^\s*(?:19|20)\d\d\s*[-.]\s*(?:(?:19|20)\d\d|\d\d)\s*$/.test(text);
}

const labels =
  /^\W*(?:(?:e-?mail|phone|mobile|tel|telephone|cell|whats ?app|address|location|city|residence|based in|place|skype|telegram|website|web|linked ?in|git ?hub|portfolio|twitter|contact)\b[\s.:*]*)+/i;

/** What is left of "Email:" when the address is gone. */
function isLabel(text: string): boolean {
  return text.replace(labels, '').trim() === '';
}

/** "Address: Rehovot" says so itself. */
function saysPlace(segment: string, bare: string): boolean {
  return (
    /^\W*(?:address|location|city|residence|based in)\b/i.test(segment) &&
    /^\p{Lu}/u.test(bare) &&
    bare.length <= 80
  );
}
