import { expect, test } from 'vitest';
import { deviceOf } from './devices.ts';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['<script>', null],
  [undefined, null],
])('of what a browser says of itself only its name and system are kept: %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
