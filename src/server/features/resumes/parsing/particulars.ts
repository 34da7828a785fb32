import { entriesOf } from '#domain/keys.ts';
/** What a row of a person's particulars is about: "Name: …", "Date of birth …". */
export type Particular = 'name' | 'title' | 'location' | 'phone' | 'email' | 'link' | 'personal';

/** A row as it was told: its label, and what stands behind it. */
export interface Row {
  about: Particular;
  label: string;
  value: string;
}

/** Labels of rows, as they begin. */
const labels: Readonly<Record<Particular, string>> = {
  name: 'full name|complete name|name in full|candidate name|applicant name|name of (?:the )?(?:candidate|applicant)|name with initials|name',
  title:
    'positions? applied(?: for)?|applied positions?|applying for|applied for|post applied(?: for)?|desired position|position (?:sought|desired)|target (?:position|role|job)|current (?:position|role|job title)|profession|occupation|job title|trade|rank',
  location:
    'current address|permanent address|present address|home address|postal address|mailing address|residential address|address|current location|location|residence|place of residence|current residence|based in|based at|city|home town|hometown|lives in|living in',
  phone:
    'contact (?:no|numbers?|phone|details?)|(?:mobile|phone|telephone|tel|cell|cellphone|cell phone|hand ?phone|whats ?app|viber)(?: ?(?:no|numbers?|phone))?|mob|ph|contact|call',
  email: 'e ?-? ?mail(?: address| id)?|mail id|mail',
  link: 'linked ?in|git ?hub|websites?|web|portfolio|twitter|facebook|instagram|skype(?: id)?|telegram',
  personal:
    'date of birth|date & place of birth|place of birth|place and date of birth|birth ?date|birth ?day|birth place|birth year|year of birth|d\\.? ?o\\.? ?b|born(?: on| in)?|age|gender|sex|nationality|citizenship|citizen of|marital status|civil status|status|religion|race|passport(?: ?(?:no|numbers?|expiry|details))?|national id(?: ?(?:no|number|card))?|nid(?: no)?|nic(?: no)?|id (?:card )?(?:no|numbers?)|i\\.? ?d\\.?(?: card)?(?: no)?|height|weight|blood (?:group|type)|visa(?: status)?|father.{0,3}s? name|mother.{0,3}s? name|spouse.{0,12}|notice period|availab\\p{L}+|expected salary|salary expect\\p{L}+|current salary|driving licen[cs]e|seaman.{0,3}s? book(?: no)?|children|dependents|zodiac sign|permanent island',
};

const patterns = entriesOf(labels).map(
  ([about, names]) => [about, new RegExp(`^(?:my )?(?:${names})$`, 'iu')] as const,
);

/** What a label alone is about; undefined where it is none. */
export function particularOf(label: string): Particular | undefined {
  const bare = label
    .replace(/[\s.:*_#–—-]+$/, '')
    .replace(/^[\s*•]+/, '')
    .replaceAll('/', ' ')
    .replaceAll(/\s+/g, ' ');
  if (bare.length > 40 || !bare) return undefined;
  const [first = '', second] = bare.split(/ (?:and|or|&) /);
  const found = (text: string) => patterns.find(([, pattern]) => pattern.test(text))?.[0];
  return found(bare) ?? (second ? found(first) : undefined);
}

/**
 * The rows of a line: "Name: Aishath", "Name ⇥ Aishath ⇥ Nationality ⇥ Maldivian", "Mobile: 777 Email: a@b.mv"; and
 * what of it is no row.
 */
export function rowsIn(text: string): { rows: Row[]; left: string[] } {
  const rows: Row[] = [];
  const left: string[] = [];
  const cells = text.split('\t').flatMap(atLabels);
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? '';
    const [, label = '', value = ''] = /^([^:]{1,42}?)\s*:\s*(.*)$/u.exec(cell) ?? [];
    const about = label ? particularOf(label) : undefined;
    const next = cells[index + 1];
    if (about && value) rows.push({ about, label, value });
    else if ((about ?? particularOf(cell)) && next !== undefined && !particularOf(next)) {
      // The colon may stand in a cell of its own, or before the value.
      const isColon = /^[\s:–-]*$/.test(next);
      const told = isColon ? (cells[index + 2] ?? '') : next;
      rows.push({
        about: about ?? particularOf(cell) ?? 'personal',
        label: label || cell,
        value: told.replace(/^[\s:–-]+(?=\S)/, ''),
      });
      index += isColon ? 2 : 1;
    } else left.push(cell);
  }
  return { rows, left };
}

/** Parted before each label that has its colon: "Phone: 777 1234 Email: a@b.mv". */
function atLabels(cell: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index } of cell.matchAll(/(?<=[\s|•·,;/])(?=\p{Lu})/gu)) {
    const [, label = ''] = /^([\p{L}][\p{L} .'’/-]{0,30}?)\s?:/u.exec(cell.slice(index, index + 36)) ?? [];
    if (
      !label ||
      label.split(' ').length > 3 ||
      index === from ||
      !(particularOf(label) ?? otherLabels.test(label))
    )
      continue;
    // "Date of Birth:" is not parted before "Birth:".
    if (particularOf(cell.slice(from, index + label.length))) continue;
    parts.push(cell.slice(from, index).replace(/[\s|•·,;/]+$/, ''));
    from = index;
  }
  return [...parts, cell.slice(from)].map((part) => part.trim()).filter(Boolean);
}

const otherLabels = /^(?:languages?|skills?|experience|education)$/i;
