import { refresh } from '#client/api/api-cache.ts';
import { call } from '#client/api/call.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { toast } from '#client/ui/toast.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import type { RejectionReason } from '#contract/api.ts';
import { messageOf } from '#domain/errors.ts';
import { ReasonForm } from './ReasonForm.tsx';
import styles from './TemplatesPage.module.css';

/** One reason: renamed, archived, or given again. */
export function ReasonRow({ reason }: { reason: RejectionReason }) {
  const { name, archived } = reason;
  const { asked: open, ask, close } = useAsked<true>();
  return (
    <li className={styles.reason}>
      <span className={styles.name} dir="auto">
        {name}
      </span>
      {archived && <Pill>Archived</Pill>}
      <span className={styles.acts}>
        <Button
          size="compact"
          icon="edit"
          aria-haspopup="dialog"
          aria-label={`Edit \u2068${name}\u2069`}
          onClick={() => ask(true)}
        >
          Edit
        </Button>
        <Button
          size="compact"
          variant="quiet"
          aria-label={`${archived ? 'Restore' : 'Archive'} \u2068${name}\u2069`}
          onClick={() => void archive(reason, !archived)}
        >
          {archived ? 'Restore' : 'Archive'}
        </Button>
      </span>
      <Dialog open={open === true} title="Rejection reason" onClose={close}>
        <ReasonForm reason={reason} onDone={close} />
      </Dialog>
    </li>
  );
}

async function archive({ id, name }: RejectionReason, archived: boolean): Promise<void> {
  try {
    await call('PUT /api/rejection-reasons/:id', { params: { id }, body: { archived } });
    toast({ title: archived ? 'Reason archived' : 'Reason restored', description: `\u2068${name}\u2069` });
  } catch (error) {
    toast({ title: 'Reason not saved', description: messageOf(error), tone: 'danger' });
  }
  await refresh('GET /api/rejection-reasons');
}
