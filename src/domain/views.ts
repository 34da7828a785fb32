/** The screens whose filters can be kept under a name. */
export const viewScreens = ['board', 'applications'] as const;
export type ViewScreen = (typeof viewScreens)[number];
