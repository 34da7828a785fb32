/** For so long after somebody has shown who they are, sensitive acts do not ask again. */
export const confirmedForMinutes = 15;

/** With what somebody can show again who they are. */
export const confirmationWays = ['password', 'passkey', 'code'] as const;
export type ConfirmationWay = (typeof confirmationWays)[number];
