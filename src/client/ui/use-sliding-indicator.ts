import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the magenta line under the chosen one of several links or tabs: measures the child that matches `selector` and sets
 * --tide-left and --tide-width on the container, whose stylesheet draws and slides the line.
 */
export function useSlidingIndicator<Container extends HTMLElement>(selector: string) {
  const container = useRef<Container>(null);
  // After every rendering: the choice may have changed.
  useLayoutEffect(() => measure(container.current, selector));
  useEffect(() => {
    // Fonts arrive, labels change, windows turn.
    const observer = new ResizeObserver(() => measure(container.current, selector));
    for (const child of container.current?.children ?? []) observer.observe(child);
    return () => observer.disconnect();
  }, [selector]);
  return container;
}

function measure(container: HTMLElement | null, selector: string): void {
  if (!container) return;
  const chosen = container.querySelector<HTMLElement>(selector);
  // It slides from one to another; where the same one only changed its size, it follows at once.
  const moved = container.dataset.tide !== undefined && container.dataset.tide !== chosen?.textContent;
  container.style.setProperty('--tide-time', moved ? 'var(--slow)' : '0s');
  container.style.setProperty('--tide-left', `${chosen?.offsetLeft ?? 0}px`);
  container.style.setProperty('--tide-width', `${chosen?.offsetWidth ?? 0}px`);
  if (chosen && container.dataset.tide !== chosen.textContent) bringIntoSight(container, chosen);
  container.dataset.tide = chosen?.textContent ?? '';
}

/** On a phone the chosen one may lie beyond the edge. Only the row is scrolled, never the page. */
function bringIntoSight(row: HTMLElement, chosen: HTMLElement): void {
  row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}
