// npm run screenshots: every screen as everyone who sees it, in two sizes and both themes, into screenshots/.
// `npm run screenshots -- job recruiter` takes those whose name has all of the words.
import { chromium } from 'playwright-core';
import { photograph } from './photograph.ts';
import { startProgram } from './program.ts';
import { screens } from './screens.ts';
import { settled } from './settled.ts';
import { browserFlags, findBrowser } from './browser.ts';
import { sizes, Visitors } from './visitors.ts';

const words = process.argv.slice(2);
const views = screens.flatMap(({ name, address, roles }) =>
  roles.flatMap((role) =>
    (['wide', 'narrow'] as const).flatMap((size) =>
      (['light', 'dark'] as const).map((theme) => ({
        photo: `${name}/${role} ${sizes[size].width} ${theme}`,
        address,
        visit: { as: role === 'visitor' ? undefined : role, size, theme },
      })),
    ),
  ),
);
const wanted = views.filter(({ photo }) => words.every((word) => photo.includes(word)));

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
const program = await startProgram({ demo: true });
const visitors = new Visitors(browser, program);
try {
  for (const { photo, address, visit } of wanted) {
    const page = await visitors.open(address, visit);
    await settled(page);
    await photograph(page, photo);
    await page.close();
    console.log(photo);
  }
  await visitors.leave();
  console.log(`${wanted.length} pictures in screenshots/`);
} finally {
  await browser.close();
  await program.stop();
}
