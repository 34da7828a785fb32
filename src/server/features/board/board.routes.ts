import { applicationStatuses } from '#domain/application-status.ts';
import type { RoutesOf } from '#server/http/calls.ts';
import { boardCards, boardColumns, boardTemplates } from './board.queries.ts';

export const boardRoutes: RoutesOf<'GET /api/board'> = {
  'GET /api/board': async ({ db, actor, query }) => {
    const [cards, counted] = await Promise.all([
      boardCards(db, actor, query),
      boardColumns(db, actor, query),
    ]);
    const columns = applicationStatuses.map(
      (status) =>
        counted.find((column) => column.status === status) ?? {
          status,
          count: 0,
          withdrawn: 0,
          medianDays: null,
        },
    );
    const used = new Set(cards.flatMap(({ stepTemplateId }) => stepTemplateId ?? []));
    return { columns, cards, templates: await boardTemplates(db, [...used]) };
  },
};
