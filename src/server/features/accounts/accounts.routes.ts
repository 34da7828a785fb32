import { chosenNameProblem, chosenUsernameProblem } from '#domain/accounts.ts';
import { networkInWords } from '#domain/sessions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { networkOf } from '#server/http/budgets.ts';
import { refuseUnconfirmed } from '#server/http/who-may-call.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { credentialsOf, isLookedAfter } from './accounts.queries.ts';
import { beginSession, enter, handOver } from './begin-session.ts';
import { changeAccount } from './change-account.ts';
import { changePassword } from './change-password.ts';
import { changeTimeZone } from './change-time-zone.ts';
import { confirmByPassword, confirmationWaysOf } from './confirm-identity.ts';
import { endOtherSessions, endSession, endSessionById, noteSessionsEnded } from './end-sessions.ts';
import { factorsOf } from './factors/standing.queries.ts';
import { beginUnfinished, forgetUnfinished } from './factors/unfinished-cookie.ts';
import { passwordFits } from './passwords.ts';
import { presentAccount } from './present-account.ts';
import { refuseField } from './refuse-field.ts';
import { register } from './register.ts';
import { sessionsOf } from './sessions.queries.ts';
import { signOutEverywhere } from './sign-out-everywhere.ts';
import { attemptAt } from './sign-in-attempt.ts';
import type { SignInDelays } from './sign-in-delays.ts';

export function accountRoutes(
  delays: SignInDelays,
): RoutesOf<
  | 'GET /api/user'
  | 'POST /api/register'
  | 'POST /api/login'
  | 'POST /api/logout'
  | 'PUT /api/user'
  | 'PUT /api/user/time-zone'
  | 'GET /api/user/sessions'
  | 'DELETE /api/user/sessions'
  | 'DELETE /api/user/sessions/:id'
  | 'DELETE /api/admin/users/:id/sessions'
  | 'GET /api/user/confirmation'
  | 'POST /api/user/confirmation'
  | 'PUT /api/user/password'
> {
  return {
    'GET /api/user': async ({ db, actor, session }) => ({
      ...(await presentAccount(db, actor.id)),
      secondFactorMissing: session.lacksFactor,
    }),

    'POST /api/register': async (received) => {
      const { db, actor, body, config, budgets, from, request } = received;
      if (actor)
        throw refuse.conflict('signed_in', 'You’re signed in. Log out first to create another account.');
      await budgets.spend('registerAll', 'all');
      refuseField('username', chosenUsernameProblem(body.username, config.brandName));
      refuseField('lastName', chosenNameProblem(body, config.brandName));
      const account = {
        ...body,
        email: body.email ?? null,
        firstName: body.firstName ?? null,
        lastName: body.lastName ?? null,
      };
      const { id, handed } = await register(
        { ...received, network: networkOf(request.ip) },
        account,
        async (tx, userId) => {
          const made = { act: 'account.made', outcome: 'done', actorId: userId, userId } as const;
          await noteSecurity(tx, { ...made, ...from, details: { way: 'registration' } });
          return enter(tx, received, userId, 'registration');
        },
      );
      handOver(received, handed);
      return presentAccount(db, id);
    },

    'POST /api/login': async (received) => {
      const { db, body, budgets, notes, from } = received;
      const account = await credentialsOf(db, body.username);
      const attempt = await attemptAt(received, account, body);
      await budgets.spend(...attempt.budget);
      await delays.check(attempt);
      if (!(await passwordFits(body.password, account?.password)) || !account) {
        await delays.wrong(attempt);
        // A name that is nobody's is not kept: it may be a password, typed into the wrong field.
        const failed = { act: 'sign-in.failed', outcome: 'failed', actorId: null, ...from } as const;
        notes.note({ ...failed, userId: account?.id ?? null, details: { way: 'password' } });
        throw refuse.wrongCredentials();
      }
      await delays.right(attempt);
      const { passkeys, authenticator } = await factorsOf(db, account.id);
      if (authenticator || passkeys > 0) {
        await beginUnfinished(received, account.id);
        throw refuse.secondFactor();
      }
      await beginSession(received, account.id, 'password');
      await forgetUnfinished(received);
      return presentAccount(db, account.id);
    },

    'POST /api/logout': async ({ db, actor, cookie, request, reply, from }) => {
      const token = cookie.read(request);
      if (token)
        await inTransaction(db, async (tx) => {
          await endSession(tx, token);
          if (actor) await noteSecurity(tx, { ...ownEnded(actor.id), ...from, details: { way: 'sign-out' } });
        });
      cookie.clear(reply);
    },

    'PUT /api/user/time-zone': async ({ db, actor, body }) => changeTimeZone(db, actor, body),

    'PUT /api/user': async (received) => ({
      ...(await changeAccount(received, delays)),
      secondFactorMissing: received.session.lacksFactor,
    }),

    'GET /api/user/sessions': async ({ db, actor, session }) => {
      const sessions = await sessionsOf(db, actor.id, session.id);
      return sessions.map((one) => ({ ...one, network: one.network && networkInWords(one.network) }));
    },

    'DELETE /api/user/sessions': async ({ db, actor, session, from }) =>
      inTransaction(db, async (tx) => {
        await endOtherSessions(tx, actor.id, session.id);
        await noteSessionsEnded(tx, { actorId: actor.id, userId: actor.id, from, which: 'others' });
      }),

    'DELETE /api/user/sessions/:id': async ({ db, actor, session, params, from }) =>
      inTransaction(db, async (tx) => {
        if (!(await endSessionById(tx, actor.id, params.id))) throw refuse.notFound();
        if (params.id !== session.id) refuseUnconfirmed(session);
        await noteSessionsEnded(tx, { actorId: actor.id, userId: actor.id, from, which: params.id });
      }),

    'DELETE /api/admin/users/:id/sessions': {
      visible: async ({ db, params }) => isLookedAfter(db, params.id),
      handle: async ({ db, actor, params, from }) => signOutEverywhere(db, actor, params.id, from),
    },

    'GET /api/user/confirmation': async ({ db, actor, session }) => ({
      confirmed: session.confirmed,
      ways: await confirmationWaysOf(db, actor.id),
    }),

    'POST /api/user/confirmation': async (received) => confirmByPassword(received, delays),

    'PUT /api/user/password': async (received) => changePassword(received, delays),
  };
}

function ownEnded(id: number) {
  return { act: 'session.ended', outcome: 'done', actorId: id, userId: id } as const;
}
