import type { Job } from '#contract/api.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { payFields, placeFields } from '#domain/fields/terms.ts';
import { blankOf, sentOf, type TypedIn, typedIn } from '#domain/fields/typed.ts';
import { payProblems } from '#domain/job-pay.ts';
import { noPay, type Pay } from '#domain/pay/pay.ts';
import { readPay } from '#domain/pay/read-pay.ts';
import { nowhere, type Place } from '#domain/places/place.ts';
import { readPlace } from '#domain/places/read-place.ts';

/** How a form knows a place or a pay: it reads the text, keeps what stands, or was told by who fills it in. */
export type Known = 'read' | 'kept' | 'stated';

/** Place and pay in parts, as a form of a job holds them beside their texts. */
export type TermsValues = TypedIn<typeof placeFields> &
  TypedIn<typeof payFields> & {
    placeKnown: Known;
    payKnown: Known;
    /** The texts beside which they were stated; another text makes them doubtful. */
    placeBeside: string;
    payBeside: string;
  };

export const emptyTerms: TermsValues = {
  ...blankOf(placeFields),
  ...blankOf(payFields),
  placeKnown: 'read',
  payKnown: 'read',
  placeBeside: '',
  payBeside: '',
};

/** What a job says of it. Stated beside another text, it is doubtful from the start. */
export function termsOf(job: Job): TermsValues {
  const known = (from: Job['placeFrom']): Known => (from === null || from === 'text' ? 'read' : 'kept');
  const beside = (from: Job['placeFrom'], text: string | null) =>
    from === 'outdated' ? elsewhere : (text ?? '');
  const [placeKnown, payKnown] = [known(job.placeFrom), known(job.payFrom)];
  return {
    ...(placeKnown === 'read' ? blankOf(placeFields) : typedIn(placeFields, job)),
    ...(payKnown === 'read' ? blankOf(payFields) : typedIn(payFields, job)),
    placeKnown,
    payKnown,
    placeBeside: beside(job.placeFrom, job.location),
    payBeside: beside(job.payFrom, job.salaryRange),
  };
}

/** No line that is typed has a break in it. */
const elsewhere = '\n';

interface Texts {
  location: string;
  salaryRange: string;
}

/** Whether the text has become another since the parts were stated. */
export function isPlaceDoubtful({ placeKnown, placeBeside, location }: TermsValues & Texts): boolean {
  return placeKnown !== 'read' && placeBeside !== location.trim();
}
export function isPayDoubtful({ payKnown, payBeside, salaryRange }: TermsValues & Texts): boolean {
  return payKnown !== 'read' && payBeside !== salaryRange.trim();
}

/** The place as it stands in the form: read from the text, or stated. */
export function placeIn(values: TermsValues & Texts, home: string | undefined): Place {
  if (values.placeKnown === 'read') return readPlace(values.location, home);
  return isPlaceDoubtful(values) ? nowhere : sentOf(placeFields, values);
}
export function payIn(values: TermsValues & Texts): Pay {
  if (values.payKnown === 'read') return readPay(values.salaryRange);
  return isPayDoubtful(values) ? noPay : sentOf(payFields, values);
}

const ask = 'The text has changed. Say whether this still holds.';

export function problemsOfTerms(values: TermsValues & Texts): Partial<Record<keyof TermsValues, string>> {
  const place = values.placeKnown === 'stated';
  const pay = values.payKnown === 'stated';
  const problems = {
    ...(place ? problemsIn(placeFields, values) : {}),
    ...(pay ? problemsIn(payFields, values) : {}),
  };
  return {
    ...(pay && Object.keys(problems).length === 0 ? payProblems(sentOf(payFields, values)) : {}),
    ...problems,
    ...(place && isPlaceDoubtful(values) ? { placeKnown: ask } : {}),
    ...(pay && isPayDoubtful(values) ? { payKnown: ask } : {}),
  };
}

/** What is sent of it: nothing of what is kept, and that there is nothing to state where the text says it. */
export function termsToSend(values: TermsValues) {
  const place = values.placeKnown === 'stated' ? values : emptyTerms;
  const pay = values.payKnown === 'stated' ? values : emptyTerms;
  return {
    ...(values.placeKnown === 'kept' ? {} : sentOf(placeFields, place)),
    ...(values.payKnown === 'kept' ? {} : sentOf(payFields, pay)),
  };
}
