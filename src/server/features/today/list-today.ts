import type { Answer, Query } from '#contract/api.ts';
import { type Actor, can } from '#domain/permissions.ts';
import { atWork } from '#domain/suspension.ts';
import { byUrgency, type TodayKind, todayKinds, urgencyOf } from '#domain/today.ts';
import type { Db } from '#server/db/query.ts';
import { etagOfOffer } from '#server/features/offers/offers.queries.ts';
import { askingColleagues } from './asking-colleagues.queries.ts';
import { dueTasks } from './due-tasks.queries.ts';
import { interviewsToday, interviewsWithoutTime, missingScorecards } from './own-interviews.queries.ts';
import { waitingAnswers } from './waiting-answers.queries.ts';
import { type OfferToday, offersToApprove, offersToSee } from './waiting-offers.queries.ts';

interface Waiting {
  id: number;
  at: string;
  total: number;
  late?: boolean;
  state?: string;
}

type Today = Answer<'GET /api/dashboard/today'>;

/** What waits for somebody at work, each kind for who may do what it asks for: the most urgent first. In a suspended company nothing does. */
export async function listToday(
  db: Db,
  asker: Actor,
  { whose }: Query<'GET /api/dashboard/today'>,
  now: string,
): Promise<Today> {
  const actor = atWork(asker);
  const staff = can['application.move'](actor);
  const found = await Promise.all([
    staff ? of('answer', waitingAnswers(db, actor, whose), now) : none,
    of('interview', interviewsToday(db, actor), now),
    staff ? of('times', interviewsWithoutTime(db, actor), now) : none,
    of('scorecard', missingScorecards(db, actor), now),
    staff ? of('offer', withEtags(offersToSee(db, actor, whose)), now) : none,
    of('approval', withEtags(offersToApprove(db, actor)), now),
    of('task', dueTasks(db, actor, whose), now),
    of('request', askingColleagues(db, actor), now),
  ]);
  const counts = Object.fromEntries(todayKinds.map((kind) => [kind, 0])) as Today['counts']; // Every kind is in it.
  for (const { kind, total } of found.flat()) counts[kind] = total;
  return { rows: found.flat().toSorted(byUrgency), counts };
}

const none = [] as const;

async function withEtags<Row extends OfferToday>(read: Promise<Row[]>): Promise<(Row & { etag: string })[]> {
  return (await read).map((row) => ({ ...row, etag: etagOfOffer(row) }));
}

async function of<Kind extends TodayKind, Row extends Waiting>(
  kind: Kind,
  read: Promise<Row[]>,
  now: string,
) {
  return (await read).map((row) => ({
    ...row,
    kind,
    urgency: urgencyOf({ kind, at: row.at, late: row.late === true, runsOut: row.state === 'sent' }, now),
  }));
}
