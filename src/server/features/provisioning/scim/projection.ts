import { scimRefusal } from './scim-error.ts';

/** Which attributes an answer is to have (RFC 7644, 3.9), in small letters. */
export interface Chosen {
  only: ReadonlySet<string> | undefined;
  without: ReadonlySet<string>;
}

/** These are always there, whatever is asked for. */
const always = new Set(['schemas', 'id']);
const schemaPrefix = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/;

export function readChosen(attributes: string | undefined, excluded: string | undefined): Chosen {
  if (attributes !== undefined && excluded !== undefined)
    throw scimRefusal.invalid('Either attributes or excludedAttributes can be asked for, not both.');
  return { only: attributes === undefined ? undefined : names(attributes), without: names(excluded ?? '') };
}

function names(list: string): ReadonlySet<string> {
  const each = list.split(',').map((name) => name.trim().toLowerCase().replace(schemaPrefix, ''));
  return new Set(each.filter(Boolean));
}

export function wants({ only, without }: Chosen, attribute: string): boolean {
  if (without.has(attribute)) return false;
  return (
    only === undefined || only.has(attribute) || [...only].some((name) => name.startsWith(`${attribute}.`))
  );
}

/** A resource with what was asked for of it. */
export function projected(
  body: Record<string, unknown>,
  chosen: Chosen | undefined,
): Record<string, unknown> {
  if (!chosen) return body;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const small = name.toLowerCase();
      if (always.has(small)) return [[name, value]];
      return wants(chosen, small) ? [[name, partsOf(value, small, chosen)]] : [];
    }),
  );
}

/** Of an attribute with parts, those that were asked for. */
function partsOf(value: unknown, name: string, chosen: Chosen): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => partsOf(one, name, chosen));
  if (typeof value !== 'object' || value === null) return value;
  const whole = chosen.only === undefined || chosen.only.has(name);
  return Object.fromEntries(
    Object.entries(value).filter(([part]) => {
      const path = `${name}.${part.toLowerCase()}`;
      return !chosen.without.has(path) && (whole || chosen.only?.has(path));
    }),
  );
}
