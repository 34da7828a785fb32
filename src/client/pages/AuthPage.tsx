import { PageHeader } from '#client/ui/PageHeader.tsx';

export function AuthPage() {
  return <PageHeader title="Sign In" />;
}
