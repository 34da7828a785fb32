import { useState } from 'react';
import { CachedAnswers } from '#client/api/CachedAnswers.tsx';
import { useApi } from '#client/api/use-api.ts';
import { finishSignIn } from '#client/api/session.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { useForm } from '#client/ui/use-form.ts';
import type { CurrentUser } from '#contract/api.ts';
import { codeFields } from '#domain/fields/factors.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import styles from './Factors.module.css';
import { PasskeyButton } from './PasskeyButton.tsx';

interface Props {
  onSignedIn: (user: CurrentUser) => void;
  /** Back to name and password. */
  onBack: () => void;
}

/** The second step of signing in, after the password: a code, a passkey, or a recovery code. */
export function SecondStep(props: Props) {
  return (
    <CachedAnswers>
      <Step {...props} />
    </CachedAnswers>
  );
}

function Step({ onSignedIn, onBack }: Props) {
  const ways = useApi('GET /api/login/second-factor', {}, { staleTime: 0 });
  return (
    <div className={styles.step}>
      <Loaded query={ways} what="the second step" level={3} waiting={<Skeleton height="8rem" />}>
        {({ passkey, authenticator, recoveryCode }) => (
          <>
            {passkey && <PasskeyButton variant="primary" label="Use a passkey" onSignedIn={onSignedIn} />}
            {(authenticator || recoveryCode) && (
              <CodeForm authenticator={authenticator} recoveryCode={recoveryCode} onSignedIn={onSignedIn} />
            )}
          </>
        )}
      </Loaded>
      <Button variant="quiet" icon="arrow-left" onClick={onBack}>
        Start over
      </Button>
    </div>
  );
}

interface CodeProps extends Pick<Props, 'onSignedIn'> {
  authenticator: boolean;
  recoveryCode: boolean;
}

function CodeForm({ authenticator, recoveryCode, onSignedIn }: CodeProps) {
  const [recovering, setRecovering] = useState(!authenticator);
  const form = useForm({
    initial: { code: '' },
    check: (values) => problemsIn(codeFields, values),
    send: async ({ code }) => onSignedIn(await finishSignIn(code)),
  });
  const { field, control } = formFields(form, codeFields);
  const change = () => {
    form.reset();
    setRecovering(!recovering);
  };
  return (
    <form className={styles.step} onSubmit={form.onSubmit} noValidate>
      <FormErrors {...form.summary} title="You are not signed in yet" />
      {recovering ? (
        <Field {...field('code')} label="Recovery code" hint="One of the ten you saved. Each works once.">
          <TextInput
            {...control('code')}
            ref={focusOn}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
      ) : (
        <Field {...field('code')} hint="The six digits your authenticator app shows now.">
          <TextInput {...control('code')} ref={focusOn} autoComplete="one-time-code" inputMode="numeric" />
        </Field>
      )}
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        pending={form.pending}
        pendingLabel="Signing In..."
      >
        Sign In
      </Button>
      {authenticator && recoveryCode && (
        <Button variant="quiet" onClick={change}>
          {recovering ? 'Use your authenticator app' : 'Use a recovery code'}
        </Button>
      )}
    </form>
  );
}
