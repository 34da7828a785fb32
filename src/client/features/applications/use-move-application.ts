import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { call, type ApiError } from '#client/api/call.ts';
import { toast } from '#client/ui/toast.ts';
import type { Application } from '#contract/api.ts';
import type { OpenOfferAnswer } from '#domain/offers.ts';
import { isThere, type Place, stepAfter } from '#domain/steps.ts';
import { showAsItIs } from './moving/show-moves.ts';
import { askAboutOffer, questionIn } from './offer-question.ts';
import type { Movable } from './moving/moves.ts';
import { askToReject, isRejectable } from './rejecting/rejecting.ts';
import { placeLabel, whatFollows } from './place.ts';
import {
  applicationChanged,
  countMove,
  movingHere,
  patchApplication,
  showUntilAnswered,
} from './application-cache.ts';

type Stage = Pick<Application, 'status' | 'stepId' | 'statusUpdatedAt'>;

interface Move {
  to: Place;
  from: Stage;
  /** Takes a move back; that itself is not offered to be undone. */
  undoing?: boolean;
}

/**
 * Moves an application. The list shows it at once; a refusal sets it back and is told twice: in a toast, and as `failure`
 * for the card, which stays. Moves of one application are sent one after the other.
 */
export function useMoveApplication({
  id,
  applicantName,
  steps,
  status,
  stepId,
  statusUpdatedAt,
}: Movable & Pick<Application, 'steps'>) {
  const underWay = useRef(new Map<Move, () => Promise<void>>());
  const patch = ({ to, from }: Move) =>
    patchApplication(id, (shown) => ({
      ...shown,
      status: to.status,
      stepId: stepAfter(shown, to),
      statusUpdatedAt: from.status === to.status ? from.statusUpdatedAt : new Date().toISOString(),
    }));
  const show = (move: Move) => {
    underWay.current.set(
      move,
      showUntilAnswered(() => patch(move)),
    );
    countMove(move.from.status, move.to.status);
  };
  const answered = async (move: Move) => {
    const end = underWay.current.get(move);
    underWay.current.delete(move);
    await end?.();
  };
  const setBack = (move: Move) => {
    const { to, from } = move;
    void answered(move);
    patchApplication(id, (shown) => (isThere(shown, to) ? { ...shown, ...from } : shown));
    countMove(to.status, from.status);
  };
  const mutation = useMutation<Application | undefined, ApiError, Move>({
    scope: { id: `application ${id}` },
    mutationFn: async (move) => {
      const send = (openOffer: 'ask' | OpenOfferAnswer) =>
        call('PUT /api/applications/:id/status', {
          params: { id },
          body: { ...move.to, openOffer, ...(move.undoing ? { undo: true } : {}) },
        });
      return send('ask').catch(async (refusal: unknown) => {
        const question = questionIn(refusal);
        if (!question) throw refusal;
        // While it is asked nothing has moved, and so it is shown.
        setBack(move);
        const answer = await askAboutOffer({ question, to: move.to.status, names: [applicantName] });
        if (!answer) return undefined;
        show(move);
        return send(answer);
      });
    },
    onMutate: (move) => {
      movingHere(id);
      show(move);
    },
    onSuccess: (moved, { to, from, undoing }) => {
      if (!moved) return;
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
                mutation.mutate({
                  to: { status: from.status, stepId: from.stepId },
                  from: stageOf(moved),
                  undoing: true,
                }),
            },
      });
    },
    onError: (error, move) => {
      setBack(move);
      toast({
        title: 'Update failed',
        description: `\u2068${applicantName}\u2069 was not moved. ${error.message}`,
        tone: 'danger',
        action: { label: 'Retry', act: () => mutation.mutate(move) },
      });
      // Withdrawn or out of reach by now: show it as it is.
      if (error.status === 404 || error.status === 409) void showAsItIs(id);
    },
    onSettled: async (_moved, _error, move) => {
      await answered(move);
      await applicationChanged(id);
    },
  });
  return {
    move: (to: Place) => {
      if (to.status === 'rejected' && isRejectable({ status }))
        void rejectTo(to, { id, applicantName, status, stepId, statusUpdatedAt }, (from) =>
          mutation.mutate({ to, from }),
        );
      else mutation.mutate({ to, from: { status, stepId, statusUpdatedAt } });
    },
    saving: mutation.isPending,
    failure: mutation.isError ? { to: mutation.variables.to, error: mutation.error } : undefined,
    forgetFailure: mutation.reset,
  };
}

/** Rejecting is an act of its own; one of the job's own steps inside Rejected is a move after it. */
async function rejectTo(to: Place, card: Movable, step: (from: Stage) => void): Promise<void> {
  const [rejected] = await askToReject([card]);
  if (rejected && to.stepId)
    step({ status: 'rejected', stepId: null, statusUpdatedAt: new Date().toISOString() });
}

function stageOf({ status, stepId, statusUpdatedAt }: Application): Stage {
  return { status, stepId, statusUpdatedAt };
}
