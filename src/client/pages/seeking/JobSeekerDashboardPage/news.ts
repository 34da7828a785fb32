import { paths } from '#client/paths.ts';
import { timeAgo, writtenOut } from '#client/ui/Time.tsx';
import type { Interview, Notification, OnboardingUnderWay, OpenOffer } from '#contract/api.ts';
import { isWebLink } from '#domain/links.ts';
import { type Urgency, urgencies } from '#domain/today.ts';

export interface Told {
  offers: readonly OpenOffer[];
  interviews: readonly Interview[];
  onboardings: readonly OnboardingUnderWay[];
  notifications: readonly Notification[];
}

/** Something new for a job seeker, or something that is theirs to do. */
export interface NewsRow {
  name: string;
  urgency: Urgency;
  label: string;
  about: string;
  subject: string;
  when: string;
  to: string;
  act: string;
  /** A meeting to join, outside. */
  meeting?: string;
}

const day = 86_400_000;

/** What somebody who looks for work wants to know first. `now` in milliseconds. */
export function newsOf(told: Told, now: number): NewsRow[] {
  return [
    ...told.interviews.map((one) => interviewRow(one, now)),
    ...told.offers.map((one) => offerRow(one, now)),
    ...unreadOf(told.notifications).map((one) => unreadRow(one, now)),
    ...told.onboardings.flatMap((one) => taskRow(one, now)),
  ].toSorted((one, other) => urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency));
}

function interviewRow(interview: Interview, now: number): NewsRow {
  const { id, applicationId, companyName, jobTitle, startsAt, place } = interview;
  const row = {
    name: `interview ${id}`,
    about: companyName,
    subject: jobTitle,
    to: paths.application(applicationId),
  };
  if (!startsAt)
    return { ...row, urgency: 'today', label: 'Interview', when: 'times proposed', act: 'Choose a time' };
  const today = writtenOut(startsAt) === writtenOut(new Date(now).toISOString());
  const soon = Date.parse(startsAt) - now <= day / 24;
  return {
    ...row,
    urgency: soon ? 'now' : today ? 'today' : 'soon',
    label: today ? 'Interview today' : 'Interview',
    when: writtenOut(startsAt, today ? 'hour' : 'dayHour'),
    act: today ? 'Join' : 'View',
    ...(today && place && isWebLink(place) ? { meeting: place } : { act: 'View' }),
  };
}

function offerRow({ id, applicationId, jobTitle, companyName, expiresAt }: OpenOffer, now: number): NewsRow {
  return {
    name: `offer ${id}`,
    urgency: Date.parse(expiresAt) - now < 2 * day ? 'now' : 'today',
    label: 'Offer',
    about: jobTitle,
    subject: companyName,
    // The last minute of a day, not the first of the next.
    when: `reply by ${writtenOut(new Date(Date.parse(expiresAt) - 60_000).toISOString(), 'day')}`,
    to: paths.application(applicationId),
    act: 'View offer',
  };
}

/** Messages and refusals nobody has looked at, the last of each application. */
function unreadOf(notifications: readonly Notification[]): Notification[] {
  const unread = notifications.filter(
    ({ readAt, type, status, applicationId }) =>
      !readAt &&
      applicationId !== null &&
      (type === 'message.sent' || (type === 'application.moved' && status === 'rejected')),
  );
  return unread.filter(
    (one, index) =>
      unread.findIndex(
        ({ type, applicationId }) => type === one.type && applicationId === one.applicationId,
      ) === index,
  );
}

function unreadRow(one: Notification, now: number): NewsRow {
  const message = one.type === 'message.sent';
  return {
    name: `notification ${one.id}`,
    urgency: message ? 'today' : 'soon',
    label: message ? 'Message' : 'Decision',
    about: (message ? one.companyName : one.jobTitle) ?? '',
    subject: (message ? one.jobTitle : one.companyName) ?? '',
    when: timeAgo(one.createdAt, now),
    to: paths.application(one.applicationId ?? 0),
    act: message ? 'Read' : 'View',
  };
}

function taskRow(
  { id, applicationId, jobTitle, next, nextDueOn, overdue }: OnboardingUnderWay,
  now: number,
): NewsRow[] {
  if (!next || !nextDueOn) return [];
  const near = Date.parse(nextDueOn) - now < 3 * day;
  return [
    {
      name: `onboarding ${id}`,
      urgency: overdue ? 'overdue' : near ? 'today' : 'soon',
      label: 'Your first day',
      about: next,
      subject: jobTitle,
      when: `${overdue ? 'was due' : 'by'} ${writtenOut(nextDueOn, 'day')}`,
      to: paths.application(applicationId),
      act: 'Open',
    },
  ];
}
