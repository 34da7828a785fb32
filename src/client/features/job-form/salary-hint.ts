import { readSalary } from '#domain/salary.ts';

/** Under the salary's field: what filters will understand of it, or how to write it so that they can. */
export function salaryHint(text: string): string {
  if (!text.trim())
    return 'Such as USD 1,400–1,800 per month + service charge. Postings that state their pay get more answers.';
  const reading = readSalary(text);
  if (!reading)
    return 'Shown as you write it. Filters cannot read it: a currency and an amount would let them.';
  const { min, max, currency, period } = reading;
  const amount = (value: number) => value.toLocaleString('en');
  const range = min === max ? amount(min) : `${amount(min)} to ${amount(max)}`;
  return `Understood as ${currency} ${range} a ${period}.`;
}
