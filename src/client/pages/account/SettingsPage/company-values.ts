import type { Fields } from '#client/kit/edits/conflict.ts';
import type { Answer, BodyInput } from '#contract/api.ts';
import { emailProblem } from '#domain/accounts.ts';
import { responseDaysLimits } from '#domain/response-times.ts';
import { limits } from '#domain/limits.ts';
import { isTimeZone } from '#domain/time-zones.ts';
import { workValueLabels, workWayLabels } from '#domain/work-life.ts';
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
  answerDays: 'Promise an answer within',
  autoResponseEmail: 'Auto-response email',
  linkedinUrl: 'LinkedIn URL',
  twitterUrl: 'Twitter URL',
  glassdoorUrl: 'Glassdoor URL',
  timeZone: 'Time zone',
} as const;

/** The fields as two versions of them are shown beside each other. */
export const companyVersions: Fields<CompanyValues> = {
  // The cast: one entry for each field.
  ...(Object.fromEntries(Object.entries(companyLabels).map(([name, label]) => [name, { label }])) as Record<
    CompanyField,
    { label: string }
  >),
  workValues: { label: 'Values', text: (chosen) => chosen.map((one) => workValueLabels[one]).join(', ') },
  workWays: {
    label: 'Ways of working',
    text: (chosen) => chosen.map((one) => workWayLabels[one]).join(', '),
  },
  assist: { label: 'Show match scores to those who hire' },
  offerApproval: { label: 'Offers are approved before they are sent' },
};

/** What the server answers. */
export type CompanySettings = Answer<'GET /api/company/settings'>;

export type CompanyField = keyof typeof companyLabels;

/** A company's settings as a form holds them: texts, what is chosen of two lists, and a switch. */
export type CompanyValues = Record<CompanyField, string> & CompanyChoices;

export type CompanyChoices = Pick<CompanySettings, 'workValues' | 'workWays' | 'assist' | 'offerApproval'>;

export const companyFields = Object.keys(companyLabels) as CompanyField[]; // the keys of a literal

const companyChoices = ['workValues', 'workWays', 'assist', 'offerApproval'] as const;

export function valuesOfCompany(settings: CompanySettings): CompanyValues {
  const { workValues, workWays, assist, offerApproval } = settings;
  const texts = companyFields.map((name) => [name, String(settings[name] ?? '')]);
  // The cast: one entry for each field.
  return {
    ...(Object.fromEntries(texts) as Record<CompanyField, string>),
    workValues,
    workWays,
    assist,
    offerApproval,
  };
}

/** What is sent: only what differs, so that two people who change different things do not undo each other. */
export function changesOfCompany(
  saved: CompanyValues,
  values: CompanyValues,
): BodyInput<'PUT /api/company/settings'> {
  const changed = companyFields.filter((name) => values[name] !== saved[name]);
  const chosen = companyChoices.filter((name) => String(values[name]) !== String(saved[name]));
  return Object.fromEntries([
    ...changed.map((name) => [name, sentAs(name, values[name])]),
    ...chosen.map((name) => [name, values[name]]),
  ]);
}

/** Figures go as numbers; an emptied promise is none. */
function sentAs(name: CompanyField, value: string): string | number | null {
  if (name === 'answerDays') return value.trim() ? Number(value) : null;
  return name === 'applicationDeadlineDays' ? Number(value) : value;
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
export function companyProblems(values: CompanyValues): Partial<Record<CompanyField, string>> {
  const problems: Partial<Record<CompanyField, string>> = {};
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
  const promised = values.answerDays.trim();
  const within = responseDaysLimits;
  if (
    promised &&
    !(/^\d+$/.test(promised) && Number(promised) >= within.min && Number(promised) <= within.max)
  )
    say('answerDays', `Days to answer must be ${within.min} to ${within.max}`);
  if (!isTimeZone(values.timeZone)) say('timeZone', 'Choose a time zone from the list');
  return problems;
}
