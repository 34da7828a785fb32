import { describe, expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { journey } from './journey.ts';
import type { Screen } from './screens.ts';
import { settled, sidewaysAt320 } from './settled.ts';
import { troubleAtDoubleText } from './text-size.ts';
import { sizes } from './windows.ts';

/** Looks at each screen, or what opens on it, as everybody who reaches it: accessible in both themes, at double text, on every phone. */
export function lookAtEach(faces: readonly Screen[]): void {
  describe.each(faces)('$name', ({ address, roles, empty, act, size }) => {
    const own = roles.filter(seesItsOwn);
    journey.for(own)(
      'is accessible, at double text too, and fits every phone, as %s',
      async (role, { visit, newPerson }) => {
        const as = role === 'visitor' ? undefined : empty ? await newPerson(role) : role;

        const page = await visit(address, { as, size: size === 'narrow' ? 'narrow' : 'wide' });
        await settled(page);
        await act?.(page);
        await expectAccessible(page);
        if (size !== 'narrow') expect(await troubleAtDoubleText(page)).toEqual([]);
        if (size === 'wide') return;

        // The same page on a phone, where its colours are the same, and its layout is for everybody.
        if (size !== 'narrow' && role === own[0]) {
          await page.setViewportSize(sizes.narrow);
          await expectAccessible(page, { themes: ['light'], colours: false });
        }
        expect(await sidewaysAt320(page)).toBe(0);
      },
    );
  });
}

/** A hiring manager sees what a recruiter sees, an admin what a company admin does, where both may look. */
export function seesItsOwn(role: string, _: number, roles: readonly string[]): boolean {
  if (role === 'hiring_manager') return !roles.includes('recruiter');
  return role !== 'admin' || !roles.includes('company_admin');
}
