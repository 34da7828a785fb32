import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { labelOf } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { DateInput } from '#client/ui/DateInput.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Select } from '#client/ui/Select.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Application } from '#contract/api.ts';
import { firstDayFields } from '#domain/fields/onboarding.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import styles from './Onboarding.module.css';
import { showOnboarding } from './use-onboarding.ts';

/** Offered once somebody has been hired: a list for both sides, from a template or from the usual steps. */
export function BeginOnboarding({ application }: { application: Application }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className={styles.none}>
        Documents, medical, permit, travel: one shared list, with dates counted back from the first day.
      </p>
      <div>
        <Button icon="check" onClick={() => setOpen(true)}>
          Begin onboarding
        </Button>
      </div>
      <Dialog open={open} title="Begin onboarding" onClose={() => setOpen(false)}>
        <BeginForm application={application} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function BeginForm({ application, onDone }: { application: Application; onDone: () => void }) {
  const templates = useApi('GET /api/onboarding-templates', {});
  const offers = useApi('GET /api/applications/:id/offers', { params: { id: application.id } });
  const accepted = offers.data?.find(({ state }) => state === 'accepted')?.startDate ?? '';
  const form = useForm({
    initial: { templateId: '', startDate: '' },
    check: ({ startDate }): { startDate?: string; templateId?: string } =>
      problemsIn(firstDayFields, { startDate: startDate || accepted }),
    send: async ({ templateId, startDate }) => {
      const begun = await call('POST /api/applications/:id/onboarding', {
        params: { id: application.id },
        body: { templateId: Number(templateId) || null, startDate: startDate || accepted },
      });
      toast({
        title: 'Onboarding begun',
        description: `\u2068${application.applicantName}\u2069 is notified here and by email.`,
      });
      // The button goes as the list comes.
      thenFocus(
        () => {
          onDone();
          showOnboarding(begun);
        },
        () => document.querySelector('h1'),
      );
      await refresh('GET /api/applications/:id/onboarding');
    },
  });
  const own = templates.data?.filter(({ companyId }) => companyId === application.companyId) ?? [];
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <Field {...form.field('templateId')} label="Tasks">
        <Select
          {...form.control('templateId')}
          options={[
            { value: '', label: 'The usual steps' },
            ...own.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
      </Field>
      <Field
        {...form.field('startDate')}
        {...labelOf(firstDayFields.startDate)}
        hint={accepted ? 'From the accepted offer, unless you change it.' : undefined}
      >
        <DateInput {...form.control('startDate')} value={form.values.startDate || accepted} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Beginning…">
          Begin
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
