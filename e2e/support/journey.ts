import { type Browser, chromium, type Page } from 'playwright-core';
import { inject, test } from 'vitest';
import type { UserType } from '#domain/people.ts';
import { makePerson } from './people.ts';
import { type Program, startProgram } from './program.ts';
import { type Address, type Visit, Visitors } from './visitors.ts';

/**
 * A test in the browser, on the running program with its demo. It gets `visit`, which opens an address as somebody, and
 * `newPerson`, which makes an account: what a journey changes should be its own. Whatever it asserts, it fails when a
 * page it visited logs an error, breaks the content policy, asks another host, or is answered with a 5xx.
 */
export const journey = test
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await chromium.connect(inject('browser'));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('program', { scope: 'file' }, (): Program => inject('program'))
  .extend('visit', async ({ browser, program, task }, { onCleanup }) => {
    const visitors = new Visitors(browser, program);
    onCleanup(async () => {
      if (task.result?.state === 'fail') await visitors.photographAll(task.name);
      await visitors.leave();
    });
    return (address: Address, visit?: Visit): Promise<Page> => visitors.open(address, visit);
  })
  .extend(
    'newPerson',
    ({ program }) =>
      (userType: UserType) =>
        makePerson(program, userType),
  );

/** The same on a program that started empty: nobody and nothing is there but what the file's journeys make. */
export const journeyOnEmpty = journey.override(
  'program',
  { scope: 'file' },
  async ({}, { onCleanup }): Promise<Program> => {
    const { stop, ...program } = await startProgram({ demo: false });
    onCleanup(stop);
    return program;
  },
);
