import { type Align, placed, type Placing, type Size } from './placing.ts';

const kept = new WeakMap<HTMLElement, AbortController>();
let count = 0;

/**
 * Puts an open popover beside its trigger and keeps it there until it closes: while the page or what they stand in is
 * scrolled, when the window changes, and when what it shows grows. Browsers with anchor positioning move the one with
 * the other themselves; elsewhere it follows each scrolling.
 */
export function keepBeside(panel: HTMLElement, trigger: HTMLElement, align: Align): void {
  kept.get(panel)?.abort();
  const ending = new AbortController();
  const { signal } = ending;
  kept.set(panel, ending);
  let height = measured(panel, trigger, align);
  let side: Placing['side'] | undefined;
  const follow = () => {
    if (!panel.matches(':popover-open')) ending.abort();
    else if (!trigger.checkVisibility()) panel.hidePopover();
    else {
      const size = { width: panel.offsetWidth, height };
      const placing = placed(trigger.getBoundingClientRect(), size, inSight(), align, side);
      ({ side } = placing);
      panel.style.maxHeight = placing.maxHeight < height ? `${placing.maxHeight}px` : '';
      put(panel, trigger, placing);
    }
  };
  const measure = () => {
    height = measured(panel, trigger, align);
    follow();
  };
  const sizes = new ResizeObserver(measure);
  const onScroll = ({ target }: Event) => {
    // What is scrolled within it moves nothing.
    if (!(target instanceof Node && panel.contains(target))) follow();
  };
  follow();
  sizes.observe(panel);
  sizes.observe(trigger);
  signal.addEventListener('abort', () => sizes.disconnect());
  window.addEventListener('resize', measure, { signal });
  // A phone's keyboard takes room without making the window smaller.
  window.visualViewport?.addEventListener('resize', measure, { signal });
  window.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
  panel.addEventListener('toggle', () => panel.matches(':popover-open') || ending.abort(), { signal });
}

/** How high a panel would be if there were room. */
function measured(panel: HTMLElement, trigger: HTMLElement, align: Align): number {
  const { scrollTop } = panel;
  const { maxHeight } = panel.style;
  if (align === 'fill') panel.style.width = `${trigger.offsetWidth}px`;
  panel.style.maxHeight = '';
  const height = panel.offsetHeight;
  panel.style.maxHeight = maxHeight;
  panel.scrollTop = scrollTop;
  return height;
}

function put(panel: HTMLElement, trigger: HTMLElement, { left, top }: Placing): void {
  if (!CSS.supports('top', 'anchor(top)')) {
    panel.style.left = `${left}px`;
    panel.style.top = `${top}px`;
    return;
  }
  const edges = trigger.getBoundingClientRect();
  panel.style.setProperty('position-anchor', nameOf(trigger));
  panel.style.left = `calc(anchor(left) + ${left - edges.left}px)`;
  panel.style.top = `calc(anchor(top) + ${top - edges.top}px)`;
}

function inSight(): Size {
  const { clientWidth, clientHeight } = document.documentElement;
  const seen = window.visualViewport;
  // Not where somebody has zoomed in: what they see then is a part of the window.
  const height = seen?.scale === 1 ? Math.min(clientHeight, seen.height) : clientHeight;
  return { width: clientWidth, height };
}

/** What the style sheet calls a trigger. */
function nameOf(trigger: HTMLElement): string {
  const name = trigger.style.getPropertyValue('anchor-name');
  if (name) return name;
  count += 1;
  trigger.style.setProperty('anchor-name', `--trigger-${count}`);
  return `--trigger-${count}`;
}
