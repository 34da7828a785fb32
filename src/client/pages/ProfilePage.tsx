import { PageHeader } from '#client/ui/PageHeader.tsx';

export function ProfilePage() {
  return <PageHeader title="Profile" />;
}
