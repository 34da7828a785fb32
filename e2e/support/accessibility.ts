import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { layOutAll } from './settled.ts';
import { type Theme, turnTo } from './theme.ts';

// The small edition: it is put into every page that is looked at.
const edition = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
// Of colours it looks at what markNewLooks has marked.
const ofMarked: axe.Spec = {
  rules: [
    { id: 'color-contrast', selector: '[data-new-look]' },
    { id: 'link-in-text-block', selector: 'a[href][data-new-look]' },
  ],
};
const source = `${edition};axe.configure(${JSON.stringify(ofMarked)})`;

// target-size runs only when its tag, the last one, is asked for.
const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

// All that differs between the themes are colours; these two rules look at them.
const ofColours = ['color-contrast', 'link-in-text-block'];

// What has a name, a role and a state has them in every size; room and what is hidden or scrolls differ.
const ofSizes = [
  'target-size',
  'scrollable-region-focusable',
  'aria-hidden-focus',
  'button-name',
  'link-name',
  'label',
];

interface Looks {
  /** The other themes are looked at for colours only. */
  themes?: readonly [Theme, ...Theme[]];
  /** Off where the same was looked at in another size: to tell colours is what takes axe longest. */
  colours?: boolean;
  /** The same page was looked at in another size: only what a size can change. */
  resized?: boolean;
}

/** How texts look that axe found readable, in this worker: it is not asked about the same colours, sizes and grounds again. */
const readable = new Set<string>();

/** Throws when axe finds anything against WCAG 2.2 AA on the page as it stands, in either theme unless told which. */
export async function expectAccessible(
  page: Page,
  { themes = ['light', 'dark'], colours = true, resized = false }: Looks = {},
): Promise<void> {
  const before = (await page.evaluate(() => document.documentElement.dataset['theme'])) as Theme | undefined;
  const found: string[] = [];
  await layOutAll(page);
  for (const [index, theme] of themes.entries()) {
    await turnTo(page, theme);
    const looks = colours ? await page.evaluate(markNewLooks, [...readable]) : [];
    if (index > 0 && looks.length === 0) continue;
    const rules = index > 0 ? ofColours : resized ? ofSizes : levels;
    const broken = await violations(page, rules, looks.length > 0);
    if (broken.length === 0) for (const look of looks) readable.add(look);
    found.push(...broken.map((violation) => `${theme}: ${violation}`));
  }
  await turnTo(page, before ?? 'light');
  if (found.length > 0) throw new Error(`axe found, on ${page.url()}:\n${found.join('\n')}`);
}

/** What axe finds on the page as it stands, in its theme: for pages that must not be laid out whole. */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(markNewLooks, []);
  return violations(page, levels, true);
}

async function violations(page: Page, runOnly: string[], colours: boolean): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const rules = Object.fromEntries(ofColours.map((rule) => [rule, { enabled: colours }]));
  const options: axe.RunOptions = {
    runOnly,
    rules,
    // To tell what is as it should be takes three times as long as to look. There are no frames, and nothing to fetch.
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
  };
  const result = await page.evaluate(async (how) => {
    // Behind a dialog or a menu is the page it was opened on, which is looked at by itself.
    const open = document.querySelector('dialog:modal, [popover="auto"]:popover-open');
    // How large things are to press is measured on every screen by layout.ts, and more strictly; what opens on it, here.
    const sized = { ...how, rules: { ...how.rules, 'target-size': { enabled: open !== null } } };
    const context = { include: open ?? document, exclude: [...document.querySelectorAll(alike())] };
    return (window as unknown as Axed).axe.run(context, sized);

    /** The seventh row of a list, and those below it, are what the first six are. */
    function alike(): string {
      return ['ul > li', 'ol > li', 'tbody > tr', '[role="listbox"] > *', '[role="rowgroup"] > *']
        .map((row) => `${row}:nth-child(n + 7)`)
        .join(', ');
    }
  }, options);
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}\n  ${node.failureSummary?.replaceAll('\n', '\n  ') ?? ''}`),
  );
}

/**
 * Runs in the page: every way in which a text stands on its ground, all that decides how well it can be read, but for those that
 * are known. What shows a new one first, five times, is marked: that, and no other text, is what axe looks at for colours.
 */
function markNewLooks(known: string[]): string[] {
  for (const one of document.querySelectorAll('[data-new-look]')) one.removeAttribute('data-new-look');
  const times = new Map(known.map((look) => [look, Infinity]));
  const root = document.querySelector('dialog:modal, [popover="auto"]:popover-open') ?? document.body;
  markIn(root);
  return [...times].flatMap(([look, seen]) => (seen < Infinity ? [look] : []));

  function markIn(tree: Element | ShadowRoot): void {
    const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      if (element && walker.currentNode.textContent?.trim()) mark(element);
    }
    for (const field of tree.querySelectorAll('input, textarea, select')) mark(field);
    for (const { shadowRoot } of tree.querySelectorAll('*')) if (shadowRoot) markIn(shadowRoot);
  }

  function mark(element: Element): void {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    const look = lookOf(element);
    const before = times.get(look) ?? 0;
    if (before >= 5) return;
    times.set(look, before + 1);
    for (const one of [element, element.closest('a')]) one?.setAttribute('data-new-look', '');
  }

  function lookOf(element: Element): string {
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    // A link in a text is told from it by its colour or its line; one by itself need not be.
    const link = element.closest('a');
    const text = link?.parentElement;
    const isAmong = (text?.textContent.trim().length ?? 0) > (link?.textContent.trim().length ?? 0);
    const around = text && isAmong ? getComputedStyle(text).color : '';
    return [color, fontSize, fontWeight, textDecorationLine, around, groundOf(element)].join(' ');
  }

  function groundOf(element: Element): string {
    const layers: string[] = [];
    for (let under: Element | null = element; under; under = under.parentElement) {
      const { backgroundColor, backgroundImage, opacity } = getComputedStyle(under);
      layers.push(`${backgroundColor} ${backgroundImage} ${opacity}`);
      if (backgroundColor.startsWith('rgb(') && opacity === '1') break;
    }
    return layers.filter((layer) => layer !== 'rgba(0, 0, 0, 0) none 1').join(' on ');
  }
}

/** A page into which axe was put. */
type Axed = { axe: typeof axe };
