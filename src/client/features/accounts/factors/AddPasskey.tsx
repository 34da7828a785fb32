import { refresh } from '#client/api/api-cache.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import { useForm } from '#client/ui/use-form.ts';
import { passkeyFields } from '#domain/fields/factors.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import styles from './Factors.module.css';

/** Asks what a new passkey is to be called, and has the browser make it. */
export function AddPasskey() {
  const { asked: open, ask, close } = useAsked<true>();
  if (open) return <NewPasskey onDone={close} />;
  return (
    <Button icon="key" onClick={() => ask(true)}>
      Add a passkey
    </Button>
  );
}

function NewPasskey({ onDone }: { onDone: () => void }) {
  const form = useForm({
    initial: { name: '' },
    check: (values) => problemsIn(passkeyFields, values),
    send: async ({ name }) => {
      const { makePasskey } = await import('./browser-passkeys.ts');
      await makePasskey(name);
      toast({ title: 'Passkey added', description: 'You can sign in with it from now on.' });
      await refresh('GET /api/user/passkeys');
      onDone();
    },
  });
  const { field, control } = formFields(form, passkeyFields);
  return (
    <form className={styles.step} onSubmit={form.onSubmit} noValidate>
      <FormErrors {...form.summary} />
      <Field {...field('name')} hint="Such as the device it is kept on.">
        <TextInput {...control('name')} ref={focusOn} autoComplete="off" />
      </Field>
      <div className={styles.buttons}>
        <Button
          type="submit"
          variant="primary"
          pending={form.pending}
          pendingLabel="Waiting for your device…"
        >
          Add passkey
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
