import { z } from 'zod';
import { emailProblem } from '#domain/accounts.ts';
import { isDate } from '#domain/deadlines.ts';
import { limits } from '#domain/limits.ts';
import { isWebLink } from '#domain/links.ts';
import { companyNameProblem, visibleLine } from '#domain/names.ts';
import { currentName, isTimeZone } from '#domain/time-zones.ts';
import { skillsProblem, tidySkills } from '#domain/skills.ts';

/** Building blocks for the nouns' schemas. The label opens the sentence a person reads when the field is refused. */

const largestId = 2_147_483_647;

/** An id as it stands in a path: digits only. Whatever else stands there names nothing, which the server answers with 404. */
export const idInPath = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .refine((id) => id <= largestId);

export const id = z.int().min(1).max(largestId);

/** An ISO 8601 time in UTC. */
export const time = z.iso.datetime({ precision: undefined });

/**
 * What stands beside anything that is edited for longer than a click: what to send as If-Match, in quotation marks, so
 * that nothing written meanwhile is written over; and who wrote it last, and when, as far as that is known.
 */
export const edited = {
  etag: z.string(),
  changedAt: time.nullable(),
  changedBy: z.object({ userId: id, name: z.string() }).nullable(),
};

/** The same of what is one person's own. */
export const editedByOwner = { etag: edited.etag, changedAt: edited.changedAt };

/** A zone of the IANA database, taken by any of its names and answered by the one of today. */
export function timeZoneInput(label: string) {
  return z
    .string({ error: `${label} must be text` })
    .max(64, `${label} can have at most 64 characters`)
    .refine(isTimeZone, {
      error: `${label} must be one of the IANA database, such as Indian/Maldives`,
      abort: true,
    })
    .transform(currentName);
}

/** A calendar date, 'YYYY-MM-DD'. */
export const date = z.iso.date();

/** A date as clients send it: 'YYYY-MM-DD' or an ISO time, of which the date in UTC counts. */
export function dateInput(label: string) {
  const problem = dateProblem(label);
  return z
    .string({ error: (issue) => (issue.input === undefined ? `${label} is required` : problem) })
    .refine((text) => isDate(text.slice(0, 10)) && (text.length === 10 || !Number.isNaN(Date.parse(text))), {
      error: problem,
      abort: true,
    })
    .transform((text) => (text.length === 10 ? text : new Date(text).toISOString().slice(0, 10)));
}

export function optionalDate(label: string) {
  const emptied = z.literal('').transform(() => null);
  return z.union([emptied, dateInput(label)], { error: dateProblem(label) }).nullish();
}

/** One line of text that must be there; line breaks in it become spaces. */
export function requiredLine(label: string, max: number) {
  return requiredText(label, max, cleanLine);
}

/** One line of text that may be missing. */
export function optionalLine(label: string, max: number) {
  return optionalText(label, max, cleanLine);
}

/** What a company calls itself. */
export function nameOfCompany() {
  return requiredLine('Company name', limits.companyName).superRefine((name, context) => {
    const problem = companyNameProblem(name);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
}

/** Text that must be there. */
export function requiredText(label: string, max: number, tidy = clean) {
  return z
    .string({
      error: (issue) =>
        issue.input === undefined || issue.input === null ? `${label} is required` : `${label} must be text`,
    })
    .overwrite(tidy)
    .refine(isStorable, { error: unstorable(label), abort: true })
    .min(1, { error: `${label} is required`, abort: true })
    .max(max, { error: `${label} can have at most ${max.toLocaleString('en')} characters` });
}

/** Text that may be missing: '' and null both become null, undefined means "leave as it is". */
export function optionalText(label: string, max: number, tidy = clean) {
  return z
    .string({ error: `${label} must be text` })
    .overwrite(tidy)
    .refine(isStorable, { error: unstorable(label), abort: true })
    .max(max, { error: `${label} can have at most ${max.toLocaleString('en')} characters` })
    .transform((text) => text || null)
    .nullish();
}

export function optionalUrl(label: string) {
  return z
    .string({ error: `${label} must be text` })
    .overwrite(clean)
    .max(limits.url, { error: `${label} can have at most ${limits.url} characters`, abort: true })
    .refine((text) => text === '' || isWebLink(text), {
      error: `${label} must be a web address that begins with http:// or https://`,
    })
    .transform((text) => text || null)
    .nullish();
}

export function optionalEmail(label: string) {
  return z
    .string({ error: `${label} must be text` })
    .overwrite(clean)
    .refine((text) => text === '' || !emailProblem(text), {
      error: (issue) =>
        emailProblem(String(issue.input))?.replace('Email', label) ?? `${label} cannot be read`,
    })
    .transform((text) => text || null)
    .nullish();
}

export function skillList(label: string) {
  return z
    .array(
      z
        .string({ error: `${label} must be texts` })
        .overwrite(clean)
        .refine(isStorable, { error: unstorable(label) }),
      { error: `${label} must be a list of texts` },
    )
    .transform(tidySkills)
    .superRefine((skills, context) => {
      const problem = skillsProblem(skills);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    });
}

/** A few lines of text, each once, without the empty ones. */
export function lines(label: string, most: number, longest: number) {
  return z
    .array(
      z
        .string({ error: `${label} must be texts` })
        .overwrite(cleanLine)
        .refine(isStorable, { error: unstorable(label), abort: true })
        .max(longest, { error: `${label} can have at most ${longest} characters each` }),
      { error: `${label} must be a list of texts` },
    )
    .transform((texts) => [...new Set(texts.filter(Boolean))])
    .refine((texts) => texts.length <= most, { error: `${label} can be at most ${most}` });
}

export function oneOf<const Values extends readonly [string, ...string[]]>(label: string, values: Values) {
  return z.enum(values, { error: `${label} must be one of: ${values.join(', ')}` });
}

/** A whole number from 1 on in a query. */
export function wholeNumber(label: string, max = largestId) {
  const problem = `${label} must be a whole number from 1 to ${max}`;
  return z.coerce
    .number({ error: problem })
    .int({ error: problem })
    .min(1, { error: problem })
    .max(max, { error: problem });
}

/** Page size and place of a list; the address of the next page stands in the answer's Link header. */
export const paging = {
  limit: z.coerce
    .number({ error: 'limit must be a number' })
    .int({ error: 'limit must be a whole number' })
    .min(1, { error: 'limit must be at least 1' })
    .max(limits.page.max, { error: `limit can be at most ${limits.page.max}` })
    .default(limits.page.default),
  cursor: z.string().max(500).optional(),
};

/** A filter that may be given several times: `?skill=diving&skill=English`. */
export function several(label: string, max = 120) {
  return z
    .union([z.string().transform((text) => [text]), z.array(z.string())], { error: `${label} must be text` })
    .transform((values) => [
      ...new Set(values.map((value) => clean(value)).filter((value) => value && isStorable(value))),
    ])
    .refine((values) => values.length <= 20 && values.every((value) => value.length <= max), {
      error: `${label} has too many or too long values`,
    })
    .optional();
}

function dateProblem(label: string): string {
  return `${label} must be a date such as 2026-03-31`;
}

function clean(text: string): string {
  return text.normalize('NFC').replace(/\r\n?/g, '\n').trim();
}

/** What is one line stays one line: a header, a card or a table cell has no room for more. A NUL is left, to be refused. */
function cleanLine(text: string): string {
  return isStorable(text) ? visibleLine(text) : clean(text);
}

// NUL cannot be stored by PostgreSQL; a lone surrogate is not text.
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

function unstorable(label: string): string {
  return `${label} contains a character that cannot be stored`;
}
