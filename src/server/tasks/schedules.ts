import type { TaskName } from '#domain/tasks.ts';

/** What is begun by the clock, as a line of cron in UTC. What was missed while no server ran is made up for once. */
export const schedules: { readonly [Name in TaskName]?: string } = {
  recovery: '*/10 * * * *',
};
