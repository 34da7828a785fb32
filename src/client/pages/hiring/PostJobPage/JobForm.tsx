import { useState } from 'react';
import { Link } from 'react-router';
import { copyOf } from '#client/features/job-form/from-template.ts';
import { JobEditor } from '#client/features/job-form/JobEditor.tsx';
import { emptyJob } from '#client/features/job-form/job-values.ts';
import { TemplateOffer } from '#client/features/job-form/TemplateOffer.tsx';
import { useJobTemplate } from '#client/features/job-form/use-job-template.tsx';
import { DraftFoot } from '#client/kit/drafts/DraftFoot.tsx';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import type { Job } from '#contract/api.ts';
import { prefilledDeadline } from '#domain/deadlines.ts';
import styles from './JobForm.module.css';
import { PostingFor } from './PostingFor.tsx';
import { usePostJob } from './use-post-job.tsx';
import { usePostingCompany } from './use-posting-company.ts';
import { homeOf } from '#domain/job-place.ts';

interface Props {
  /** A draft to go on with. */
  draft?: Job | undefined;
  /** A job whose text this one begins with. */
  copied?: Job | undefined;
}

export function JobForm({ draft: begun, copied }: Props) {
  const posting = usePostingCompany();
  const { timeZone, deadlineDays, isMember, company } = posting;
  const [fresh] = useState(() => {
    const deadline = prefilledDeadline(timeZone, deadlineDays, new Date().toISOString());
    return copied ? copyOf(copied, deadline) : emptyJob(deadline);
  });
  const name = copied ? `copy-of-job-${copied.id}` : 'post-job';
  const { form, draft, today, question, versions, isKept, isDraft, discardDraft } = usePostJob({
    draft: begun,
    fresh,
    name,
    timeZone,
    isMember,
  });
  const template = useJobTemplate(form);
  const { values } = form;
  const isBare = !values.description.trim() && !values.requirements.trim();
  return (
    <>
      <PageBar
        title="Post a Job"
        lead="Only a title and description are required. More detail helps people decide to apply."
        wide
        actions={
          <Button icon="document" aria-haspopup="dialog" onClick={template.choose}>
            Use a template
          </Button>
        }
      />
      <JobEditor
        form={form}
        today={today}
        timeZone={timeZone}
        company={company}
        home={homeOf(company?.location ?? null)}
        head={
          <>
            <FormErrors
              {...form.summary}
              title={form.summary.failure && 'Not posted yet. Your text is still here'}
            />
            <EditConflict {...versions} />
            <PostingFor {...posting} />
          </>
        }
        underTitle={isBare && !isDraft && <TemplateOffer title={values.title} onUse={template.use} />}
        foot={
          <DraftFoot
            form={form}
            draft={{ ...draft, unsaved: draft.unsaved && !isDraft }}
            words={{ discard: 'Start over', unsaved: 'Not posted yet.' }}
          >
            <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Posting Job...">
              Post Job
            </Button>
            {isDraft && (
              <Button variant="quiet" disabled={form.pending} onClick={() => void discardDraft()}>
                Discard draft
              </Button>
            )}
            {isDraft && (
              <output className={styles.kept}>
                {isKept ? (
                  <>
                    Draft saved in <Link to={paths.manageJobs}>Manage jobs</Link>
                  </>
                ) : (
                  'Saving draft… Kept on this device meanwhile.'
                )}
              </output>
            )}
          </DraftFoot>
        }
      />
      {template.dialogs}
      {question}
    </>
  );
}
