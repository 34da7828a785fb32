import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { codeOf } from '#client/kit/code/code-of.ts';
import { listKeys, useKeysListed } from '#client/kit/shortcuts/keys-dialog.ts';
import type { PageKey } from '#client/kit/shortcuts/page-keys.ts';
import { useShortcutsOn } from '#client/kit/shortcuts/shortcuts.ts';
import { isBusy } from '#client/kit/shortcuts/use-shortcuts.ts';
import { placesFor } from './sections.ts';

const keysCode = codeOf(() => import('#client/kit/shortcuts/KeysDialog.tsx'));

/** So long after `g` the letter of a place is waited for, in milliseconds. */
const patience = 1_500;

/** The keys that every page has: `?` lists the page's keys, `g` and a letter go to a place of the navigation. */
export function KeysEverywhere() {
  const on = useShortcutsOn();
  const open = useKeysListed();
  const places = placesFor(useUser());
  const navigate = useNavigate();
  const begun = useRef(-Infinity);

  const keys = keysCode.useCode(open !== undefined);

  const press = useEffectEvent((event: KeyboardEvent) => {
    // Its code comes while `?` is looked for.
    if (event.key === 'Shift') keysCode.preload().catch(() => undefined);
    if (event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
    const going = event.timeStamp - begun.current < patience;
    const place = going ? places.find(({ letter }) => letter === event.key) : undefined;
    begun.current = !going && event.key === 'g' ? event.timeStamp : -Infinity;
    if (place) void navigate(place.path);
    else if (event.key === '?') listKeys(true);
    else return;
    // The letter is no key of the page this time.
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    if (!on) return;
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [on]);

  const everywhere: PageKey[] = [
    { keys: ['Ctrl K'], does: 'Search or jump to…' },
    { keys: ['?'], does: 'Keyboard shortcuts' },
    ...places.flatMap(({ label, letter }) =>
      letter ? [{ keys: ['g', letter], does: `Go to ${label}` }] : [],
    ),
  ];
  return open !== undefined && keys && <keys.KeysDialog open={open} everywhere={everywhere} />;
}
