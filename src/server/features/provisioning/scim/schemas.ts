import SCIMMY from 'scimmy';
import { scimRefusal } from './scim-error.ts';

const { Attribute, SchemaDefinition } = SCIMMY.Types;
type Attribute = InstanceType<typeof Attribute>;
type Definition = InstanceType<typeof SchemaDefinition>;

const wholeUser = SCIMMY.Schemas.User.definition;
const wholeGroup = SCIMMY.Schemas.Group.definition;

/** Attributes of the standard with only the parts of them that are kept here. */
function partly(whole: Definition, name: string, parts: readonly string[]): Attribute {
  const { type, config } = attributeOf(whole, name);
  return new Attribute(
    type,
    name,
    config,
    parts.map((part) => attributeOf(whole, `${name}.${part}`)),
  );
}

function attributeOf(whole: Definition, name: string): Attribute {
  return whole.attribute(name);
}

/** What is kept of a person, and so what /Schemas says and answers have; the rest that RFC 7643 knows is read past. */
export const userSchema = new SchemaDefinition('User', wholeUser.id, 'A member of the company', [
  attributeOf(wholeUser, 'userName'),
  partly(wholeUser, 'name', ['formatted', 'familyName', 'givenName']),
  attributeOf(wholeUser, 'displayName'),
  // Of any type: one is kept, whatever it is called.
  new Attribute(
    'complex',
    'emails',
    { multiValued: true, description: 'The address the person is written to.' },
    [
      attributeOf(wholeUser, 'emails.value'),
      new Attribute('string', 'type', { description: 'What kind of address it is; here always work.' }),
      attributeOf(wholeUser, 'emails.primary'),
    ],
  ),
  new Attribute('boolean', 'active', { description: 'Whether the person is a member of the company.' }),
  partly(wholeUser, 'groups', ['value', '$ref', 'display', 'type']),
]);

export const groupSchema = new SchemaDefinition(
  'Group',
  wholeGroup.id,
  'A group, which may give its members a role',
  [
    attributeOf(wholeGroup, 'displayName'),
    partly(wholeGroup, 'members', ['value', '$ref', 'display', 'type']),
  ],
);

const known: Record<'User' | 'Group', Definition> = { User: wholeUser, Group: wholeGroup };

/** Whether an attribute is one of the standard's, kept or not; only what nobody knows is a mistake. */
export function isOfTheStandard(kind: 'User' | 'Group', attribute: string): boolean {
  try {
    return Boolean(known[kind].attribute(attribute));
  } catch {
    return false;
  }
}

/** What was sent, as the types of the schema have it; a refusal that names the attribute at fault. */
export function typed(schema: Definition, sent: object): Record<string, unknown> {
  try {
    // The cast: coerce answers an object with an entry for each attribute.
    return schema.coerce(sent, 'in') as Record<string, unknown>;
  } catch (error) {
    if (error instanceof TypeError) throw scimRefusal.invalid(`${error.message}.`);
    throw error;
  }
}
