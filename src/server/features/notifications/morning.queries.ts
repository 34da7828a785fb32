import { morning } from '#domain/notifications.ts';

const hour = `interval '${morning.hour} hours'`;

/** SQL for the first time after `at` at which the day's mail goes out in a zone, which is SQL too. */
export function nextMorning(zone: string, at = 'now()'): string {
  return `((date_trunc('day', (${at}) at time zone ${zone} - ${hour}) + interval '1 day' + ${hour}) at time zone ${zone})`;
}

/** SQL for the mail of the morning that is about to come; of one that was missed, for now. */
export function thisMorning(zone: string): string {
  const next = nextMorning(zone);
  return `(case when ${next} < now() + interval '10 minutes' then ${next} else now() end)`;
}
