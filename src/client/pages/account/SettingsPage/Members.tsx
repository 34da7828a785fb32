import { useRef } from 'react';
import { useApi } from '#client/api/use-api.ts';
import { ConfirmedDownload } from '#client/features/accounts/ConfirmedDownload.tsx';
import { paths } from '#client/paths.ts';
import { Rows } from '#client/kit/lists/Rows.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import { JoinRequests } from './JoinRequests.tsx';
import styles from './Members.module.css';
import { MemberTable } from './MemberTable.tsx';
import { useMemberRemoval, type Member } from './use-members.ts';

/** A company's people: who asks to belong, and who does. */
export function Members({ companyId }: { companyId: number }) {
  const members = useApi('GET /api/companies/:id/members', { params: { id: companyId } }, { staleTime: 0 });
  const heading = useRef<HTMLHeadingElement>(null);
  const { asked: leaving, ask: askAbout, close } = useAsked<Member>();
  const toHeading = () => heading.current?.focus();
  const removal = useMemberRemoval((leave) => thenFocus(leave, () => heading.current));
  const isOwn = removal.variables?.member.userId === leaving?.userId;
  const ask = (member: Member) => {
    if (!removal.isPending) removal.reset();
    askAbout(member);
  };
  return (
    <div className={styles.members}>
      <Rows
        query={members}
        what="the members"
        expected={4}
        rowHeight="3.5rem"
        empty={
          <EmptyState
            title="No members yet"
            text="Recruiters and hiring managers can ask to join from their settings or from the company’s page."
          />
        }
      >
        {(rows) => {
          const asking = rows.filter(({ verified }) => !verified);
          const within = rows.filter(({ verified }) => verified);
          return (
            <>
              {asking.length > 0 && <JoinRequests members={asking} onDecline={ask} onAnswered={toHeading} />}
              <section aria-labelledby="members" className={styles.part}>
                <h2 id="members" ref={heading} tabIndex={-1} className={styles.title}>
                  Members <span className={styles.count}>{within.length.toLocaleString('en')}</span>
                </h2>
                <div className={styles.file}>
                  <ConfirmedDownload size="compact" to={paths.listFile(`companies/${companyId}/members`, {})}>
                    Download CSV
                  </ConfirmedDownload>
                </div>
                {within.length > 0 ? (
                  <MemberTable members={within} onRemove={ask} />
                ) : (
                  <p className={styles.none}>No one has been confirmed yet.</p>
                )}
              </section>
            </>
          );
        }}
      </Rows>
      <ConfirmDialog
        open={leaving !== undefined}
        danger
        title={leaving?.verified ? `Remove ${leaving.name}?` : `Decline ${leaving?.name ?? ''}?`}
        label={leaving?.verified ? 'Remove member' : 'Decline request'}
        pendingLabel={leaving?.verified ? 'Removing…' : 'Declining…'}
        pending={isOwn && removal.isPending}
        failure={isOwn ? removal.error?.sentence : undefined}
        onConfirm={() => leaving && removal.mutate({ member: leaving, leave: close })}
        onClose={close}
      >
        <p>
          {leaving?.verified
            ? 'Their access to this company’s jobs and applications ends right away. What they posted stays with the company.'
            : 'They can ask again. Jobs they posted for this company stay with it.'}
        </p>
      </ConfirmDialog>
    </div>
  );
}
