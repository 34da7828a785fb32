import { encode } from 'uqr';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Answer } from '#contract/api.ts';
import { codeFields } from '#domain/fields/factors.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import styles from './Factors.module.css';

interface Props {
  toSetUp: Answer<'POST /api/user/authenticator'>;
  onDone: () => void;
}

/** The picture an authenticator app scans, the same as text, and the code that shows that it worked. */
export function SetUpAuthenticator({ toSetUp, onDone }: Props) {
  const form = useForm({
    initial: { code: '' },
    check: (values) => problemsIn(codeFields, values),
    send: async (body) => {
      await call('PUT /api/user/authenticator', { body });
      toast({ title: 'Authenticator app added', description: 'It is asked for when you sign in.' });
      await refresh('GET /api/user/authenticator');
      onDone();
    },
  });
  const { field, control } = formFields(form, codeFields);
  return (
    <form className={styles.step} onSubmit={form.onSubmit} noValidate>
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <Picture of={toSetUp.uri} />
      <p className={styles.key}>
        Key: <code>{toSetUp.key.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <FormErrors {...form.summary} />
      <Field {...field('code')} hint="The six digits the app shows now.">
        <TextInput {...control('code')} autoComplete="one-time-code" inputMode="numeric" />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Checking…">
          Confirm app
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}

function Picture({ of }: { of: string }) {
  const { data, size } = encode(of, { border: 0 });
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={styles.picture}
      // The key beside it says the same in words.
      aria-hidden
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="currentColor" />
    </svg>
  );
}
