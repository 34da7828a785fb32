import { changeUser, removeUser } from './change-user.ts';
import { createUser } from './create-user.ts';
import type { Answered, ScimReceived, ScimRoutes } from './scim-call.ts';
import { chosenIn, idOf, refuseStale, wantedIn } from './scim/asked.ts';
import { readPatch } from './scim/patch.ts';
import { presentUser } from './scim/present.ts';
import { changedUser, readUser, type ToldUser } from './scim/read-user.ts';
import { scimRefusal } from './scim/scim-error.ts';
import { provisionedUser, type UserRow, usersOf } from './users.queries.ts';

/** /Users of SCIM. */
export const scimUserRoutes: ScimRoutes<'Users'> = {
  'GET /Users': async ({ db, companyId, request, base }) => {
    const chosen = chosenIn(request);
    const wanted = wantedIn(request);
    const { total, found } = await usersOf(db, companyId, wanted);
    const resources = found.map((user) => presentUser(user, base, chosen).body);
    return { status: 200, list: { total, from: wanted.from, resources } };
  },

  'GET /Users/:id': async (received) => answered(200, await there(received), received),

  'POST /Users': async (received) => {
    const user = readUser(received.request.body);
    const created = await received.transact(async (act) => {
      const id = await createUser(act, user);
      return provisionedUser(act.tx, act.companyId, id);
    });
    if (!created) throw scimRefusal.notFound();
    return answered(201, created, received);
  },

  'PUT /Users/:id': async (received) =>
    change(received, (before) => readUser(received.request.body, before.active)),

  'PATCH /Users/:id': async (received) => {
    const changes = readPatch('User', received.request.body);
    return change(received, (before) => readUser(changedUser(before, changes), before.active));
  },

  'DELETE /Users/:id': async ({ request, base, transact }) => {
    await transact((act) =>
      removeUser(act, idOf(request), (before) => refuseStale(request, presentUser(before, base))),
    );
    return { status: 204 };
  },
};

async function change(received: ScimReceived, told: (before: UserRow) => ToldUser): Promise<Answered> {
  const { request, base, transact } = received;
  const changed = await transact((act) =>
    changeUser(act, idOf(request), (before) => {
      refuseStale(request, presentUser(before, base));
      return told(before);
    }),
  );
  return answered(200, changed, received);
}

async function there({ db, companyId, request }: ScimReceived): Promise<UserRow> {
  const user = await provisionedUser(db, companyId, idOf(request));
  if (!user) throw scimRefusal.notFound();
  return user;
}

function answered(status: 200 | 201, user: UserRow, { request, base }: ScimReceived): Answered {
  return { status, resource: presentUser(user, base, chosenIn(request)) };
}
