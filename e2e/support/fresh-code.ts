import { setTimeout as pause } from 'node:timers/promises';
import { generate } from 'otplib';

/** A code of an authenticator app that is shown for some seconds yet: it counts no longer than that. */
export async function freshCode(secret: string): Promise<string> {
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 5_000) await pause(left + 100);
  return generate({ secret });
}
