import { Link } from 'react-router';
import type { Answer } from '#contract/api.ts';
import { call } from '#client/api/call.ts';
import { refresh, setAnswer } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import { emailProblem } from '#domain/accounts.ts';
import { limits } from '#domain/limits.ts';
import styles from './CompanyForm.module.css';
import { lengthProblem } from './field-problems.ts';
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
      {(known) => <OperatorForm operator={known} />}
    </Loaded>
  );
}

const labels = { name: 'Name', email: 'Email', phone: 'Phone', address: 'Address' } as const;
type Values = Record<keyof typeof labels, string>;

const fields = {
  name: { label: labels.name },
  email: { label: labels.email },
  phone: { label: labels.phone },
  address: { label: labels.address },
};

function OperatorForm({ operator }: { operator: Operator }) {
  const { form, versions } = useEdit<Operator, Values>({
    thing: operator,
    valuesOf: (known) => valuesOf(known ?? operator),
    fields,
    draft: 'operator',
    check: problems,
    save: (values, { etag }) => call('PUT /api/admin/operator', { body: values }, { ifMatch: etag }),
    done: async (changed) => {
      setAnswer('GET /api/admin/operator', {}, changed);
      toast({ title: 'Settings Updated' });
      await refresh('GET /api/pages/:slug');
    },
    failedTitle: 'Update Failed',
  });
  const field = (name: keyof Values) => ({ ...form.field(name), label: labels[name] });
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
            <TextInput {...form.control('name')} autoComplete="organization" dir="auto" />
          </Field>
          <div className={styles.pair}>
            <Field {...field('email')}>
              <TextInput {...form.control('email')} type="email" autoComplete="email" />
            </Field>
            <Field {...field('phone')}>
              <TextInput {...form.control('phone')} type="tel" autoComplete="tel" />
            </Field>
          </div>
          <Field {...field('address')}>
            <TextArea {...form.control('address')} rows={3} autoComplete="street-address" dir="auto" />
          </Field>
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

function valuesOf({ name, email, phone, address }: Operator): Values {
  return { name: name ?? '', email: email ?? '', phone: phone ?? '', address: address ?? '' };
}

/** The server's own rules, said before anything is sent. */
function problems({ name, email, phone, address }: Values): Partial<Values> {
  const found = {
    name: lengthProblem(labels.name, name, limits.companyName),
    email: email.trim() ? emailProblem(email) : undefined,
    phone: lengthProblem(labels.phone, phone, limits.phone),
    address: lengthProblem(labels.address, address, limits.settingsText),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}
