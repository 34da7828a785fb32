import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Interview } from '#contract/api.ts';
import { endInterviewFields } from '#domain/fields/interviews.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import styles from './Forms.module.css';
import { interviewsChanged } from './interviews-changed.ts';

interface Props {
  interview: Interview;
  /** They decline; the hiring side cancels. */
  candidate: boolean;
}

const words = {
  candidate: {
    act: 'Decline',
    title: 'Decline this interview?',
    what: 'We’ll let the employer know. They can propose new times.',
    label: 'Decline interview',
    pending: 'Declining…',
    done: 'Interview declined',
  },
  hiring: {
    act: 'Cancel interview',
    title: 'Cancel this interview?',
    what: 'Everyone taking part is notified, and it’s removed from their calendars.',
    label: 'Cancel interview',
    pending: 'Cancelling…',
    done: 'Interview cancelled',
  },
};

/** Declines or cancels, after a question that takes a reason. */
export function EndInterview({ interview, candidate }: Props) {
  const [open, setOpen] = useState(false);
  const { act, title } = words[candidate ? 'candidate' : 'hiring'];
  return (
    <>
      <Button
        size="compact"
        variant="danger"
        onClick={() => setOpen(true)}
        aria-label={`${act}: \u2068${interview.title}\u2069`}
      >
        {act}
      </Button>
      <Dialog open={open} title={title} onClose={() => setOpen(false)}>
        <EndForm interview={interview} candidate={candidate} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function EndForm({ interview: { id }, candidate, onDone }: Props & { onDone: () => void }) {
  const { what, label, pending, done } = words[candidate ? 'candidate' : 'hiring'];
  const form = useForm({
    initial: { reason: '' },
    check: (values) => problemsIn(endInterviewFields, values),
    send: async (body) => {
      const end = candidate ? 'POST /api/interviews/:id/decline' : 'POST /api/interviews/:id/cancel';
      await call(end, { params: { id }, body });
      toast({ title: done });
      onDone();
      await interviewsChanged();
    },
  });
  const { field, control } = formFields(form, endInterviewFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <p>{what}</p>
      <Field
        {...field('reason')}
        optional
        hint={candidate ? 'Say when you’re available.' : 'The candidate reads it.'}
      >
        <TextArea {...control('reason')} rows={3} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="danger" pending={form.pending} pendingLabel={pending}>
          {label}
        </Button>
        <Button onClick={onDone}>Go back</Button>
      </div>
    </form>
  );
}
