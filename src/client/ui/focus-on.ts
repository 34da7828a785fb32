/** A ref for the first field of a form that a person has just opened. */
export function focusOn(element: HTMLElement | null): void {
  element?.focus();
}
