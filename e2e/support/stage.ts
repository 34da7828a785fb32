import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserFlags, findBrowser } from './browser.ts';
import { type Program, startProgram } from './program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The running program with its demo, shared by all journeys. */
    program: Program;
    /** Where the one browser listens. */
    browser: string;
  }
}

/** Before the first journey: one program with the demo, one browser. */
export default async function setTheStage(project: TestProject): Promise<() => Promise<void>> {
  const browser = await chromium.launchServer({
    executablePath: findBrowser(),
    args: browserFlags,
    host: '127.0.0.1',
  });
  const program = await startProgram({ demo: true }).catch(async (error: unknown) => {
    await browser.close();
    throw error;
  });
  const { origin, dataDir, people } = program;
  project.provide('program', { origin, dataDir, people });
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await program.stop();
  };
}
