/** The items of a menu, without those of its submenus. */
export function itemsOf(menu: Element | null | undefined): HTMLElement[] {
  const items = menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
  return [...items].filter((item) => item.closest('[role="menu"]') === menu);
}

/** Puts the focus where a menu that opens has it: on the choice that holds, else on the first item. */
export function enterMenu(panel: Element): void {
  const items = itemsOf(panel.querySelector('[role="menu"]'));
  const chosen = items.find((item) => item.ariaChecked === 'true' && item.ariaDisabled !== 'true');
  (chosen ?? items[0])?.focus();
}
