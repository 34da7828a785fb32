import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { Application } from '#contract/api.ts';

/** What a message and a note are given to be written in. */
export interface WritingPlace {
  application: Application;
  area: RefObject<HTMLTextAreaElement | null>;
  /** There is room to write in. */
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  onSent: () => void;
  /** The choice between the two. */
  choice: ReactNode;
}

/** Ctrl+Enter sends; Escape gives the page its keys back, and keeps what was typed. */
export function writingKeys(
  send: (event: KeyboardEvent) => void,
  leave: () => void,
): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send(event);
    else if (event.key === 'Escape' && !event.defaultPrevented) leave();
  };
}
