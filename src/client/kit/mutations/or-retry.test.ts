import { expect, test } from 'vitest';
import { currentToast, dismissToast } from '#client/ui/toast.ts';
import { orRetry } from './or-retry.ts';

test('an undo that fails says why, and can be tried again until it is done', async () => {
  let tries = 0;
  await orRetry('Not restored', async () => {
    tries += 1;
    if (tries === 1) throw new Error('The server could not be reached.');
  });
  const said = currentToast();
  expect(said).toMatchObject({
    title: 'Not restored',
    description: 'The server could not be reached.',
    tone: 'danger',
    action: { label: 'Retry' },
  });
  dismissToast(said?.id ?? 0);
  said?.action?.act();
  await Promise.resolve();
  expect(tries).toBe(2);
  expect(currentToast()).toBeUndefined();
});
