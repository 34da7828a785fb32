import { withEtag } from '#server/etags.ts';
import { changeOperator } from './change-operator.ts';
import { operatorRow } from './operator.queries.ts';
import type { RoutesOf } from '#server/http/calls.ts';

export const operatorRoutes: RoutesOf<'GET /api/admin/operator' | 'PUT /api/admin/operator'> = {
  'GET /api/admin/operator': async ({ db }) => withEtag('PUT /api/admin/operator', await operatorRow(db)),
  'PUT /api/admin/operator': ({ db, actor, body, ifMatch, from, session }) =>
    changeOperator(db, actor, body, { ifMatch, from, session }),
};
