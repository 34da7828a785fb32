/** How long things wait or stay, in milliseconds; the numbers are the specification's (section 9). */

/** A toast goes after this. */
export const toastDuration = 5_000;

/** Pointing at something for so long explains it; `skip` after one explanation closed, the next opens at once. */
export const tooltipDelay = { open: 700, skip: 300 } as const;

/** In a menu, letters typed closer together than this make one word to find. */
export const typeAheadReset = 1_000;

/** Pointing at an item for so long opens its submenu; one that the pointer has left waits for it so long. */
export const submenuDelay = { open: 100, grace: 300 } as const;
