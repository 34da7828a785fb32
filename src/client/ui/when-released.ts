let pressed = false;

// Forms are also drawn by the build, where nobody presses anything.
if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressed = true), { capture: true });
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, () => (pressed = false), { capture: true });
}

/**
 * Runs at once, or, while the pointer is pressed, after the click this makes. A field that is left by pressing a button
 * below it must not show its complaint in between: the button would move away from under the pointer and never be clicked.
 */
export function whenReleased(act: () => void): void {
  if (!pressed) return act();
  window.addEventListener('pointerup', () => window.setTimeout(act), { once: true });
}
