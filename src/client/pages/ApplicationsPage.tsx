import { PageHeader } from '#client/ui/PageHeader.tsx';

export function ApplicationsPage() {
  return <PageHeader title="Applications" />;
}
