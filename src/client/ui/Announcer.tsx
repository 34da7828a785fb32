import { regionId } from './announcer.ts';

/** The place `announce` speaks from; once, in the layout. */
export function Announcer() {
  return (
    <div id={regionId} role="log" aria-live="polite" aria-label="Announcements" className="visually-hidden" />
  );
}
