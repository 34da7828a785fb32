import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Sheet, SheetFoot } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Interview } from '#contract/api.ts';
import { interviewPlaceFields } from '#domain/fields/interviews.ts';
import styles from './Forms.module.css';
import { interviewsChanged } from './interviews-changed.ts';
import { instantsOf, noTimes, timesProblems } from './times.ts';
import { TimesFields } from './TimesFields.tsx';

/** Proposes other times for an interview, or sets another one. */
export function RearrangeInterview({ interview }: { interview: Interview }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="compact"
        icon="clock"
        onClick={() => setOpen(true)}
        aria-label={`Other times: \u2068${interview.title}\u2069`}
      >
        Other times
      </Button>
      <Sheet open={open} title={`Other times: \u2068${interview.title}\u2069`} onClose={() => setOpen(false)}>
        <RearrangeForm interview={interview} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function RearrangeForm({ interview, onDone }: { interview: Interview; onDone: () => void }) {
  const { id, minutes, place, state, companyTimeZone } = interview;
  const form = useForm({
    initial: { ...noTimes, place: place ?? '' },
    check: (values) => timesProblems(values, companyTimeZone),
    send: async (values) => {
      await call('PUT /api/interviews/:id/times', {
        params: { id },
        body: {
          times: instantsOf(values, companyTimeZone),
          fixed: values.fixed,
          place: values.place,
        },
      });
      toast({ title: values.fixed ? 'Interview moved' : 'Times proposed' });
      onDone();
      await interviewsChanged();
    },
  });
  const { field, control } = formFields(form, interviewPlaceFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      {state === 'booked' && <p>The time it has now is given up as soon as you send this.</p>}
      <TimesFields
        values={form.values}
        error={form.errors.times}
        minutes={minutes}
        zones={interview}
        onTimes={(times) => form.set('times', times)}
        onFixed={(fixed) => form.set('fixed', fixed)}
      />
      <Field {...field('place')} optional>
        <TextInput {...control('place')} />
      </Field>
      <SheetFoot>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Sending…">
          {form.values.fixed ? 'Set this time' : 'Propose times'}
        </Button>
        <Button onClick={onDone}>Go back</Button>
      </SheetFoot>
    </form>
  );
}
