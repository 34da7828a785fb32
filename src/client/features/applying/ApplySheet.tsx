import { useId, useState } from 'react';
import { useApi } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { Sheet } from '#client/ui/Dialog.tsx';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import type { Application, Job } from '#contract/api.ts';
import type { ApplicationSource } from '#domain/application-source.ts';
import { ApplyForm } from './ApplyForm.tsx';
import styles from './ApplySheet.module.css';
import { Receipt } from './Receipt.tsx';

interface Props {
  job: Job;
  source: ApplicationSource;
  open: boolean;
  onClose: () => void;
}

/** Applying for a job: one page beside it, then a receipt. It closes without a question, since what was written is kept. */
export function ApplySheet({ job, source, open, onClose }: Props) {
  const form = useId();
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState<Application>();
  const profile = useApi('GET /api/profile/job-seeker', {}, { enabled: open });
  const files = useApi('GET /api/files', {}, { enabled: open });
  const failed = profile.data ? files : profile;
  const failure = failed.data ? undefined : failed.error;
  return (
    <Sheet
      open={open}
      title={sent ? 'Application sent' : `Apply: ${job.title}`}
      onClose={onClose}
      actions={
        sent ? (
          <>
            <ButtonLink variant="primary" to={paths.application(sent.id)}>
              View application
            </ButtonLink>
            <Button onClick={onClose}>Back to the job</Button>
          </>
        ) : (
          <>
            <Button
              type="submit"
              form={form}
              variant="primary"
              icon="send"
              pending={pending}
              pendingLabel="Sending…"
              disabled={!profile.data || !files.data}
            >
              Send
            </Button>
            <Button variant="quiet" onClick={onClose}>
              Finish later
            </Button>
          </>
        )
      }
    >
      {sent && <Receipt application={sent} job={job} />}
      {!sent && profile.data && files.data && (
        <ApplyForm
          id={form}
          job={job}
          source={source}
          profile={profile.data}
          files={files.data}
          onPending={setPending}
          onSent={setSent}
          onAlreadySent={onClose}
        />
      )}
      {!sent && (profile.isPending || files.isPending) && (
        <div className={styles.waiting}>
          <Loading what="your profile" />
          <Skeleton height="6rem" />
          <Skeleton height="4rem" />
          <Skeleton height="10rem" />
        </div>
      )}
      {!sent && failure && (
        <ErrorState
          title={failed === files ? 'Your files could not be loaded' : 'Your profile could not be loaded'}
          error={failure}
          retry={() => void failed.refetch()}
          level={3}
        />
      )}
    </Sheet>
  );
}
