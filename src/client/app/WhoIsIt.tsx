import { Suspense, useEffect } from 'react';
import { answerWhoItIs, useIsAsked } from '#client/api/confirmation.ts';
import { useSession } from '#client/api/session.ts';
import { lazyWithPreload } from '#client/ui/lazy-with-preload.ts';

const { Component: ConfirmIdentity } = lazyWithPreload(
  () => import('#client/features/accounts/ConfirmIdentity.tsx'),
  (module) => module.ConfirmIdentity,
);

/** Asks who it is when a sensitive call wants to know; its code comes when it is needed, which is seldom. */
export function WhoIsIt() {
  const asked = useIsAsked();
  const { user } = useSession();
  const unanswerable = asked && !user;
  useEffect(() => {
    if (unanswerable) answerWhoItIs(false);
  }, [unanswerable]);
  return asked && user ? (
    <Suspense>
      <ConfirmIdentity username={user.username} />
    </Suspense>
  ) : null;
}
