import { preload } from './routes.tsx';

/** Fetches the code of the screen a link leads to as soon as the pointer or the focus is on it. */
export function preloadOnIntent(): void {
  for (const event of ['pointerover', 'focusin'])
    document.addEventListener(event, onIntent, { passive: true });
}

function onIntent({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && link.origin === location.origin && !link.target) preload(link.pathname);
}
