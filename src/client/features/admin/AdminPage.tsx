import type { ReactNode } from 'react';
import { PageHeader } from '#client/ui/PageHeader.tsx';
import { AdminNav } from './AdminNav.tsx';

/** The frame of an administrator's page. */
export function AdminPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <AdminNav />
      {children}
    </>
  );
}
