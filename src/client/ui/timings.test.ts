import { expect, test } from 'vitest';
import tokens from '#client/styles/tokens.css?raw';
import toasterStyles from './Toaster.module.css?raw';
import { submenuDelay, toastDuration, tooltipDelay, typeAheadReset } from './timings.ts';
import { currentToast, dismissToast, subscribeToToasts, toast } from './toast.ts';

test('a toast stays five seconds', () => {
  expect(toastDuration).toBe(5_000);
});

test('one toast is shown at a time: the next takes the place of the one before', () => {
  const shown: (string | undefined)[] = [];
  const stop = subscribeToToasts(() => shown.push(currentToast()?.title));
  toast({ title: 'Job posted' });
  const first = currentToast()?.id ?? 0;
  toast({ title: 'Status updated' });
  // The first one's time running out takes nothing from the second.
  dismissToast(first);
  expect(shown).toEqual(['Job posted', 'Status updated']);
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()).toBeUndefined();
  stop();
});

test('from medium screens on toasts are at most 420 pixels wide', () => {
  expect(tokens).toContain('--toast-width: 420px;');
  expect(toasterStyles).toMatch(
    /@media \(min-width: 768px\) \{\s*\.layer \{\s*max-width: var\(--toast-width\);/,
  );
});

test('an explanation opens after 700 ms, and at once within 300 ms of another', () => {
  expect(tooltipDelay).toEqual({ open: 700, skip: 300 });
});

test('letters typed in a menu begin a new word after a second', () => {
  expect(typeAheadReset).toBe(1_000);
});

test('a submenu opens after 100 ms, and waits 300 ms for a pointer that has left it', () => {
  expect(submenuDelay).toEqual({ open: 100, grace: 300 });
});
