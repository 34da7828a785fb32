import type { ComponentProps } from 'react';
import { TextInput } from './TextInput.tsx';

interface Props extends Omit<ComponentProps<typeof TextInput>, 'type' | 'min' | 'max' | 'icon'> {
  /** A calendar date unless told: a month, or a date with a time of the day. */
  type?: keyof typeof ends;
  /** The first and the last that can be meant, where it is not any of these centuries. */
  min?: string;
  max?: string;
}

/** The years the API takes. Without them the platform's field lets people type years of six digits. */
const ends = {
  date: ['1900-01-01', '2199-12-31'],
  month: ['1900-01', '2199-12'],
  'datetime-local': ['1900-01-01T00:00', '2199-12-31T23:59'],
} as const;

/**
 * The platform's own field for days. While a year is typed it already gives whole dates, of the year 2, then 20: whoever
 * works with them while drawing must be able to.
 */
export function DateInput({ type = 'date', min, max, ...rest }: Props) {
  const [first, last] = ends[type];
  return <TextInput {...rest} dated={type} min={min || first} max={max || last} />;
}
