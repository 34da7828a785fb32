import { keysOf } from './keys.ts';
import { withFilledIn } from './placeholders.ts';

/** What a template can leave open, and what each stands for. */
export const placeholders = {
  first_name: 'First name',
  full_name: 'Full name',
  job_title: 'Job title',
  company: 'Company',
  location: 'Location',
  application_date: 'Application date',
} as const;
export type Placeholder = keyof typeof placeholders;
export const placeholderNames = keysOf(placeholders);

export type PlaceholderValues = Record<Placeholder, string>;

export interface About {
  username: string;
  firstName: string | null;
  lastName: string | null;
  jobTitle: string;
  companyName: string;
  location: string | null;
  /** ISO time. */
  appliedAt: string;
  /** In which the day of it is told. */
  timeZone: string;
}

/** What stands for each placeholder in a message about one application: always something that reads on. */
export function placeholderValues(about: About): PlaceholderValues {
  const { username, firstName, lastName, jobTitle, companyName, location, appliedAt, timeZone } = about;
  const called = [firstName, lastName].filter(Boolean).join(' ') || username;
  return {
    first_name: oneLine(firstName ?? called),
    full_name: oneLine(called),
    job_title: oneLine(jobTitle),
    company: oneLine(companyName),
    location: location ? oneLine(location) : 'our place of work',
    application_date: new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(
      new Date(appliedAt),
    ),
  };
}

const wellFormed = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Fills in what is left open. What is filled in is not looked at again. */
export function filledTemplate(text: string, values: PlaceholderValues): string {
  return withFilledIn(text, values);
}

/** What the texts a company sends by itself called it before there was one spelling. */
const inSingleBraces = { name: 'first_name', job: 'job_title', company: 'company' };

/** The same of an answer that goes out by itself, which a company may have written before there was one spelling. */
export function filledAnswer(text: string, values: PlaceholderValues): string {
  return withFilledIn(text, values, inSingleBraces);
}

/** What is wrong with a template, in a sentence; undefined where nothing is. */
export function templateProblem(text: string): string | undefined {
  const unknown = [...text.matchAll(wellFormed)]
    .map(([, name = '']) => name)
    .find((name) => !isPlaceholder(name));
  if (unknown !== undefined)
    return `There is no placeholder called “${unknown}”. There are ${placeholderNames.join(', ')}`;
  const open = /(?:\{\{([^\n]{0,20}))|(?:([^\n{}]{0,20})\}\})/.exec(text.replace(wellFormed, ''));
  if (open)
    return `At “${(open[1] ?? open[2] ?? '').trim()}” there is only half a placeholder: two curly brackets open one, two close it`;
  const tag = /<\/?([a-z]+)[^<>\n]{0,200}>/i.exec(text)?.[1];
  if (tag) return `Messages are plain text: the tag “${tag}” would be read as it stands`;
  return undefined;
}

function isPlaceholder(name: string): name is Placeholder {
  return Object.hasOwn(placeholders, name);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
