import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { dialogs } from './support/dialogs.ts';
import { journey } from './support/journey.ts';
import { reconnect } from './support/outage.ts';
import { screens } from './support/screens.ts';
import { settled, sidewaysAt320 } from './support/settled.ts';
import { troubleAtDoubleText } from './support/text-size.ts';

describe.concurrent.each([...screens, ...dialogs])('$name', ({ address, roles, empty, act, size }) => {
  journey.for(roles.filter(seesItsOwn))(
    'is accessible, at double text too, and fits every phone, as %s',
    async (role, { visit, newPerson }) => {
      const as = role === 'visitor' ? undefined : empty ? await newPerson(role) : role;

      if (size !== 'narrow') {
        const wide = await visit(address, { as });
        await settled(wide);
        await act?.(wide);
        await expectAccessible(wide);
        expect(await troubleAtDoubleText(wide)).toEqual([]);
      }

      if (size !== 'wide') {
        const narrow = await visit(address, { as, size: 'narrow' });
        await settled(narrow);
        await act?.(narrow);
        // The colours are those of the wide one.
        await expectAccessible(narrow, size === 'narrow' ? undefined : ['light']);
        expect(await sidewaysAt320(narrow)).toBe(0);
      }
    },
  );
});

describe.concurrent.each(screens.filter(({ still, empty, act }) => still !== true && !empty && !act))(
  '$name',
  ({ address, roles, still }) => {
    journey.for(
      roles.filter(seesItsOwn).filter((role) => still !== true && !still?.some((one) => one === role)),
    )('says what could not be loaded and loads it when asked again, as %s', async (role, { visit }) => {
      const as = role === 'visitor' ? undefined : role;
      const page = await visit(address, { as, cutOff: true });
      await settled(page);
      const failures = page.getByRole('alert').filter({ hasText: '503: The database does not answer.' });
      await failures.first().waitFor();
      await expectAccessible(page);

      await reconnect(page);
      for (let left = await failures.count(); left > 0; left = await failures.count()) {
        await failures.getByRole('button', { name: 'Try again' }).first().click();
        await failures.nth(left - 1).waitFor({ state: 'detached' });
      }
    });
  },
);

/** A hiring manager sees what a recruiter sees, an admin what a company admin does, where both may look. */
function seesItsOwn(role: string, _: number, roles: readonly string[]): boolean {
  if (role === 'hiring_manager') return !roles.includes('recruiter');
  return role !== 'admin' || !roles.includes('company_admin');
}
