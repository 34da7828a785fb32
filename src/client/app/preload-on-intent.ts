import { currentSession } from '#client/api/session.ts';
import { isAdmin } from '#domain/permissions.ts';
import { preload, preloadWithData } from './routes.tsx';

/** A pointer that only passes over is no intent to go there; so many milliseconds it has to stay. */
const dwell = 80;

let timer: number | undefined;

/**
 * Fetches the screen a link leads to before it is followed: its code as soon as the pointer or the focus is on the link, its
 * data once it stays there or presses.
 */
export function preloadOnIntent(): void {
  const on = (events: string[], act: (link: HTMLAnchorElement) => void) => {
    for (const event of events)
      document.addEventListener(
        event,
        ({ target }) => {
          const link = target instanceof Element ? target.closest('a') : null;
          if (link && link.origin === location.origin && !link.target) act(link);
        },
        { passive: true },
      );
  };
  on(['pointerover', 'focusin'], (link) => {
    void preload(link.pathname);
    stop();
    timer = window.setTimeout(() => fetchData(link), dwell);
  });
  on(['mousedown'], fetchData);
  // A finger that scrolls leaves by being cancelled.
  on(['pointerout', 'focusout', 'pointercancel'], stop);
}

function stop(): void {
  window.clearTimeout(timer);
}

function fetchData(link: HTMLAnchorElement): void {
  stop();
  const { user } = currentSession();
  // What a platform admin reads is on record: only what they mean to.
  if (user && !isAdmin(user)) void preloadWithData(new URL(link.href), user).catch(() => undefined);
}
