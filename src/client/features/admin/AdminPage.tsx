import type { ReactNode } from 'react';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { AdminNav } from './AdminNav.tsx';

interface Props {
  title: string;
  lead: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of an administrator's page. */
export function AdminPage({ title, lead, actions, children }: Props) {
  return (
    <>
      <PageHeader title={title} lead={lead} actions={actions} />
      <AdminNav />
      {children}
    </>
  );
}
