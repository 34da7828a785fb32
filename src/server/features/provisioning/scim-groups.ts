import type { Db } from '#server/db/query.ts';
import { changeGroup, createGroup, removeGroup } from './groups.ts';
import { type GroupRow, groupsOf, membersOfGroups, provisionedGroup } from './groups.queries.ts';
import type { ScimReceived, ScimRoutes } from './scim-call.ts';
import { chosenIn, idOf, refuseStale, wantedIn } from './scim/asked.ts';
import { readPatch } from './scim/patch.ts';
import { presentGroup, type Resource } from './scim/present.ts';
import { wants } from './scim/projection.ts';
import { changedGroup, readGroup } from './scim/read-group.ts';
import { scimRefusal } from './scim/scim-error.ts';

/** /Groups of SCIM. */
export const scimGroupRoutes: ScimRoutes<'Groups'> = {
  'GET /Groups': async (received) => {
    const { db, companyId, request } = received;
    const wanted = wantedIn(request);
    const { total, found } = await groupsOf(db, companyId, wanted);
    const resources = await presented(db, found, received);
    return { status: 200, list: { total, from: wanted.from, resources: resources.map(({ body }) => body) } };
  },

  'GET /Groups/:id': async (received) => ({
    status: 200,
    resource: await one(received.db, idOf(received.request), received),
  }),

  'POST /Groups': async (received) => {
    const group = readGroup(received.request.body);
    const resource = await received.transact(async (act) =>
      one(act.tx, await createGroup(act, group), received),
    );
    return { status: 201, resource };
  },

  'PUT /Groups/:id': async (received) => {
    const { request, base, transact } = received;
    const group = readGroup(request.body);
    const resource = await transact(async (act) => {
      await changeGroup(act, idOf(request), (row) => {
        refuseStale(request, presentGroup(row, [], base));
        return group;
      });
      return one(act.tx, idOf(request), received);
    });
    return { status: 200, resource };
  },

  // Without the group, which may have thousands of members, of whom one has come.
  'PATCH /Groups/:id': async ({ request, base, transact }) => {
    const changes = readPatch('Group', request.body);
    await transact((act) =>
      changeGroup(act, idOf(request), (row, before) => {
        refuseStale(request, presentGroup(row, [], base));
        return changedGroup(before, changes);
      }),
    );
    return { status: 204 };
  },

  'DELETE /Groups/:id': async ({ request, base, transact }) => {
    await transact((act) =>
      removeGroup(act, idOf(request), (row) => refuseStale(request, presentGroup(row, [], base))),
    );
    return { status: 204 };
  },
};

async function one(db: Db, id: number, received: ScimReceived): Promise<Resource> {
  const group = await provisionedGroup(db, received.companyId, id);
  const [resource] = group ? await presented(db, [group], received) : [];
  if (!resource) throw scimRefusal.notFound();
  return resource;
}

async function presented(
  db: Db,
  groups: readonly GroupRow[],
  { request, base }: ScimReceived,
): Promise<Resource[]> {
  const chosen = chosenIn(request);
  const ids = groups.map(({ id }) => id);
  const members = wants(chosen, 'members') ? await membersOfGroups(db, ids) : [];
  return groups.map((group) =>
    presentGroup(
      group,
      members.filter(({ groupId }) => groupId === group.id),
      base,
      chosen,
    ),
  );
}
