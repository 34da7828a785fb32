// npm run product-pictures: the pictures of the product that its own pages show, of the demo as it is now.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import sharp from 'sharp';
import { paths } from '#client/paths.ts';
import { productPictureSizes, type ProductPictureName, productPictures } from '#domain/product-pictures.ts';
import { browserFlags, findBrowser } from './browser.ts';
import { signInQuietly } from './people.ts';
import { startProgram } from './program.ts';
import { settled } from './settled.ts';
import { rememberTheme, type Theme } from './theme.ts';

const folder = path.join(import.meta.dirname, '../../src/client/features/product-pictures/kept');

/** Where each is, for a recruiter. */
const places: Record<ProductPictureName, string> = {
  board: paths.board,
  applications: paths.applications,
  analytics: paths.analytics,
};

let written = 0;
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const program = await startProgram({ demo: true });
try {
  await mkdir(folder, { recursive: true });
  for (const name of productPictures)
    for (const theme of ['light', 'dark'] as const)
      for (const size of ['wide', 'phone'] as const) {
        await take(browser, { name, theme, size });
        // It takes minutes, most of them for the largest files: whoever waits sees how far it has come.
        console.log(`${name}, ${theme}, ${size}: ${written} files by now`);
      }
} finally {
  await browser.close();
  await program.stop();
}

interface Picture {
  name: ProductPictureName;
  theme: Theme;
  size: keyof typeof productPictureSizes;
}

/** Photographed at twice the pixels and kept in the sizes that are shown. */
async function take(window: Browser, { name, theme, size }: Picture): Promise<void> {
  const { window: viewport, widths } = productPictureSizes[size];
  const context = await window.newContext({ viewport, deviceScaleFactor: 2, timezoneId: 'Indian/Maldives' });
  const recruiter = program.people.recruiter;
  if (!recruiter) throw new Error('The program did not say how a recruiter signs in.');
  await signInQuietly(context.request, program.origin, recruiter);
  const page = await context.newPage();
  await rememberTheme(page, theme);
  await page.goto(program.origin + places[name]);
  await settled(page);
  const photo = await page.screenshot({ animations: 'disabled' });
  for (const width of widths) {
    const sized = sharp(photo).resize(width);
    const file = path.join(folder, `${name}-${width}-${theme}`);
    await sized.clone().avif({ quality: 52, effort: 6, chromaSubsampling: '4:4:4' }).toFile(`${file}.avif`);
    written += 1;
    if (width >= 2_000) continue;
    await sized.clone().webp({ quality: 82 }).toFile(`${file}.webp`);
    written += 1;
  }
  await context.close();
}
