import { call } from '#client/api/call.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import type { Answer } from '#contract/api.ts';
import styles from './CompanyForm.module.css';
import type { Provider } from './provider-values.ts';

/** Tries what is saved, and says what came of it. */
export function ProviderTrial({ provider: { companyId, issuer } }: { provider: Provider }) {
  const trial = useApiMutation<Answer<'POST /api/company/provider/trial'>>({
    mutationFn: () => call('POST /api/company/provider/trial', { query: { companyId } }),
    failedTitle: 'Not tested',
  });
  if (!issuer) return null;
  return (
    <div className={styles.trial}>
      <Button pending={trial.isPending} pendingLabel="Testing…" onClick={() => trial.mutate()}>
        Test the connection
      </Button>
      <output className={styles.hint}>{trial.data?.said}</output>
    </div>
  );
}
