import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';

const folder = path.join(import.meta.dirname, '../../screenshots');

/** Takes a picture of the whole page into screenshots/, which is not kept. The name may have folders. */
export async function photograph(page: Page, name: string): Promise<void> {
  const file = path.join(folder, `${name.replaceAll(/[^\w/ -]+/g, '').replaceAll(' ', '-')}.png`);
  await mkdir(path.dirname(file), { recursive: true });
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
}
