import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { layOutAll } from './settled.ts';
import { type Theme, turnTo } from './theme.ts';

// The small edition: it is put into every page that is looked at.
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

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
    const looks = colours ? (await page.evaluate(looksOfTexts)).filter((look) => !readable.has(look)) : [];
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

/** Runs in the page: every way in which a text stands on its ground, all that decides how well it can be read. */
function looksOfTexts(): string[] {
  const looks = new Set<string>();
  const root = document.querySelector('dialog:modal, [popover="auto"]:popover-open') ?? document.body;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (element && walker.currentNode.textContent?.trim()) looks.add(lookOf(element));
  }
  for (const field of root.querySelectorAll('input, textarea, select')) looks.add(lookOf(field));
  return [...looks];

  function lookOf(element: Element): string {
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
    // A link in a text is told from it by its colour or its line.
    const around = element.closest('a') ? getComputedStyle(element.parentElement ?? element).color : '';
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
