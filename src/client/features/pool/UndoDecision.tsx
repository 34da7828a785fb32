import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import { usePoolChange } from './use-pool-change.ts';

/** Takes back what was decided about two candidates; each has again what was theirs. */
export function UndoDecision({ id, about }: { id: number; about: string }) {
  const undo = usePoolChange(
    () => call('POST /api/company/duplicates/decisions/:id/undo', { params: { id } }),
    () => {
      toast({ title: 'Undone', description: 'The two are as they were before.' });
      void refresh('GET /api/applications');
    },
  );
  return (
    <Button
      size="compact"
      icon="undo"
      aria-label={`Undo: ${about}`}
      pending={undo.isPending}
      pendingLabel="Undoing…"
      onClick={() => undo.mutate()}
    >
      Undo
    </Button>
  );
}
