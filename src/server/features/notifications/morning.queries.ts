import { morning } from '#domain/notifications.ts';

const zone = `'${morning.timeZone}'`;
const hour = `interval '${morning.hour} hours'`;

/** SQL for the first time after `at` at which the day's mail goes out. */
export function nextMorning(at = 'now()'): string {
  return `((date_trunc('day', (${at}) at time zone ${zone} - ${hour}) + interval '1 day' + ${hour}) at time zone ${zone})`;
}

/** SQL for the mail of the morning that is about to come; of one that was missed, for now. */
export function thisMorning(): string {
  return `(case when ${nextMorning()} < now() + interval '10 minutes' then ${nextMorning()} else now() end)`;
}
