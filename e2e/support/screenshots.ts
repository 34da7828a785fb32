// npm run screenshots: every screen as everyone who sees it, in three sizes and both themes, into screenshots/.
// `npm run screenshots -- job recruiter` takes those whose name has all of the words.
import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from './browser.ts';
import { makePerson } from './people.ts';
import { photograph } from './photograph.ts';
import { startProgram } from './program.ts';
import { dialogs } from './dialogs.ts';
import { type Screen, screens } from './screens.ts';
import { settled } from './settled.ts';
import { Visitors } from './visitors.ts';
import { sizes } from './windows.ts';

const words = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const program = await startProgram({ demo: true });
const visitors = new Visitors(browser, program);
let taken = 0;
try {
  for (const screen of [...screens, ...dialogs])
    for (const role of screen.roles) await photographScreen(screen, role);
  await visitors.leave({ failed: false });
  console.log(`${taken} pictures in screenshots/`);
} finally {
  await browser.close();
  await program.stop();
}

async function photographScreen(
  { name, address, empty, act, size: only }: Screen,
  role: Screen['roles'][number],
) {
  const views = (only ? [only] : (['wide', 'desk', 'narrow'] as const)).flatMap((size) =>
    (['light', 'dark'] as const).map((theme) => ({
      size,
      theme,
      photo: `${name}/${role} ${sizes[size].width} ${theme}`,
    })),
  );
  const wanted = views.filter(({ photo }) => words.every((word) => photo.includes(word)));
  if (wanted.length === 0) return;
  const as = role === 'visitor' ? undefined : empty ? await makePerson(program, role) : role;
  for (const { size, theme, photo } of wanted) {
    try {
      const page = await visitors.open(address, { as, size, theme });
      await settled(page);
      await act?.(page);
      await photograph(page, photo);
      await page.close();
      taken += 1;
      console.log(photo);
    } catch (error) {
      // The others are wanted all the same.
      console.error(`${photo}: ${(error as Error).message}`); // What Playwright throws is an Error.
      process.exitCode = 1;
    }
  }
}
