import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the magenta line under the chosen one of several links or tabs: measures the child that matches `selector` and sets
 * --tide-left and --tide-width on the container, whose stylesheet draws and slides the line. Call with what changes the choice.
 */
export function useTideLine<Container extends HTMLElement>(selector: string, choice: unknown) {
  const container = useRef<Container>(null);
  useLayoutEffect(() => {
    const element = container.current;
    if (!element) return;
    const measure = () => {
      const chosen = element.querySelector<HTMLElement>(selector);
      element.style.setProperty('--tide-left', `${chosen?.offsetLeft ?? 0}px`);
      element.style.setProperty('--tide-width', `${chosen?.offsetWidth ?? 0}px`);
    };
    measure();
    // Fonts arrive, labels change, windows turn.
    const observer = new ResizeObserver(measure);
    for (const child of [element, ...element.children]) observer.observe(child);
    return () => observer.disconnect();
  }, [selector, choice]);
  return container;
}
