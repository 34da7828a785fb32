import { useState } from 'react';
import { announce } from '#client/ui/announcer.ts';
import { thenFocus } from '#client/ui/then-focus.ts';
import { type Point, useDrag } from '#client/ui/use-drag.ts';
import type { BusyTime } from '#contract/api.ts';
import type { BothZones } from '#domain/interviews.ts';
import { limits } from '#domain/limits.ts';
import { clashesAt, slotsIn } from '#domain/slots.ts';
import { briefSpanIn } from '#domain/time-zones.ts';
import { type Hours, momentOf } from '#domain/weeks.ts';
import { covering, isBookedOut, whoIsTaken } from './clash-words.ts';
import { SlotColumn } from './SlotColumn.tsx';
import { minuteAt, WeekColumns } from './WeekColumns.tsx';

interface Props {
  days: readonly string[];
  hours: Hours;
  timeZone: string;
  zones: BothZones;
  minutes: number;
  /** Of the interviewers who are chosen. */
  busy: readonly BusyTime[];
  names: ReadonlyMap<number, string>;
  now: string;
  /** ISO times; only one where it is fixed. */
  times: readonly string[];
  fixed: boolean;
  onTimes: (times: string[]) => void;
  /** Goes a week on or back; the same place of it keeps the focus. */
  onTurn: (by: 1 | -1) => void;
}

interface Stretch {
  day: string;
  from: number;
}

const step = 30;

/** A week in which times are offered: pressed, dragged over, or by arrows and Enter. */
export function SlotPicker(props: Props) {
  const { days, hours, timeZone, zones, minutes, busy, names, now, times, fixed, onTimes, onTurn } = props;
  const [active, setActive] = useState({ column: 0, minute: hours.from + 60 });
  const [preview, setPreview] = useState<string[]>([]);
  const minute = Math.min(hours.to - step, Math.max(hours.from, active.minute));
  const column = Math.min(days.length - 1, active.column);

  function add(slots: readonly string[]): void {
    if (fixed) {
      const [slot] = slots;
      if (slot) onTimes([slot]);
      return;
    }
    const room = limits.interviewTimes - times.length;
    if (slots.length > room) announce(`At most ${limits.interviewTimes} times can be offered`);
    onTimes(
      [...times, ...slots.slice(0, room)].toSorted((one, other) => Date.parse(one) - Date.parse(other)),
    );
  }

  function press(day: string, at: number): void {
    const slot = momentOf(timeZone, day, at);
    if (!slot) return;
    const chosen = covering(times, slot, minutes);
    if (chosen) {
      onTimes(times.filter((one) => one !== chosen));
      return announce(`Removed: ${briefSpanIn(timeZone, chosen, minutes)}`);
    }
    if (Date.parse(slot) <= Date.parse(now)) return announce('That time has passed');
    const clashes = clashesAt(busy, slot, minutes);
    if (isBookedOut(clashes)) return announce(`Not offered: ${whoIsTaken(clashes, names)}`);
    if (!fixed && clashesAt(spans(times, minutes), slot, minutes).length)
      return announce('That overlaps with a time you offer already');
    add([slot]);
    announce(`Offered: ${briefSpanIn(timeZone, slot, minutes)}`);
  }

  function stretched({ day, from }: Stretch, { y }: Point): string[] {
    const element = document.querySelector(`[data-slots-of="${day}"]`);
    if (!element) return [];
    const to = minuteAt(element, y, hours) + 15;
    const [first, last] = to > from ? [from, to] : [to - 15, from + step];
    const others = fixed ? [] : spans(times, minutes);
    const range = { timeZone, day, from: first - (first % step), to: last };
    return slotsIn(range, minutes, [...busy, ...others], now).slice(0, fixed ? 1 : undefined);
  }

  const { ref, onPointerDown } = useDrag<Stretch>({
    from: ({ target }) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-minute]') : null;
      const day = cell?.closest<HTMLElement>('[data-slots-of]')?.dataset['slotsOf'];
      return cell && day ? { day, from: Number(cell.dataset['minute']) } : undefined;
    },
    over: (stretch, at) => setPreview(stretched(stretch, at)),
    drop: (stretch, at) => {
      const slots = stretched(stretch, at);
      add(slots);
      announce(slots.length === 1 ? '1 time offered' : `${slots.length} times offered`);
    },
    end: () => setPreview([]),
  });

  function move(toColumn: number, toMinute: number): void {
    const at = {
      column: Math.min(days.length - 1, Math.max(0, toColumn)),
      minute: Math.min(hours.to - step, Math.max(hours.from, toMinute)),
    };
    thenFocus(
      () => setActive(at),
      () => ref.current?.querySelector<HTMLElement>('[tabindex="0"]'),
    );
  }

  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act: Record<string, () => void> = {
      ArrowDown: () => move(column, minute + step),
      ArrowUp: () => move(column, minute - step),
      ArrowRight: () => (column === days.length - 1 ? turn(1, 0) : move(column + 1, minute)),
      ArrowLeft: () => (column === 0 ? turn(-1, days.length - 1) : move(column - 1, minute)),
      Home: () => move(column, hours.from),
      End: () => move(column, hours.to),
      PageDown: () => turn(1, column),
      PageUp: () => turn(-1, column),
      Enter: () => press(days[column] ?? '', minute),
      ' ': () => press(days[column] ?? '', minute),
    };
    const own = act[event.key];
    if (!own) return;
    event.preventDefault();
    own();
  }

  function turn(by: 1 | -1, toColumn: number): void {
    thenFocus(
      () => {
        onTurn(by);
        setActive({ column: toColumn, minute });
      },
      () => ref.current?.querySelector<HTMLElement>('[tabindex="0"]'),
    );
  }

  return (
    <div
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the platform's own list has no columns and no dragging
      role="listbox"
      aria-label="Times to offer"
      aria-multiselectable={!fixed}
      tabIndex={-1}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const cell = target instanceof Element ? target.closest<HTMLElement>('[data-minute]') : null;
        const day = cell?.closest<HTMLElement>('[data-slots-of]')?.dataset['slotsOf'];
        if (!cell || !day) return;
        setActive({ column: days.indexOf(day), minute: Number(cell.dataset['minute']) });
        press(day, Number(cell.dataset['minute']));
      }}
    >
      <WeekColumns
        days={days}
        hours={hours}
        timeZone={timeZone}
        companyTimeZone={zones.companyTimeZone}
        beside={besideOf(timeZone, zones.candidateTimeZone, days, hours)}
        now={now}
      >
        {days.map((day, index) => (
          <SlotColumn
            key={day}
            day={day}
            hours={hours}
            timeZone={timeZone}
            zones={zones}
            minutes={minutes}
            busy={busy}
            names={names}
            now={now}
            times={times}
            preview={preview}
            active={index === column ? minute : undefined}
          />
        ))}
      </WeekColumns>
    </div>
  );
}

function spans(times: readonly string[], minutes: number) {
  return times.map((startsAt) => ({
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
    offered: false,
  }));
}

/** The candidate's clocks, where they show something else at any time of these days. */
function besideOf(timeZone: string, candidate: string, days: readonly string[], hours: Hours) {
  const differ = days.some((day) => {
    const at = momentOf(timeZone, day, hours.from) ?? momentOf(timeZone, day, 720);
    return at !== undefined && briefSpanIn(timeZone, at, 30) !== briefSpanIn(candidate, at, 30);
  });
  return differ ? { label: 'Them', timeZone: candidate } : undefined;
}
