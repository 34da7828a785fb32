import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { screens } from './support/screens.ts';
import { settled, sidewaysAt320 } from './support/settled.ts';

describe.concurrent.each(screens)('$name', ({ address, roles, empty, act }) => {
  journey.for(roles.filter(seesItsOwn))(
    'is accessible and fits every phone, as %s',
    async (role, { visit, newPerson }) => {
      const as = role === 'visitor' ? undefined : empty ? await newPerson(role) : role;

      const wide = await visit(address, { as });
      await settled(wide);
      await act?.(wide);
      await expectAccessible(wide);

      const narrow = await visit(address, { as, size: 'narrow' });
      await settled(narrow);
      await act?.(narrow);
      await expectAccessible(narrow, ['light']); // The colours are the same.
      expect(await sidewaysAt320(narrow)).toBe(0);
    },
  );
});

/** A hiring manager sees what a recruiter sees, an admin what a company admin does, where both may look. */
function seesItsOwn(role: string, _: number, roles: readonly string[]): boolean {
  if (role === 'hiring_manager') return !roles.includes('recruiter');
  return role !== 'admin' || !roles.includes('company_admin');
}
