import { describe, expect, test } from 'vitest';
import { browserErrorForms, toldOf } from './browser-errors.ts';

const chromium = `RangeError: Invalid time value of Aishath Ali
    at Date.toISOString (<anonymous>)
    at Xe (https://jobs.example/assets/ApplicationPage-Cq1_x.js:1:2345)
    at https://jobs.example/assets/start-9.js:2:1
    at async Object.send (https://jobs.example/assets/start-9.js:3:77)
    at chrome-extension://abcdef/inject.js:4:4`;
const firefox = `Xe@https://jobs.example/assets/ApplicationPage-Cq1_x.js:1:2345
@https://jobs.example/assets/start-9.js:2:1`;

function errorOf(stack: string): Error {
  return Object.assign(new RangeError('Invalid time value of Aishath Ali'), { stack });
}

describe('what is told of an error in a browser', () => {
  test('is its kind, where in our code it came up and on which screen', () => {
    expect(
      toldOf('drawing', errorOf(chromium), { address: '/applications/17', components: firefox }),
    ).toEqual({
      kind: 'drawing',
      name: 'RangeError',
      stack: [
        'Xe /assets/ApplicationPage-Cq1_x.js:1:2345',
        'at /assets/start-9.js:2:1',
        'Object.send /assets/start-9.js:3:77',
      ],
      components: ['Xe /assets/ApplicationPage-Cq1_x.js:1:2345', 'at /assets/start-9.js:2:1'],
      screen: '/applications/:id',
    });
  });

  test('is nothing of what was typed or who it is about', () => {
    const told = toldOf('event', errorOf(chromium), { address: '/candidates/9/Aishath%20Ali' });
    expect(JSON.stringify(told)).not.toMatch(/Aishath|Ali|\b9\/|time value/);
    expect(told?.screen).toMatch(browserErrorForms.screen);
  });

  test('is nothing at all of errors that are not ours', () => {
    const foreign = 'TypeError: x\n    at chrome-extension://abcdef/inject.js:4:4';
    expect(toldOf('event', errorOf(foreign), { address: '/' })).toBeUndefined();
    expect(toldOf('promise', 'just a text', { address: '/' })).toBeUndefined();
  });
});
