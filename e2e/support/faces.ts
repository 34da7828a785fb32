import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { UserType } from '#domain/people.ts';
import { expectAccessible } from './accessibility.ts';
import { journey } from './journey.ts';
import { smallerForFingers, smallerThan, topOf } from './layout.ts';
import type { Person } from './person.ts';
import type { Screen } from './screens.ts';
import { settled, sidewaysAt320 } from './settled.ts';
import { troubleAtDoubleText } from './text-size.ts';
import type { Address, Visit } from './visitors.ts';
import { sizes } from './windows.ts';

/**
 * Looks at each screen, or what opens on it, as everybody who reaches it: accessible, large enough to press by pointer and
 * by finger, the first row of a list high up, and no wider than a phone. Its colours
 * in both themes, and its layout at double text, are those of its parts and looked at as the first of them.
 */
export function lookAtEach(faces: readonly Screen[]): void {
  describe.each(faces)('$name', (face) => {
    const own = face.roles.filter(seesItsOwn);
    journey.for(own)('is accessible and fits every phone, as %s', async (role, { visit, newPerson }) =>
      lookAt(face, role, role === own[0], { visit, newPerson }),
    );
  });
}

interface WhoLooks {
  visit: (address: Address, visit?: Visit) => Promise<Page>;
  newPerson: (role: UserType) => Promise<Person>;
}

/** The first who looks at it looks closest. */
export async function lookAt(
  { address, empty, act, size, row }: Screen,
  role: UserType | 'visitor',
  first: boolean,
  { visit, newPerson }: WhoLooks,
): Promise<void> {
  const as = role === 'visitor' ? undefined : empty ? await newPerson(role) : role;

  const page = await visit(address, { as, size: size === 'narrow' ? 'narrow' : 'wide' });
  await settled(page);
  await act?.(page);
  if (row && role !== 'job_seeker') await expect.poll(() => topOf(page, row)).toBeLessThan(200);
  if (size !== 'narrow') expect(await smallerThan(page, 24)).toEqual([]);
  await expectAccessible(page, first ? {} : withoutColours);
  if (first && size !== 'narrow') expect(await troubleAtDoubleText(page)).toEqual([]);
  if (size === 'wide') return;

  // The same page on a phone, where its colours are the same.
  if (first && size !== 'narrow') {
    await page.setViewportSize(sizes.narrow);
    await expectAccessible(page, { ...withoutColours, resized: true });
  }
  expect(await sidewaysAt320(page)).toBe(0);
  // What is laid out otherwise on a phone is drawn anew first.
  await expect.poll(() => smallerForFingers(page, 44)).toEqual([]);
}

/** To tell colours is what takes axe longest. */
const withoutColours = { themes: ['light'], colours: false } as const;

/** A hiring manager sees what a recruiter sees, an admin what a company admin does, where both may look. */
export function seesItsOwn(role: string, _: number, roles: readonly string[]): boolean {
  if (role === 'hiring_manager') return !roles.includes('recruiter');
  return role !== 'admin' || !roles.includes('company_admin');
}
