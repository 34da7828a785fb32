/** How many mails a company sends to others in an hour and in a day, unless the operator says otherwise. */
export const usualMailBudget = { hour: 1_000, day: 5_000 } as const;

export interface MailBudget {
  hour: number;
  day: number;
}

/** Whom the platform has not looked at gets a tenth. */
export function budgetOf(budget: MailBudget, { verified }: { verified: boolean }): MailBudget {
  const share = (mails: number) => (verified ? mails : Math.max(1, Math.floor(mails / 10)));
  return { hour: share(budget.hour), day: share(budget.day) };
}
