/** Whether it was proved that an account's address is theirs, as SQL over a `user_account`, by its alias. */
export function isConfirmed(account: string): string {
  return `(${account}.email is not null and ${account}.email_confirmed_at is not null)`;
}

/** Whether an account's address gets more than the mail that asks to confirm it: one from before proofs does for a while. */
export function mayBeMailed(account: string): string {
  return `(${account}.email is not null and (${account}.email_confirmed_at is not null or ${account}.email_trusted_until > now()))`;
}

/** The address that an account asks to have confirmed; null where it asks for none. */
export function addressToBeConfirmed(account: string): string {
  return `coalesce(${account}.pending_email, case when not ${isConfirmed(account)} then ${account}.email end)`;
}
