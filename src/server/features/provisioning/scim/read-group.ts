import { textProblem, tidyLine } from '#domain/fields/texts.ts';
import { limits } from '#domain/limits.ts';
import type { Filter } from './filter.ts';
import { type Change, lowerKeys } from './patch.ts';
import { groupSchema, typed } from './schemas.ts';
import { scimRefusal } from './scim-error.ts';

/** What an identity provider says of a group; its members by their numbers here. */
export interface ToldGroup {
  displayName: string;
  externalId: string | null;
  members: ReadonlySet<number>;
}

/** A number of ours as it is written in messages; undefined for what can be none. */
export function idIn(value: unknown): number | undefined {
  return typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) && Number(value) <= 2_147_483_647
    ? Number(value)
    : undefined;
}

/** A group as POST and PUT send it. */
export function readGroup(body: unknown): ToldGroup {
  const sent = lowerKeys(body);
  const group = typed(groupSchema, {
    displayName: sent['displayname'],
    externalId: sent['externalid'] ?? undefined,
  });
  const displayName = text('displayName', group['displayName'], 200);
  if (displayName === null) throw scimRefusal.invalid('displayName is required.');
  return {
    displayName,
    externalId: text('externalId', group['externalId'], limits.email),
    members: new Set(membersIn(sent['members'])),
  };
}

/** The same group after some changes. */
export function changedGroup(before: ToldGroup, changes: readonly Change[]): ToldGroup {
  let { displayName, externalId }: { displayName: unknown; externalId: unknown } = before;
  const members = new Set(before.members);
  for (const change of changes) {
    const { op, attribute, value } = change;
    if (attribute === 'displayname') displayName = op === 'remove' ? undefined : value;
    else if (attribute === 'externalid') externalId = op === 'remove' ? undefined : value;
    else if (attribute === 'members') changeMembers(members, change);
  }
  const told = readGroup({ displayName, externalId });
  return { ...told, members };
}

function changeMembers(members: Set<number>, { op, part, where, value }: Change): void {
  if (part || (where && op !== 'remove'))
    throw scimRefusal.invalid('Members are added, removed or replaced as a whole.', 'invalidPath');
  if (op === 'add') {
    for (const id of membersIn(value)) members.add(id);
    return;
  }
  if (op === 'remove' && where) {
    for (const id of idsOf(where)) members.delete(id);
    return;
  }
  if (op === 'remove' && value !== undefined && value !== null) {
    for (const id of idsIn(value)) if (id !== undefined) members.delete(id);
    return;
  }
  members.clear();
  if (op === 'replace') for (const id of membersIn(value)) members.add(id);
}

/** Who is to be a member: a number that can be none of ours is somebody whom nobody knows. */
function membersIn(value: unknown): number[] {
  return idsIn(value).map((id) => {
    if (id === undefined) throw unknownMember();
    return id;
  });
}

export function unknownMember(): Error {
  return scimRefusal.invalid('A member has to be someone this connection has provisioned.');
}

function idsIn(value: unknown): (number | undefined)[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map((member: unknown) =>
    idIn(typeof member === 'string' ? member : lowerKeys(member)['value']),
  );
}

/** Whom a filter of members names, which others than `value eq` do not. */
function idsOf(where: Filter): number[] {
  if (where.is === 'or') return where.parts.flatMap(idsOf);
  if (where.is !== 'compared' || where.attribute !== 'value' || where.operator !== 'eq')
    throw scimRefusal.invalid('Members are named by value eq.', 'invalidFilter');
  const id = idIn(where.value);
  return id === undefined ? [] : [id];
}

function text(label: string, value: unknown, max: number): string | null {
  if (typeof value !== 'string') return null;
  const problem = textProblem({ kind: 'line', label, max }, value);
  if (problem) throw scimRefusal.invalid(`${problem}.`);
  return tidyLine(value) || null;
}
