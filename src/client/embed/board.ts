import { boardElement } from './board-element.ts';

/** The script of the pages of others, at an address that stays. What it came from is what it asks. */
const name = 'moorings-board';
const own =
  document.currentScript instanceof HTMLScriptElement
    ? document.currentScript
    : document.querySelector<HTMLScriptElement>('script[src*="/embed/board.js"]');

// Several of these on one page are one; a browser from before 2023 keeps the link.
if (own && 'customElements' in window && 'adoptedStyleSheets' in document && !customElements.get(name))
  customElements.define(name, boardElement(own.src));
