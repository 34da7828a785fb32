import { call } from '#client/api/call.ts';
import { membershipsChanged } from '#client/features/companies/memberships.ts';
import { useDraftForm } from '#client/kit/drafts/use-draft-form.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { SheetFoot } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import { newCompanyFields } from '#domain/fields/companies.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { sentOf } from '#domain/fields/typed.ts';
import styles from './CompanyForm.module.css';

const blank = { name: '', industry: '', size: '', location: '', website: '', description: '' };

/** Founds a company, whose first member and admin one is. */
export function NewCompanyForm({ onDone }: { onDone: () => void }) {
  const { form, draft } = useDraftForm('new-company', {
    initial: blank,
    check: (values) => problemsIn(newCompanyFields, values),
    send: async (values) => {
      const { name } = await call('POST /api/companies', { body: sentOf(newCompanyFields, values) });
      draft.drop();
      toast({ title: 'Company created', description: `You run ${name} here.` });
      onDone();
      await membershipsChanged();
    },
    failedTitle: 'Company not created',
  });
  const { field, control } = formFields(form, newCompanyFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <Field {...field('name')}>
        <TextInput {...control('name')} ref={focusOn} autoComplete="organization" />
      </Field>
      <Field {...field('industry')} optional hint="Such as resort, diving or boatbuilding.">
        <TextInput {...control('industry')} />
      </Field>
      <div className={styles.pair}>
        <Field {...field('size')} optional>
          <TextInput {...control('size')} placeholder="50–200" />
        </Field>
        <Field {...field('location')} optional>
          <TextInput {...control('location')} />
        </Field>
      </div>
      <Field {...field('website')} optional>
        <TextInput {...control('website')} type="url" autoComplete="url" placeholder="https://" />
      </Field>
      <Field {...field('description')} optional>
        <TextArea {...control('description')} />
      </Field>
      <p className={styles.hint}>
        Until this platform has checked who you are, your jobs carry “Employer not verified”.
      </p>
      <SheetFoot>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Creating…">
          Create company
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </SheetFoot>
    </form>
  );
}
