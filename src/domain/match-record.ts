/** How long it is kept which scores were shown to whom. The law of the European Union asks for half a year and more; a claim can come later. */
export const matchRecordYears = 3;

/** So many rows of the record fit into one file; who has more asks for fewer days. */
export const matchRecordRows = 50_000;

/** Where a score can be shown to those who hire. */
export const matchScreens = ['application', 'applicants', 'candidates', 'applications'] as const;
export type MatchScreen = (typeof matchScreens)[number];
