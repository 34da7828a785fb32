declare global {
  // A `var`, as only that becomes a property of the window. Pages that are painted before our code comes have it (vite.screens.ts).
  var pressedEarly: { keep: (press: MouseEvent) => void; button?: HTMLElement | null } | undefined;
}

/** The button that somebody pressed before our code was there is pressed now; a second press took its place. */
export function pressAgain(): void {
  if (!globalThis.pressedEarly) return;
  const { keep, button } = globalThis.pressedEarly;
  removeEventListener('click', keep, true);
  delete globalThis.pressedEarly;
  if (button?.isConnected) button.click();
}
