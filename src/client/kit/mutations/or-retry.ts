import { toast } from '#client/ui/toast.ts';
import { messageOf } from '#domain/errors.ts';

/** Does what no form and no screen waits for, as an undo. Where it fails, that is said, with a way to try again. */
export async function orRetry(failedTitle: string, act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    toast({
      title: failedTitle,
      description: messageOf(error),
      tone: 'danger',
      action: { label: 'Retry', act: () => void orRetry(failedTitle, act) },
    });
  }
}
