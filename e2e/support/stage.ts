import type { TestProject } from 'vitest/node';
import { findBrowser } from './browser.ts';
import { type Program, startProgram } from './program.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The running program with its demo, shared by all journeys. */
    program: Program;
    /** The path of the browser, of which every worker starts its own. */
    browser: string;
  }
}

/** Before the first journey: one program with the demo, and a browser found or fetched. */
export default async function setTheStage(project: TestProject): Promise<() => Promise<void>> {
  project.provide('browser', findBrowser());
  const { stop, ...program } = await startProgram({ demo: true });
  project.provide('program', program);
  return stop;
}
