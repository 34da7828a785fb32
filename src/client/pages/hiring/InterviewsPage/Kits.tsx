import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type ApiError } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApi } from '#client/api/use-api.ts';
import { Button } from '#client/ui/Button.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog.tsx';
import { Loaded } from '#client/ui/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { thenFocus } from '#client/ui/then-focus.ts';
import { toast } from '#client/ui/toast.ts';
import type { InterviewKit } from '#contract/api.ts';
import styles from './InterviewsPage.module.css';

const kitsId = 'kits';

/** What the company keeps to ask. A kit is made and changed where an interview is arranged, and let go here. */
export function Kits() {
  const kits = useApi('GET /api/interview-kits', {}, { staleTime: 0 });
  return (
    <section className={styles.kits} aria-labelledby={kitsId}>
      <h2 id={kitsId} tabIndex={-1}>
        Kits
      </h2>
      <p className={styles.hint}>
        Reusable interview kits: questions and scoring criteria. Save one when you arrange an interview.
      </p>
      <Loaded query={kits} what="the kits" level={3} waiting={<Skeleton height="4rem" />}>
        {(all) =>
          all.length ? (
            <ul className={styles.list}>
              {all.map((kit) => (
                <li key={kit.id} className={styles.kit}>
                  <Kit kit={kit} />
                </li>
              ))}
            </ul>
          ) : (
            <p>No kits yet.</p>
          )
        }
      </Loaded>
    </section>
  );
}

function Kit({ kit: { id, title, minutes, attributes } }: { kit: InterviewKit }) {
  const [asking, setAsking] = useState(false);
  const remove = useMutation<void, ApiError>({
    mutationFn: () => call('DELETE /api/interview-kits/:id', { params: { id } }),
    onSuccess: async () => {
      // The kit goes with the button that asked.
      thenFocus(
        () => setAsking(false),
        () => document.getElementById(kitsId),
      );
      toast({ title: 'Kit deleted' });
      await refresh('GET /api/interview-kits');
    },
  });
  return (
    <>
      <p className={styles.words}>
        <strong dir="auto">{title}</strong>
        <span className={styles.hint}>
          {` · ${minutes} minutes · `}
          <bdi>{attributes.join(', ')}</bdi>
        </span>
      </p>
      <Button
        size="compact"
        variant="quiet"
        icon="trash"
        onClick={() => setAsking(true)}
        aria-label={`Delete kit: \u2068${title}\u2069`}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete the kit \u2068${title}\u2069?`}
        label="Delete kit"
        pendingLabel="Deleting…"
        pending={remove.isPending}
        failure={remove.error?.sentence}
        danger
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      >
        <p>Interviews already arranged with it don’t change.</p>
      </ConfirmDialog>
    </>
  );
}
