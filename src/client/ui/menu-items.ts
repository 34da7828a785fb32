/** The items of a menu, without those of its submenus. */
export function itemsOf(menu: Element | null | undefined): HTMLElement[] {
  const items = menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
  return [...items].filter((item) => item.closest('[role="menu"]') === menu);
}

/** Puts the focus where a menu that opens has it: on the choice that holds, else on the first item. */
export function enterMenu(panel: HTMLElement): void {
  const items = itemsOf(panel.querySelector('[role="menu"]'));
  const chosen =
    items.find((item) => item.ariaChecked === 'true' && item.ariaDisabled !== 'true') ?? items[0];
  if (!chosen) return;
  // Where the menu stands on a scrolled page is known with the next frame only: the page is not to be scrolled for it.
  chosen.focus({ preventScroll: true });
  const below = chosen.offsetTop + chosen.offsetHeight - panel.clientHeight;
  if (below > 0) panel.scrollTop = below;
}
