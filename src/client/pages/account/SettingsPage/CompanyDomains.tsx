import { useRef, useState } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import { domainFields } from '#domain/fields/providers.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import formStyles from './CompanyForm.module.css';
import styles from './OwnSessions.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** Where the addresses of a company's people end: by that they find its provider. */
export function CompanyDomains({ companyId }: { companyId: number }) {
  const domains = useApi('GET /api/company/domains', { query: { companyId } });
  const heading = useRef<HTMLHeadingElement>(null);
  const [added, setAdded] = useState(0);
  const remove = useApiMutation<unknown, { id: number; domain: string }>({
    mutationFn: ({ id }) => call('DELETE /api/company/domains/:id', { params: { id } }),
    onSuccess: async (_, { domain }) => {
      await refresh('GET /api/company/domains');
      heading.current?.focus();
      toast({ title: 'Domain removed', description: domain });
    },
    failedTitle: 'Not removed',
  });
  return (
    <SettingsSection
      title="Email domains"
      lead="The part after @ in your team’s email addresses. An administrator confirms that it’s yours."
      headingRef={heading}
    >
      <div className={formStyles.fields}>
        <Rows query={domains} what="the domains" expected={1} empty={null}>
          {(rows) => (
            <ul>
              {rows.map(({ id, domain, proved }) => (
                <li key={id} className={styles.session}>
                  <div className={styles.words}>
                    <p className={styles.device}>
                      {domain} <Pill>{proved ? 'Confirmed' : 'Not confirmed yet'}</Pill>
                    </p>
                  </div>
                  <Button
                    size="compact"
                    aria-label={`Remove ${domain}`}
                    pending={remove.isPending && remove.variables.id === id}
                    pendingLabel="Removing…"
                    onClick={() => remove.mutate({ id, domain })}
                  >
                    Remove
                  </Button>
                </li>
              ))}
            </ul>
          )}
        </Rows>
        <NewDomain key={added} companyId={companyId} onAdded={() => setAdded(added + 1)} />
      </div>
    </SettingsSection>
  );
}

/** Empty again, and with nothing wrong, after each that was added. */
function NewDomain({ companyId, onAdded }: { companyId: number; onAdded: () => void }) {
  const form = useForm({
    initial: { domain: '' },
    check: (values) => problemsIn(domainFields, values),
    send: async ({ domain }) => {
      await call('POST /api/company/domains', { query: { companyId }, body: { domain } });
      await refresh('GET /api/company/domains');
      onAdded();
      toast({ title: 'Domain added', description: 'It can be used once it is confirmed.' });
    },
    failedTitle: 'Not added',
  });
  const { field, control } = formFields(form, domainFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={formStyles.fields}>
      <FormErrors {...form.summary} />
      <Field {...field('domain')} hint="Such as example.com">
        <TextInput {...control('domain')} autoComplete="off" spellCheck={false} />
      </Field>
      <div>
        <Button type="submit" pending={form.pending} pendingLabel="Adding…">
          Add domain
        </Button>
      </div>
    </form>
  );
}
