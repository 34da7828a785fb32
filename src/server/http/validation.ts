import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Actor } from '#domain/permissions.ts';
import { refuse } from '#server/refusal.ts';
import { companyMeant } from '#server/visibility/managed-company.ts';

/** Keys nobody may set from outside. Sending one is a mistake or an attempt, and is answered as such; any other unknown key is ignored. */
const privilegedKeys: ReadonlySet<string> = new Set([
  'id',
  'userId',
  'profileId',
  'jobPostingId',
  'jobSeekerId',
  'recruiterId',
  'role',
  'userType',
  'isAdmin',
  'verified',
  'verifiedAt',
  'suspendedAt',
  'disabledAt',
  'createdAt',
  'updatedAt',
  'postedDate',
  'applicationCount',
  'applicationDate',
  'statusUpdatedAt',
  'matchScore',
  'profileCompleted',
  'profileCompletionPercentage',
]);

/** Body or query as the contract wants them; throws a 400 that names every field at fault. */
export function validated<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  from: 'body' | 'query' = 'body',
): z.output<Schema> {
  refusePrivilegedKeys(schema, input);
  const result = schema.safeParse(input, { error: inPlainWords });
  if (result.success) return result.data;
  const fields = problemsOf(result.error);
  // An address is kept, and edited by hand.
  const isSlip = from === 'query' || result.error.issues.every((issue) => canBeSlip(issue, input));
  throw refuse.invalid(Object.values(fields).join(' '), fields, isSlip ? undefined : { way: 'value' });
}

/** Where an address says which company is meant, a body that says another one is not passed over: it would be done to one’s own. */
export function refuseMisplacedCompany(
  { query }: Pick<Endpoint, 'query'>,
  asked: { actor: Actor | undefined; query: unknown; body: unknown },
): void {
  const isOfAddress = query !== undefined && 'companyId' in query.shape;
  const said: unknown = Object(asked.body).companyId;
  if (!isOfAddress || !asked.actor || said === undefined) return;
  // What was read is sent back as it is, with its company in it.
  if (said === companyMeant(asked.actor, Object(asked.query).companyId)) return;
  const problem = 'companyId belongs in the address, as ?companyId=…, and not in the body.';
  throw refuse.invalid(problem, { companyId: problem });
}

/** What is wrong with each field, in sentences; or what was sent, where nothing is. */
export function checked<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): { data: z.output<Schema> } | { problems: Record<string, string> } {
  const result = schema.safeParse(input, { error: inPlainWords });
  return result.success ? { data: result.data } : { problems: problemsOf(result.error) };
}

function problemsOf({ issues }: z.ZodError): Record<string, string> {
  const fields = new Map<string, string>();
  const note = (field: string, problem: string) => fields.has(field) || fields.set(field, problem);
  for (const issue of issues)
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) note(key, `${key} does not belong here.`);
    else note(fieldOf(issue), sentence(issue, fieldOf(issue)));
  return Object.fromEntries(fields);
}

/** A form sends what is missing, empty, too long or against a rule; never a choice it does not offer, or a list for a text. */
function canBeSlip({ code, path }: z.core.$ZodIssue, input: unknown): boolean {
  if (code !== 'invalid_type' && code !== 'invalid_value') return true;
  const sent = path.reduce<unknown>(
    (inside, step) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, step) : undefined),
    input,
  );
  return sent === undefined || sent === null || sent === '';
}

function refusePrivilegedKeys(schema: z.ZodType, input: unknown): void {
  if (typeof input !== 'object' || input === null || !(schema instanceof z.ZodObject)) return;
  const set = Object.keys(input).filter((key) => privilegedKeys.has(key) && !(key in schema.shape));
  if (set.length)
    throw refuse.invalid(
      `${set.join(', ')} cannot be set.`,
      Object.fromEntries(set.map((key) => [key, 'Cannot be set.'])),
      { way: 'field', fields: set },
    );
}

function sentence(issue: z.core.$ZodIssue, field: string): string {
  // A body that is no object at all has no field to name.
  const text = field ? issue.message : 'The request needs a JSON object.';
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** For what the contract has no words of its own: a reader should not have to know the validator's. */
function inPlainWords(issue: z.core.$ZodRawIssue): string {
  const field = fieldOf(issue);
  if (issue.code === 'too_big' && issue.origin === 'string')
    return `${field} can have at most ${issue.maximum} characters`;
  if (issue.code === 'too_big') return `${field} can be at most ${issue.maximum}`;
  if (issue.code === 'too_small') return `${field} must be at least ${issue.minimum}`;
  return `${field} cannot be read`;
}

function fieldOf({ path = [] }: Pick<z.core.$ZodRawIssue, 'path'>): string {
  // Of a list of texts the list is at fault, of a list of things the thing's field.
  const last = path.findLastIndex((step) => typeof step === 'string');
  return path.slice(0, last + 1).join('.');
}
