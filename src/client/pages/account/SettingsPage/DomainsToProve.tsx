import { Link } from 'react-router';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApiPages } from '#client/api/use-api.ts';
import { pageSize } from '#client/kit/lists/use-list-search.ts';
import { PagedRows } from '#client/kit/lists/PagedRows.tsx';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { toast } from '#client/ui/toast.ts';
import styles from './OwnSessions.module.css';
import { SettingsSection } from './SettingsSection.tsx';

/** The domains that companies say are theirs, for who runs the site to make sure of. */
export function DomainsToProve() {
  const domains = useApiPages('GET /api/admin/domains', { query: { limit: pageSize } });
  const prove = useApiMutation<unknown, { id: number; domain: string; proved: boolean }>({
    mutationFn: ({ id, proved }) => call('PUT /api/admin/domains/:id', { params: { id }, body: { proved } }),
    onSuccess: async (_, { domain, proved }) => {
      await refresh('GET /api/admin/domains');
      toast({ title: proved ? 'Domain confirmed' : 'Confirmation withdrawn', description: domain });
    },
    failedTitle: 'Not changed',
  });
  return (
    <SettingsSection
      title="Companies’ domains"
      lead="Confirm a domain when you are sure that it is the company’s: everyone with an address there is then sent to its sign-in."
    >
      <PagedRows query={domains} what="the domains" empty={<p>No company has named a domain yet.</p>}>
        {(rows) => (
          <ul>
            {rows.map(({ id, domain, proved, companyId, companyName }) => (
              <li key={id} data-row className={styles.session}>
                <div className={styles.words}>
                  <p className={styles.device}>
                    {domain} <Pill>{proved ? 'Confirmed' : 'Not confirmed yet'}</Pill>
                  </p>
                  <p className={styles.dates}>
                    <Link to={paths.company(companyId)} dir="auto">
                      {companyName}
                    </Link>
                  </p>
                </div>
                <Button
                  size="compact"
                  aria-label={`${proved ? 'Withdraw' : 'Confirm'} ${domain} of ${companyName}`}
                  pending={prove.isPending && prove.variables.id === id}
                  pendingLabel="Saving…"
                  onClick={() => prove.mutate({ id, domain, proved: !proved })}
                >
                  {proved ? 'Withdraw' : 'Confirm'}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </PagedRows>
    </SettingsSection>
  );
}
