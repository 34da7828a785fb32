import { type Filter, readFilter } from './filter.ts';
import { isOfTheStandard } from './schemas.ts';
import { scimRefusal } from './scim-error.ts';

/** One operation of a PATCH (RFC 7644, 3.5.2), read: on an attribute, a part of it, or those of its values that `where` finds. */
export interface Change {
  op: 'add' | 'remove' | 'replace';
  /** In small letters, as the two below. */
  attribute: string;
  part: string | undefined;
  where: Filter | undefined;
  value: unknown;
}

type Kind = 'User' | 'Group';

const message = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';
const mostOperations = 500;
const longestPath = 300;
const coreSchema = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/i;
const extension = /^urn:ietf:params:scim:schemas:extension:/i;
/** What a client repeats of what it was told, where it names no path. */
const repeated = new Set(['schemas', 'id', 'meta', 'groups']);

/** The changes a PATCH asks for; what the standard knows and we do not keep is left out. */
export function readPatch(kind: Kind, body: unknown): Change[] {
  const sent = lowerKeys(body);
  const { schemas } = sent;
  if (schemas !== undefined && !(Array.isArray(schemas) && schemas.includes(message)))
    throw scimRefusal.invalid(`A PATCH has the schema ${message}.`, 'invalidSyntax');
  const { operations } = sent;
  if (!Array.isArray(operations) || operations.length === 0)
    throw scimRefusal.invalid('A PATCH needs Operations, at least one.', 'invalidSyntax');
  if (operations.length > mostOperations)
    throw scimRefusal.invalid(`A PATCH has at most ${mostOperations} Operations.`, 'invalidSyntax');
  return operations.flatMap((operation) => changesOf(kind, lowerKeys(operation)));
}

function changesOf(kind: Kind, { op, path, value }: Record<string, unknown>): Change[] {
  const small = typeof op === 'string' ? op.toLowerCase() : op;
  if (small !== 'add' && small !== 'remove' && small !== 'replace')
    throw scimRefusal.invalid('An operation is add, remove or replace.', 'invalidSyntax');
  if (small !== 'remove' && value === undefined)
    throw scimRefusal.invalid(`An operation to ${small} needs a value.`);
  if (path !== undefined && path !== null) {
    if (typeof path !== 'string') throw badPath('that is no text');
    const change = changeAt(kind, path, { op: small, value });
    if (change && repeated.has(change.attribute))
      throw scimRefusal.invalid(`${path} cannot be changed.`, 'mutability');
    return change ? [change] : [];
  }
  if (small === 'remove')
    throw scimRefusal.invalid('An operation to remove says what, in its path.', 'noTarget');
  // Without a path the value has an entry for each attribute, whose names may be paths themselves.
  return Object.entries(object(value))
    .flatMap(([name, inner]) => changeAt(kind, name, { op: small, value: inner }) ?? [])
    .filter(({ attribute }) => !repeated.has(attribute));
}

function changeAt(kind: Kind, path: string, { op, value }: Pick<Change, 'op' | 'value'>): Change | undefined {
  if (path.length > longestPath) throw badPath(`${path.slice(0, 40)}…`);
  if (extension.test(path)) return undefined;
  const plain = path.trim().replace(coreSchema, '');
  const opening = plain.indexOf('[');
  const closing = plain.lastIndexOf(']');
  if (opening >= 0 && closing < opening) throw badPath(path);
  const where = opening >= 0 ? readFilter(plain.slice(opening + 1, closing)) : undefined;
  const name = opening >= 0 ? plain.slice(0, opening) + plain.slice(closing + 1) : plain;
  const [, attribute = '', part] = /^([a-z]\w*)(?:\.([a-z$][\w$]*))?$/i.exec(name) ?? [];
  if (!attribute || !isOfTheStandard(kind, name)) throw badPath(path);
  return { op, attribute: attribute.toLowerCase(), part: part?.toLowerCase(), where, value };
}

/** An object with its keys in small letters: names of attributes have no case (RFC 7643, 2.1). */
export function lowerKeys(value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object(value)).map(([key, inner]) => [key.toLowerCase(), inner]));
}

function object(value: unknown): object {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw scimRefusal.invalid('A JSON object is wanted here.', 'invalidSyntax');
}

function badPath(path: string): Error {
  return scimRefusal.invalid(`There is no attribute ${path}.`, 'invalidPath');
}
