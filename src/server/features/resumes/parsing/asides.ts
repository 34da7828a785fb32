import { isDuration } from './dates.ts';
import { endsInRole, isEmployer, isRole } from './words.ts';

/** A heading without what it says beside its names, and what that was. */
export function asidesApart(head: readonly string[]): { names: string[]; asides: string[] } {
  const asides: string[] = [];
  const names = head.map((told, index) => {
    // "PHP Developer (9 months)"
    const text = told.replace(/\s*\(([^()]+)\)$/, (all, inside: string) => (isDuration(inside) ? '' : all));
    // "Front office assistant, Guraidhoo Inn, a guest house of nine rooms"
    const [, name = '', aside = ''] = /^(.{3,100}?),\s+(an? \p{Ll}[^,;|]{6,90})$/u.exec(text) ?? [];
    // "Night porter, Blue Lagoon [2019 – 2021]: forty rooms, two of us"
    if (index > 0 && /^\p{Ll}{2}\S* \S/u.test(text) && !isNamed(text) && isTwoNames(head[0] ?? '')) {
      asides.push(text);
      return '';
    }
    if (!aside || endsInRole(aside) || !(head.length > 1 || isTwoNames(name))) return text;
    asides.push(aside);
    return name;
  });
  return { names: names.filter((name) => /[\p{L}\d]/u.test(name)), asides };
}

function isTwoNames(text: string): boolean {
  return /[,|@]|\s[-–—]\s|\sat\s/.test(text);
}

function isNamed(text: string): boolean {
  return /^(?:at|in|with|for|as)\b/.test(text) || isRole(text) || isEmployer(text);
}
