import { useEffect, useRef } from 'react';
import { announce } from './announcer.ts';

let suffix = '';
let arriving = false;

/** What follows a page's own title in the browser's tab: the brand. */
export function setTitleSuffix(text: string): void {
  suffix = text;
}

/** The next page whose title is known takes the focus and is announced. Called when the address changes, not on the first load. */
export function expectArrival(): void {
  arriving = true;
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
    heading.current.focus({ preventScroll: true });
    announce(document.title);
  }, [title]);
  return heading;
}
