import { call } from '#client/api/call.ts';
import { setAnswer } from '#client/api/api-cache.ts';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { PasswordInput } from '#client/ui/PasswordInput.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import { providerFields } from '#domain/fields/providers.ts';
import styles from './CompanyForm.module.css';
import { ProviderAddresses } from './ProviderAddresses.tsx';
import { ProviderTrial } from './ProviderTrial.tsx';
import {
  problemsOfProvider,
  type Provider,
  type ProviderValues,
  providerVersions,
  sentOfProvider,
  valuesOfProvider,
} from './provider-values.ts';
import { SettingsSection } from './SettingsSection.tsx';

/** What a company's provider is, and who comes by it as what. */
export function ProviderForm({ provider }: { provider: Provider }) {
  const query = { companyId: provider.companyId };
  const { form, versions } = useEdit<Provider, ProviderValues>({
    thing: provider,
    valuesOf: (known) => valuesOfProvider(known ?? provider),
    fields: providerVersions,
    check: problemsOfProvider,
    save: (values, { etag }) =>
      call('PUT /api/company/provider', { query, body: sentOfProvider(values) }, { ifMatch: etag }),
    done: (changed) => {
      setAnswer('GET /api/company/provider', { query }, changed);
      toast({ title: 'Single sign-on saved' });
    },
    failedTitle: 'Not saved',
  });
  const { values } = form;
  const { field, control } = formFields(form, providerFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <EditConflict {...versions} />
      <SettingsSection
        title="Identity provider"
        lead="Entra ID, Google Workspace, Okta, Keycloak or any other that speaks OpenID Connect."
      >
        <div className={styles.fields}>
          <ProviderAddresses provider={provider} />
          <Field
            {...field('issuer')}
            hint="As your provider shows it, such as https://login.microsoftonline.com/…/v2.0"
          >
            <TextInput {...control('issuer')} autoComplete="off" spellCheck={false} />
          </Field>
          <Field {...field('clientId')}>
            <TextInput {...control('clientId')} autoComplete="off" spellCheck={false} />
          </Field>
          <Field
            {...field('clientSecret')}
            hint={
              provider.hasSecret
                ? 'One is saved. Leave this empty to keep it.'
                : 'You won’t be able to see it again.'
            }
          >
            <PasswordInput {...control('clientSecret')} autoComplete="off" />
          </Field>
          <Field {...field('scopes')}>
            <TextInput {...control('scopes')} autoComplete="off" spellCheck={false} />
          </Field>
          <ProviderTrial provider={provider} />
        </div>
      </SettingsSection>
      <SettingsSection
        title="Roles"
        lead="New members wait until you verify them, unless a claim from your provider gives their role."
      >
        <div className={styles.fields}>
          <Field
            {...field('roleClaim')}
            hint="Such as roles or groups. Leave it empty to verify everyone yourself."
          >
            <TextInput {...control('roleClaim')} autoComplete="off" spellCheck={false} />
          </Field>
          {(['recruiterValues', 'hiringManagerValues', 'companyAdminValues'] as const).map((name) => (
            <Field key={name} {...field(name)} hint="Separated by commas.">
              <TextInput {...form.control(name)} autoComplete="off" spellCheck={false} />
            </Field>
          ))}
        </div>
      </SettingsSection>
      <SettingsSection
        title="Second factor"
        lead="Members who need one and didn’t use it at your provider use or set one up here."
      >
        <div className={styles.fields}>
          <Field
            {...field('secondFactorValues')}
            hint="What amr, acr or acrs says when your provider asked for more than a password. Separated by commas."
          >
            <TextInput {...form.control('secondFactorValues')} autoComplete="off" spellCheck={false} />
          </Field>
        </div>
      </SettingsSection>
      <SettingsSection title="Use">
        <div className={styles.fields}>
          <Checkbox
            label="Allow single sign-on"
            checked={values.enabled}
            onChange={(event) => form.set('enabled', event.target.checked)}
          />
          <Checkbox
            label="Require single sign-on for members"
            checked={values.required}
            onChange={(event) => form.set('required', event.target.checked)}
          />
          <p className={styles.hint}>
            This takes effect once one of your email domains is confirmed. Members who signed in with a
            password are then logged out, and can’t use passwords any more. Company admins keep their
            password, for the day the provider fails.
          </p>
        </div>
      </SettingsSection>
      <div className={styles.foot}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving...">
          Save single sign-on
        </Button>
      </div>
    </form>
  );
}
