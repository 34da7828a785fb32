import { useNavigate } from 'react-router';
import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { useKeptDraft, useRestoredDraft } from '#client/features/drafts/use-form-draft.ts';
import { JobFields } from '#client/features/job-form/JobFields.tsx';
import { emptyJob, jobProblems, jobToSend } from '#client/features/job-form/job-values.ts';
import { jobsChanged } from '#client/features/jobs/job-cache.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import { defaultTimeZone, prefilledDeadline } from '#domain/deadlines.ts';
import { defaultEmploymentType } from '#domain/jobs.ts';
import { limits } from '#domain/limits.ts';
import { PostedFor } from './PostJobPage/PostedFor.tsx';
import styles from './PostJobPage/PostJobPage.module.css';
import { Preview } from './PostJobPage/Preview.tsx';

/** Writes a posting, with a look at its card while it is written. Nothing typed is lost by a reload or a failed send. */
export function PostJobPage() {
  const user = useUser();
  const navigate = useNavigate();
  // The first membership is the verified one, if there is any: the server posts for that company.
  const company = user.memberships[0];
  const timeZone = company?.timeZone ?? defaultTimeZone;
  const days = company?.applicationDeadlineDays ?? limits.deadlineDays.default;
  const blank = emptyJob(defaultEmploymentType, prefilledDeadline(timeZone, days, new Date().toISOString()));
  const draft = useRestoredDraft('post-job', blank);
  const form = useForm({
    initial: draft.initial,
    check: (values) => jobProblems(values, { timeZone }),
    send: async (values) => {
      await call('POST /api/jobs', { body: jobToSend(values) });
      form.reset(blank);
      await jobsChanged();
      toast({ title: 'Job posted' });
      void navigate(paths.jobs);
    },
    onFailure: (error) => toast({ title: 'Posting failed', description: error.message, tone: 'danger' }),
  });
  const unsaved = useKeptDraft('post-job', blank, form.values);

  return (
    <>
      <PageHeader title="Post a Job" lead={<PostedFor user={user} />} />
      <div className={styles.columns}>
        <form onSubmit={form.onSubmit} noValidate className={styles.form}>
          <FormErrors {...form.summary} />
          <JobFields form={form} />
          <div className={styles.foot}>
            <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Posting Job...">
              Post Job
            </Button>
            {unsaved && !form.pending && (
              <>
                <Button variant="quiet" onClick={() => form.reset(blank)}>
                  Start over
                </Button>
                <p className={styles.kept}>
                  {draft.restored
                    ? 'This was kept from your last visit.'
                    : 'Kept on this device until you post it.'}
                </p>
              </>
            )}
          </div>
        </form>
        <Preview values={form.values} user={user} />
      </div>
    </>
  );
}
