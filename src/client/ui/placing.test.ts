import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Align, placed } from './placing.ts';

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 800 };

const button = (left: number, top: number) => ({ left, top, right: left + 120, bottom: top + 40 });

describe('a floating panel', () => {
  test('stands below its trigger, with the edges together that are to meet', () => {
    const panel = { width: 200, height: 300 };
    const at = (align: Align) => placed(button(400, 100), panel, laptop, align);
    expect(at('start')).toMatchObject({ left: 400, top: 146 });
    expect(at('end')).toMatchObject({ left: 320, top: 146 });
    expect(at('center')).toMatchObject({ left: 360, top: 146 });
    expect(at('aside')).toMatchObject({ left: 526, top: 94 });
  });

  test('stands above where it fits there and not below', () => {
    expect(placed(button(40, 700), { width: 200, height: 300 }, laptop, 'start')).toMatchObject({ top: 394 });
  });

  test('is cut to the room there is, on the side that has more, where it fits on neither', () => {
    const panel = { width: 280, height: 484 };
    expect(placed(button(250, 407), panel, phone, 'end')).toEqual({
      left: 90,
      top: 8,
      maxHeight: 393,
      side: 'above',
    });
    expect(placed(button(250, 300), panel, phone, 'end')).toEqual({
      left: 90,
      top: 346,
      maxHeight: 490,
      side: 'below',
    });
  });

  test('stays on its side while there is enough of the window there, and leaves it when there is not', () => {
    const panel = { width: 280, height: 484 };
    const sideAt = (top: number) => placed(button(250, top), panel, phone, 'end', 'below').side;
    expect(sideAt(420)).toBe('below');
    expect(sideAt(500)).toBe('above');
  });

  test('covers its trigger in a window of hardly any height', () => {
    const short = { width: 390, height: 180 };
    expect(placed(button(40, 70), { width: 200, height: 300 }, short, 'start')).toMatchObject({
      top: 8,
      maxHeight: 164,
    });
  });

  test('is inside the window, whatever its size and wherever its trigger is in sight', () => {
    fc.assert(
      fc.property(
        fc.record({
          width: fc.integer({ min: 320, max: 1920 }),
          height: fc.integer({ min: 200, max: 1200 }),
        }),
        fc.record({
          left: fc.double({ min: 0, max: 1, noNaN: true }),
          top: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
        fc.record({ width: fc.integer({ min: 40, max: 304 }), height: fc.integer({ min: 20, max: 2000 }) }),
        fc.constantFrom<Align>('start', 'end', 'center', 'fill', 'aside'),
        (window, at, panel, align) => {
          const trigger = button(at.left * (window.width - 120), at.top * (window.height - 40));
          const { left, top, maxHeight } = placed(trigger, panel, window, align);
          expect(left).toBeGreaterThanOrEqual(8);
          expect(left + panel.width).toBeLessThanOrEqual(window.width - 8);
          expect(top).toBeGreaterThanOrEqual(8);
          expect(top + Math.min(panel.height, maxHeight)).toBeLessThanOrEqual(window.height - 8);
        },
      ),
    );
  });
});
