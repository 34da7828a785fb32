import type { ComponentProps, ReactNode } from 'react';
import { PageBar } from '#client/ui/PageBar.tsx';
import { AdminNav } from './AdminNav.tsx';

interface Props {
  back?: ComponentProps<typeof PageBar>['back'];
  title: string;
  lead: string;
  /** Its search and its filter. */
  tools?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of an administrator's page. */
export function AdminPage({ back, title, lead, tools, actions, children }: Props) {
  return (
    <>
      <PageBar wide back={back} title={title} lead={lead} actions={actions}>
        {tools}
      </PageBar>
      <AdminNav />
      {children}
    </>
  );
}
