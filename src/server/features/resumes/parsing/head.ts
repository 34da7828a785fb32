import type { Line } from '#server/documents/line.ts';
import type { ResumeReading } from '#server/features/resumes/resume-reading.ts';
import type { Told } from './contact.ts';
import { isHeading } from './headings.ts';
import { isPlace } from './places.ts';
import { endsInRole, isEmployer, isRole } from './words.ts';

interface Head {
  name: string | null;
  title: string | null;
  summary: string | null;
  doubtful: ResumeReading['doubtful'];
  rest: string[];
}

/** Who somebody is, from what stands above the first heading once the ways to reach them are taken out. */
export function headOf(
  lines: readonly Line[],
  texts: readonly string[],
  { email, told }: { email: string | null; told: Told },
): Head {
  const pieces = texts
    .flatMap((text) => text.split(/\t|\s[–—|/•·.~★☆◆■]\s/))
    .map((piece) => piece.replaceAll(/^[\s><*~=_#|★☆◆■-]+(?=\p{L})|(?<=\p{L})[\s><*~=_#|★☆◆■-]+$/gu, ''))
    .flatMap((piece) => introduced(withoutRank(piece.trim())))
    .flatMap(withoutLetters);
  const found = told.name ?? nameIn(pieces, lines, email);
  const name = found && withoutComma(found);
  const others = pieces.flatMap((piece) => withoutName(piece, found));
  const title = told.title ?? titleIn(others, found !== null && pieces.indexOf(found) === 0);
  const rest = others.filter((piece) => piece !== title);
  const prose = rest.filter((piece) => piece.length > 60);
  const isProse = prose.length > 0 && rest.every((piece) => prose.includes(piece) || piece.length > 20);
  const sure = told.name !== null || (name !== null && (isLarge(name, lines) || isInEmail(name, email)));
  return {
    name: name && nameInPlainCase(name),
    title,
    summary: isProse ? rest.join('\n') : null,
    doubtful: [
      ...(name !== null && !sure ? (['name'] as const) : []),
      ...(title !== null && told.title === null && !isRole(title) ? (['title'] as const) : []),
      ...(isProse ? (['summary'] as const) : []),
    ],
    rest: isProse ? [] : rest,
  };
}

/** The first that looks like a name and is set like one, or is in the address; without either only what stands first of all. */
function nameIn(pieces: readonly string[], lines: readonly Line[], email: string | null): string | null {
  const candidates = pieces
    .slice(0, 14)
    .flatMap((piece) => [...beforeRole(piece), piece])
    .filter((piece) => looksLikeName(piece));
  const [first = ''] = introduced(withoutRank(lines[0]?.text ?? ''));
  return (
    candidates.find((piece) => isInEmail(piece, email)) ??
    candidates.find((piece) => isLarge(piece, lines) && !isUnlikely(piece)) ??
    candidates.find((piece) => first.startsWith(piece) && !isUnlikely(piece) && !soundsLikeJob(piece)) ??
    (pieces[0] !== undefined && email && candidates[0] === pieces[0] && !isUnlikely(pieces[0])
      ? pieces[0]
      : null)
  );
}

/** "Captain Ali Manik": what somebody is called by, and is no part of a name. */
const rank =
  /^(?:capt(?:ain|\.)|chef|engr?\.|prof(?:essor|\.)|mr\.?|mrs\.?|ms\.?|miss)\s+(?=\p{Lu}\p{L}+\s\p{Lu})/iu;

/** But a "CHEF DE PARTIE" has no name. */
function withoutRank(text: string): string {
  const bare = text.replace(rank, '');
  return isRole(bare) ? text : bare;
}

/** "Curriculum vitae of Aishath Reem", "My name is Aishath Reem", "Resume – Aishath Reem". */
function introduced(piece: string): string[] {
  const [, name = '', rest = ''] =
    /^(?:(?:curriculum vitae|c\.?v\.?|resume|résumé|bio-?data)(?: of| for|:| [–-])? ?|(?:hello,? |hi,? )?(?:my name is|i am|i['’]m) )(\p{Lu}.{3,40}?)(?=[.,!] |[.,!]?$| and )[.,!]? ?(.*)$/iu.exec(
      piece,
    ) ?? [];
  return name && looksLikeName(name) && !isUnlikely(name) ? [name, ...(rest ? [rest] : [])] : [piece];
}

/** "Kevin Otieno, RN", "Chen Wei (Vivian)": apart from what stands behind a name and is none. */
function withoutLetters(piece: string): string[] {
  const [, name = '', rest = ''] =
    /^(\p{Lu}[^,()\d]{3,40}?)\s*(,\s*(?:[A-Z][A-Za-z.]{0,5}[A-Z.](?:,\s*)?)+|\([^()]{2,20}\))$/u.exec(
      piece,
    ) ?? [];
  return name && looksLikeName(name) && !isUnlikely(name) ? [name, rest.replace(/^,\s*/, '')] : [piece];
}

/** "Nimal Bandara, Chief Engineer" begins with a name. */
function beforeRole(piece: string): string[] {
  const [, before = '', after = ''] = /^([^,]{4,40}),\s*(.{3,60})$/.exec(piece) ?? [];
  return before && isRole(after) ? [before] : [];
}

function looksLikeName(text: string): boolean {
  const words = text.split(/\s+/);
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    text.length <= 60 &&
    words.some((word) => /^\p{Lu}\p{L}/u.test(word)) &&
    words.every((word) =>
      /^(?:\p{Lu}[\p{L}'’.-]*|(?:bin|binti|ibn|van|von|der|de|da|dos|del|dela|di|la|le|al|el|y|e)),?$/u.test(
        word,
      ),
    ) &&
    !isHeading(text) &&
    !isPlace(text) &&
    beforeRole(text).length === 0
  );
}

/** What may be a name by its letters, and is rather a job, an employer or a word of the page. */
function isUnlikely(text: string): boolean {
  return isRole(text) || isEmployer(text) || notInNames.test(text) || /[,.]$/.test(text);
}

/** Nothing but its place says that it is a name: then its ending must not say that it is a job. */
function soundsLikeJob(text: string): boolean {
  return /(?:ators?|itors?|sters?|porters?|(?<![kq][vu])ists?|icians?|eers?|ment|tion|ings?|unit|media|services?|department|\bhr|\bit)$|\b(?:unit|media|special|hr|it|of|and|site)\b/i.test(
    text,
  );
}

const notInNames =
  /\b(?:phone|cell|mobile|email|mail|birthday|address|positions?|dev|summary|education|experience|skills?|contacts?|profile|description|languages?|objective|curriculum|resume|linkedin|github|website|street|road|avenue|apartment|available|references?|page|web|data|software|senior|junior|full|food|beverage|front|office)\b/i;

/** What somebody does: the first words that say so, or what stands right below the name. */
function titleIn(pieces: readonly string[], nameIsFirst: boolean): string | null {
  const isTitle = (piece: string) =>
    piece.length <= 80 &&
    !/[.!?]$/.test(piece) &&
    !isHeading(piece) &&
    (endsInRole(piece) || (isRole(piece) && !isEmployer(piece)));
  const [below] = pieces;
  const named = pieces.slice(0, 12).find(isTitle);
  if (named) return named;
  const mayBe =
    nameIsFirst &&
    below !== undefined &&
    below.length <= 50 &&
    /^\p{Lu}[\p{L} &/'’-]+$/u.test(below) &&
    !isPlace(below) &&
    !isHeading(below);
  return mayBe ? below : null;
}

function withoutName(piece: string, name: string | null): string[] {
  if (name === null || !piece.toLowerCase().startsWith(name.toLowerCase())) return [piece];
  const after = piece.slice(name.length).replace(/^[\s,;:–—-]+/, '');
  return after ? [after] : [];
}

function isLarge(name: string, lines: readonly Line[]): boolean {
  const sizes = lines.map(({ size }) => size);
  const largest = Math.max(...sizes, 1.2);
  return lines.some(
    ({ text, size, heading }, index) =>
      text.includes(name) && (size >= largest || size > 1.4 || (heading && index < 3)),
  );
}

function isInEmail(name: string, email: string | null): boolean {
  const local = email?.split('@')[0]?.toLowerCase() ?? '';
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[\s.,-]+/)
    .some((word) => word.length > 2 && local.includes(word));
}

/** "PERERA, Sunil" is Sunil PERERA. */
function withoutComma(name: string): string {
  const [, last = '', first = ''] = /^([^,]+),\s+([^,]+)$/.exec(name) ?? [];
  // "Mohamed Naseer, Gdh. Thinadhoo": an atoll and an island stand behind it
  if (/^\p{L}{1,3}\.\s/u.test(first)) return last;
  return first ? `${first} ${last}` : name.replace(/,$/, '');
}

/** A name set in capitals is no name of capitals. */
function nameInPlainCase(name: string): string {
  if (/\p{Ll}/u.test(name)) return name;
  return name
    .toLowerCase()
    .replaceAll(/(?<![\p{L}])\p{L}|(?<=\bmc|\bo['’])\p{L}/gu, (letter) => letter.toUpperCase());
}
