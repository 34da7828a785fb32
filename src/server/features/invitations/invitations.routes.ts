import {
  declineInvitation,
  hiddenCompaniesOf,
  hideFrom,
  invitationsOf,
  showTo,
} from './invitations.queries.ts';
import { invite } from './invite.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { Page } from '#server/http/paging.ts';
import { refuse } from '#server/refusal.ts';
import { runsJobById } from '#server/visibility/visible-jobs.queries.ts';

type InvitationCalls =
  | 'POST /api/jobs/:id/invitations'
  | 'GET /api/invitations'
  | 'POST /api/invitations/:id/decline'
  | 'GET /api/hidden-companies'
  | 'PUT /api/hidden-companies/:id'
  | 'DELETE /api/hidden-companies/:id';

export const invitationRoutes: RoutesOf<InvitationCalls> = {
  'POST /api/jobs/:id/invitations': {
    visible: ({ db, actor, params }) => runsJobById(db, actor, params.id),
    handle: async ({ db, actor, params, body }) => invite(db, actor, params.id, body),
  },

  'GET /api/invitations': async ({ db, actor, query }) => {
    const page = await invitationsOf(db, actor.id, query);
    const items = page.items.map(({ id, message, invitedAt, declinedAt, applied, jobId, ...job }) => ({
      id,
      message,
      invitedAt,
      declinedAt,
      applied,
      job: { ...job, id: jobId },
    }));
    return new Page(items, page.next);
  },

  'POST /api/invitations/:id/decline': async ({ db, actor, params }) => {
    if (!(await declineInvitation(db, actor.id, params.id))) throw refuse.notFound();
  },

  'GET /api/hidden-companies': async ({ db, actor }) => hiddenCompaniesOf(db, actor.id),

  'PUT /api/hidden-companies/:id': async ({ db, actor, params }) => {
    if (!(await hideFrom(db, actor.id, params.id))) throw refuse.notFound();
  },

  'DELETE /api/hidden-companies/:id': async ({ db, actor, params }) => {
    if (!(await showTo(db, actor.id, params.id))) throw refuse.notFound();
  },
};
