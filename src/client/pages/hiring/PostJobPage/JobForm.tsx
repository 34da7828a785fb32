import { JobFields } from '#client/features/job-form/JobFields.tsx';
import { Button } from '#client/ui/Button.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import styles from './JobForm.module.css';
import { JobPreview } from './JobPreview.tsx';
import { PostingFor } from './PostingFor.tsx';
import { usePostJob } from './use-post-job.ts';
import { usePostingCompany } from './use-posting-company.ts';

export function JobForm() {
  const posting = usePostingCompany();
  const { form, today, unsent, restored, startOver, question } = usePostJob(posting);
  const { values } = form;
  return (
    <div className={styles.columns}>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        <FormErrors
          {...form.summary}
          title={form.summary.failure && 'Not posted yet. Your text is still here'}
        />
        <PostingFor {...posting} />
        <JobFields form={form} timeZone={posting.timeZone} today={today} />
        <div className={styles.foot}>
          <Button
            type="submit"
            variant="primary"
            size="large"
            pending={form.pending}
            pendingLabel="Posting Job..."
          >
            Post Job
          </Button>
          {unsent && !form.pending && (
            <>
              <Button variant="quiet" size="large" onClick={startOver}>
                Start over
              </Button>
              <p className={styles.kept}>
                Not posted yet.{' '}
                {restored ? 'This was kept from your last visit.' : 'It is kept on this device.'}
              </p>
            </>
          )}
        </div>
      </form>
      {question}
      <JobPreview values={values} company={posting.company} timeZone={posting.timeZone} />
    </div>
  );
}
