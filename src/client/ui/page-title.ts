import { useEffect, useRef } from 'react';
import { announce } from './announcer.ts';

let suffix = '';
let arriving = false;
let here: string | undefined;

/** A page that opens on a field, to be written in at once, or on the part its address names, has given it the focus. */
function hasBeenGivenFocus(element: Element | null): boolean {
  return (
    element instanceof HTMLTextAreaElement || (element?.id !== '' && location.hash === `#${element?.id}`)
  );
}

/** What follows a page's own title in the browser's tab: the brand. */
export function setTitleSuffix(text: string): void {
  suffix = text;
}

/**
 * To be told of every address. On a change the next page whose title is known takes the focus and is announced; not on
 * the first load. Returns whether it was a change.
 */
export function arriveAt(pathname: string): boolean {
  const moved = here !== undefined && here !== pathname;
  here = pathname;
  arriving ||= moved;
  return moved;
}

/**
 * Names the page in the browser's tab, and after a change of address moves the focus to the heading that is given the ref.
 * Every page calls it once, through PageHeader or on its own <h1 ref={…} tabIndex={-1}>.
 */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === suffix ? title : `${title} · ${suffix}`;
    if (!arriving || !heading.current) return;
    arriving = false;
    if (!hasBeenGivenFocus(document.activeElement)) heading.current.focus({ preventScroll: true });
    announce(document.title);
  }, [title]);
  return heading;
}
