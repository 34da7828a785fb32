import { describe, expect } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { journey } from './journey.ts';
import type { Screen } from './screens.ts';
import { settled, sidewaysAt320 } from './settled.ts';
import { troubleAtDoubleText } from './text-size.ts';
import { sizes } from './windows.ts';

/**
 * Looks at each screen, or what opens on it, as everybody who reaches it: accessible, and no wider than a phone. Its colours
 * in both themes, and its layout at double text, are those of its parts and looked at as the first of them.
 */
export function lookAtEach(faces: readonly Screen[]): void {
  describe.each(faces)('$name', ({ address, roles, empty, act, size }) => {
    const own = roles.filter(seesItsOwn);
    journey.for(own)('is accessible and fits every phone, as %s', async (role, { visit, newPerson }) => {
      const as = role === 'visitor' ? undefined : empty ? await newPerson(role) : role;

      const page = await visit(address, { as, size: size === 'narrow' ? 'narrow' : 'wide' });
      await settled(page);
      await act?.(page);
      const first = role === own[0];
      await expectAccessible(page, first ? {} : withoutColours);
      if (first && size !== 'narrow') expect(await troubleAtDoubleText(page)).toEqual([]);
      if (size === 'wide') return;

      // The same page on a phone, where its colours are the same.
      if (first && size !== 'narrow') {
        await page.setViewportSize(sizes.narrow);
        await expectAccessible(page, withoutColours);
      }
      expect(await sidewaysAt320(page)).toBe(0);
    });
  });
}

/** To tell colours is what takes axe longest. */
const withoutColours = { themes: ['light'], colours: false } as const;

/** A hiring manager sees what a recruiter sees, an admin what a company admin does, where both may look. */
export function seesItsOwn(role: string, _: number, roles: readonly string[]): boolean {
  if (role === 'hiring_manager') return !roles.includes('recruiter');
  return role !== 'admin' || !roles.includes('company_admin');
}
