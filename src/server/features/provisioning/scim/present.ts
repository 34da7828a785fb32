import { createHash } from 'node:crypto';
import type { GroupMemberRow, GroupRow } from '#server/features/provisioning/groups.queries.ts';
import type { UserRow } from '#server/features/provisioning/users.queries.ts';
import { type Chosen, projected } from './projection.ts';
import { groupSchema, userSchema } from './schemas.ts';

/** A resource as it is answered, with its entity tag. */
export interface Resource {
  body: Record<string, unknown>;
  etag: string;
  location: string;
}

/** A person as their company's identity provider may see them: as it said, with what is ours to say. */
export function presentUser(user: UserRow, base: string, chosen?: Chosen): Resource {
  const { givenName, familyName, displayName } = user;
  const formatted = [givenName, familyName].filter(Boolean).join(' ');
  const said = {
    schemas: [userSchema.id],
    id: String(user.id),
    externalId: user.externalId ?? undefined,
    userName: user.userName,
    name: { ...(formatted ? { formatted } : {}), ...given({ familyName, givenName }) },
    displayName: displayName ?? (formatted || undefined),
    emails: user.email === null ? [] : [{ value: user.email, type: 'work', primary: true }],
    active: user.active,
    groups: user.groups.map(({ id, name }) => ({
      value: String(id),
      $ref: `${base}/Groups/${id}`,
      display: name,
      type: 'direct',
    })),
  };
  return resource('User', said, { ...user, location: `${base}/Users/${user.id}`, chosen, state: said });
}

/** A group; its members are left out where nobody asked for them. */
export function presentGroup(
  group: GroupRow,
  members: readonly GroupMemberRow[],
  base: string,
  chosen?: Chosen,
): Resource {
  const said = {
    schemas: [groupSchema.id],
    id: String(group.id),
    externalId: group.externalId ?? undefined,
    displayName: group.displayName,
    members: members.map(({ id, name }) => ({
      value: String(id),
      $ref: `${base}/Users/${id}`,
      display: name,
      type: 'User',
    })),
  };
  // Whether its members are in the answer or not, it is the same state of it.
  const state = [group.displayName, group.externalId, group.changedAt];
  return resource('Group', said, { ...group, location: `${base}/Groups/${group.id}`, chosen, state });
}

interface About {
  createdAt: string;
  changedAt: string;
  location: string;
  chosen: Chosen | undefined;
  /** What makes it another one. */
  state: object;
}

function resource(
  resourceType: string,
  said: Record<string, unknown>,
  { createdAt, changedAt, location, chosen, state }: About,
): Resource {
  const etag = createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 24);
  const meta = {
    resourceType,
    created: new Date(createdAt).toISOString(),
    lastModified: new Date(changedAt).toISOString(),
    location,
    version: `"${etag}"`,
  };
  return { body: projected({ ...said, meta }, chosen), etag, location };
}

function given(values: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}
