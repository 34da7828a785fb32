import { currencyCodes } from '#domain/currencies.ts';
import { employmentTypeLabel, employmentTypes } from '#domain/jobs.ts';
import { limits } from '#domain/limits.ts';
import { workLifeChoices, workValueLabels, workValues, workWayLabels, workWays } from '#domain/work-life.ts';
import type { FieldTable } from './field.ts';

const location = { kind: 'line', label: 'Location', max: limits.location } as const;

/** What somebody can do, or a job asks for. */
export const skills = { kind: 'skills', label: 'Skills', most: 50, max: 60 } as const;

/** What a job seeker says of themselves. */
export const profileFields = {
  title: { kind: 'line', label: 'Professional title', max: limits.title },
  location,
  phone: { kind: 'line', label: 'Phone', max: limits.phone },
  summary: { kind: 'text', label: 'Summary', max: 4_000 },
  resumeUrl: { kind: 'link', label: 'Résumé URL', max: limits.url },
  skills,
} as const satisfies FieldTable;

/** What somebody wants next and values in work: all of it optional. */
export const goalFields = {
  goalTitles: {
    kind: 'lines',
    label: 'Job titles',
    asked: 'Job titles you want',
    most: 5,
    max: limits.title,
  },
  goalPlaces: {
    kind: 'lines',
    label: 'Places',
    asked: 'Places you would work in',
    most: 10,
    max: limits.location,
  },
  goalEmploymentTypes: {
    kind: 'choices',
    label: 'Employment types',
    values: employmentTypes,
    labels: employmentTypeLabel,
    most: employmentTypes.length,
  },
  goalPay: {
    kind: 'amount',
    label: 'Least pay',
    asked: 'Least pay a month',
    min: 1,
    max: 1_000_000_000,
  },
  goalPayCurrency: { kind: 'choice', label: 'Currency', values: currencyCodes },
  goalStart: { kind: 'date', label: 'Start date', asked: 'You could begin on' },
  workValues: {
    kind: 'choices',
    label: 'Values',
    asked: 'What you value in work',
    values: workValues,
    labels: workValueLabels,
    most: workLifeChoices,
  },
  workWays: {
    kind: 'choices',
    label: 'Ways of working',
    asked: 'How you like to work',
    values: workWays,
    labels: workWayLabels,
    most: workLifeChoices,
  },
} as const satisfies FieldTable;

const startDate = { kind: 'date', label: 'Start date', by: 'month' } as const;
const endDate = { kind: 'date', label: 'End date', by: 'month' } as const;
const description = { kind: 'text', label: 'Description', max: 4_000 } as const;

/** A job somebody has held. */
export const experienceFields = {
  title: { kind: 'line', label: 'Title', max: limits.title, required: true },
  company: { kind: 'line', label: 'Company', max: limits.companyName, required: true },
  location,
  startDate: { ...startDate, required: true },
  endDate,
  description,
} as const satisfies FieldTable;

/** A school somebody has attended. */
export const educationFields = {
  institution: { kind: 'line', label: 'Institution', max: limits.companyName, required: true },
  degree: { kind: 'line', label: 'Degree', max: 120, required: true },
  fieldOfStudy: { kind: 'line', label: 'Field of study', max: 120 },
  startDate,
  endDate,
  description,
} as const satisfies FieldTable;
