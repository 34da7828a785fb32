import { expect, test } from 'vitest';
import { typeOfHours } from './working-hours.ts';

test.each([
  ['22.5 hpw', 'part_time'],
  ['30 hours per week', 'part_time'],
  ['16 hrs/wk', 'part_time'],
  ['20-hour week', 'part_time'],
  ['37,5 h/week', 'full_time'],
  ['48 hours a week', 'full_time'],
  ['75 hours per fortnight', 'full_time'],
  ['80 hours a month', 'part_time'],
  ['Hours: 25', 'part_time'],
  ['Hours per week – 18.75', 'part_time'],
  ['3 days a week', 'part_time'],
  ['6 days per week', 'full_time'],
  ['0.6 WTE', 'part_time'],
  ['WTE: 1.0', 'full_time'],
  ['60% FTE', 'part_time'],
  ['4 sessions a week', 'part_time'],
  ['10 PAs', 'full_time'],
  ['Hours: 1.0 WTE = 37.5hrs - 9 month secondment', 'full_time'],
  ['16 - 37.5 hours per week', 'full_time'],
] as const)('“%s” is %s', (text, type) => expect(typeOfHours(text)).toBe(type));

test.each([
  '24 hour reception',
  '12 hour shifts',
  'Hours: 9-5',
  'Hours 08.00-16.00',
  '120 hours per week',
  '3 weeks of leave',
  'two days of rest',
  '£22.50 per hour',
])('“%s” says nothing of it', (text) => expect(typeOfHours(text)).toBeUndefined());
