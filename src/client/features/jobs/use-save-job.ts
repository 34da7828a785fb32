import { useMutation } from '@tanstack/react-query';
import { call, type ApiError } from '#client/api/call.ts';
import { refreshLater } from '#client/api/api-cache.ts';
import { toast } from '#client/ui/toast.ts';
import { patchJob } from './job-cache.ts';

/** Saves a job for later, or takes it off again. Shown at once; a refusal sets it back and says so. */
export function useSaveJob(id: number) {
  const { mutate } = useMutation<undefined, ApiError, boolean>({
    scope: { id: `save job ${id}` },
    mutationFn: (save) =>
      save
        ? call('PUT /api/jobs/:id/save', { params: { id } })
        : call('DELETE /api/jobs/:id/save', { params: { id } }),
    onMutate: (save) => patchJob(id, { saved: save }),
    onSuccess: async () => {
      // Fetched when next opened: a card one has just taken off stays in sight until one leaves.
      await refreshLater('GET /api/saved-jobs', 'GET /api/dashboard/stats');
    },
    onError: (error, save) => {
      patchJob(id, { saved: !save });
      toast({
        title: save ? 'The job could not be saved' : 'The job is still saved',
        description: error.message,
        tone: 'danger',
      });
    },
  });
  return mutate;
}
