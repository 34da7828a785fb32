import { CachedAnswers } from '#client/api/CachedAnswers.tsx';
import { call } from '#client/api/call.ts';
import { answerWhoItIs } from '#client/api/confirmation.ts';
import { useApi } from '#client/api/use-api.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Answer } from '#contract/api.ts';
import { confirmationFields } from '#domain/fields/accounts.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { ConfirmByProvider } from './ConfirmByProvider.tsx';
import { ConfirmByCode } from './factors/ConfirmByCode.tsx';
import { ConfirmByPasskey } from './factors/ConfirmByPasskey.tsx';
import styles from './PasswordForm.module.css';
import { useSignOut } from './use-sign-out.ts';

/** Asks whoever is about to do something sensitive to show again who they are; what they were at waits behind it. */
export function ConfirmIdentity({ username }: { username: string }) {
  return (
    <Dialog open title="Confirm it’s you" onClose={() => answerWhoItIs(false)}>
      <CachedAnswers>
        <ByAnyWay username={username} />
      </CachedAnswers>
    </Dialog>
  );
}

function ByAnyWay({ username }: { username: string }) {
  const confirmation = useApi('GET /api/user/confirmation', {}, { staleTime: 0 });
  return (
    <Loaded query={confirmation} what="how to confirm it’s you" waiting={<Skeleton height="8rem" />}>
      {({ ways }) => <Ways ways={ways} username={username} />}
    </Loaded>
  );
}

type Ways = Answer<'GET /api/user/confirmation'>['ways'];

function Ways({ ways, username }: { ways: Ways; username: string }) {
  if (!ways.length) return <NoWay />;
  return (
    <div className={styles.form}>
      {ways.includes('password') && <ByPassword username={username} />}
      {ways.includes('passkey') && <ConfirmByPasskey onConfirmed={confirmed} />}
      {ways.includes('code') && <ConfirmByCode onConfirmed={confirmed} />}
      {ways.includes('provider') && (
        <ConfirmByProvider
          onConfirmed={confirmed}
          onCancel={ways.includes('password') ? undefined : cancelled}
        />
      )}
    </div>
  );
}

const confirmed = () => answerWhoItIs(true);
const cancelled = () => answerWhoItIs(false);

function ByPassword({ username }: { username: string }) {
  const form = useForm({
    initial: { password: '' },
    check: (values) => problemsIn(confirmationFields, values),
    send: async (body) => {
      await call('POST /api/user/confirmation', { body });
      answerWhoItIs(true);
    },
  });
  const { field, control } = formFields(form, confirmationFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <p>This needs your password, because you entered it a while ago.</p>
      <FormErrors {...form.summary} />
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <Field {...field('password')}>
        <PasswordInput {...control('password')} ref={focusOn} autoComplete="current-password" />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Confirming…">
          Confirm
        </Button>
        <Button onClick={() => answerWhoItIs(false)}>Cancel</Button>
      </div>
    </form>
  );
}

/** Their company’s sign-in was switched off, and they never had a password: a mail proves it’s them. */
function NoWay() {
  const { pending, leave } = useSignOut();
  return (
    <div className={styles.form}>
      <p>
        Your account has no password, and your company’s sign-in is turned off. Log out, choose “Forgot your
        password?”, and set a password by the link we mail you.
      </p>
      <div className={styles.buttons}>
        <Button variant="primary" pending={pending} pendingLabel="Logging out…" onClick={leave}>
          Log out
        </Button>
        <Button onClick={() => answerWhoItIs(false)}>Cancel</Button>
      </div>
    </div>
  );
}
