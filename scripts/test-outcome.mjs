// What a run of Vitest came to, for the last lines of npm test: its reporter, which writes it into the file that
// TEST_OUTCOME names.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './terminal.mjs';

const linesOfAnError = 15;

export default class TestOutcome {
  onTestRunEnd(modules, unhandledErrors) {
    writeFileSync(process.env.TEST_OUTCOME, JSON.stringify(outcomeOf(modules, unhandledErrors)));
  }
}

/** How many tests passed and were skipped; what failed; what passed only when it was tried again. */
function outcomeOf(modules, unhandledErrors) {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const inState = (...states) => tests.filter((test) => states.includes(test.result().state));
  return {
    passed: inState('passed').length,
    skipped: inState('skipped', 'pending').length,
    failures: [
      ...inState('failed').map(told),
      ...modules.flatMap(brokenIn),
      // Such as a promise nobody waited for.
      ...unhandledErrors.map((error) => ({ where: 'Outside any test', error: textOf([error]) })),
    ],
    triedAgain: inState('passed')
      .filter((test) => test.diagnostic()?.retryCount > 0)
      .map(told),
  };
}

function told(test) {
  return { where: nameOf(test.module), name: test.fullName, error: textOf(test.result().errors) };
}

/** What went wrong around the tests of a file: it cannot be read, or what it prepares for them or clears away fails. */
function brokenIn(module) {
  const where = nameOf(module);
  const broken = [module, ...module.children.allSuites()]
    .filter((suite) => suite.errors().length > 0)
    .map((suite) => ({ where, name: suite.fullName, error: textOf(suite.errors()) }));
  if (broken.length > 0) return broken;
  if (['pending', 'queued'].includes(module.state())) return [{ where, error: 'It did not end.' }];
  const isExplained = module.ok() || [...module.children.allTests('failed')].length > 0;
  return isExplained ? [] : [{ where, error: 'It failed without saying why.' }];
}

function nameOf({ moduleId, project }) {
  return `${path.relative(root, moduleId)}${project.name ? ` (${project.name})` : ''}`;
}

/** The beginning of the last error (of a test that is tried again, the one it ended with): what it says, where in our code, the difference. */
function textOf(errors) {
  const { stack = '', message = '', diff = '' } = errors?.at(-1) ?? {};
  const said = stack.includes(message) ? stack : `${message}\n${stack}`;
  const ours = said.split('\n').filter((line) => !/^ +at .*(node_modules|node:|<anonymous>)/.test(line));
  return beginningOf([...ours, diff].join('\n').replaceAll(`${root}${path.sep}`, ''), linesOfAnError);
}

/** As many lines of a text, without colours. */
export function beginningOf(text, lines) {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, lines)
    .map((line) => line.slice(0, 300))
    .join('\n');
}
