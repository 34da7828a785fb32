import { z } from 'zod';
import { dateOf } from '#domain/dates.ts';
import type { NumberField } from '#domain/fields/field.ts';
import { rangeSentence } from '#domain/fields/numbers.ts';
import { missingSentence, sentences } from '#domain/fields/sentences.ts';
import { emailProblem, isStorable, tidyLine, tidyLines, tidyText } from '#domain/fields/texts.ts';
import { limits } from '#domain/limits.ts';
import { isWebLink } from '#domain/links.ts';
import { companyNameProblem } from '#domain/names.ts';
import { skillsProblem, tidySkills } from '#domain/skills.ts';
import { currentName, isTimeZone } from '#domain/time-zones.ts';

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
export function dateInput(label: string, missing = sentences.missing(label)) {
  return z
    .string({ error: ifMissing(missing, sentences.noDate(label)) })
    .min(1, { error: missing, abort: true })
    .refine((text) => dateOf(text) !== undefined, { error: sentences.noDate(label), abort: true })
    .transform((text) => dateOf(text) ?? text);
}

export function optionalDate(label: string) {
  const emptied = z.literal('').transform(() => null);
  return z.union([emptied, dateInput(label)], { error: sentences.noDate(label) }).nullish();
}

/** One line of text that must be there; line breaks in it become spaces. */
export function requiredLine(label: string, max: number, missing?: string) {
  return requiredText(label, max, missing, tidyLine);
}

/** One line of text that may be missing. */
export function optionalLine(label: string, max: number) {
  return optionalText(label, max, tidyLine);
}

/** What a company calls itself. */
export function nameOfCompany() {
  return requiredLine('Company name', limits.companyName).superRefine((name, context) => {
    const problem = companyNameProblem(name);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
}

/** Text that must be there. */
export function requiredText(
  label: string,
  max: number,
  missing = sentences.missing(label),
  tidy = tidyText,
) {
  return z
    .string({ error: ifMissing(missing, sentences.noText(label)) })
    .overwrite(tidy)
    .refine(isStorable, { error: sentences.unstorable(label), abort: true })
    .min(1, { error: missing, abort: true })
    .max(max, { error: sentences.tooLong(label, max), abort: true });
}

/** Text that may be missing: '' and null both become null, undefined means "leave as it is". */
export function optionalText(label: string, max: number, tidy = tidyText) {
  return z
    .string({ error: sentences.noText(label) })
    .overwrite(tidy)
    .refine(isStorable, { error: sentences.unstorable(label), abort: true })
    .max(max, { error: sentences.tooLong(label, max), abort: true })
    .transform((text) => text || null)
    .nullish();
}

export function optionalUrl(label: string) {
  return z
    .string({ error: sentences.noText(label) })
    .overwrite(tidyText)
    .max(limits.url, { error: sentences.tooLong(label, limits.url), abort: true })
    .refine((text) => text === '' || (isStorable(text) && isWebLink(text)), {
      error: sentences.noLink(label),
    })
    .transform((text) => text || null)
    .nullish();
}

export function optionalEmail(label: string) {
  return z
    .string({ error: sentences.noText(label) })
    .overwrite(tidyText)
    .superRefine((text, context) => {
      const message = emailProblem({ kind: 'email', label, max: limits.email }, text);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform((text) => text || null)
    .nullish();
}

export function skillList(label: string) {
  return z
    .array(
      z
        .string({ error: `${label} must be texts` })
        .overwrite(tidyText)
        .refine(isStorable, { error: sentences.unstorable(label) }),
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
        .overwrite(tidyLine)
        .refine(isStorable, { error: sentences.unstorable(label), abort: true })
        .max(longest, { error: sentences.eachTooLong(label, longest) }),
      { error: `${label} must be a list of texts` },
    )
    .transform(tidyLines)
    .refine((texts) => texts.length <= most, { error: sentences.tooMany(label, most) });
}

export function oneOf<const Values extends readonly string[]>(label: string, values: Values) {
  return z.enum(values, { error: sentences.noChoice(label, values) });
}

/** A whole number, or an amount of money. */
export function wholeNumberOf(field: NumberField) {
  const error = rangeSentence(field);
  return z
    .int({ error: ifMissing(missingSentence(field), error) })
    .min(field.min, { error })
    .max(field.max, { error });
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
    .transform((values) => [...new Set(values.map(tidyText).filter((value) => value && isStorable(value)))])
    .refine((values) => values.length <= 20 && values.every((value) => value.length <= max), {
      error: `${label} has too many or too long values`,
    })
    .optional();
}

/** One sentence of what is not there, another of what is wrong with what is. */
function ifMissing(missing: string, wrong: string) {
  return ({ input }: { input?: unknown }) => (input === undefined || input === null ? missing : wrong);
}
