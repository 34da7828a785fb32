import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import type { Application } from '#contract/api.ts';
import { can } from '#domain/permissions.ts';
import { ArrangeForm } from './ArrangeForm.tsx';

/** Setting up an interview: who can be asked and what the company keeps to ask comes first, then the form. */
export function ArrangeInterview({ application, onDone }: { application: Application; onDone: () => void }) {
  const user = useUser();
  const interviewers = useApi('GET /api/applications/:id/interviewers', { params: { id: application.id } });
  const kits = useApi('GET /api/interview-kits', {}, { enabled: can['interview.kit'](user) });
  const failed = interviewers.error ? interviewers : kits;
  if (interviewers.data && (kits.data || !can['interview.kit'](user)))
    return (
      <ArrangeForm
        application={application}
        interviewers={interviewers.data}
        kits={kits.data}
        onDone={onDone}
      />
    );
  if (failed.error)
    return (
      <ErrorState
        level={3}
        title="Who can interview could not be loaded"
        error={failed.error}
        retry={() => void failed.refetch()}
      />
    );
  return (
    <>
      <Loading what="who can interview" />
      <Skeleton height="36rem" />
    </>
  );
}
