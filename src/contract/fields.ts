import { z } from 'zod';
import { dateOf } from '#domain/dates.ts';
import type { ChoicesField, NumberField, SecretField, SkillsField } from '#domain/fields/field.ts';
import { choiceRefusal } from '#domain/fields/choices.ts';
import { isExact, rangeSentence } from '#domain/fields/numbers.ts';
import { missingSentence, sentences } from '#domain/fields/sentences.ts';
import { skillsProblem } from '#domain/fields/skills.ts';
import { emailProblem, isStorable, tidyLine, tidyLines, tidyText } from '#domain/fields/texts.ts';
import { timeZone } from '#domain/fields/time-zones.ts';
import { limits } from '#domain/limits.ts';
import { isWebLink } from '#domain/links.ts';
import { tidySkills } from '#domain/skills.ts';
import { currentName } from '#domain/time-zones.ts';

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
export const timeZoneInput = requiredLine(timeZone.label, timeZone.max)
  .superRefine((zone, context) => {
    const message = timeZone.problem(zone);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .transform(currentName);

/** A calendar date, 'YYYY-MM-DD'. */
export const date = z.iso.date();

/** A day that is asked about. Nothing is older; and before the first days of the calendar there are none to compare with. */
export const dayAsked = date.refine((day) => day >= '2000-01-01', {
  error: 'Days can be asked for from 2000-01-01 on',
});

/** A time in UTC that is asked about: before the first days of the calendar there are none to compare with. */
export const timeAsked = (name: string) =>
  z.iso
    .datetime({ error: `${name} must be an ISO time in UTC` })
    .refine((text) => Date.parse(text) >= 0, `${name} must be a time after 1970`);

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
    .overwrite(tidyLine)
    .superRefine((text, context) => {
      const message = emailProblem({ kind: 'email', label, max: limits.email }, text);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform((text) => text || null)
    .nullish();
}

/** Where mail reaches somebody, which must be there. */
export function requiredEmail(label: string) {
  return z
    .string({ error: sentences.missing(label) })
    .overwrite(tidyLine)
    .superRefine((text, context) => {
      const message = emailProblem({ kind: 'email', label, max: limits.email, required: true }, text);
      if (message) context.addIssue({ code: 'custom', message });
    });
}

/** Skills as they are kept. */
export function skillList(field: SkillsField) {
  const { label } = field;
  return z
    .array(z.string({ error: sentences.noTexts(label) }), { error: sentences.noTexts(label) })
    .superRefine((skills, context) => {
      const message = skillsProblem(field, skills);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .transform(tidySkills);
}

/** A password as it is typed. */
export function secret(field: SecretField) {
  const { label, min, max } = field;
  const missing = missingSentence(field);
  return z
    .string({ error: ifMissing(missing, sentences.noText(label)) })
    .min(1, { error: missing, abort: true })
    .min(min, { error: sentences.tooShort(label, min) })
    .max(max, { error: sentences.tooLong(label, max) });
}

/** A few lines of text, each once, without the empty ones. */
export function lines(label: string, most: number, longest: number) {
  return z
    .array(
      z
        .string({ error: sentences.noTexts(label) })
        .overwrite(tidyLine)
        .refine(isStorable, { error: sentences.unstorable(label), abort: true })
        .max(longest, { error: sentences.eachTooLong(label, longest) }),
      { error: sentences.noTexts(label) },
    )
    .transform(tidyLines)
    .refine((texts) => texts.length <= most, { error: sentences.tooMany(label, most) });
}

/** A few of some words, each once. */
export function someOf<const Values extends readonly string[]>(field: Choices<Values>) {
  const { label, values, most, required } = field;
  return z
    .array(oneOf(label, values, choiceRefusal(field)), { error: sentences.noList(label) })
    .transform((chosen) => [...new Set(chosen)])
    .refine((chosen) => !required || chosen.length > 0, { error: missingSentence(field) })
    .refine((chosen) => chosen.length <= most, { error: sentences.tooMany(label, most) });
}

type Choices<Values> = Omit<ChoicesField, 'values'> & { values: Values };

export function oneOf<const Values extends readonly string[]>(
  label: string,
  values: Values,
  error = sentences.noChoice(label, values),
) {
  return z.enum(values, { error });
}

/** A whole number, or an amount of money. */
export function wholeNumberOf(field: NumberField) {
  const error = rangeSentence(field);
  const { decimals } = field;
  const said = { error: ifMissing(missingSentence(field), error) };
  const number = decimals
    ? z.number(said).refine((value) => isExact(value, decimals), { error })
    : z.int(said);
  return number.min(field.min, { error }).max(field.max, { error });
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

/** A platform admin looks at one company, or at all; who manages one, at that. */
export const whichCompany = z.object({ companyId: wholeNumber('companyId').optional() });

/** What calls have in common that answer a list as a file for a spreadsheet: it leaves the house, so who asks shows who they are. */
export const csvFile = {
  status: 200,
  answer: z.string(),
  media: 'text/csv',
  noted: 'export.made',
  sensitive: true,
  budget: 'report',
} as const;

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
