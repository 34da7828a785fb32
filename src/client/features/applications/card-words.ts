import { writtenOut } from '#client/ui/Time.tsx';
import type { ApplicationStatus } from '#domain/application-status.ts';
import { responseState } from '#domain/response-times.ts';
import type { BoardCard } from './board-cache.ts';

/** What a card says after how long it has stood there: the one thing that comes next, plainly late where it is. */
export interface Next {
  /** Before the time. */
  words: string;
  time: string;
  as: 'day' | 'hour';
  late?: true;
}

type Facts = Pick<
  BoardCard,
  'status' | 'answerDueAt' | 'answeredAt' | 'interviewAt' | 'replyBy' | 'startsOn'
>;

/** An answer that is overdue comes before all else; then what is arranged, then what is promised. */
export function nextOf(card: Facts, now: string): Next | undefined {
  const { status, answerDueAt, interviewAt, replyBy, startsOn } = card;
  const standing = responseState({ ...card, withdrawnAt: null }, now);
  const awaited = answerDueAt !== null && standing !== 'answered';
  if (awaited && standing === 'overdue') return { words: 'due', time: answerDueAt, as: 'day', late: true };
  if (interviewAt && isUnderWay(status)) return { words: '', time: interviewAt, as: 'hour' };
  if (replyBy && status === 'offered') return { words: 'reply by', time: replyBy, as: 'day' };
  if (startsOn && status === 'hired')
    return { words: startsOn < now.slice(0, 10) ? 'started' : 'starts', time: startsOn, as: 'day' };
  return awaited ? { words: 'due', time: answerDueAt, as: 'day' } : undefined;
}

/** A card that was moved a moment ago still has the facts of where it stood. */
function isUnderWay(status: ApplicationStatus): boolean {
  return status === 'submitted' || status === 'screening' || status === 'interviewing';
}

const hour = 3_600_000;
const day = 24 * hour;

/** How long it has stood there, as short as a card is narrow: '23 h', '6 d', '5 wk'. */
export function standingFor(since: string, now: string): string {
  const passed = Math.max(0, Date.parse(now) - Date.parse(since));
  if (passed < hour) return `${Math.floor(passed / 60_000)} min`;
  if (passed < day) return `${Math.floor(passed / hour)} h`;
  const days = Math.floor(passed / day);
  return days < 100 ? `${days} d` : `${Math.floor(days / 7)} wk`;
}

/** '5 Dec', 'Thu 15:30' within a week, '12 Dec 15:30' later; of another year with it. */
export function shortTime({ time, as }: Pick<Next, 'time' | 'as'>, now: string): string {
  if (as === 'hour')
    return writtenOut(
      time,
      Math.abs(Date.parse(time) - Date.parse(now)) < 6 * day ? 'weekdayHour' : 'dayHour',
    );
  return writtenOut(time, time.slice(0, 4) === now.slice(0, 4) ? 'day' : 'date');
}
