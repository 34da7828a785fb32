import { Link } from 'react-router';
import { call } from '#client/api/call.ts';
import { refresh, setAnswer } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Answer } from '#contract/api.ts';
import { operatorFields } from '#domain/fields/operator.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { sentOf, type TypedIn, typedIn } from '#domain/fields/typed.ts';
import styles from './CompanyForm.module.css';
import { ContactFields } from './ContactFields.tsx';
import { DomainsToProve } from './DomainsToProve.tsx';
import { SettingsSection } from './SettingsSection.tsx';

type Operator = Answer<'GET /api/admin/operator'>;

/** Who runs this installation, as visitors read it. */
export function OperatorSettings() {
  const operator = useApi('GET /api/admin/operator', {});
  return (
    <Loaded
      query={operator}
      what="the settings"
      waiting={
        <div className={styles.form}>
          {Array.from({ length: 4 }, (_, field) => (
            <Skeleton key={field} height="4.25rem" />
          ))}
        </div>
      }
    >
      {(known) => (
        <>
          <OperatorForm operator={known} />
          <DomainsToProve />
        </>
      )}
    </Loaded>
  );
}

function OperatorForm({ operator }: { operator: Operator }) {
  const { form, versions } = useEdit<Operator, TypedIn<typeof operatorFields>>({
    thing: operator,
    valuesOf: (known) => typedIn(operatorFields, known ?? operator),
    fields: shownFields(operatorFields),
    draft: 'operator',
    check: (values) => problemsIn(operatorFields, values),
    save: (values, { etag }) =>
      call('PUT /api/admin/operator', { body: sentOf(operatorFields, values) }, { ifMatch: etag }),
    done: async (changed) => {
      setAnswer('GET /api/admin/operator', {}, changed);
      toast({ title: 'Settings Updated' });
      await refresh('GET /api/pages/:slug');
    },
    failedTitle: 'Update Failed',
  });
  const fields = formFields(form, operatorFields);
  const { field, control } = fields;
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <EditConflict {...versions} />
      <SettingsSection
        title="Who runs this site"
        lead={
          <>
            Shown to everyone under <Link to={paths.contact}>Contact</Link>,{' '}
            <Link to={paths.privacy}>Privacy</Link> and <Link to={paths.gdpr}>GDPR</Link>. Leave a field empty
            to leave it out.
          </>
        }
      >
        <div className={styles.fields}>
          <Field {...field('name')} hint="A company or a person.">
            <TextInput {...control('name')} autoComplete="organization" />
          </Field>
          <ContactFields fields={fields} email="email" />
        </div>
      </SettingsSection>
      <div className={styles.foot}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving...">
          Save Settings
        </Button>
      </div>
    </form>
  );
}
