import { PageHeader } from '#client/ui/PageHeader.tsx';

export function LandingPage() {
  return <PageHeader title="Find your perfect career match." />;
}
