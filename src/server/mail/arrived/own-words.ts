/** Longer lines are nobody's heading; nothing is looked for in them. */
const longestHeading = 400;
/** Mail programs break what stands above a quote. */
const mostHeadingLines = 4;

const wrote =
  'wrote|writes|schrieb|schrieben|a écrit|écrit|escribió|escribio|ha scritto|scritto|schreef|geschreven|escreveu|skrev|napisał|napisał\\(a\\)|napisała|napsal|napsal\\(a\\)|írta|kirjoitti|написал|написал\\(а\\)|пишет|написав|yazdı|a scris|έγραψε|menulis|đã viết|escrigué|va escriure|写道|寫道|님이 작성';
/** “On 23 Nov 2026, Moorings <…> wrote:” in the words and orders of mail programs. */
const attribution = new RegExp(`(^|[\\s>）)])(${wrote})[^:：]{0,120}[:：]$`, 'iu');
/** Whatever the language: somebody with their address, and a colon. */
const attributionByAddress = /<[^\s<>@]{1,80}@[^\s<>@]{1,120}>\)?[^:：@]{0,40}[:：]$/u;
/** Who writes “as my boss wrote:” says neither the time nor an address. */
const isExact = /@|\d{1,2}[:.h]\d{2}/;

const parting =
  /^[-_–—]{2,}\s*(original|forwarded|ursprüngliche|weitergeleitete|message d['’]origine|message transféré|mensaje|messaggio|oorspronkelijk|doorgestuurd|mensagem|ursprungligt|opprinnelig|oprindelig|wiadomość|původní|исходное|пересылаемое|原始邮件|元のメッセージ)[^\n]{0,60}[-_–—]{2,}$/iu;
const ruled = /^_{10,}$/;
const fromLine =
  /^\*?(from|von|de|da|van|från|fra|od|от|发件人|差出人|보낸 사람|lähettäjä|feladó)\*?\s?[:：]\*?\s?\S/iu;
const otherLine =
  /^\*?(sent|date|to|cc|subject|gesendet|datum|an|betreff|envoyé|date|à|objet|enviado|enviado el|fecha|para|asunto|inviato|data|a|oggetto|verzonden|aan|onderwerp|skickat|till|ämne|sendt|til|emne|wysłano|do|temat|отправлено|дата|кому|тема|发送时间|收件人|主题|日時|宛先|件名)\*?\s?[:：]/iu;

const signatures = /^--\s?$/;
const ofPhones =
  /^((sent|get|gesendet|envoyé|enviado|inviato|verzonden|skickat|sendt|wysłane|отправлено) (from|with|via|von|mit|de(puis)?|desde|do|da|dal|vanaf|met|från|fra|z|с)\b.{0,60}|von meinem .{1,40} gesendet|diese nachricht wurde von meinem .{1,80} gesendet|get outlook for .{1,40}|outlook für .{1,40} (beschaffen|herunterladen)|télécharger outlook pour .{1,40}|obtener outlook para .{1,40})$/iu;

/**
 * What somebody wrote themselves: without what they answer, which mail programs put below it or mark with ">", and without what
 * they sign with. `ours` are addresses of which a heading of a quote speaks.
 */
export function ownWords(text: string, ours: readonly string[]): string {
  const lines = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u200b\u200e\u200f\u2060\ufeff]/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd());
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (isQuoted(line)) continue;
    const heading = headingAt(lines, at, ours);
    if (heading === undefined) {
      if (isParting(lines, at)) break;
      kept.push(line);
      continue;
    }
    // What is quoted by marks may have an answer below it; what is quoted without reaches to the end.
    const next = lines.findIndex((one, place) => place >= at + heading && one.trim() !== '');
    if (next === -1 || !isQuoted(lines[next] ?? '')) break;
    at += heading - 1;
  }
  return withoutSignature(kept)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function isQuoted(line: string): boolean {
  return /^\s{0,3}>/.test(line);
}

/** How many lines from here on are the heading of a quote; undefined where none begins here. */
function headingAt(lines: readonly string[], at: number, ours: readonly string[]): number | undefined {
  let heading = '';
  for (let count = 1; count <= mostHeadingLines; count += 1) {
    const line = lines[at + count - 1]?.trim() ?? '';
    if (!line || isQuoted(line)) return undefined;
    heading = `${heading} ${line}`.trim();
    if (heading.length > longestHeading) return undefined;
    if (/[:：]$/.test(line)) return isHeading(heading, ours) ? count : undefined;
    // A sentence that ends is somebody's own.
    if (/[.!?。！？]$/.test(line)) return undefined;
  }
  return undefined;
}

function isHeading(line: string, ours: readonly string[]): boolean {
  const small = line.toLowerCase();
  return (
    ours.some((address) => small.includes(address)) ||
    (isExact.test(line) && attribution.test(line)) ||
    (/\d/.test(line) && attributionByAddress.test(line))
  );
}

/** Whether all from here on is another mail. */
function isParting(lines: readonly string[], at: number): boolean {
  const line = lines[at]?.trim() ?? '';
  if (line.length > longestHeading) return false;
  if (parting.test(line)) return true;
  const after = lines.slice(at + 1, at + 7).map((one) => one.trim().slice(0, longestHeading));
  if (ruled.test(line)) return after.some((one) => fromLine.test(one));
  return fromLine.test(line) && after.slice(0, 5).filter((one) => otherLine.test(one)).length >= 2;
}

function withoutSignature(lines: readonly string[]): string[] {
  const signed = lines.findIndex((line) => signatures.test(line));
  const left = signed === -1 ? [...lines] : lines.slice(0, signed);
  for (;;) {
    const last = left.at(-1)?.trim();
    if (last === undefined || !(last === '' || ofPhones.test(last) || /^[_-]{5,}$/.test(last))) return left;
    left.pop();
  }
}
