import { type Amount, amountsOfMoney, looksLikePay, type Money } from './salary-money.ts';
import type { PayWord, SalaryPeriod } from './salary-word.ts';

/** One pay that a text states: an amount or a range, in a currency, perhaps for a time. */
export interface Statement {
  min: number;
  max: number;
  currency: string | undefined;
  period: SalaryPeriod | 'other' | undefined;
  bound: 'most' | 'least' | undefined;
}

/** What stands between two breaks, and how it counts. */
interface Clause {
  words: PayWord[];
  /** In brackets: the same said again. */
  aside: boolean;
  /** Behind a plus: what is paid on top. */
  onTop: boolean;
}

/**
 * The pays a text states, the one that counts first: those beside it only where they are of the same kind. Undefined where
 * a number is one that nobody writes, or nothing is paid.
 */
export function payStatements(words: readonly PayWord[], given: string | undefined): Statement[] | undefined {
  if (words.some(({ kind }, at) => kind === 'broken' || isNegative(words, at))) return undefined;
  const money = amountsOfMoney(words, given);
  const clauses = clausesOf(words);
  const chosen = money && (foremost(clauses, money) ?? foremost(clauses, widened(words, clauses, money)));
  const behind = chosen && periodBehind(clauses, chosen);
  return chosen?.flatMap((draft) => statementOf(draft, behind) ?? []);
}

/** The pays in the clauses that count most: the pay itself, before what is paid on top of it, before what brackets repeat. */
function foremost(clauses: readonly Clause[], money: Money): Drafted[] | undefined {
  const ranked: Drafted[][] = [[], [], [], []];
  let extras = false;
  for (const clause of clauses) {
    const drafts = draftsIn(clause, money);
    if (!drafts) return [];
    for (const draft of drafts) {
      extras ||= draft.extra;
      const rank = clause.aside ? 3 : clause.onTop && !draft.basic ? 2 : draft.weak ? 1 : 0;
      if (!draft.extra) ranked[rank]?.push(draft);
    }
  }
  const basic = ranked.flat().filter((draft) => draft.basic);
  const first = ranked.findIndex((drafts) => drafts.length > 0);
  if (basic.length && (extras || ranked.flat().some((draft) => draft.weak))) return basic;
  return first === 2 || first < 0 ? undefined : ranked[first];
}

/** Where only what is paid on top has its currency beside it, the pay before it is in the same: "18500 + £2000 allowance". */
function widened(words: readonly PayWord[], clauses: readonly Clause[], money: Money): Money {
  const [code] = money.values();
  const wider = new Map(money);
  const pay = clauses.filter(({ onTop, aside }) => !onTop && !aside).flatMap((clause) => clause.words);
  for (const word of pay)
    if (code && word.kind === 'amount' && !wider.has(word) && looksLikePay(words, words.indexOf(word)))
      wider.set(word, code);
  return wider;
}

function isNegative(words: readonly PayWord[], at: number): boolean {
  const [before, dash, next, after] = [words[at - 1], words[at], words[at + 1], words[at + 2]];
  if (dash?.kind !== 'to' || dash.end - dash.at !== 1 || next?.at !== dash.end) return false;
  const number = next.kind === 'amount' || (next.kind === 'currency' && after?.kind === 'amount');
  if (!number) return false;
  // "USD -900", "-£500", "pay -900"; but "Band 6 -£31,365", "£24,907 -£30,615" and "ST1-3" are written, too.
  if (!before || before.kind === 'open') return true;
  if (before.kind === 'currency') return words[at - 2]?.kind !== 'amount';
  return before.kind === 'word' && before.end < dash.at && next.kind === 'amount';
}

/** Parts the words at commas, pluses and brackets. Brackets without an amount of money belong to what stands before them. */
function clausesOf(words: readonly PayWord[]): Clause[] {
  const clauses: Clause[] = [];
  let clause: Clause = { words: [], aside: false, onTop: false };
  let before = false;
  const begin = (next: Partial<Clause>) => {
    clauses.push(clause);
    clause = { words: [], aside: clause.aside, onTop: clause.onTop, ...next };
  };
  for (const [at, word] of words.entries()) {
    if (word.kind === 'open') {
      if (!holdsAmount(words, at)) continue;
      before = clause.onTop;
      begin({ aside: true });
    } else if (word.kind === 'close') {
      if (clause.aside) begin({ aside: false, onTop: before });
    } else if (word.kind === 'plus') begin({ onTop: true });
    else if (word.kind === 'break') begin({});
    else if (word.kind === 'to' && isDash(word) && !beginsAmount(words, at + 1)) begin({});
    else clause.words.push(word);
  }
  return [...clauses, clause];
}

const isDash = ({ at, end }: PayWord) => end - at === 1;

function holdsAmount(words: readonly PayWord[], open: number): boolean {
  for (let at = open + 1; words[at] && words[at]?.kind !== 'close'; at += 1)
    if (words[at]?.kind === 'amount') return true;
  return false;
}

/** Whether an amount follows, behind a currency or "up to" at most. */
function beginsAmount(words: readonly PayWord[], from: number): boolean {
  for (let at = from; words[at]; at += 1) {
    const kind = words[at]?.kind;
    if (kind === 'amount') return true;
    if (kind !== 'currency' && kind !== 'up to' && kind !== 'from') return false;
  }
  return false;
}

interface Drafted {
  amounts: Amount[];
  currency: string | undefined;
  /** Said before its amounts: what is said behind them counts more. */
  heading: Statement['period'];
  period: Statement['period'];
  bound: Statement['bound'];
  /** Paid beside the pay, for certain or perhaps. */
  extra: boolean;
  weak: boolean;
  basic: boolean;
}

/** The pays of a clause; undefined where nobody can tell the pay from what is paid beside it. */
function draftsIn({ words }: Clause, money: Money): Drafted[] | undefined {
  const drafts: Drafted[] = [];
  let waiting: Partial<Pick<Drafted, 'heading' | 'bound' | 'extra' | 'basic' | 'weak'>> = {};
  let [joins, included] = [false, false];
  const labelled = words.findIndex(({ kind }) => kind === 'extra' || kind === 'basic');
  const labelsFirst = labelled >= 0 && labelled < words.findIndex((word) => money.has(word));
  for (const word of words) {
    const last = drafts.at(-1);
    const isNew = !last || labelsFirst;
    switch (word.kind) {
      case 'amount': {
        const currency = money.get(word);
        if (currency === undefined) break;
        if (word.value <= 0) waiting.bound = 'most';
        else if (last && joins && last.currency === currency) {
          last.amounts.push(word);
        } else {
          const draft = {
            heading: undefined,
            period: undefined,
            bound: undefined,
            basic: false,
            weak: false,
          };
          const extra = included || waiting.extra === true;
          drafts.push({ ...draft, ...waiting, amounts: [word], currency, extra });
        }
        if (word.value > 0) waiting = {};
        joins = false;
        break;
      }
      case 'period':
        // "£24,000 per person per year": a time says more than what is no time.
        if (last) last.period = last.period && last.period !== 'other' ? last.period : word.period;
        else waiting.heading ??= word.period;
        break;
      case 'to':
        joins = true;
        break;
      case 'up to':
      case 'from':
        waiting.bound = word.kind === 'from' ? 'least' : 'most';
        joins = last !== undefined && word.kind === 'up to';
        break;
      case 'including':
        included = true;
        break;
      case 'basic':
        if (isNew) waiting.basic = true;
        else last.basic = true;
        break;
      case 'extra':
        joins = false;
        if (included) break;
        if (isNew) waiting[word.weak ? 'weak' : 'extra'] = true;
        else if (!word.weak || !last.period) last[word.weak ? 'weak' : 'extra'] = true;
        break;
      case 'word':
        joins = false;
        break;
      case 'currency':
      case 'break':
      case 'plus':
      case 'open':
      case 'close':
      case 'broken':
        break;
      default:
    }
  }
  const isClear = labelsFirst || included || drafts.length < 2 || drafts.some(({ basic }) => basic);
  return isClear || !drafts.some(({ extra }) => extra) ? drafts : byFarTheMost(drafts);
}

/** "£82,096 London allowance £2,162": which of the two the words are about shows where one is much more than the other. */
function byFarTheMost(drafts: readonly Drafted[]): Drafted[] | undefined {
  const most = (draft: Drafted) => Math.max(...draft.amounts.map(({ value }) => value));
  const [first, second] = drafts.toSorted((a, b) => most(b) - most(a));
  return first && second && most(first) > 5 * most(second) ? [{ ...first, extra: false }] : undefined;
}

/** A period behind the pluses, where no amount stands with it: "USD 900 + service charge / month". */
function periodBehind(clauses: readonly Clause[], chosen: readonly Drafted[]): Statement['period'] {
  if (chosen.some(({ period, heading }) => period ?? heading)) return undefined;
  const periods = clauses
    .filter(({ words }) => !words.some(({ kind }) => kind === 'amount'))
    .flatMap(({ words }) => words.flatMap((word) => (word.kind === 'period' ? [word.period] : [])));
  return new Set(periods).size === 1 ? periods[0] : undefined;
}

function statementOf(
  { amounts, currency, period, heading, bound }: Drafted,
  behind: Statement['period'],
): Statement | undefined {
  const values = inOneUnit(amounts);
  const [first = 0, second = first] = values;
  // "3000 - 2000" is a range the other way round, "£27,000 - £2,900" has lost a nought.
  if (second > 0 && first > second * 2) return undefined;
  return {
    min: Math.min(...values),
    max: Math.max(...values),
    currency,
    period: period ?? heading ?? behind,
    bound: values.length > 1 ? undefined : bound,
  };
}

/** "2-3k", "£60-£70k", "£25-31,000", "4–6 lakh": the unit of one end holds for both. */
function inOneUnit(amounts: readonly Amount[]): number[] {
  const unit = Math.max(...amounts.map((amount) => amount.unit));
  const largest = Math.max(...amounts.map(({ value }) => value));
  const whole = unit > 1 ? unit : largest >= 10_000 && largest % 1_000 === 0 ? 1_000 : 1;
  return amounts.map(({ value, unit: own, plain, decimals }) => {
    const lifted = value * whole;
    const carries = own === 1 && plain && whole > 1 && value < 1_000 && !(decimals && unit === 1);
    return carries && lifted <= largest * 1.5 && lifted * 3 >= largest ? lifted : value;
  });
}
