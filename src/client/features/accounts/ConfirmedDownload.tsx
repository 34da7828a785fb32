import type { MouseEvent, ReactNode } from 'react';
import { ApiError, call } from '#client/api/call.ts';
import { askWhoItIs } from '#client/api/confirmation.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';

interface Props {
  to: string;
  /** What the file is called, where the server does not say. */
  name?: string;
  size?: 'compact';
  children: ReactNode;
}

/** A link to an export. The browser fetches it by itself, so who it is has to be shown before. */
export function ConfirmedDownload({ to, name = '', size, children }: Props) {
  async function follow({ href, download }: HTMLAnchorElement): Promise<void> {
    try {
      const { confirmed } = await call('GET /api/user/confirmation');
      if (!confirmed && !(await askWhoItIs())) return;
      Object.assign(document.createElement('a'), { href, download }).click();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast({ title: 'Download failed', description: error.message, tone: 'danger' });
    }
  }
  return (
    <ButtonLink
      icon="download"
      size={size}
      reloadDocument
      download={name}
      to={to}
      onClick={(event: MouseEvent<HTMLAnchorElement>) => {
        event.preventDefault();
        void follow(event.currentTarget);
      }}
    >
      {children}
    </ButtonLink>
  );
}
