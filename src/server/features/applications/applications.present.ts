import { factsOf } from '#domain/application-facts.ts';
import type { Application, StatusChange } from '#contract/api.ts';
import { isMovable } from '#domain/application-status.ts';
import { namedIn, withNames } from '#domain/mentions.ts';
import type { Actor } from '#domain/permissions.ts';
import { may } from '#domain/permissions.ts';
import { atWork } from '#domain/suspension.ts';
import { etagOf } from '#server/etags.ts';
import type { ApplicationRow } from './applications.queries.ts';
import type { HistoryRow } from './moves.queries.ts';

/** An application as this viewer may see it: notes and contact are for those who run the job, the score is the applicant's. */
export function presentApplication(row: ApplicationRow, actor: Actor): Application {
  const {
    recruiterNotes,
    mentions,
    applicantEmail,
    applicantPhone,
    recruiterId,
    assistOn,
    steps,
    stepId,
    startsOn,
    toldAt,
    notesChangedAt,
    notesChangedBy,
    rejection,
    ...application
  } = row;
  const facts = factsOf(row);
  if (!may['application.readNotes'](actor, facts)) return application;
  return {
    ...application,
    // Recorded before it is shown: show-applications.ts.
    matchScore: null,
    assistOn,
    steps,
    stepId,
    startsOn,
    toldAt,
    rejection,
    recruiterNotes: recruiterNotes && withNames(recruiterNotes, mentions),
    mentions: namedIn(recruiterNotes, mentions),
    etag: etagOf('PUT /api/applications/:id/notes', { recruiterNotes }),
    changedAt: notesChangedAt,
    changedBy: notesChangedBy,
    applicantEmail,
    applicantPhone,
    mayMove: may['application.move'](atWork(actor), facts) && isMovable(row),
  };
}

/** The history as this viewer may see it: a job seeker learns what happened and when, not who did it. */
export function presentHistory(history: HistoryRow[], row: ApplicationRow, actor: Actor): StatusChange[] {
  if (may['application.readNotes'](actor, factsOf(row))) return history;
  return history.map(({ by: _, ...change }) => change);
}
