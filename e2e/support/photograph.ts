import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';

const folder = path.join(import.meta.dirname, '../../screenshots');

/**
 * Takes a picture into screenshots/, which is not kept: of the whole page, or of the window where something is open over it.
 * The name may have folders.
 */
export async function photograph(page: Page, name: string): Promise<void> {
  const file = path.join(folder, `${name.replaceAll(/[^\w/ -]+/g, '').replaceAll(' ', '-')}.png`);
  await mkdir(path.dirname(file), { recursive: true });
  const open = await page.locator('dialog:modal, [popover="auto"]:popover-open').count();
  if (!open) await growToPage(page);
  await page.screenshot({ path: file, fullPage: !open, animations: 'disabled' });
}

/** A window as high as its page: bars that stick to its edges then stand at the page's, and cover nothing. */
export async function growToPage(page: Page): Promise<void> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size && height > size.height) await page.setViewportSize({ width: size.width, height });
}
