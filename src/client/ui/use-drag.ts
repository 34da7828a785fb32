import { useEffect, useEffectEvent, useRef, useState, type PointerEvent as Press } from 'react';

export interface Point {
  x: number;
  y: number;
}

interface Options<Of> {
  /** What is dragged from where somebody pressed; nothing, and the press is left alone. */
  from: (event: Press) => Of | undefined;
  over: (of: Of, at: Point) => void;
  drop: (of: Of, at: Point) => void;
  /** It ended, dropped or not. */
  end: () => void;
}

/** A mouse drags at once; a finger that moves at once scrolls, and drags after it has rested so long. */
const rest = 250;
const slip = 5;

/**
 * Dragging by mouse, pen and finger alike; Escape takes it back. What is pressed without moving is a click, as ever. Spread
 * `onPointerDown` on what is dragged from, and give it `ref`.
 */
export function useDrag<Of>({ from, over, drop, end }: Options<Of>) {
  const place = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<{ of: Of; start: Point; touch: boolean }>();
  const active = useRef(false);

  const stop = useEffectEvent(() => {
    setHeld(undefined);
    active.current = false;
    end();
  });
  const moveTo = useEffectEvent((event: PointerEvent) => {
    if (!held) return;
    const far = Math.hypot(event.clientX - held.start.x, event.clientY - held.start.y) > slip;
    if (!active.current && far && held.touch) return stop();
    if (far) active.current = true;
    if (active.current) over(held.of, { x: event.clientX, y: event.clientY });
  });
  const release = useEffectEvent((event: PointerEvent) => {
    if (held && active.current) {
      drop(held.of, { x: event.clientX, y: event.clientY });
      swallowClick();
    }
    stop();
  });
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The sheet around it stays open.
    event.preventDefault();
    event.stopPropagation();
    stop();
  });
  const begin = useEffectEvent(() => {
    if (!held) return;
    active.current = true;
    over(held.of, held.start);
  });

  useEffect(() => {
    if (!held) return;
    const timer = held.touch ? setTimeout(() => begin(), rest) : undefined;
    const onMove = (event: PointerEvent) => moveTo(event);
    const onUp = (event: PointerEvent) => release(event);
    const onKey = (event: KeyboardEvent) => escape(event);
    const onCancel = () => stop();
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onCancel);
    window.addEventListener('keydown', onKey, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onCancel);
      window.removeEventListener('keydown', onKey, true);
    };
  }, [held]);

  // From the beginning: whether a finger may scroll is settled when it comes down. Nor does what rests ask for a menu.
  useEffect(() => {
    const element = place.current;
    const stay = (event: Event) => {
      if (active.current && event.cancelable) event.preventDefault();
    };
    element?.addEventListener('touchmove', stay, { passive: false });
    element?.addEventListener('contextmenu', stay);
    return () => {
      element?.removeEventListener('touchmove', stay);
      element?.removeEventListener('contextmenu', stay);
    };
  }, []);

  return {
    ref: place,
    onPointerDown: (event: Press) => {
      if (event.button !== 0 || !event.isPrimary) return;
      const of = from(event);
      if (of === undefined) return;
      active.current = false;
      setHeld({
        of,
        start: { x: event.clientX, y: event.clientY },
        touch: event.pointerType === 'touch',
      });
    },
  };
}

/** The click that ends a drag is none. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true));
}
