import { PageHeader } from '#client/ui/PageHeader.tsx';

export function RecruiterDashboardPage() {
  return <PageHeader title="Dashboard" />;
}
