import { chosenNameProblem, chosenUsernameProblem } from '#domain/accounts.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { networkOf } from '#server/http/budgets.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { refuse } from '#server/refusal.ts';
import { noteSecurity } from '#server/security-log/security-log.queries.ts';
import { credentialsOf } from './accounts.queries.ts';
import { beginSession } from './begin-session.ts';
import { changeAccount } from './change-account.ts';
import { changePassword } from './change-password.ts';
import { changeTimeZone } from './change-time-zone.ts';
import { confirmByPassword, confirmationWaysOf } from './confirm-identity.ts';
import { endSession, endSessionById } from './end-sessions.ts';
import { factorsOf } from './factors/standing.queries.ts';
import { beginUnfinished, forgetUnfinished } from './factors/unfinished-cookie.ts';
import { passwordFits } from './passwords.ts';
import { presentAccount } from './present-account.ts';
import { refuseField } from './refuse-field.ts';
import { register } from './register.ts';
import { sessionsOf } from './sessions.queries.ts';
import { startSession } from './sessions.ts';
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
  | 'DELETE /api/user/sessions/:id'
  | 'GET /api/user/confirmation'
  | 'POST /api/user/confirmation'
  | 'PUT /api/user/password'
> {
  return {
    'GET /api/user': async ({ db, actor, session }) => ({
      ...(await presentAccount(db, actor.id)),
      secondFactorMissing: session.lacksFactor,
    }),

    'POST /api/register': async ({ db, actor, body, cookie, request, reply, config, budgets, from }) => {
      if (actor)
        throw refuse.conflict('signed_in', 'You are signed in. Sign out first to make another account.');
      refuseField('username', chosenUsernameProblem(body.username, config.brandName));
      refuseField('lastName', chosenNameProblem(body, config.brandName));
      const account = {
        ...body,
        email: body.email ?? null,
        firstName: body.firstName ?? null,
        lastName: body.lastName ?? null,
      };
      const network = networkOf(request.ip);
      const { id, token } = await register({ db, config, budgets, network }, account, async (tx, userId) => {
        const made = { act: 'account.made', outcome: 'done', actorId: userId, userId } as const;
        await noteSecurity(tx, { ...made, ...from, details: { way: 'registration' } });
        return startSession(tx, userId, {
          userAgent: request.headers['user-agent'],
          network,
          way: 'registration',
        });
      });
      cookie.write(reply, token);
      return presentAccount(db, id);
    },

    'POST /api/login': async (received) => {
      const { db, body, request, budgets, notes, from } = received;
      const network = networkOf(request.ip);
      const account = await credentialsOf(db, body.username);
      // One account, however it was called.
      const name = account ? `account ${account.id}` : body.username;
      await budgets.spend('signInAccount', `${name} ${network}`);
      await delays.check(name, network);
      if (!(await passwordFits(body.password, account?.password)) || !account) {
        await delays.wrong(name, network);
        // A name that is nobody's is not kept: it may be a password, typed into the wrong field.
        const failed = { act: 'sign-in.failed', outcome: 'failed', actorId: null, ...from } as const;
        notes.note({ ...failed, userId: account?.id ?? null, details: { way: 'password' } });
        throw refuse.wrongCredentials();
      }
      await delays.right(name, network);
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

    'PUT /api/user': async (received) => changeAccount(received, delays),

    'GET /api/user/sessions': async ({ db, actor, session }) => sessionsOf(db, actor.id, session.id),

    'DELETE /api/user/sessions/:id': async ({ db, actor, params, from }) => {
      const ended = await inTransaction(db, async (tx) => {
        const there = await endSessionById(tx, actor.id, params.id);
        if (there)
          await noteSecurity(tx, { ...ownEnded(actor.id), ...from, details: { session: params.id } });
        return there;
      });
      if (!ended) throw refuse.notFound();
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
