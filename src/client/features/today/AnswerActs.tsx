import { askToReject } from '#client/features/applications/rejecting/rejecting.ts';
import { StatusMenu } from '#client/features/applications/StatusMenu.tsx';
import { useMoveApplication } from '#client/features/applications/use-move-application.ts';
import { Button } from '#client/ui/Button.tsx';
import type { TodayRow } from '#contract/api.ts';
import { responseStatuses } from '#domain/response-times.ts';
import { Asking } from './Asking.tsx';
import { takeOff } from './today-cache.ts';

/** An interview, an offer and a refusal are all answers: they are given by moving somebody there. */
export function AnswerActs({ row }: { row: Extract<TodayRow, { kind: 'answer' }> }) {
  const { id, name, status, stepId, statusUpdatedAt, steps } = row;
  const card = { id, applicantName: name, status, stepId, statusUpdatedAt };
  const { move } = useMoveApplication({ ...card, steps });
  const reject = async () => {
    const rejected = await askToReject([card]);
    if (rejected.length) takeOff(row);
  };
  return (
    <>
      <StatusMenu
        pill
        status={status}
        steps={steps}
        stepId={stepId}
        applicantName={name}
        onMove={(to) => {
          if (to.status === 'rejected') void reject();
          else {
            // It comes back with what the server says, where that is no.
            if (responseStatuses.includes(to.status)) takeOff(row);
            move(to);
          }
        }}
      />
      <Button size="compact" aria-label={`Reject ${name}…`} onClick={() => void reject()}>
        Reject…
      </Button>
      <Asking row={row} asks={[{ what: 'write', label: 'Message…' }]} />
    </>
  );
}
