import { DraftFoot } from '#client/kit/drafts/DraftFoot.tsx';
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
  const { form, draft, today, question } = usePostJob(posting);
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
        <DraftFoot
          form={form}
          draft={draft}
          words={{ discard: 'Start over', unsaved: 'Not posted yet.' }}
          size="large"
        >
          <Button
            type="submit"
            variant="primary"
            size="large"
            pending={form.pending}
            pendingLabel="Posting Job..."
          >
            Post Job
          </Button>
        </DraftFoot>
      </form>
      {question}
      <JobPreview values={values} company={posting.company} timeZone={posting.timeZone} />
    </div>
  );
}
