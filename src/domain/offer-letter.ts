import { leftOpen, withFilledIn } from './placeholders.ts';
import { money, type OfferTerms, serviceChargeInWords } from './offers.ts';

/** What an offer's letter may leave to be filled in, in double braces. There are no others. */
export const offerPlaceholders = [
  'full_name',
  'job_title',
  'company',
  'location',
  'pay',
  'start',
  'answer_by',
] as const;
export type OfferPlaceholder = (typeof offerPlaceholders)[number];

/** What letters called it before there was one spelling, in single braces. */
const inSingleBraces: Readonly<Record<string, OfferPlaceholder>> = {
  name: 'full_name',
  job: 'job_title',
  company: 'company',
  place: 'location',
  pay: 'pay',
  start: 'start',
  answer_by: 'answer_by',
};

/** What the company starts from until it has templates of its own. */
export const startingOfferLetter = `Dear {{full_name}},

We are glad to offer you the position of {{job_title}} at {{company}}, {{location}}.

You would be paid {{pay}}, and begin on {{start}}. All that we offer is set out below.

Please answer by {{answer_by}}. Ask us whatever you would like to know before you do.

{{company}}`;

/** The words in braces that nothing will be filled in for; one of these is a slip of the pen, or meant for another program. */
export function unknownPlaceholders(text: string): string[] {
  const known: readonly string[] = offerPlaceholders;
  const unknown = leftOpen(text).filter(({ name, double }) =>
    double ? !known.includes(name) : !Object.hasOwn(inSingleBraces, name),
  );
  return [...new Set(unknown.map(({ name }) => name))];
}

/** What is wrong with a letter's placeholders, in a sentence; undefined where all can be filled in. */
export function placeholderProblem(text: string): string | undefined {
  const unknown = unknownPlaceholders(text);
  if (!unknown.length) return undefined;
  const named = unknown.map((name) => `“${name}”`).join(', ');
  return `Nothing is filled in for ${named} in braces: there are only ${offerPlaceholders.join(', ')}`;
}

export interface OfferLetterFacts {
  applicantName: string;
  jobTitle: string;
  companyName: string;
  jobLocation: string | null;
}

/** The letter as the candidate reads it. What is filled in is never filled in again. */
export function filledLetter(
  letter: string,
  facts: OfferLetterFacts,
  terms: Pick<
    OfferTerms,
    'basicPay' | 'currency' | 'serviceCharge' | 'serviceChargePay' | 'startDate' | 'answerBy'
  >,
): string {
  const values: Record<OfferPlaceholder, string> = {
    full_name: facts.applicantName,
    job_title: facts.jobTitle,
    company: facts.companyName,
    location: facts.jobLocation ?? facts.companyName,
    pay: payInWords(terms),
    start: dayInWords(terms.startDate),
    answer_by: dayInWords(terms.answerBy),
  };
  return withFilledIn(letter, values, inSingleBraces);
}

function payInWords(terms: Parameters<typeof filledLetter>[2]): string {
  const basic = `${money(terms.basicPay, terms.currency)} a month`;
  if (terms.serviceCharge === 'none') return basic;
  const charge = serviceChargeInWords(terms);
  return `${basic} and a service charge (${charge.charAt(0).toLowerCase()}${charge.slice(1)})`;
}

/** "1 March 2027", of a calendar date. */
function dayInWords(date: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(date));
}
