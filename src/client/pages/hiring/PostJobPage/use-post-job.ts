import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#client/api/call.ts';
import { loadSession } from '#client/api/session.ts';
import { useDraftForm } from '#client/kit/drafts/use-draft-form.ts';
import { jobsChanged } from '#client/features/jobs/job-cache.ts';
import { paths } from '#client/paths.ts';
import { toast } from '#client/ui/toast.ts';
import { dateIn, prefilledDeadline } from '#domain/deadlines.ts';
import { defaultJobStatus } from '#domain/jobs.ts';
import { openCompanyId } from '#domain/limits.ts';
import { emptyJob, problemsOf, toSend } from '#client/features/job-form/job-values.ts';
import { usePostingAnyway } from '#client/features/job-form/use-posting-anyway.tsx';
import type { usePostingCompany } from './use-posting-company.ts';

/** The form for a new job: begun with the company's usual deadline, kept until it is posted, then on to the list of jobs. */
export function usePostJob({ timeZone, deadlineDays, isMember }: ReturnType<typeof usePostingCompany>) {
  const navigate = useNavigate();
  const [now] = useState(() => new Date().toISOString());
  const [fresh] = useState(() => emptyJob(prefilledDeadline(timeZone, deadlineDays, now)));
  const { isMeant, question } = usePostingAnyway('Post anyway');
  const { form, draft } = useDraftForm('post-job', {
    initial: fresh,
    check: (values) => problemsOf(values, timeZone, new Date().toISOString()),
    send: async (values) => {
      if (!(await isMeant(values))) return;
      await call('POST /api/jobs', {
        body: { ...toSend(values), companyId: openCompanyId, status: defaultJobStatus },
      });
      draft.drop();
      await jobsChanged();
      toast({ title: 'Job posted' });
      void navigate(paths.jobs);
      // Who posts for the first time becomes a member by it.
      if (!isMember) await loadSession();
    },
    failedTitle: 'Posting failed',
  });

  function startOver(): void {
    const before = form.values;
    form.reset(fresh);
    toast({
      title: 'The form is empty again',
      action: { label: 'Undo', act: () => form.reset(before) },
    });
  }

  return {
    form,
    today: dateIn(timeZone, now),
    draft: { ...draft, restored: draft.restored && !form.dirty, discard: startOver },
    question,
  };
}
