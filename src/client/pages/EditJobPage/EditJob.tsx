import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/use-api.ts';
import { useKeptDraft, useRestoredDraft } from '#client/features/drafts/use-form-draft.ts';
import { JobFields } from '#client/features/job-form/JobFields.tsx';
import { problemsOf, toSend, valuesOfJob } from '#client/features/job-form/job-values.ts';
import { usePostingAnyway } from '#client/features/job-form/use-posting-anyway.tsx';
import { jobsChanged, patchJob } from '#client/features/jobs/job-cache.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { toast } from '#client/ui/toast.ts';
import { useForm } from '#client/ui/use-form.ts';
import type { Job } from '#contract/api.ts';
import { dateIn } from '#domain/deadlines.ts';
import styles from './EditJobPage.module.css';
import { Standing } from './Standing.tsx';

/** The form, filled in. What is typed and not saved is kept on this device. */
export function EditJob({ job }: { job: Job }) {
  const navigate = useNavigate();
  const name = `job-${job.id}`;
  const saved = valuesOfJob(job);
  const draft = useRestoredDraft(name, saved);
  const { timeZone, applicationDeadline } = job;
  const [today] = useState(() => dateIn(timeZone, new Date().toISOString()));
  const { isMeant, question } = usePostingAnyway('Save anyway');
  const edit = useForm({
    initial: draft.initial,
    check: (values) => problemsOf(values, timeZone, new Date().toISOString(), applicationDeadline ?? ''),
    send: async (values) => {
      if (!(await isMeant(values))) return;
      const changed = await call('PUT /api/jobs/:id', { params: { id: job.id }, body: toSend(values) });
      edit.reset(valuesOfJob(changed));
      patchJob(job.id, changed);
      toast({ title: 'Job saved', description: `\u2068${changed.title}\u2069` });
      await jobsChanged();
      await refresh('GET /api/jobs/counts');
      void navigate(paths.job(job.id));
    },
    onFailure: (error) => toast({ title: 'Saving failed', description: error.message, tone: 'danger' }),
  });
  const unsaved = useKeptDraft(name, saved, edit.values);
  return (
    <>
      <PageHeader title="Edit Job" lead={<bdi>{job.title}</bdi>} />
      <Standing job={job} />
      <form onSubmit={edit.onSubmit} noValidate className={styles.form}>
        <FormErrors {...edit.summary} />
        <JobFields form={edit} timeZone={timeZone} today={today} />
        <div className={styles.foot}>
          <Button type="submit" variant="primary" pending={edit.pending} pendingLabel="Saving…">
            Save changes
          </Button>
          <ButtonLink to={paths.manageJobs}>Back to your jobs</ButtonLink>
          {unsaved && !edit.pending && (
            <>
              <Button variant="quiet" onClick={() => edit.reset(saved)}>
                Discard changes
              </Button>
              <p className={styles.kept}>
                Not saved yet.{' '}
                {draft.restored ? 'This was kept from your last visit.' : 'It is kept on this device.'}
              </p>
            </>
          )}
        </div>
      </form>
      {question}
    </>
  );
}
