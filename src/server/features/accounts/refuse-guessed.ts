import { chosenPasswordProblem, type PasswordOwner } from '#domain/passwords.ts';
import { commonPasswords } from './common-passwords.ts';
import { refuseField } from './refuse-field.ts';

/** Refuses a new password that is guessed first, wherever it is chosen; `field` is where it was typed. */
export async function refuseGuessed(
  field: 'password' | 'newPassword',
  password: string,
  owner: PasswordOwner,
  { brandName }: { brandName: string },
): Promise<void> {
  refuseField(field, chosenPasswordProblem(password, owner, brandName, await commonPasswords()));
}
