const gap = 6;
const margin = 8;

/**
 * Puts a floating panel below its trigger, or above where there is more room, and keeps it inside the window.
 * `align` says which edges meet. Both must be in the page and shown.
 */
export function placeBeside(panel: HTMLElement, trigger: Element, align: 'start' | 'end' | 'center'): void {
  const anchor = trigger.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  const below =
    anchor.bottom + gap + height + margin <= clientHeight || anchor.top < clientHeight - anchor.bottom;
  const left = {
    start: anchor.left,
    end: anchor.right - width,
    center: anchor.left + (anchor.width - width) / 2,
  }[align];
  panel.style.left = `${Math.max(margin, Math.min(left, clientWidth - width - margin))}px`;
  panel.style.top = `${below ? anchor.bottom + gap : Math.max(margin, anchor.top - gap - height)}px`;
}

/** Puts a panel to the right of an item of a list, or to its left, level with it; below it where neither side has room. */
export function placeAside(panel: HTMLElement, item: Element): void {
  const anchor = item.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = panel;
  const { clientWidth, clientHeight } = document.documentElement;
  const left = [anchor.right + gap, anchor.left - gap - width].find(
    (edge) => edge >= margin && edge + width + margin <= clientWidth,
  );
  if (left === undefined) return placeBeside(panel, item, 'start');
  panel.style.left = `${left}px`;
  panel.style.top = `${Math.max(margin, Math.min(anchor.top - gap, clientHeight - height - margin))}px`;
}
