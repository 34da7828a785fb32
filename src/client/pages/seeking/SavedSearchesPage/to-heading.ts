/** What had the focus is gone: it goes to the top of the page. */
export function toHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus();
}
