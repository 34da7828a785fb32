import { quietTitle } from './clean-title.ts';
import { englishOfThaana, isThaana } from './dhivehi.ts';
import type { Trade } from './other-words.ts';
import { englishElsewhere } from './names-elsewhere.ts';
import {
  departmentOf,
  longestName,
  namesOf,
  type NameKind,
  titleTokens,
  type TitleToken,
  tradesNamed,
} from './trade-names.ts';

/** A trade that stands in a title, and how. */
export interface TradeFound {
  trade: Trade;
  kind: NameKind;
  /** Nothing else stands there but how senior somebody is. */
  whole: boolean;
}

export interface OwnWords {
  /** The title in the trade's own English words, as far as they are known. */
  text: string;
  /** The trades it names, those first that stand first. Two where one name stands for both. */
  trades: readonly TradeFound[];
}

/**
 * A title with old, local, foreign and abbreviated names of trades put as the trade puts them today: "1ère femme de chambre
 * (H/F)" names a room attendant. What is not known stays as it is. A single word that is ordinary in English titles is such
 * a name only by itself: a groom of horses is no groom of a hotel, and a civil servant no servant.
 */
export function inTradesWords(title: string, isOrdinary: (word: string) => boolean = () => false): OwnWords {
  const seen = quietTitle(withoutBothForms(title));
  const tokens = titleTokens(seen);
  const found = namesIn({ title: seen, tokens, isOrdinary });
  const covered = new Set(
    found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  );
  const others = tokens.filter(({ key }, at) => !covered.has(at) && !neutral.has(key));
  const whole = others.length === 0;
  return {
    text: rewritten(seen, tokens, found),
    trades: found
      .filter((one) => whole || tellsEnough(one))
      .flatMap(({ named }) => named.map(({ trade, kind }) => ({ trade, kind, whole }))),
  };
}

/** Among other words a single word of today may be of another trade: a music teacher is not just any teacher. */
function tellsEnough({ from, to, instead }: Found): boolean {
  return to - from > 1 || instead !== undefined;
}

interface Found {
  from: number;
  to: number;
  named: readonly { trade: Trade; kind: NameKind }[];
  /** What stands there instead; undefined where the words are the trade's own already. */
  instead: string | undefined;
}

/** The longest names first to last; what follows one begins behind it. */
function namesIn(seen: Seen): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < seen.tokens.length;) {
    const one = nameAt(seen, from);
    if (one) found.push(one);
    from = one?.to ?? from + 1;
  }
  return found;
}

interface Seen {
  title: string;
  tokens: readonly TitleToken[];
  isOrdinary: (word: string) => boolean;
}

function nameAt(seen: Seen, from: number): Found | undefined {
  const { title, tokens, isOrdinary } = seen;
  for (let to = Math.min(tokens.length, from + longestName()); to > from; to -= 1) {
    const part = tokens.slice(from, to);
    const written = title.slice(part[0]!.start, part.at(-1)!.end);
    if (partsOfTitle.test(written)) continue;
    const isAlone = to - from > 1 || standsAlone(seen, from);
    // Beside other words a department's initials are the department: "FO supervisor".
    const instead = to - from === 1 ? wordInstead(part[0]!, written, isAlone) : undefined;
    if (instead) return { from, to, named: [], instead };
    const named = tradesNamed(part.map(({ key }) => key)).filter(
      ({ kind }) => isMeant(kind, part, written) && (isAlone || !otherWord.has(kind) || !isOrdinary(written)),
    );
    if (named.length) return { from, to, named, instead: insteadOf(named) };
    const english = englishElsewhere(part.map(({ key }) => key));
    if (english && (english.isFrench || !isOrdinary(written)))
      return { from, to, named: [], instead: english.name };
  }
  return undefined;
}

const otherWord: ReadonlySet<NameKind> = new Set(['dated', 'foreign']);

/** Behind a comma, a dash or the like another part of a title begins. */
const partsOfTitle = /[,;|()–—]|\s-\s|\p{L}{2}\s?\/|\/\s?\p{L}{2}/u;

/** Nothing but how senior somebody is stands beside a word in its part of the title. */
function standsAlone({ title, tokens }: Seen, at: number): boolean {
  const isBeside = (other: number, step: number): boolean => {
    const token = tokens[other];
    if (!token) return false;
    const between =
      step < 0
        ? title.slice(token.end, tokens[other + 1]!.start)
        : title.slice(tokens[other - 1]!.end, token.start);
    if (between.includes('/') || partsOfTitle.test(between)) return false;
    return !neutral.has(token.key) || isBeside(other + step, step);
  };
  return !isBeside(at - 1, -1) && !isBeside(at + 1, 1);
}

/** Short initials are meant where they are written in capitals; small letters may be any little word. */
function isMeant(kind: NameKind, part: readonly TitleToken[], written: string): boolean {
  if (kind !== 'short' || part.length > 1 || written.length > 3) return true;
  return written === written.toUpperCase();
}

/**
 * Two trades that share their initials stay as they are written, and so does what the trade itself says. An old or foreign name
 * of two is both: a tea boy makes tea, and is the office's assistant.
 */
function insteadOf(named: Found['named']): string | undefined {
  const [first] = named;
  if (!first || named.some(({ kind }) => kind === 'called' || kind === 'kinds')) return undefined;
  if (named.length > 1 && !named.every(({ kind }) => otherWord.has(kind))) return undefined;
  return named.map(({ trade }) => namesOf(trade.called)[0]).join(' and ');
}

function wordInstead({ key }: TitleToken, written: string, isAlone: boolean): string | undefined {
  if (isThaana(written)) return tradesNamed([key]).length ? undefined : englishOfThaana(written);
  return !isAlone && written === written.toUpperCase() ? departmentOf(key) : undefined;
}

function rewritten(title: string, tokens: readonly TitleToken[], found: readonly Found[]): string {
  let text = '';
  let at = 0;
  let before: string | undefined;
  for (const { from, to, instead } of found) {
    if (instead === undefined) continue;
    text += title.slice(at, tokens[from]!.start);
    // "Koch/Köchin" is one cook.
    if (instead !== before) text += instead;
    before = instead;
    at = tokens[to - 1]!.end;
  }
  return (text + title.slice(at))
    .replace(/\s+/g, ' ')
    .replace(/[\s/]+$/, '')
    .trim();
}

/** Both sexes said of one trade, as German, French, Spanish and Italian do: "Kellner/in", "serveur·euse", "camarero/a", "(m/w/d)". */
function withoutBothForms(title: string): string {
  return title
    .normalize('NFC')
    .replace(/(?<!\p{L})[mfhwdx]\s?[/|]\s?[mfhwdx](?:\s?[/|]\s?[dxi*])?(?!\p{L})/giu, ' ')
    .replace(
      /(?<=\p{L}{3})(?:\/-?|[*:_·.]|\((?=\p{L}{1,5}\)))(?:innen|in|euse|rice|trice|ère|ere|ne|se|te|le|e|a|o|as|os|essa)(?:\)|(?!\p{L}))/giu,
      '',
    )
    .replace(/(?<=\p{Ll}{3})In(?:nen)?(?!\p{L})/gu, '')
    .replace(/\(\s*\)/g, ' ');
}

/** How senior somebody is, and words that join: beside them a name is still the whole title. */
const neutral = new Set(
  'senior junior sr jr trainee apprentice experienced lead first second 1st 2nd 3rd i ii iii 1 2 3 the a an of and full part time seasonal casual temporary permanent relief premier premiere 1ere erster erste primer primera primo prima'.split(
    ' ',
  ),
);
