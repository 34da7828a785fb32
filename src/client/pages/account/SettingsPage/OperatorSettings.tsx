import { Link } from 'react-router';
import { call } from '#client/api/call.ts';
import { refresh, setAnswer } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { DraftFoot } from '#client/kit/drafts/DraftFoot.tsx';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { shownFields } from '#client/kit/fields/shown-fields.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Answer } from '#contract/api.ts';
import { operatorFields } from '#domain/fields/operator.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { type FactorPolicies, factorPolicies } from '#domain/second-factor.ts';
import { sentOf, type TypedIn, typedIn } from '#domain/fields/typed.ts';
import styles from './CompanyForm.module.css';
import { ContactFields } from './ContactFields.tsx';
import { DomainsToProve } from './DomainsToProve.tsx';
import { SettingsSection } from './SettingsSection.tsx';

type Operator = Answer<'GET /api/admin/operator'>;
type OperatorValues = TypedIn<typeof operatorFields> & FactorPolicies & Pick<Operator, 'publicJobs'>;

const policies = {
  secondFactorOfAdmins: { label: 'Administrators need a second way to sign in' },
  secondFactorOfCompanyAdmins: { label: 'Company admins need a second way to sign in' },
  secondFactorOfEverybody: { label: 'Everyone needs a second way to sign in, job seekers too' },
} satisfies Record<keyof FactorPolicies, object>;

const openToVisitors = 'Show jobs to visitors who aren’t signed in';

function policiesIn(values: FactorPolicies): FactorPolicies {
  const { secondFactorOfAdmins, secondFactorOfCompanyAdmins, secondFactorOfEverybody } = values;
  return { secondFactorOfAdmins, secondFactorOfCompanyAdmins, secondFactorOfEverybody };
}

function valuesOf(operator: Operator): OperatorValues {
  const { publicJobs } = operator;
  return { ...typedIn(operatorFields, operator), ...policiesIn(operator), publicJobs };
}

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
  const { form, draft, versions } = useEdit<Operator, OperatorValues>({
    thing: operator,
    valuesOf: (known) => valuesOf(known ?? operator),
    fields: { ...shownFields(operatorFields), ...policies, publicJobs: { label: openToVisitors } },
    draft: 'operator',
    check: (values) => problemsIn(operatorFields, values),
    save: (values, { etag }) => {
      const { publicJobs } = values;
      const body = { ...sentOf(operatorFields, values), ...policiesIn(values), publicJobs };
      return call('PUT /api/admin/operator', { body }, { ifMatch: etag });
    },
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
      <SettingsSection
        title="Public jobs"
        lead="Lets people and search engines find jobs without an account. Only companies you have verified are shown, and each can opt out."
      >
        <Checkbox
          label={openToVisitors}
          checked={form.values.publicJobs}
          onChange={(event) => form.set('publicJobs', event.target.checked)}
        />
        <p className={styles.hint}>
          Candidates, notes and figures stay private. Turn this off to close it right away.
        </p>
      </SettingsSection>
      <SettingsSection
        title="Signing in"
        lead="A passkey, or a code of an authenticator app, after the password. People who need one and have none set it up first."
      >
        {factorPolicies.map((name) => (
          <Checkbox
            key={name}
            label={policies[name].label}
            // Whom “everybody” covers need not be asked twice.
            checked={form.values[name] || form.values.secondFactorOfEverybody}
            disabled={name !== 'secondFactorOfEverybody' && form.values.secondFactorOfEverybody}
            onChange={(event) => form.set(name, event.target.checked)}
          />
        ))}
      </SettingsSection>
      <DraftFoot form={form} draft={draft}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving...">
          Save Settings
        </Button>
      </DraftFoot>
    </form>
  );
}
