import { useApi } from '#client/api/use-api.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useAsked } from '#client/ui/use-asked.ts';
import { rejectionLimits } from '#domain/rejections.ts';
import { ReasonForm } from './ReasonForm.tsx';
import { ReasonRow } from './ReasonRow.tsx';
import styles from './TemplatesPage.module.css';

/** Why a company rejects candidates: the list to choose from when it does. */
export function RejectionReasons() {
  const reasons = useApi('GET /api/rejection-reasons', { query: {} });
  const { asked: adding, ask: add, close } = useAsked<true>();
  const full = (reasons.data?.length ?? 0) >= rejectionLimits.reasons;
  return (
    <section className={styles.reasons} aria-labelledby="rejection-reasons">
      <div className={styles.head}>
        <div>
          <h2 id="rejection-reasons">Rejection reasons</h2>
          <p className={styles.lead}>For your team and its analytics. Candidates never see them.</p>
        </div>
        <Button icon="plus" aria-haspopup="dialog" disabled={full} onClick={() => add(true)}>
          Add reason
        </Button>
      </div>
      <Loaded query={reasons} what="the reasons" waiting={<Skeleton height="12rem" />}>
        {(all) => (
          <ul className={styles.list}>
            {all.map((reason) => (
              <ReasonRow key={reason.id} reason={reason} />
            ))}
          </ul>
        )}
      </Loaded>
      <Dialog open={adding === true} title="New rejection reason" onClose={close}>
        <ReasonForm onDone={close} />
      </Dialog>
    </section>
  );
}
