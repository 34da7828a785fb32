import { englishOfThaana, isThaana } from './dhivehi.ts';
import type { Trade } from './other-words.ts';
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
 * (H/F)" names a room attendant. What is not known stays as it is.
 */
export function inTradesWords(title: string): OwnWords {
  const seen = withoutBothForms(title);
  const tokens = titleTokens(seen);
  const found = namesIn(tokens, seen);
  const covered = new Set(
    found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)),
  );
  const others = tokens.filter(({ key }, at) => !covered.has(at) && !neutral.has(key));
  const whole = others.length === 0;
  return {
    text: rewritten(seen, tokens, found),
    trades: found.flatMap(({ named }) => named.map(({ trade, kind }) => ({ trade, kind, whole }))),
  };
}

interface Found {
  from: number;
  to: number;
  named: readonly { trade: Trade; kind: NameKind }[];
  /** What stands there instead; undefined where the words are the trade's own already. */
  instead: string | undefined;
}

/** The longest names first to last; what follows one begins behind it. */
function namesIn(tokens: readonly TitleToken[], title: string): Found[] {
  const found: Found[] = [];
  for (let from = 0; from < tokens.length;) {
    const one = nameAt(tokens, from, title);
    if (one) found.push(one);
    from = one?.to ?? from + 1;
  }
  return found;
}

function nameAt(tokens: readonly TitleToken[], from: number, title: string): Found | undefined {
  for (let to = Math.min(tokens.length, from + longestName()); to > from; to -= 1) {
    const part = tokens.slice(from, to);
    const written = title.slice(part[0]!.start, part.at(-1)!.end);
    // Another part of a title begins behind a comma or a dash.
    if (/[,;|–—]|\s-\s/.test(written)) continue;
    const named = tradesNamed(part.map(({ key }) => key)).filter((one) => isMeant(one.kind, part, written));
    // Beside other words a department's initials are the department: "FO supervisor".
    const isAlone = part.length === tokens.length;
    const instead = to - from === 1 ? wordInstead(part[0]!, written, isAlone) : undefined;
    if (instead) return { from, to, named: [], instead };
    if (named.length) return { from, to, named, instead: insteadOf(named) };
  }
  return undefined;
}

/** Short initials are meant where they are written in capitals; small letters may be any little word. */
function isMeant(kind: NameKind, part: readonly TitleToken[], written: string): boolean {
  if (kind !== 'short' || part.length > 1 || written.length > 3) return true;
  return written === written.toUpperCase();
}

/** Two trades that share their initials stay as they are written, and so does what the trade itself says. */
function insteadOf(named: Found['named']): string | undefined {
  const [first] = named;
  if (!first || named.length > 1 || first.kind === 'called' || first.kind === 'kinds') return undefined;
  return namesOf(first.trade.called)[0];
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
