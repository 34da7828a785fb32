import { messageOf } from '#domain/errors.ts';
import { useState } from 'react';
import { signOut } from '#client/api/session.ts';
import { dropAllDrafts } from '#client/kit/drafts/drafts.ts';
import { toast } from '#client/ui/toast.ts';

/** Signs out and says how it went. */
export function useSignOut(): { pending: boolean; leave: () => void } {
  const [pending, setPending] = useState(false);
  async function send(): Promise<void> {
    setPending(true);
    try {
      await signOut();
      dropAllDrafts();
      toast({ title: 'Logged out', description: 'You have been successfully logged out.' });
    } catch (error) {
      toast({ title: 'Logout failed', description: messageOf(error), tone: 'danger' }); // call() throws ApiError only
    } finally {
      setPending(false);
    }
  }
  return { pending, leave: () => void (pending || send()) };
}
