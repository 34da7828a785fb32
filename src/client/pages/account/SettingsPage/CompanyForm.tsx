import { call } from '#client/api/call.ts';
import { loadSession, useUser } from '#client/api/session.ts';
import { refresh, setAnswer } from '#client/api/api-cache.ts';
import { DraftFoot } from '#client/kit/drafts/DraftFoot.tsx';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { Button } from '#client/ui/Button.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { toast } from '#client/ui/toast.ts';
import { companyFields } from '#domain/fields/companies.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import {
  changesOfCompany,
  valuesOfCompany,
  type CompanySettings,
  type CompanyValues,
  companyVersions,
} from './company-values.ts';
import styles from './CompanyForm.module.css';
import { CompanyFields } from './CompanyFields.tsx';

/** What a company says of itself, and what happens with applications to it. Nothing typed is lost by a reload or a failed save. */
export function CompanyForm({ settings }: { settings: CompanySettings }) {
  const { companyId } = settings;
  const verified = useUser().memberships.some((own) => own.companyId === companyId && own.companyVerified);
  const { form, draft, versions } = useEdit<CompanySettings, CompanyValues>({
    thing: settings,
    valuesOf: (known) => valuesOfCompany(known ?? settings),
    fields: companyVersions,
    draft: `company-settings-${companyId}`,
    check: (values) => problemsIn(companyFields, values),
    save: (values, { etag, values: over }) =>
      call(
        'PUT /api/company/settings',
        { query: { companyId }, body: changesOfCompany(over, values) },
        { ifMatch: etag },
      ),
    done: async (changed) => {
      setAnswer('GET /api/company/settings', { query: { companyId } }, changed);
      toast({ title: 'Settings Updated' });
      // The name stands in the account, in every job and in the directory.
      await loadSession();
      await refresh('GET /api/companies/:id', 'GET /api/companies', 'GET /api/jobs', 'GET /api/jobs/:id');
    },
    failedTitle: 'Update Failed',
  });

  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <EditConflict {...versions} />
      <CompanyFields form={form} verified={verified} />
      <DraftFoot form={form} draft={draft} className={styles.beside}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving...">
          Save Settings
        </Button>
      </DraftFoot>
    </form>
  );
}
