import { currencyCodes } from '#domain/currencies.ts';
import { limits } from '#domain/limits.ts';
import { companyNameProblem } from '#domain/names.ts';
import { ownSitesProblem } from '#domain/own-sites.ts';
import { responseDaysLimits } from '#domain/response-times.ts';
import { slugLimits, slugProblem } from '#domain/slugs.ts';
import { workValueLabels, workValues, workWayLabels, workWays, workLifeChoices } from '#domain/work-life.ts';
import type { FieldTable } from './field.ts';
import { mostMoney } from './money.ts';
import { timeZone } from './time-zones.ts';

const name = {
  kind: 'line',
  label: 'Company name',
  max: limits.companyName,
  required: true,
  problem: companyNameProblem,
} as const;
const industry = { kind: 'line', label: 'Industry', max: 80 } as const;
const website = { kind: 'link', label: 'Website', max: limits.url } as const;
const description = { kind: 'text', label: 'Description', max: limits.settingsText } as const;

/** What whoever founds a company says of it. */
export const newCompanyFields = {
  name,
  industry,
  size: { kind: 'line', label: 'Number of people', max: 40 },
  location: { kind: 'line', label: 'Location', max: limits.location },
  website,
  description,
} as const satisfies FieldTable;

/** How a company, or whoever runs the installation, is reached. */
const phone = { kind: 'line', label: 'Phone', max: limits.phone } as const;
const address = { kind: 'text', label: 'Address', max: limits.settingsText } as const;

/** What a company says of itself, and what happens with applications to it, in the order of the form. */
export const companyFields = {
  companyName: name,
  industry,
  website,
  description,
  slug: {
    kind: 'line',
    label: 'Public address',
    max: slugLimits.max,
    required: true,
    problem: slugProblem,
  },
  ownSites: { kind: 'text', label: 'Your websites', max: 2_000, problem: ownSitesProblem },
  contactEmail: { kind: 'email', label: 'Contact email', max: limits.email },
  phone,
  address,
  applicationDeadlineDays: {
    kind: 'number',
    label: 'Default application deadline',
    asked: 'Default application deadline (days)',
    min: limits.deadlineDays.min,
    max: limits.deadlineDays.max,
    unit: 'days',
    required: true,
  },
  answerDays: {
    kind: 'number',
    label: 'Time to answer',
    asked: 'Promise an answer within (days)',
    min: responseDaysLimits.min,
    max: responseDaysLimits.max,
    unit: 'days',
  },
  autoResponseEmail: {
    kind: 'text',
    label: 'Auto-response email',
    asked: 'Auto-response email template',
    max: limits.settingsText,
  },
  confirmOffersAbove: {
    kind: 'amount',
    label: 'Confirm offers above',
    asked: 'Confirm offers above (a month)',
    min: 1,
    max: mostMoney,
  },
  confirmOffersCurrency: { kind: 'choice', label: 'Currency', values: currencyCodes, required: true },
  linkedinUrl: { kind: 'link', label: 'LinkedIn URL', max: limits.url },
  twitterUrl: { kind: 'link', label: 'Twitter URL', max: limits.url },
  glassdoorUrl: { kind: 'link', label: 'Glassdoor URL', max: limits.url },
  timeZone,
  workValues: {
    kind: 'choices',
    label: 'Values',
    asked: 'What this company values',
    values: workValues,
    labels: workValueLabels,
    most: workLifeChoices,
  },
  workWays: {
    kind: 'choices',
    label: 'Ways of working',
    asked: 'How people work here',
    values: workWays,
    labels: workWayLabels,
    most: workLifeChoices,
  },
} as const satisfies FieldTable;
