import type { ComponentProps, ReactNode } from 'react';
import { ConfirmedDownload } from '#client/features/accounts/ConfirmedDownload.tsx';
import { PageBar } from '#client/ui/PageBar.tsx';
import { AdminNav } from './AdminNav.tsx';

interface Props {
  back?: ComponentProps<typeof PageBar>['back'];
  title: string;
  lead: string;
  /** Its search and its filter. */
  tools?: ReactNode;
  actions?: ReactNode;
  /** Where its list is a file, as it is narrowed. */
  file?: string;
  children: ReactNode;
}

/** The frame of an administrator's page. */
export function AdminPage({ back, title, lead, tools, actions, file, children }: Props) {
  return (
    <>
      <PageBar
        wide
        back={back}
        title={title}
        lead={lead}
        actions={
          <>
            {actions}
            {file && <ConfirmedDownload to={file}>Download CSV</ConfirmedDownload>}
          </>
        }
      >
        {tools}
      </PageBar>
      <AdminNav />
      {children}
    </>
  );
}
