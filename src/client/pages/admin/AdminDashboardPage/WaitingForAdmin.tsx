import { call } from '#client/api/call.ts';
import { changeItem, refresh } from '#client/api/api-cache.ts';
import { Section } from '#client/features/dashboards/Section.tsx';
import { WaitingList, WaitingRow } from '#client/features/dashboards/WaitingList.tsx';
import { useNow } from '#client/features/interviews/use-now.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { counted } from '#client/ui/counted.ts';
import { timeAgo } from '#client/ui/Time.tsx';
import { toast } from '#client/ui/toast.ts';
import type { AdminCompany } from '#contract/api.ts';
import { backupProblemLabel } from '#domain/backups.ts';
import { messageOf } from '#domain/errors.ts';
import { useWaitingForAdmin } from './use-waiting-for-admin.ts';

/** What waits for whoever keeps the platform: backups that are missing, companies to verify, and what the server has given up. Nothing otherwise. */
export function WaitingForAdmin() {
  const now = Date.parse(useNow());
  const { backups, companies, failed } = useWaitingForAdmin();
  const problem = backups?.problem;
  const count = companies.length + (failed > 0 ? 1 : 0) + (problem ? 1 : 0);
  if (!count) return null;
  return (
    <Section title="Needs you today" count={count}>
      <WaitingList>
        {problem && (
          <WaitingRow
            name="backup"
            urgency="overdue"
            label="Backup"
            about={backupProblemLabel[problem]}
            to={paths.adminBackground}
            subject=""
            when={backups.lastGood ? `last good ${timeAgo(backups.lastGood.at, now)}` : 'none yet'}
          >
            <ButtonLink size="compact" to={paths.adminBackground} aria-label="Look at backups">
              Look
            </ButtonLink>
          </WaitingRow>
        )}
        {failed > 0 && (
          <WaitingRow
            name="failed"
            urgency="overdue"
            label="Background work"
            about={counted(failed, 'failed task')}
            to={paths.adminBackground}
            subject=""
            when=""
          >
            <ButtonLink size="compact" to={paths.adminBackground} aria-label="Look at failed tasks">
              Look
            </ButtonLink>
          </WaitingRow>
        )}
        {companies.map((company) => (
          <WaitingRow
            key={company.id}
            name={`company ${company.id}`}
            urgency={company.verificationEnded ? 'today' : 'soon'}
            label={company.verificationEnded ? 'Verify again' : 'To verify'}
            about={company.name}
            to={paths.company(company.id)}
            subject={[company.industry, company.location].filter(Boolean).join(', ')}
            when={`created ${timeAgo(company.createdAt, now)}`}
          >
            <Button
              size="compact"
              icon="verified"
              aria-label={`Verify \u2068${company.name}\u2069`}
              onClick={() => void verify(company, true)}
            >
              Verify
            </Button>
          </WaitingRow>
        ))}
      </WaitingList>
    </Section>
  );
}

/** The row goes at once, and comes back where the server refuses. */
async function verify(company: AdminCompany, verified: boolean): Promise<void> {
  const verifiedAt = verified ? new Date().toISOString() : null;
  changeItem('GET /api/admin/companies', company.id, (shown) => ({ ...shown, verifiedAt }));
  try {
    await call('PUT /api/admin/companies/:id', { params: { id: company.id }, body: { verified } });
    toast({
      title: verified ? 'Company verified' : 'Verification withdrawn',
      description: `\u2068${company.name}\u2069`,
      action: verified ? { label: 'Undo', act: () => void verify(company, false) } : undefined,
    });
  } catch (error) {
    changeItem('GET /api/admin/companies', company.id, (shown) => ({
      ...shown,
      verifiedAt: company.verifiedAt,
    }));
    toast({ title: 'That didn’t work', description: messageOf(error), tone: 'danger' });
  }
  await refresh('GET /api/admin/companies', 'GET /api/admin/stats');
}
