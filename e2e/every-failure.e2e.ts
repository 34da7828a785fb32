import { describe } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { seesItsOwn } from './support/faces.ts';
import { journey } from './support/journey.ts';
import { reconnect } from './support/outage.ts';
import { screens } from './support/screens.ts';
import { settled } from './support/settled.ts';
import type { Address } from './support/visitors.ts';

/** Whatever is asked of a page, it fails alike: it stands here once. */
const failing = screens
  .filter(({ still, empty, act }) => still !== true && !empty && !act)
  .filter(
    ({ address }, index, all) => all.findIndex((one) => pageOf(one.address) === pageOf(address)) === index,
  );

describe.each(failing)('$name', ({ address, roles, still }) => {
  const looking = roles
    .filter(seesItsOwn)
    .filter((role) => still !== true && !still?.some((one) => one === role))
    // The same parts fail for all who hire.
    .filter(
      (role, index, all) => role === 'job_seeker' || index === all.findIndex((one) => one !== 'job_seeker'),
    );
  journey.for(looking)(
    'says what could not be loaded and loads it when asked again, as %s',
    async (role, { visit }) => {
      const first = role === looking[0];
      const as = role === 'visitor' ? undefined : role;
      const page = await visit(address, { as, cutOff: true });
      await settled(page);
      const failures = page.getByRole('alert').filter({ hasText: '503: The database does not answer.' });
      await failures.first().waitFor();
      // The same words in the same parts, whoever reads them.
      if (first) await expectAccessible(page, { themes: ['light'], colours: false });

      await reconnect(page);
      // It would come by itself too, and may be there before the press is.
      while ((await failures.count()) > 0) {
        const again = failures.getByRole('button', { name: 'Try again' }).first();
        await again.click({ timeout: 3_000 }).catch(() => undefined);
        await settled(page);
      }
    },
  );
});

function pageOf(address: Address): Address {
  return typeof address === 'string' ? new URL(address, 'http://localhost').pathname : address;
}
