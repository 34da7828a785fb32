export interface Edges {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface Size {
  width: number;
  height: number;
}

/**
 * Which edges of a panel and its trigger meet, below or above it; `fill`: as wide as its trigger; `aside`: to the right of
 * an item of a list, or to its left.
 */
export type Align = 'start' | 'end' | 'center' | 'fill' | 'aside';

export interface Placing {
  left: number;
  top: number;
  /** What is higher is scrolled. */
  maxHeight: number;
  side: Side;
}

type Side = 'below' | 'above' | 'aside' | 'over';

const gap = 6;
const margin = 8;
/** It stays on its side while it has this part of the window there: what jumps from side to side while one scrolls is lost. */
const enough = 0.4;
/** With less room than this beside its trigger, in a window of hardly any height, a panel covers it instead. */
const least = 160;

/** Where a floating panel goes: below its trigger, or above where there is more room, and inside the window, whatever its size. `was` is the side on which it stands already. */
export function placed(trigger: Edges, panel: Size, window: Size, align: Align, was?: Side): Placing {
  const aside = align === 'aside' ? asideOf(trigger, panel, window) : undefined;
  if (aside) return aside;
  const left = {
    start: trigger.left,
    fill: trigger.left,
    aside: trigger.left,
    end: trigger.right - panel.width,
    center: (trigger.left + trigger.right - panel.width) / 2,
  }[align];
  return {
    left: between(margin, left, window.width - panel.width - margin),
    ...level(trigger, panel, window, was),
  };
}

function level(trigger: Edges, panel: Size, window: Size, was: Side | undefined): Omit<Placing, 'left'> {
  const whole = window.height - 2 * margin;
  const below = Math.min(whole, window.height - margin - trigger.bottom - gap);
  const above = Math.min(whole, trigger.top - gap - margin);
  const wanted = Math.min(panel.height, enough * window.height);
  const stays = was === 'below' ? below >= wanted : was === 'above' && above >= wanted;
  const isBelow = stays ? was === 'below' : panel.height <= below || below >= above;
  const room = isBelow ? below : above;
  if (room < Math.min(panel.height, least)) return over(trigger.bottom + gap, panel, window);
  const top = isBelow ? trigger.bottom + gap : trigger.top - gap - Math.min(panel.height, room);
  return { top, maxHeight: room, side: isBelow ? 'below' : 'above' };
}

/** Undefined where neither side has room. */
function asideOf(item: Edges, panel: Size, window: Size): Placing | undefined {
  const left = [item.right + gap, item.left - gap - panel.width].find(
    (edge) => edge >= margin && edge + panel.width + margin <= window.width,
  );
  return left === undefined ? undefined : { left, ...over(item.top - gap, panel, window), side: 'aside' };
}

function over(top: number, panel: Size, window: Size): Omit<Placing, 'left'> {
  const maxHeight = window.height - 2 * margin;
  return {
    top: between(margin, top, window.height - Math.min(panel.height, maxHeight) - margin),
    maxHeight,
    side: 'over',
  };
}

function between(from: number, wanted: number, to: number): number {
  return Math.max(from, Math.min(wanted, to));
}
