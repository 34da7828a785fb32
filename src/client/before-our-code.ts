declare global {
  // A `var`, as only that becomes a property of the window. Every page has it from its head on (index.html).
  var beforeOurCode:
    | { onPress: (press: MouseEvent) => void; onSend: (event: Event) => void; pressed?: HTMLElement | null }
    | undefined;
}

/** The bar's button that somebody pressed in a drawn page before our code was there is pressed. */
export function takeUpInFrame(): void {
  const pressed = globalThis.beforeOurCode?.pressed;
  if (pressed && !inScreen(pressed)) pressed.click();
}

/**
 * What was typed in a drawn page before our code was there comes to the form's state, then the button that was pressed, or that
 * Enter means, is pressed; a second press took the first one's place.
 */
export function takeUpInScreen(): void {
  if (!globalThis.beforeOurCode) return;
  const { onPress, onSend, pressed } = globalThis.beforeOurCode;
  removeEventListener('click', onPress, true);
  removeEventListener('submit', onSend, true);
  delete globalThis.beforeOurCode;
  // Kept now: any drawing of a form writes into its fields what its state holds.
  const typed = [...document.querySelectorAll('input')].filter(
    ({ value, defaultValue }) => value !== defaultValue,
  );
  const again = typed.map(typingAgain);
  // React takes events only when it has done with drawing; nobody can type before a microtask.
  queueMicrotask(() => {
    for (const type of again) type();
    if (pressed && inScreen(pressed) && pressed.isConnected) pressed.click();
  });
}

function inScreen(element: HTMLElement): boolean {
  return element.closest('main') !== null;
}

/** React takes what it finds in a field for what it has drawn there, and would hear of nothing that does not change it. */
function typingAgain(field: HTMLInputElement): () => void {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  return () => {
    field.value = defaultValue;
    // Past React's own property of the field, by which it would know this value.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  };
}
