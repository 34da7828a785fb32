import { lazy, Suspense } from 'react';
import { Field } from '#client/ui/Field.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { passwordFields } from '#domain/fields/accounts.ts';
import type { ComponentProps } from 'react';

// Comes when somebody begins to type: it knows tens of thousands of passwords, and most who are here only sign in.
const PasswordMeter = lazy(async () => ({ default: (await import('./PasswordMeter.tsx')).PasswordMeter }));

interface Props {
  label: string;
  name: string;
  error: string | undefined;
  control: ComponentProps<typeof PasswordInput> & { value: string };
  /** What of the person's own words a password is weak with. */
  about: readonly string[];
}

/** A new password, with what makes a good one and how good it is so far. */
export function NewPassword({ label, name, error, control, about }: Props) {
  return (
    <div>
      <Field
        label={label}
        name={name}
        {...(error === undefined ? {} : { error })}
        required
        hint={`At least ${passwordFields.newPassword.min} characters. A few words in a row are good and easy to keep.`}
      >
        <PasswordInput {...control} autoComplete="new-password" />
      </Field>
      {control.value && (
        <Suspense>
          <PasswordMeter password={control.value} about={about} />
        </Suspense>
      )}
    </div>
  );
}
