import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { DraftFoot } from '#client/kit/drafts/DraftFoot.tsx';
import { EditConflict } from '#client/kit/edits/EditConflict.tsx';
import { useEdit } from '#client/kit/edits/use-edit.ts';
import { JobEditor } from '#client/features/job-form/JobEditor.tsx';
import { asStillAsked, jobVersions } from '#client/features/job-form/job-versions.ts';
import { type JobValues, problemsOf, toSend, valuesOfJob } from '#client/features/job-form/job-values.ts';
import { usePostingAnyway } from '#client/features/job-form/use-posting-anyway.tsx';
import { jobsChanged, patchJob } from '#client/features/jobs/job-cache.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Job } from '#contract/api.ts';
import { dateIn } from '#domain/deadlines.ts';
import { StatusSummary } from './StatusSummary.tsx';
import { readPlace } from '#domain/places/read-place.ts';

/** The form, filled in. What is typed and not saved is kept on this device. */
export function EditJob({ job }: { job: Job }) {
  const navigate = useNavigate();
  const { timeZone, applicationDeadline } = job;
  const [today] = useState(() => dateIn(timeZone, new Date().toISOString()));
  const { isMeant, question } = usePostingAnyway('Save anyway');
  const { form, draft, versions } = useEdit<Job, JobValues>({
    thing: job,
    valuesOf: (known) => valuesOfJob(known ?? job),
    fields: jobVersions,
    draft: `job-${job.id}`,
    adapt: asStillAsked,
    check: (values) => problemsOf(values, timeZone, new Date().toISOString(), applicationDeadline ?? ''),
    save: async (values, { etag }) => {
      if (!(await isMeant(values))) return undefined;
      const body = toSend(values);
      return call('PUT /api/jobs/:id', { params: { id: job.id }, body }, { ifMatch: etag });
    },
    done: async (changed) => {
      patchJob(job.id, changed);
      toast({ title: 'Job saved', description: `\u2068${changed.title}\u2069` });
      await jobsChanged();
      await refresh('GET /api/jobs/counts');
      void navigate(paths.job(job.id));
    },
    failedTitle: 'Saving failed',
  });
  return (
    <>
      <PageBar title="Edit Job" lead={<bdi>{job.title}</bdi>} actions={<StatusSummary job={job} />} wide />
      <JobEditor
        form={form}
        today={today}
        timeZone={timeZone}
        home={companyCountryOf(job)}
        company={{
          id: job.companyId,
          name: job.companyName,
          logo: job.companyLogo,
          verified: job.companyVerified,
        }}
        postedDate={job.postedDate}
        head={
          <>
            <FormErrors {...form.summary} />
            <EditConflict {...versions} />
          </>
        }
        foot={
          <DraftFoot form={form} draft={draft}>
            <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Saving…">
              Save changes
            </Button>
            <ButtonLink to={paths.manageJobs}>Back to your jobs</ButtonLink>
          </DraftFoot>
        }
      />
      {question}
    </>
  );
}

/** Where only the company can have told of the country. */
function companyCountryOf({ location, country, placeFrom }: Job): string | undefined {
  return placeFrom === 'text' && !readPlace(location).country ? (country ?? undefined) : undefined;
}
