import { PageHeader } from '#client/ui/PageHeader.tsx';
import { JobForm } from './JobForm.tsx';

export function PostJobPage() {
  return (
    <>
      <PageHeader
        title="Post a Job"
        lead="Title and description are enough. The more you say, the better people can tell whether it is for them."
      />
      <JobForm />
    </>
  );
}
