import { factsOf } from '#domain/application-facts.ts';
import type pg from 'pg';
import type { Body } from '#contract/api.ts';
import { isReschedulable, timesProblem } from '#domain/interviews.ts';
import { limits } from '#domain/limits.ts';
import { defaultTimeZone } from '#domain/deadlines.ts';
import type { Actor } from '#domain/permissions.ts';
import { may } from '#domain/permissions.ts';
import type { Tx } from '#server/db/query.ts';
import { saveEvent } from '#server/events/reactions.ts';
import { bookingTransaction, changedInterview, refuseBusy, refuseEnded } from './booking.ts';
import {
  countInterviews,
  insertInterview,
  proposeTimes,
  replaceTimes,
  setTime,
  updatePlace,
} from './interview-times.queries.ts';
import { type InterviewRow, interviewersAmong, lockVisibleInterview, zonesOf } from './interviews.queries.ts';
import { refuse } from '#server/refusal.ts';
import { lockApplicationFacts } from '#server/visibility/visible-applications.queries.ts';
import { found } from '#server/found.ts';

type When = Body<'PUT /api/interviews/:id/times'>;

/** Sets up an interview: proposes times to the candidate, or sets the one it has. */
export async function arrangeInterview(
  db: pg.Pool,
  actor: Actor,
  applicationId: number,
  body: Body<'POST /api/applications/:id/interviews'>,
  now: string,
): Promise<InterviewRow> {
  return bookingTransaction(db, async (tx) => {
    const application = found(await lockApplicationFacts(tx, actor, applicationId));
    if (!may['interview.run'](actor, factsOf(application))) throw refuse.forbidden();
    refuseEnded(application);
    if ((await countInterviews(tx, applicationId)) >= limits.interviewsEach)
      throw refuse.conflict(
        'too_many_interviews',
        `At most ${limits.interviewsEach} interviews can be held about an application.`,
      );
    await refuseStrangers(tx, application.companyId, actor, body.panel);
    const { title, minutes, questions = null, attributes, panel, place = null } = body;
    const id = await insertInterview(tx, {
      applicationId,
      title,
      minutes,
      questions,
      attributes,
      panel,
      createdBy: actor.id,
    });
    const zones = await zonesOf(tx, applicationId);
    const companyTimeZone = zones?.companyTimeZone ?? defaultTimeZone;
    const people = {
      companyTimeZone,
      panel: panel.map((one) => ({ id: one })),
      jobSeekerId: application.jobSeekerId,
    };
    await setWhen(tx, { id, minutes, ...people }, { ...body, place }, now);
    await saveEvent(tx, {
      type: body.fixed ? 'interview.booked' : 'interview.proposed',
      subjectId: id,
      actorId: actor.id,
      data: { applicationId, ...(body.move ? { move: true } : {}) },
    });
    return changedInterview(tx, actor, id);
  });
}

/** Proposes other times, or sets another one. Who had kept the old one free is told that it is off. */
export async function rearrangeInterview(
  db: pg.Pool,
  actor: Actor,
  id: number,
  when: When,
  now: string,
): Promise<InterviewRow> {
  return bookingTransaction(db, async (tx) => {
    const interview = found(await lockVisibleInterview(tx, actor, id));
    if (!may['interview.run'](actor, factsOf(interview))) throw refuse.forbidden();
    refuseEnded(interview);
    if (!isReschedulable(interview, now))
      throw refuse.conflict(
        'interview_over',
        'This interview was cancelled or has already started, so it can’t be changed.',
      );
    await setWhen(tx, interview, when, now);
    const before = interview.state === 'booked' ? { before: interview.startsAt } : {};
    await saveEvent(tx, {
      type: when.fixed ? 'interview.booked' : 'interview.proposed',
      subjectId: id,
      actorId: actor.id,
      data: { applicationId: interview.applicationId, ...before },
    });
    return changedInterview(tx, actor, id);
  });
}

type People = {
  id: number;
  minutes: number;
  jobSeekerId: number;
  companyTimeZone: string;
  panel: readonly { id: number }[];
};

async function setWhen(tx: Tx, interview: People, { times, fixed, place }: When, now: string): Promise<void> {
  const { id, minutes, jobSeekerId, companyTimeZone } = interview;
  const [first] = times;
  const problem = fixed && times.length > 1 ? 'A fixed time is one time' : timesProblem(times, now);
  if (problem || !first) throw refuse.invalid(`${problem}.`, { times: problem ?? '' });
  const panel = interview.panel.map((one) => one.id);
  await refuseBusy(tx, { ...interview, panel }, times);
  if (place !== undefined) await updatePlace(tx, id, place);
  if (!fixed) return proposeTimes(tx, id, times);
  await refuseBusy(tx, { id, minutes, panel: [], jobSeekerId, companyTimeZone }, times);
  await replaceTimes(tx, id, []);
  return setTime(tx, id, first);
}

async function refuseStrangers(
  tx: Tx,
  companyId: number,
  actor: Actor,
  panel: readonly number[],
): Promise<void> {
  const known = await interviewersAmong(tx, companyId, { runner: actor.id, ids: panel });
  if (!panel.every((id) => known.includes(id)))
    throw refuse.invalid('Only verified members of the company can be asked to interview.', {
      panel: 'Only verified members of the company can be asked to interview',
    });
}
