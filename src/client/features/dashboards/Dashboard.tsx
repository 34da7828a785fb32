import { useState, type ReactNode } from 'react';
import { Loading, Skeleton } from '#client/ui/Skeleton.tsx';
import { Parts } from './Parts.tsx';

interface Props {
  /** What the parts show. */
  queries: readonly { isPending: boolean }[];
  children: ReactNode;
}

/**
 * A dashboard's parts, shown together once all they show has come: one that came later would push the others away from
 * under the reader. They are there from the start, unseen, so that they fetch side by side.
 */
export function Dashboard({ queries, children }: Props) {
  const [ready, setReady] = useState(false);
  const waiting = !ready && queries.some(({ isPending }) => isPending);
  // A part that failed and is tried again does not take the others away.
  if (!ready && !waiting) setReady(true);
  return (
    <>
      {waiting && (
        <Parts>
          <Loading what="your dashboard" />
          <Skeleton height="6.25rem" />
          <Skeleton height="16rem" />
          <Skeleton height="16rem" />
        </Parts>
      )}
      <div hidden={waiting}>
        <Parts>{children}</Parts>
      </div>
    </>
  );
}
