import { useMutation } from '@tanstack/react-query';
import { call, type ApiError } from '#client/api/call.ts';
import { toast } from '#client/ui/toast.ts';
import type { Application } from '#contract/api.ts';
import type { OpenOfferAnswer } from '#domain/offers.ts';
import { askAboutOffer, questionIn } from './offer-question.ts';
import { isThere, type Place, placeLabel, stepAfter, whatFollows } from './place.ts';
import { applicationChanged, countMove, movingHere, patchApplication } from './application-cache.ts';

interface Move {
  to: Place;
  /** Takes a move back; that itself is not offered to be undone. */
  undoing?: boolean;
}

/**
 * Moves an application. The list shows it at once; a refusal sets it back and is told twice: in a toast, and as `failure`
 * for the card, which stays. Moves of one application are sent one after the other.
 */
type Before = Pick<Application, 'status' | 'stepId' | 'statusUpdatedAt'>;

export function useMoveApplication({ id, applicantName, steps, ...shownNow }: Application) {
  const { status, stepId, statusUpdatedAt } = shownNow;
  const setBack = (to: Place, before: Before) => {
    patchApplication(id, (shown) => (isThere(shown, to) ? { ...shown, ...before } : shown));
    countMove(to.status, before.status);
  };
  const mutation = useMutation<Application | undefined, ApiError, Move, Before>({
    scope: { id: `application ${id}` },
    mutationFn: async ({ to, undoing }) => {
      const send = (openOffer: 'ask' | OpenOfferAnswer) =>
        call('PUT /api/applications/:id/status', {
          params: { id },
          body: { ...to, openOffer, ...(undoing ? { undo: true } : {}) },
        });
      return send('ask').catch(async (refusal: unknown) => {
        const question = questionIn(refusal);
        if (!question) throw refusal;
        const answer = await askAboutOffer({ question, to: to.status, names: [applicantName] });
        return answer && send(answer);
      });
    },
    onMutate: ({ to }) => {
      movingHere(id);
      const since = status === to.status ? statusUpdatedAt : new Date().toISOString();
      patchApplication(id, (shown) => ({
        ...shown,
        status: to.status,
        stepId: stepAfter(shown, to),
        statusUpdatedAt: since,
      }));
      countMove(status, to.status);
      return { status, stepId, statusUpdatedAt };
    },
    onSuccess: (moved, { to, undoing }, before) => {
      if (!moved) return setBack(to, before);
      // Unless a later move is already shown.
      patchApplication(id, (shown) => (isThere(shown, to) ? moved : shown));
      toast({
        title: 'Status updated',
        description: `\u2068${applicantName}\u2069 is now in ${placeLabel(to, steps)}.${whatFollows(to)}`,
        action: undoing
          ? undefined
          : {
              label: 'Undo',
              act: () =>
                mutation.mutate({ to: { status: before.status, stepId: before.stepId }, undoing: true }),
            },
      });
    },
    onError: (error, move, before) => {
      if (before) setBack(move.to, before);
      toast({
        title: 'Update failed',
        description: `\u2068${applicantName}\u2069 was not moved. ${error.message}`,
        tone: 'danger',
        action: { label: 'Retry', act: () => mutation.mutate(move) },
      });
      // Withdrawn or out of reach by now: show it as it is.
      if (error.status === 404 || error.status === 409) void showAsItIs(id);
    },
    onSettled: () => applicationChanged(id),
  });
  return {
    move: (to: Place) => mutation.mutate({ to }),
    saving: mutation.isPending,
    failure: mutation.isError ? { to: mutation.variables.to, error: mutation.error } : undefined,
    forgetFailure: mutation.reset,
  };
}

async function showAsItIs(id: number): Promise<void> {
  const current = await call('GET /api/applications/:id', { params: { id } }).catch(() => undefined);
  if (current) patchApplication(id, () => current);
}
