/**
 * Names and other single lines that people write: what nobody can see is taken out of them. Control characters, marks that
 * turn the direction of the text, and spaces of no width come along when text is pasted, and let one name pose as another.
 */
export function visibleLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\u2028\u2029\u2800]+/g, ' ')
    .replace(invisible, (sign, offset: number, whole: string) =>
      holdsTogether(sign, offset, whole) ? sign : '',
    )
    .replace(/ {2,}/g, ' ')
    .trim();
}

// Not the marks of Arabic numbers, which can be seen, nor the sign that a picture is to be drawn in colour.
const invisible = /[\p{Cc}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;

/** Scripts whose letters change their shape beside one another, and in which joining or parting them is spelling. */
const joining =
  '\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Nkoo}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}' +
  '\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}';
const afterLetter = new RegExp(`[${joining}]$`, 'u');
const beforeLetter = new RegExp(`^[${joining}]`, 'u');
const afterPicture = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f]$/u;
const beforePicture = /^\p{Extended_Pictographic}/u;

/** Whether a sign that cannot be seen belongs where it stands: between letters that need it, or in a picture of several. */
function holdsTogether(sign: string, offset: number, whole: string): boolean {
  const before = whole.slice(Math.max(0, offset - 2), offset);
  const after = whole.slice(offset + sign.length, offset + sign.length + 2);
  if (sign === '\ufe0f') return /[\p{Extended_Pictographic}0-9#*]$/u.test(before);
  if (sign === '\u200d' && afterPicture.test(before) && beforePicture.test(after)) return true;
  return (sign === '\u200c' || sign === '\u200d') && afterLetter.test(before) && beforeLetter.test(after);
}

/** Alphabets whose letters can be taken for one another's. */
const alphabets = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Cherokee',
  'Coptic',
  'Georgian',
  'Lisu',
] as const;
const letters = alphabets.map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

/** Whether a word mixes letters of several alphabets, as nobody spells and as those do who imitate a name. */
export function mixesAlphabets(text: string): boolean {
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.some((word) => letters.filter((letter) => letter.test(word)).length > 1);
}

/** Why this cannot be the name of a company, in words, or undefined. */
export function companyNameProblem(name: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(name)) return 'Company name needs a letter or a digit';
  if (mixesAlphabets(name)) return 'Company name mixes letters of different alphabets in one word';
  return undefined;
}
