import type { Fields } from '#client/kit/edits/conflict.ts';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import type { Answer, BodyInput } from '#contract/api.ts';
import { providerFields } from '#domain/fields/providers.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { sentOf, typedIn } from '#domain/fields/typed.ts';

export type Provider = Answer<'GET /api/company/provider'>;

const lists = ['recruiterValues', 'hiringManagerValues', 'companyAdminValues', 'secondFactorValues'] as const;
const texts = ['issuer', 'clientId', 'clientSecret', 'scopes', 'roleClaim'] as const;

/** The form: the values of a claim stand in one line, with commas between. */
export type ProviderValues = Record<(typeof lists)[number] | (typeof texts)[number], string> & {
  enabled: boolean;
  required: boolean;
};

/** As two versions of it are shown beside each other. */
export const providerVersions: Fields<ProviderValues> = {
  ...shownFields(providerFields),
  recruiterValues: { label: providerFields.recruiterValues.label },
  hiringManagerValues: { label: providerFields.hiringManagerValues.label },
  companyAdminValues: { label: providerFields.companyAdminValues.label },
  secondFactorValues: { label: providerFields.secondFactorValues.label },
  enabled: { label: 'Allow single sign-on' },
  required: { label: 'Require single sign-on for members' },
};

export function valuesOfProvider(provider: Provider): ProviderValues {
  const { issuer, clientId, scopes, roleClaim, enabled, required } = provider;
  // What is kept of the secret is never told.
  const typed = typedIn(providerFields, {
    ...provider,
    issuer,
    clientId,
    scopes,
    roleClaim,
    clientSecret: '',
  });
  return {
    ...typed,
    recruiterValues: provider.recruiterValues.join(', '),
    hiringManagerValues: provider.hiringManagerValues.join(', '),
    companyAdminValues: provider.companyAdminValues.join(', '),
    secondFactorValues: provider.secondFactorValues.join(', '),
    enabled,
    required,
  };
}

export function problemsOfProvider(values: ProviderValues): Partial<Record<keyof ProviderValues, string>> {
  return problemsIn(providerFields, inTable(values));
}

/** What is sent: a secret only where one was typed. */
export function sentOfProvider(values: ProviderValues): BodyInput<'PUT /api/company/provider'> {
  const { clientSecret, ...sent } = sentOf(providerFields, inTable(values));
  const { enabled, required } = values;
  return { ...sent, ...(clientSecret && { clientSecret }), enabled, required };
}

function inTable(values: ProviderValues) {
  return {
    ...values,
    recruiterValues: listIn(values.recruiterValues),
    hiringManagerValues: listIn(values.hiringManagerValues),
    companyAdminValues: listIn(values.companyAdminValues),
    secondFactorValues: listIn(values.secondFactorValues),
  };
}

function listIn(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
