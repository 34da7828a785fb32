import { PageHeader } from '#client/ui/PageHeader.tsx';

export function PostJobPage() {
  return <PageHeader title="Post a Job" />;
}
