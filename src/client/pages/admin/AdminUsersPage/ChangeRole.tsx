import { useState } from 'react';
import { OnRecord } from '#client/features/admin/OnRecord.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { Select } from '#client/ui/Select.tsx';
import type { AdminUser } from '#contract/api.ts';
import { displayName, roleLabel, type UserType } from '#domain/people.ts';
import { mayBeGiven, rolesInsteadOf } from '#domain/account-roles.ts';

interface Props {
  open: boolean;
  user: AdminUser;
  pending: boolean;
  failure?: string;
  onClose: () => void;
  /** `revocable`: whether the role they had can be given back here. */
  onChange: (userType: UserType, revocable: boolean) => void;
}

/** Gives an account another of the roles that can be given. */
export function ChangeRole({ open, user, pending, failure, onClose, onChange }: Props) {
  const choices = rolesInsteadOf(user.userType);
  const [chosen, setChosen] = useState<UserType | undefined>(choices[0]);
  // Whether the present one could be given to somebody who has the new one.
  const revocable = chosen !== undefined && mayBeGiven(user.userType, chosen);
  return (
    <ConfirmDialog
      open={open}
      title="Change this account’s role?"
      label="Change role"
      pendingLabel="Changing…"
      pending={pending}
      failure={failure}
      onClose={onClose}
      onConfirm={() => {
        if (chosen) onChange(chosen, revocable);
      }}
    >
      <p>
        <strong dir="auto">{displayName(user)}</strong> has the role {roleLabel[user.userType]}. Their
        permissions change right away; what they’ve written stays.
      </p>
      <Field label="New role">
        <Select
          options={choices.map((value) => ({ value, label: roleLabel[value] }))}
          value={chosen}
          onChange={({ target }) => setChosen(choices.find((type) => type === target.value))}
        />
      </Field>
      {!revocable && <p>Only the command line can give them back the role {roleLabel[user.userType]}.</p>}
      <OnRecord />
    </ConfirmDialog>
  );
}
