/** So many days a company's export can be downloaded. */
export const exportDays = 7;

/** How it stands with one that was asked for. */
export const exportStates = ['under_way', 'ready', 'failed', 'gone'] as const;
