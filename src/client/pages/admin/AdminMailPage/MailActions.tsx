import { useState } from 'react';
import { call } from '#client/api/call.ts';
import { refresh } from '#client/api/api-cache.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Mail } from '#contract/api.ts';
import { MailSheet } from './MailSheet.tsx';

/** Reads a mail, and makes one that did not go out due again. */
export function MailActions({ mail }: { mail: Mail }) {
  const [reading, setReading] = useState(false);
  const retry = useApiMutation<undefined>({
    mutationFn: () => call('POST /api/admin/mail/:id/retry', { params: { id: mail.id } }),
    onSuccess: async () => {
      toast({ title: 'Mail is due again', description: `\u2068${mail.subject}\u2069` });
      await refresh('GET /api/admin/mail');
    },
    failedTitle: 'Retry failed',
  });
  return (
    <>
      <Button
        size="compact"
        onClick={() => setReading(true)}
        aria-label={`Read \u2068${mail.subject}\u2069 to ${mail.toAddress}`}
      >
        Read
      </Button>
      {!mail.sentAt && mail.state !== 'held' && mail.text && (
        <Button
          size="compact"
          pending={retry.isPending}
          pendingLabel="Retrying…"
          onClick={() => retry.mutate()}
          aria-label={`Retry \u2068${mail.subject}\u2069 to ${mail.toAddress}`}
        >
          Retry
        </Button>
      )}
      <MailSheet open={reading} mail={mail} onClose={() => setReading(false)} />
    </>
  );
}
