import { describe, expect, test } from 'vitest';
import { inDaytime, toldAt, toldAtProblem } from './rejections.ts';

const free = { answers: false, nextInterviewAt: null };
const at = (time: string) => `2026-11-22T${time}:00.000Z`;

describe('night where somebody is', () => {
  test.each([
    // Malé is five hours ahead of UTC: 08:00 to 20:00 there.
    ['Indian/Maldives', at('03:00'), at('03:00')],
    ['Indian/Maldives', at('14:59'), at('14:59')],
    ['Indian/Maldives', at('15:00'), '2026-11-23T03:00:00Z'],
    ['Indian/Maldives', at('02:59'), '2026-11-22T03:00:00Z'],
    ['Indian/Maldives', at('20:00'), '2026-11-23T03:00:00Z'],
    ['America/Los_Angeles', at('06:00'), '2026-11-22T16:00:00Z'],
    ['Asia/Kathmandu', at('02:14'), '2026-11-22T02:15:00Z'],
    ['Pacific/Auckland', at('08:00'), '2026-11-22T19:00:00Z'],
    // The clocks go forward in the night, and the morning comes an hour sooner.
    ['Europe/Berlin', '2026-03-28T22:00:00.000Z', '2026-03-29T06:00:00Z'],
    ['Europe/Berlin', '2026-10-24T21:00:00.000Z', '2026-10-25T07:00:00Z'],
    ['Europe/Berlin', '2026-12-31T22:00:00.000Z', '2027-01-01T07:00:00Z'],
  ])('in %s, %s waits until %s', (zone, time, told) => {
    expect(Date.parse(inDaytime(zone, time))).toBe(Date.parse(told));
  });
});

describe('a rejection is told', () => {
  const told = (when: Parameters<typeof toldAt>[0], now: string, meanwhile: object = {}) =>
    toldAt(when, { now, timeZone: 'Indian/Maldives', meanwhile: { ...free, ...meanwhile } });

  test('in an hour, and after dark the next morning', () => {
    expect(told('later', at('06:00'))).toEqual({ at: at('07:00'), cannotWait: null });
    expect(told('later', at('14:30')).at).toBe('2026-11-23T03:00:00Z');
  });

  test('at once only after the minute in which it can be taken back, whatever the clock says', () => {
    expect(told('now', at('20:00'))).toEqual({ at: at('20:01'), cannotWait: null });
  });

  test('at a time that was chosen, or in the morning after it', () => {
    expect(told({ at: at('09:15') }, at('06:00')).at).toBe(at('09:15'));
    expect(told({ at: at('18:00') }, at('06:00')).at).toBe('2026-11-23T03:00:00Z');
    expect(told({ at: at('06:00') }, at('06:00')).at).toBe(at('06:01'));
  });

  test('without waiting to whoever could answer, or come, meanwhile', () => {
    expect(told('later', at('06:00'), { answers: true })).toEqual({ at: at('06:01'), cannotWait: 'answers' });
    expect(told('later', at('06:00'), { nextInterviewAt: at('06:30') })).toEqual({
      at: at('06:01'),
      cannotWait: 'interview',
    });
    expect(told('later', at('06:00'), { nextInterviewAt: at('07:30') })).toEqual({
      at: at('07:00'),
      cannotWait: null,
    });
  });

  test('neither in the past nor in weeks', () => {
    expect(toldAtProblem(at('05:59'), at('06:00'))).toMatch('in the future');
    expect(toldAtProblem('2026-12-07T06:00:00Z', at('06:00'))).toMatch('14 days');
    expect(toldAtProblem(at('06:05'), at('06:00'))).toBeUndefined();
  });
});
