/** A ref for the first field of a form that a person has just opened. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus();
}

/** A ref for a field somebody came to a page for: its form stays in sight while what is above loads, until they do something. */
export function focusInSight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  element.focus();
  const form = element.closest('form') ?? element;
  const growth = new ResizeObserver(() => form.scrollIntoView({ block: 'nearest' }));
  growth.observe(document.body);
  const stop = () => growth.disconnect();
  for (const kind of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    window.addEventListener(kind, stop, { once: true, passive: true });
  return stop;
}

/** A ref for the field of a dialog that its keys go to first: while it is drawn the dialog is closed, and nothing in it takes the focus. */
export function focusOnceOpen(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '');
}

/** The same for what may be drawn before its dialog opens or after. */
export function focusFirst(element: HTMLElement | null): void {
  focusOnceOpen(element);
  element?.focus();
}
