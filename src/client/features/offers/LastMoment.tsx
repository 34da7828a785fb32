import { Time } from '#client/ui/Time.tsx';

/** Until when an offer can be answered, by one's own clock: the last minute of a day, not the first of the next. */
export function LastMoment({ expiresAt }: { expiresAt: string }) {
  return <Time value={new Date(Date.parse(expiresAt) - 60_000).toISOString()} as="moment" />;
}
