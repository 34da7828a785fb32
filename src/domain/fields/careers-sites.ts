import { colourProblem } from '#domain/accents.ts';
import { careersLimits, careersSections } from '#domain/careers-site.ts';
import { siteDomainProblem } from '#domain/site-domains.ts';
import type { FieldTable } from './field.ts';

const { tagline, title, text, items, itemText } = careersLimits;

/** A place, a benefit, a step, or a photo. */
const item = {
  title: { kind: 'line', label: 'Title', max: title },
  text: { kind: 'text', label: 'Text', max: itemText },
  photo: { kind: 'line', label: 'Photo', max: 22 },
} as const satisfies FieldTable;

const section = {
  kind: { kind: 'choice', label: 'Section', values: careersSections, required: true },
  state: { kind: 'choice', label: 'Shown', values: ['shown', 'hidden'], required: true },
  title: { kind: 'line', label: 'Heading', max: title },
  text: { kind: 'text', label: 'Text', max: text },
  items: { kind: 'rows', label: 'Items', most: items, fields: item },
} as const satisfies FieldTable;

/** What a company makes of its careers site. */
export const careersSiteFields = {
  tagline: { kind: 'line', label: 'Headline', max: tagline },
  colour: { kind: 'line', label: 'Colour', max: 7, problem: colourProblem },
  sections: {
    kind: 'rows',
    label: 'Sections',
    most: careersSections.length,
    fields: section,
  },
} as const satisfies FieldTable;

/** What somebody says of themselves on the careers site of the company they belong to. */
export const appearanceFields = {
  title: { kind: 'line', label: 'What you do', max: title },
} as const satisfies FieldTable;

/** Where on the internet a company wants its careers site to stand. */
export const siteDomainFields = {
  domain: { kind: 'line', label: 'Domain', max: 253, required: true, problem: siteDomainProblem },
} as const satisfies FieldTable;
