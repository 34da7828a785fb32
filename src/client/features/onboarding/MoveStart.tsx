import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { labelOf } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { DateInput } from '#client/ui/DateInput.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { useForm } from '#client/ui/use-form.ts';
import type { Onboarding } from '#contract/api.ts';
import { firstDayFields } from '#domain/fields/onboarding.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import styles from './Onboarding.module.css';
import { showOnboarding } from './use-onboarding.ts';

/** Moves the first day, and all that is calculated from it. */
export function MoveStart({ onboarding }: { onboarding: Onboarding }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        Move first day
      </Button>
      <Dialog open={open} title="Move the first day" onClose={() => setOpen(false)}>
        <MoveForm onboarding={onboarding} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function MoveForm({ onboarding, onDone }: { onboarding: Onboarding; onDone: () => void }) {
  const form = useForm({
    initial: { startDate: onboarding.startDate },
    check: (values) => problemsIn(firstDayFields, values),
    send: async (body) => {
      showOnboarding(await call('PUT /api/onboardings/:id', { params: { id: onboarding.id }, body }));
      onDone();
    },
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <Field
        {...form.field('startDate')}
        {...labelOf(firstDayFields.startDate)}
        hint="Every task moves with it."
      >
        <DateInput {...form.control('startDate')} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
          Save
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
