import { PageHeader } from '#client/ui/PageHeader.tsx';

export function JobSeekerDashboardPage() {
  return <PageHeader title="Dashboard" />;
}
