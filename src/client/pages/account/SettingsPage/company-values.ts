import type { Fields } from '#client/kit/edits/conflict.ts';
import { isSame } from '#client/kit/edits/merge.ts';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import type { Answer, BodyInput } from '#contract/api.ts';
import { companyFields } from '#domain/fields/companies.ts';
import { sentOf, type TypedIn, typedIn } from '#domain/fields/typed.ts';

/** What the server answers. */
export type CompanySettings = Answer<'GET /api/company/settings'>;

/** A company's settings as a form holds them: what is typed and chosen, and two switches. */
export type CompanyValues = TypedIn<typeof companyFields> & Switches;

type Switches = Pick<CompanySettings, 'assist' | 'offerApproval' | 'secondFactor'>;

/** The fields as two versions of them are shown beside each other. */
export const companyVersions: Fields<CompanyValues> = {
  ...shownFields(companyFields),
  assist: { label: 'Show match scores to those who hire' },
  offerApproval: { label: 'Offers are approved before they are sent' },
  secondFactor: { label: 'Everybody here needs a second way to sign in' },
};

export function valuesOfCompany(settings: CompanySettings): CompanyValues {
  const { assist, offerApproval, secondFactor } = settings;
  return { ...typedIn(companyFields, settings), assist, offerApproval, secondFactor };
}

/** What is sent: only what differs, so that two people who change different things do not undo each other. */
export function changesOfCompany(
  saved: CompanyValues,
  values: CompanyValues,
): BodyInput<'PUT /api/company/settings'> {
  const { assist, offerApproval, secondFactor } = values;
  const all = { ...sentOf(companyFields, values), assist, offerApproval, secondFactor };
  const names = Object.keys(all) as (keyof typeof all)[]; // its own
  const changed = names.filter((name) => !isSame(values[name], saved[name]));
  return Object.fromEntries(changed.map((name) => [name, all[name]]));
}
