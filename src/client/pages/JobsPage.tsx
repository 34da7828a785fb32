import { PageHeader } from '#client/ui/PageHeader.tsx';

export function JobsPage() {
  return <PageHeader title="Find Jobs" />;
}
