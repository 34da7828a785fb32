/** What can be waiting for somebody who hires, on one list: each kind has an act of its own. */
export const todayKinds = [
  'interview',
  'times',
  'answer',
  'scorecard',
  'approval',
  'offer',
  'task',
  'request',
] as const;
export type TodayKind = (typeof todayKinds)[number];

/** How soon something is wanted, the soonest first: somebody is waiting at this minute, it is late, it is for today, or it comes up. */
export const urgencies = ['now', 'overdue', 'today', 'soon'] as const;
export type Urgency = (typeof urgencies)[number];

/** How many rows of a kind the list has: whoever has more of one still sees the others. */
export const todayRowsOfKind = 5;

/** How many days before an offer runs out whoever made it is told, and for how many a scorecard can be asked for. */
export const todayDays = { offerEnds: 7, scorecardAsked: 30 } as const;

const hour = 3_600_000;

interface Timed {
  kind: TodayKind;
  /** Since when it waits, or until when it is wanted: an ISO time, or a calendar date where the company is. */
  at: string;
  /** Of a task: its date has passed where the company is. */
  late?: boolean;
  /** Of an offer: it is with the candidate, and runs out then. */
  runsOut?: boolean;
}

/** `now` is an ISO time in UTC. */
export function urgencyOf({ kind, at, late, runsOut }: Timed, now: string): Urgency {
  const ahead = Date.parse(at) - Date.parse(now);
  if (kind === 'interview') return ahead <= hour ? 'now' : 'today';
  if (kind === 'task') return late ? 'overdue' : 'today';
  if (kind === 'answer' || kind === 'scorecard' || runsOut) {
    if (ahead < 0) return 'overdue';
    return ahead <= 24 * hour ? 'today' : 'soon';
  }
  return kind === 'request' || kind === 'offer' ? 'soon' : 'today';
}

/** The most urgent first, and of what is as urgent whatever has the earliest time. */
export function byUrgency<Row extends { urgency: Urgency; at: string; kind: TodayKind; id: number }>(
  one: Row,
  other: Row,
): number {
  return (
    urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency) ||
    Date.parse(one.at) - Date.parse(other.at) ||
    todayKinds.indexOf(one.kind) - todayKinds.indexOf(other.kind) ||
    one.id - other.id
  );
}
