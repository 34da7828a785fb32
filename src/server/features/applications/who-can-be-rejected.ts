import type { Body } from '#contract/api.ts';
import { factsOf } from '#domain/application-facts.ts';
import { rejectionFields } from '#domain/fields/rejections.ts';
import { sentences } from '#domain/fields/sentences.ts';
import { lengthOf } from '#domain/fields/texts.ts';
import { filledTemplate } from '#domain/mail-templates.ts';
import { type Actor, may } from '#domain/permissions.ts';
import { type CannotWait, toldAt, toldAtProblem, type WhenTold } from '#domain/rejections.ts';
import type { Db } from '#server/db/query.ts';
import { addresseesOf } from '#server/features/templates/templates.queries.ts';
import { refuse } from '#server/refusal.ts';
import type { ApplicationFacts } from '#server/visibility/visible-applications.queries.ts';
import { meanwhileOf, type ToReject } from './rejections.queries.ts';

export interface Rejectable {
  application: ApplicationFacts;
  applicantName: string;
  meanwhile: ToReject;
  tellsAt: string;
  cannotWait: CannotWait | null;
  /** With everything filled in. */
  letter: string | null;
}

export interface WhoCan {
  people: Rejectable[];
  leftOut: { id: number; applicantName: string; reason: string }[];
}

interface Wanted<Where> extends Pick<
  Body<'POST /api/rejections'>,
  'applicationIds' | 'letter' | 'when' | 'at'
> {
  now: Date;
  /** Finds an application, or locks it. */
  find: (db: Where, actor: Actor, id: number) => Promise<ApplicationFacts | undefined>;
}

/**
 * Who of these can be rejected, when each would be told and what each would be written. In the order of their ids, so that
 * two who reject the same people wait for each other instead of blocking each other.
 */
export async function whoCanBeRejected<Where extends Db>(
  db: Where,
  actor: Actor,
  { applicationIds, letter = null, when, at, now, find }: Wanted<Where>,
): Promise<WhoCan> {
  const told = whenOf(when, at, now.toISOString());
  const ids = [...new Set(applicationIds)].sort((a, b) => a - b);
  const applications: ApplicationFacts[] = [];
  for (const id of ids) {
    const application = await find(db, actor, id);
    if (!application || !may['application.move'](actor, factsOf(application))) throw refuse.invalid(notThere);
    applications.push(application);
  }
  const addressees = await addresseesOf(db, ids);
  const meanwhile = await meanwhileOf(db, ids);
  const who: WhoCan = { people: [], leftOut: [] };
  for (const application of applications) {
    const { id } = application;
    const addressee = addressees.get(id);
    const met = meanwhile.get(id);
    if (!addressee || !met) throw refuse.invalid(notThere);
    const { applicantName, values } = addressee;
    const reason = whyNot(application, letter !== null && met.broughtAlong);
    if (reason) {
      who.leftOut.push({ id, applicantName, reason });
      continue;
    }
    const { at: tellsAt, cannotWait } = toldAt(told, {
      now: now.toISOString(),
      timeZone: met.timeZone,
      meanwhile: met,
    });
    const words = letter === null ? null : fitting(filledTemplate(letter, values));
    who.people.push({ application, applicantName, meanwhile: met, tellsAt, cannotWait, letter: words });
  }
  return who;
}

const notThere = 'One of these applications is not there for you to reject.';

function whyNot({ withdrawnAt, status }: ApplicationFacts, unread: boolean): string | undefined {
  if (withdrawnAt) return 'has withdrawn the application';
  if (status === 'hired') return 'is hired';
  if (status === 'rejected') return 'is rejected already';
  return unread ? 'was imported and has no account here to read the message' : undefined;
}

function whenOf(when: 'later' | 'now' | 'at', at: string | undefined, now: string): WhenTold {
  if (when !== 'at') return when;
  const problem = at === undefined ? 'Choose when they’re notified' : toldAtProblem(at, now);
  if (at === undefined || problem) throw refuse.invalid(`${problem}.`, { at: problem ?? '' });
  return { at: new Date(at).toISOString() };
}

const { max } = rejectionFields.letter;

function fitting(letter: string): string {
  if (lengthOf(letter) <= max) return letter;
  throw refuse.invalid('With everything filled in the message is too long.', {
    letter: sentences.tooLongFilledIn(max),
  });
}
