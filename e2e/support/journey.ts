import { type Browser, chromium, type Page } from 'playwright-core';
import { inject, test, type TestContext } from 'vitest';
import type { UserType } from '#domain/people.ts';
import { type Mailbox, mailbox } from '#test/mailbox.ts';
import { browserFlags } from './browser.ts';
import { makePerson } from './people.ts';
import type { Person } from './person.ts';
import { openPlatform, type Program, startProgram } from './program.ts';
import { type Address, type Visit, Visitors } from './visitors.ts';

/**
 * Every page is a program that begins anew and runs for a second: to make its code faster costs more than it saves. Not where
 * speed is measured or shown.
 */
const codeAsItIs = '--js-flags=--no-turbofan --no-maglev';

const inBrowser = test.extend('browser', { scope: 'worker' }, async ({}, { onCleanup }): Promise<Browser> => {
  const browser = await chromium.launch({
    executablePath: inject('browser'),
    args: [...browserFlags, codeAsItIs],
  });
  onCleanup(() => browser.close());
  return browser;
});

/**
 * A test in the browser, on the running program with its demo. It gets `visit`, which opens an address as somebody, and
 * `newPerson`, which makes an account: what a journey changes should be its own. Whatever it asserts, it fails when a
 * page it visited logs an error, breaks the content policy, asks another host, or is answered with a 5xx.
 */
export const journey = inBrowser
  .extend('program', (): Program => inject('program'))
  .extend('visit', ({ browser, program, task }, { onCleanup }) => visitsTo(program, browser, task, onCleanup))
  .extend('newPerson', ({ program }) => peopleOf(program));

/** The same on a program that started empty: nobody and nothing is there but what the file's journeys make. */
export const journeyOnEmpty = inBrowser
  .extend('program', { scope: 'file' }, async ({}, { onCleanup }): Promise<Program> => {
    // Webhooks may lead to this machine, where journeys listen.
    const { stop, ...program } = await startProgram({ demo: false, env: { WEBHOOK_ALLOW: '127.0.0.1' } });
    onCleanup(stop);
    return program;
  })
  .extend('visit', ({ browser, program, task }, { onCleanup }) => visitsTo(program, browser, task, onCleanup))
  .extend('newPerson', ({ program }) => peopleOf(program));

/** The same on a program with the demo, which sends mail to a box and shows its jobs to visitors; two applications are a flood. */
export const journeyOnOpenPlatform = inBrowser
  .extend('box', { scope: 'file' }, async ({}, { onCleanup }): Promise<Mailbox> => {
    const box = await mailbox();
    onCleanup(() => box.close());
    return box;
  })
  .extend('program', { scope: 'file' }, async ({ box }, { onCleanup }): Promise<Program> => {
    const { stop, ...program } = await startProgram({
      demo: true,
      env: { SMTP_URL: box.url, PROOF_OF_WORK_FROM: '2' },
    });
    onCleanup(stop);
    await openPlatform(program);
    return program;
  })
  .extend('visit', ({ browser, program, task }, { onCleanup }) => visitsTo(program, browser, task, onCleanup))
  .extend('newPerson', ({ program }) => peopleOf(program));

function visitsTo(
  program: Program,
  browser: Browser,
  task: Task,
  onCleanup: (work: () => Promise<void>) => void,
) {
  const visitors = new Visitors(browser, program);
  onCleanup(async () => {
    const failed = task.result?.state === 'fail';
    if (failed) await visitors.photographAll(`${task.suite?.name ?? ''} ${task.name}`);
    await visitors.leave({ failed });
  });
  return (address: Address, visit?: Visit): Promise<Page> => visitors.open(address, visit);
}

function peopleOf(program: Program) {
  return (userType: UserType): Promise<Person> => makePerson(program, userType);
}

type Task = TestContext['task'];
