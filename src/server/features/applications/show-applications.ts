import type { Application } from '#contract/api.ts';
import type { Actor } from '#domain/permissions.ts';
import type { Db } from '#server/db/query.ts';
import { presentApplication } from './applications.present.ts';
import type { ApplicationRow } from './applications.queries.ts';
import { showKeptScores } from '#server/features/matches/match-record.queries.ts';

/** Applications as this viewer may see them, to those who hire with the score where Assist is on; that it was shown is recorded. */
export async function showApplications(
  db: Db,
  actor: Actor,
  rows: readonly ApplicationRow[],
): Promise<Application[]> {
  const applications = rows.map((row) => presentApplication(row, actor));
  const withScore = applications.filter(({ assistOn }) => assistOn).map(({ id }) => id);
  if (!withScore.length) return applications;
  const scores = await showKeptScores(db, actor.id, withScore);
  return applications.map((application) =>
    application.assistOn ? { ...application, matchScore: scores.get(application.id) ?? null } : application,
  );
}

export async function showApplication(db: Db, actor: Actor, row: ApplicationRow): Promise<Application> {
  const [shown] = await showApplications(db, actor, [row]);
  return shown ?? presentApplication(row, actor);
}
