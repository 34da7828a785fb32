import { describe, expect } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { journey } from './support/journey.ts';
import { screens } from './support/screens.ts';
import { settled, sidewaysAt320 } from './support/settled.ts';

describe.concurrent.each(screens)('$name', ({ address, roles, empty, act }) => {
  journey.for(roles)(
    'is accessible in both themes and fits every phone, as %s',
    async (role, { visit, newPerson }) => {
      const as = role === 'visitor' ? undefined : empty ? await newPerson(role) : role;
      for (const size of ['wide', 'narrow'] as const) {
        const page = await visit(address, { as, size });
        await settled(page);
        await act?.(page);
        await expectAccessible(page);
        if (size === 'narrow') expect(await sidewaysAt320(page)).toBe(0);
      }
    },
  );
});
