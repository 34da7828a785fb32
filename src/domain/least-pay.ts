import { currencies } from './currencies.ts';
import { perMonth, readSalary } from './salary.ts';
import type { SalaryPeriod } from './salary-word.ts';
import { payWords } from './salary-words.ts';

/** A least pay among typed words, as the filters have it. */
export interface LeastPay {
  at: number;
  end: number;
  filters: { salaryMin: number; salaryCurrency?: string };
}

const names = [
  ...currencies.map(({ code }) => code.toLowerCase()),
  'rf',
  'mrf',
  'dollars?',
  'euros?',
  'pounds?',
  'rufiyaa',
  'dirhams?',
  'birr',
  'rupees?',
  'baht',
].join('|');
const currency = String.raw`(?:(?:us|a|au|s|nz|c|hk)?\$|[£€₹₱₦฿]|ރ\.?|(?:${names})(?![a-z])\.?)`;
const time = String.raw`(?: ?(?:(?:per|an?|each|/) ?(?:hour|hr|h|day|session|shift|week|month|year|annum)|p\.?/?h|p\.?/?w|pcm|p\.?/?m|p\.?/?a|hourly|daily|weekly|monthly|yearly|annually)(?![\p{L}\p{N}]))?`;
const amount = String.raw`(?:${currency} ?)?\d{1,3}(?:(?:[,.' ]\d{3})+|\d{0,6})(?:[.,]\d{1,2})?(?: ?(?:k|lakhs?)(?![a-z]))?(?: ?${currency})?${time}`;
const paid = String.raw`(?:(?:with |and )?(?:a )?(?:pay(?:ing|s)?|salar(?:y|ies)|wages?|earn(?:ing|s)?)(?: (?:of|is))? )`;
const least = String.raw`(?:over|above|more than|at least|min(?:imum)?(?: of)?|not less than|no less than|upwards of|starting (?:at|from)|from|>=?|≥)`;
const more = String.raw`(?:\+| ?(?:or|and) (?:more|above|up|over|higher)|plus)`;
// What is counted here is no money.
const noMoney = String.raw`(?! ?(?:years?|yrs?|hours?|hrs|days?|months?|weeks?|people|rooms?|beds?|guests?|covers?|seats?|staff|%|tons?|pax|gt|m(?![a-z]))(?![\p{L}]))`;

const stop = String.raw`(?![\p{L}\p{N}])`;
const leastFirst = new RegExp(
  String.raw`(?<![\p{L}\p{N}\u0000])(${paid})?${least} ?(${amount})\+?${stop}${noMoney}`,
  'gu',
);
const moreBehind = new RegExp(
  String.raw`(?<![\p{L}\p{N}\u0000.,])(${paid})?(${amount})${more}(?: ?(?:${currency}${stop}))?${time}${stop}${noMoney}`,
  'gu',
);
const onlyPaid = new RegExp(String.raw`(?<![\p{L}\p{N}\u0000])(${paid})(${amount})${stop}${noMoney}`, 'gu');

// "between 900 and 1,200 USD", "£35,000": whoever names a pay wants no less.
const range = new RegExp(
  String.raw`(?<![\p{L}\p{N}\u0000.,])(?<!(?:under|below|than|to|most|max|maximum|until) )()((?:between )?(?:${amount})(?: ?(?:-|to|and) ?(?:${amount}))?)${stop}${noMoney}`,
  'gu',
);

/** "over 900 USD", "at least £12 an hour", "30k+", "paying 2,000": a least pay, per month. Of a bare number only where pay is named, or it can be nothing else. */
export function payWordsIn(text: string): LeastPay[] {
  return [leastFirst, moreBehind, onlyPaid, range].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [all, pay, figure = ''] = match;
      const filters = leastPay(
        pattern === moreBehind ? all.replace(pay ?? '', '') : figure,
        Boolean(pay),
        pattern === range,
      );
      return filters ? [{ at: match.index, end: match.index + all.length, filters }] : [];
    }),
  );
}

function leastPay(figure: string, named: boolean, inCurrency: boolean): LeastPay['filters'] | undefined {
  const read = readSalary(figure.replace('+', ''));
  if (read) return { salaryMin: perMonth(read.min, read.period), salaryCurrency: read.currency };
  if (inCurrency) return undefined;
  const words = payWords(figure);
  const [amounts, period] = [
    words.filter((word) => word.kind === 'amount'),
    words.find((word) => word.kind === 'period')?.period,
  ];
  const [first] = amounts;
  if (!first || amounts.length > 1 || period === 'other' || words.some(({ kind }) => kind === 'currency'))
    return undefined;
  const isMoney = named || period !== undefined || first.unit > 1 || first.value >= leastBare;
  return isMoney ? { salaryMin: perMonth(first.value, period ?? likely(first.value)) } : undefined;
}

/** Smaller numbers are ages, rooms and years. */
const leastBare = 300;

function likely(value: number): SalaryPeriod {
  return value < 100 ? 'hour' : 'month';
}
