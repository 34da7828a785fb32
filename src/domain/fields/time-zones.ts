import { isTimeZone } from '#domain/time-zones.ts';
import type { FieldTable } from './field.ts';
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

/** By whose clocks a person reads times. Apart from the account: who signs in needs no list of zones. */
export const clockFields = { timeZone } as const satisfies FieldTable;
