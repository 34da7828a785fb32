import { call } from '#client/api/call.ts';
import { membershipsChanged } from '#client/features/companies/memberships.ts';
import { useDraftForm } from '#client/kit/drafts/use-draft-form.ts';
import { Button } from '#client/ui/Button.tsx';
import { SheetFoot } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { focusOn } from '#client/ui/focus-on.ts';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import { limits } from '#domain/limits.ts';
import styles from './CompanyForm.module.css';
import { addressProblem, lengthProblem } from './field-problems.ts';

const blank = { name: '', industry: '', size: '', location: '', website: '', description: '' };

/** Founds a company, whose first member and admin one is. */
export function NewCompanyForm({ onDone }: { onDone: () => void }) {
  const { form } = useDraftForm('new-company', {
    initial: blank,
    check: problemsOf,
    send: async (values) => {
      const { name } = await call('POST /api/companies', { body: values });
      form.reset(blank);
      toast({ title: 'Company created', description: `You run ${name} here.` });
      onDone();
      await membershipsChanged();
    },
    failedTitle: 'Company not created',
  });
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <Field {...form.field('name')} label="Company name" required>
        <TextInput {...form.control('name')} ref={focusOn} autoComplete="organization" dir="auto" />
      </Field>
      <Field
        {...form.field('industry')}
        label="Industry"
        optional
        hint="Such as resort, diving or boatbuilding."
      >
        <TextInput {...form.control('industry')} dir="auto" />
      </Field>
      <div className={styles.pair}>
        <Field {...form.field('size')} label="Number of people" optional>
          <TextInput {...form.control('size')} placeholder="50–200" dir="auto" />
        </Field>
        <Field {...form.field('location')} label="Location" optional>
          <TextInput {...form.control('location')} dir="auto" />
        </Field>
      </div>
      <Field {...form.field('website')} label="Website" optional>
        <TextInput {...form.control('website')} type="url" autoComplete="url" placeholder="https://" />
      </Field>
      <Field {...form.field('description')} label="Description" optional>
        <TextArea {...form.control('description')} dir="auto" />
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

function problemsOf(values: typeof blank): Partial<typeof blank> {
  const problems: Record<string, string | undefined> = {
    name: values.name.trim()
      ? lengthProblem('Company name', values.name, limits.companyName)
      : 'Company name is required',
    industry: lengthProblem('Industry', values.industry, limits.industry),
    size: lengthProblem('Number of people', values.size, limits.companySize),
    location: lengthProblem('Location', values.location, limits.location),
    website: addressProblem('Website', values.website),
    description: lengthProblem('Description', values.description, limits.settingsText),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}
