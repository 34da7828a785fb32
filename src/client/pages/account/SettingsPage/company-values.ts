import type { Fields } from '#client/kit/edits/conflict.ts';
import { isSame } from '#client/ui/is-same.ts';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import type { Answer, BodyInput } from '#contract/api.ts';
import { companyFields } from '#domain/fields/companies.ts';
import { keysOf } from '#domain/keys.ts';
import { sentOf, type TypedIn, typedIn } from '#domain/fields/typed.ts';

/** What the server answers. */
export type CompanySettings = Answer<'GET /api/company/settings'>;

/** A company's settings as a form holds them: what is typed and chosen, and switches. */
export type CompanyValues = TypedIn<typeof companyFields> & Switches;

type Switches = Pick<CompanySettings, 'showJobs' | 'assist' | 'offerApproval' | 'secondFactor'>;

/** The fields as two versions of them are shown beside each other. */
export const companyVersions: Fields<CompanyValues> = {
  ...shownFields(companyFields),
  showJobs: { label: 'Show our jobs publicly' },
  assist: { label: 'Show match scores to the hiring team' },
  offerApproval: { label: 'Offers are approved before they are sent' },
  secondFactor: { label: 'Everyone here needs a second way to sign in' },
};

function switchesIn({ showJobs, assist, offerApproval, secondFactor }: Switches): Switches {
  return { showJobs, assist, offerApproval, secondFactor };
}

export function valuesOfCompany(settings: CompanySettings): CompanyValues {
  return { ...typedIn(companyFields, settings), ...switchesIn(settings) };
}

/** What is sent: only what differs, so that two people who change different things do not undo each other. */
export function changesOfCompany(
  saved: CompanyValues,
  values: CompanyValues,
): BodyInput<'PUT /api/company/settings'> {
  const all = { ...sentOf(companyFields, values), ...switchesIn(values) };
  const changed = keysOf(all).filter((name) => !isSame(values[name], saved[name]));
  return Object.fromEntries(changed.map((name) => [name, all[name]]));
}
