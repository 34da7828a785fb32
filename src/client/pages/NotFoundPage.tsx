import { PageHeader } from '#client/ui/PageHeader.tsx';

export function NotFoundPage() {
  return <PageHeader title="404 Page Not Found" />;
}
