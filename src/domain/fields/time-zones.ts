import { isTimeZone } from '#domain/time-zones.ts';
import { sentences } from './sentences.ts';

const label = 'Time zone';

/** A zone of the IANA database, taken by any of its names. */
export const timeZone = {
  kind: 'line',
  label,
  max: 64,
  required: true,
  problem: (zone: string) => (isTimeZone(zone) ? undefined : sentences.noTimeZone(label)),
} as const;
