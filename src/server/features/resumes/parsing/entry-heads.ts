import type { Line } from '#server/documents/line.ts';
import { columnOf } from './columns.ts';
import type { DatedLine } from './dated-line.ts';
import { isPlace } from './places.ts';
import { endsInRole, isEmployer, isRole } from './words.ts';

/** "SHORE BASED" over some of the jobs. */
export function isSubheading(text: string): boolean {
  return !/\p{Ll}/u.test(text) && !isRole(text) && !isEmployer(text);
}

/** "Reporting to: Financial Controller" stands in the heading of a job, and names neither it nor the employer. */
export function isBesides({ line: { text, bullet } }: DatedLine): boolean {
  return (
    !bullet &&
    text.length <= 70 &&
    /^(?:report\p{L}*(?: to)?|department|dept|grade|salary|contract)\s?:/iu.test(text)
  );
}

/** Half a sentence between a job and its dates, as the other of two columns leaves it there. */
export function isFragment({ line: { text, bullet } }: DatedLine): boolean {
  return !bullet && text.length <= 60 && /^\p{Ll}{2}/u.test(text) && !/^(?:at|in|with|for|as)\b/.test(text);
}

/** "Accountant - Sunrise Holidays, Kandy.", and the dates alone below it. */
export function isHeadOverDates(
  { line, parts }: DatedLine,
  below: DatedLine | undefined,
  lead: number,
): boolean {
  const text = line.text.replace(/\.$/, '');
  return (
    lead === 0 &&
    below?.parts.length === 0 &&
    text.length <= 100 &&
    isRole(text) &&
    isHead({
      line: { ...line, text, continues: false },
      parts: parts.map((part) => part.replace(/\.$/, '')),
      period: undefined,
    })
  );
}

export function isHead({ line, parts }: DatedLine): boolean {
  const text = parts.join(' ');
  return (
    !line.bullet &&
    !line.continues &&
    text.length <= 110 &&
    (!/^\p{Ll}{2}/u.test(text) ||
      isSmallBrand(text) ||
      /^(?:at|in|with|for|as) (?:an? |the )?\p{Lu}/u.test(text)) &&
    !isLabelled(line.text) &&
    (text.split(',').length < 5 || isRole(text) || isEmployer(text)) &&
    !/[.;]$/.test(text.replace(/\b(?:inc|ltd|plc|pvt|co|corp|llc|jr|sr|\p{L}\.\p{L})\.$/iu, ''))
  );
}

/** "adidas, Madrid" */
function isSmallBrand(text: string): boolean {
  const [, place = ''] = /^\p{Ll}[\p{L}\d.&-]+,\s+(\p{Lu}.*)$/u.exec(text) ?? [];
  return place !== '' && isPlace(place);
}

/** "Technologies used: …" tells more of a job; "Position: …" is its heading. */
function isLabelled(text: string): boolean {
  const [, label = ''] = /^(\p{L}[\p{L} /&-]{2,40}):(?:\s|$)/u.exec(text) ?? [];
  if (
    /^(?:technolog|tools?\b|used\b|skills\b|stack\b|tech\b|project|(?:key |main )?(?:responsib|dut|task|achiev))/i.test(
      label,
    )
  )
    return true;
  const value = text.slice(label.length + 1).trim();
  if (value.length <= 60 && endsInRole(value) && /^\p{Lu}/u.test(value)) return false; // "Grand Sheraton: Chef de Partie"
  return (
    label !== '' &&
    !['position', 'employer', 'place', 'period'].includes(columnOf(label) ?? '') &&
    !isEmployer(label) &&
    !isRole(label)
  );
}

/** How sentences begin that tell what somebody did. */
export const tellsWork =
  /^(?!(?:Associated|United|Allied|Advanced|Integrated|Limited|Assisted|Certified|Registered)\b)(?:\p{Lu}\p{Ll}{2,}ed|Built|Led|Ran|Made|Took|Wrote|Taught|Kept|Sold|Gave|Grew|Worked|Work(?:ing)? (?:with|on|as|in)|Responsible|Development of|Management of|Participat\p{Ll}+)\s\p{Ll}/u;

/** Short, and most of its words with a capital, as names have it; or the name of a job. */
export function mayName(text: string): boolean {
  const words = text.split(/[\s,]+/).filter((word) => word.length > 3);
  const large = words.filter((word) => /^[^\p{L}]*\p{Lu}/u.test(word)).length;
  return text.length <= 90 && (large * 2 >= words.length || (isRole(text) && text.split(' ').length <= 7));
}

export function isRoleLine({ text }: Line): boolean {
  return (
    text.length <= 80 &&
    /^\p{Lu}/u.test(text) &&
    !/[.;:,]$/.test(text) &&
    !/^\p{L}+(?:ed|ing)\b/u.test(text) &&
    !/^(?:develop|manage|create|build|design|implement|support|work|lead|maintain|provide|assist|help|make|group)\b/i.test(
      text,
    ) &&
    isRole(text) &&
    (endsInRole(text.replace(/\s*\([^()]*\)$/, '')) || text.split(' ').length <= 8)
  );
}
