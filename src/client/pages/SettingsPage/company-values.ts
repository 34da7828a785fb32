import type { Answer, BodyInput } from '#contract/api.ts';
import { emailProblem } from '#domain/accounts.ts';
import { limits } from '#domain/limits.ts';
import { addressProblem, lengthProblem } from './field-problems.ts';

/** The fields in the order of the form, each with the label it is known by there and in what the server says. */
export const companyLabels = {
  companyName: 'Company name',
  industry: 'Industry',
  website: 'Website',
  description: 'Description',
  contactEmail: 'Contact email',
  phone: 'Phone',
  address: 'Address',
  applicationDeadlineDays: 'Default application deadline',
  autoResponseEmail: 'Auto-response email',
  linkedinUrl: 'LinkedIn URL',
  twitterUrl: 'Twitter URL',
  glassdoorUrl: 'Glassdoor URL',
} as const;

/** What the server answers. */
export type CompanySettings = Answer<'GET /api/company/settings'>;

export type CompanyField = keyof typeof companyLabels;

/** A company's settings as a form holds them: all text. */
export type CompanyValues = Record<CompanyField, string>;

export const companyFields = Object.keys(companyLabels) as CompanyField[]; // the keys of a literal

export function valuesOfCompany(settings: CompanySettings): CompanyValues {
  const values = companyFields.map((name) => [name, String(settings[name] ?? '')]);
  return Object.fromEntries(values) as CompanyValues; // one entry for each field
}

/** What is sent: only what differs, so that two people who change different things do not undo each other. */
export function changesOfCompany(
  saved: CompanyValues,
  values: CompanyValues,
): BodyInput<'PUT /api/company/settings'> {
  const changed = companyFields.filter((name) => values[name] !== saved[name]);
  return Object.fromEntries(
    changed.map((name) => [name, name === 'applicationDeadlineDays' ? Number(values[name]) : values[name]]),
  );
}

const textLimits = {
  industry: limits.industry,
  description: limits.settingsText,
  phone: limits.phone,
  address: limits.settingsText,
  autoResponseEmail: limits.settingsText,
} as const;

const addresses = ['website', 'linkedinUrl', 'twitterUrl', 'glassdoorUrl'] as const;

/** The server's own rules, said before anything is sent. */
export function companyProblems(values: CompanyValues): Partial<CompanyValues> {
  const problems: Partial<CompanyValues> = {};
  const say = (name: CompanyField, problem: string | undefined) => {
    if (problem) problems[name] = problem;
  };
  const { companyName, contactEmail, applicationDeadlineDays: days } = values;
  say(
    'companyName',
    companyName.trim()
      ? lengthProblem(companyLabels.companyName, companyName, limits.companyName)
      : 'Company name is required',
  );
  for (const name of Object.keys(textLimits) as (keyof typeof textLimits)[])
    // the keys of a literal
    say(name, lengthProblem(companyLabels[name], values[name], textLimits[name]));
  for (const name of addresses) say(name, addressProblem(companyLabels[name], values[name]));
  if (contactEmail.trim())
    say('contactEmail', emailProblem(contactEmail)?.replace('Email', companyLabels.contactEmail));
  const { min, max } = limits.deadlineDays;
  const whole = /^\d+$/.test(days.trim());
  if (!whole || Number(days) < min || Number(days) > max)
    say('applicationDeadlineDays', `${companyLabels.applicationDeadlineDays} must be ${min} to ${max} days`);
  return problems;
}
