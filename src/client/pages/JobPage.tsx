import { PageHeader } from '#client/ui/PageHeader.tsx';

export function JobPage() {
  return <PageHeader title="Job" />;
}
