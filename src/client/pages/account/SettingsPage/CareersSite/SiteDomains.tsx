import { useRef, useState } from 'react';
import { refresh } from '#client/api/api-cache.ts';
import { call } from '#client/api/call.ts';
import { useApi } from '#client/api/use-api.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { TextInput } from '#client/ui/TextInput.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import { siteDomainFields } from '#domain/fields/careers-sites.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { mostSiteDomains } from '#domain/site-domains.ts';
import { SettingsSection } from '#client/pages/account/SettingsPage/SettingsSection.tsx';
import { SiteDomain, type SiteDomainAnswer } from './SiteDomain.tsx';
import styles from './SiteDomains.module.css';

/** Where on the internet a company's careers site stands beside its address here. */
export function SiteDomains({ companyId }: { companyId: number }) {
  const { data, error, refetch } = useApi('GET /api/company/site-domains', { query: { companyId } });
  const heading = useRef<HTMLHeadingElement>(null);
  const [added, setAdded] = useState(0);
  const [leaving, setLeaving] = useState<SiteDomainAnswer>();
  const remove = useApiMutation<unknown, SiteDomainAnswer>({
    mutationFn: ({ id }) => call('DELETE /api/company/site-domains/:id', { params: { id } }),
    onSuccess: async (_, { domain }) => {
      thenFocus(
        () => setLeaving(undefined),
        () => heading.current,
      );
      toast({ title: 'Domain removed', description: domain });
      await refresh('GET /api/company/site-domains');
    },
    failedTitle: 'Not removed',
  });
  return (
    <SettingsSection
      title="Your own domain"
      lead="Your careers site and your jobs at an address of your own, such as careers.example.com."
      headingRef={heading}
    >
      <div className={styles.domains}>
        {error && !data && (
          <ErrorState title="The domains could not be loaded" error={error} retry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton height="6rem" />}
        {data && data.domains.length > 0 && (
          <ul className={styles.list}>
            {data.domains.map((domain) => (
              <li key={domain.id}>
                <SiteDomain domain={domain} leadsTo={data.leadsTo} onRemove={() => setLeaving(domain)} />
              </li>
            ))}
          </ul>
        )}
        {data && data.domains.length < mostSiteDomains && (
          <NewDomain key={added} companyId={companyId} onAdded={() => setAdded(added + 1)} />
        )}
      </div>
      <ConfirmDialog
        open={leaving !== undefined}
        danger
        title={`Remove ${leaving?.domain ?? ''}?`}
        label="Remove domain"
        pendingLabel="Removing…"
        pending={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving)}
        onClose={() => setLeaving(undefined)}
      >
        <p>
          Your careers site leaves it right away. Links to it stop working, and adding it again takes a new
          record.
        </p>
      </ConfirmDialog>
    </SettingsSection>
  );
}

/** Empty again, and with nothing wrong, after each that was added. */
function NewDomain({ companyId, onAdded }: { companyId: number; onAdded: () => void }) {
  const form = useForm({
    initial: { domain: '' },
    check: (values) => problemsIn(siteDomainFields, values),
    send: async (body) => {
      const { domain } = await call('POST /api/company/site-domains', { query: { companyId }, body });
      await refresh('GET /api/company/site-domains');
      onAdded();
      toast({ title: `${domain} added`, description: 'Confirm that it is yours to use it.' });
    },
    failedTitle: 'Not added',
  });
  const { field, control } = formFields(form, siteDomainFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <Field {...field('domain')} hint="Such as careers.example.com">
        <TextInput {...control('domain')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
      <div>
        <Button type="submit" pending={form.pending} pendingLabel="Adding…">
          Add domain
        </Button>
      </div>
    </form>
  );
}
