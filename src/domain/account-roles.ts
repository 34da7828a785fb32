import { userTypes, type UserType } from './people.ts';

/** Whether a platform admin may change an account's role so. Platform admins are made on the command line only. */
export function mayBeGiven(wanted: UserType | undefined, present: UserType): boolean {
  return wanted === undefined || wanted === present || wanted !== 'admin';
}

/** The roles a platform admin may give an account instead of its present one. */
export function rolesInsteadOf(present: UserType): UserType[] {
  return userTypes.filter((type) => type !== present && mayBeGiven(type, present));
}
