import { jobFields } from '#domain/fields/jobs.ts';
import { readSalary } from '#domain/salary.ts';
import { payWords } from '#domain/salary-words.ts';

/** "Salary: USD 900–1,100 + service charge", on a line or in a sentence of its own. */
const labelled =
  /(?:^|[\n•.;:|])[ \t]*(?:(?:basic|monthly|annual|gross|net|starting|proposed|offered)[ \t])?(?:salary|salaries|wages?|remuneration|pay(?: range| scale| rate)?|rate of pay|compensation)(?:[ \t](?:range|package|scale|per month|a month|\(?gross\)?|offered))?[ \t]*[:–-][ \t]*([^\n•]{2,160})/gi;
/** In texts that have lost their lines a heading still has its capital and its colon. */
const heading =
  /(?<=\s)(?:Basic |Monthly |Gross )?(?:Salary|SALARY|Remuneration|Wages?)[ \t]?:[ \t]*([^\n•]{2,160})/g;
const mostLines = 3;
const longestText = 20_000;

/** The pay that a text states under its own heading, where no column has it; '' where nothing there can be read as pay. */
export function payInText(text: string, currency: string | undefined): string {
  const begin = text.slice(0, longestText);
  const lines = [labelled, heading].flatMap((pattern) => [...begin.matchAll(pattern)].slice(0, mostLines));
  for (const [, said = ''] of lines) {
    const pay = beginning(said);
    if (pay && pay.length <= jobFields.salaryRange.max && readSalary(pay, { currency })) return pay;
  }
  return '';
}

/** What belongs to the pay at the beginning of a line that goes on about something else. */
function beginning(said: string): string {
  let end = 0;
  let apart = 0;
  for (const word of payWords(said)) {
    if (word.kind === 'word' || word.kind === 'break' || word.kind === 'to') apart += 1;
    else apart = 0;
    if (word.kind === 'broken') return '';
    if (word.kind === 'amount' || word.kind === 'period' || word.kind === 'extra' || word.kind === 'currency')
      end = word.end;
    // Two words of something else: the pay is over, or has not been named.
    if (apart > 2) break;
  }
  return said.slice(0, end).trim();
}
