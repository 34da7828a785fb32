import { call } from '#client/api/call.ts';
import { queryClient } from '#client/api/query-client.ts';
import { loadSession } from '#client/api/session.ts';
import { refresh } from '#client/api/use-api.ts';
import { useKeptDraft, useRestoredDraft } from '#client/features/drafts/use-form-draft.ts';
import { Button } from '#client/ui/Button.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import {
  changesOfCompany,
  companyProblems,
  valuesOfCompany,
  type CompanySettings,
} from './company-values.ts';
import styles from './CompanyForm.module.css';
import { CompanyFields } from './CompanyFields.tsx';

/** What a company says of itself, and what happens with applications to it. Nothing typed is lost by a reload or a failed save. */
export function CompanyForm({ settings }: { settings: CompanySettings }) {
  const { companyId } = settings;
  const saved = valuesOfCompany(settings);
  const draftName = `company-settings-${companyId}`;
  const draft = useRestoredDraft(draftName, saved);
  const form = useForm({
    initial: draft.initial,
    check: companyProblems,
    send: async (values) => {
      const changed = await call('PUT /api/company/settings', {
        query: { companyId },
        body: changesOfCompany(saved, values),
      });
      queryClient.setQueryData(['GET /api/company/settings', { query: { companyId } }], changed);
      form.reset(valuesOfCompany(changed));
      toast({ title: 'Settings Updated' });
      // The name stands in the account, in every job and in the directory.
      await loadSession();
      await refresh('GET /api/companies/:id', 'GET /api/companies', 'GET /api/jobs', 'GET /api/jobs/:id');
    },
    onFailure: (error) => toast({ title: 'Update Failed', description: error.message, tone: 'danger' }),
  });
  const unsaved = useKeptDraft(draftName, saved, form.values);

  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <CompanyFields form={form} />
      <div className={`${styles.foot} ${styles.beside}`}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving...">
          Save Settings
        </Button>
        {unsaved && !form.pending && (
          <>
            <Button variant="quiet" onClick={() => form.reset(saved)}>
              Discard changes
            </Button>
            <p className={styles.hint}>
              Not saved yet.{' '}
              {draft.restored ? 'This was kept from your last visit.' : 'It is kept on this device.'}
            </p>
          </>
        )}
      </div>
    </form>
  );
}
