import { call } from '#client/api/call.ts';
import { staleAfter } from '#client/api/stale-after.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { formFields } from '#client/kit/fields/form-fields.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Field } from '#client/ui/Field.tsx';
import { FormErrors } from '#client/ui/FormErrors.tsx';
import { Select } from '#client/ui/Select.tsx';
import { TextArea } from '#client/ui/TextArea.tsx';
import { toast } from '#client/ui/toast.ts';
import { useAsked } from '#client/ui/use-asked.ts';
import { useForm } from '#client/ui/use-form.ts';
import { invitationFields } from '#domain/fields/messages.ts';
import { problemsIn } from '#domain/fields/problems.ts';
import { can, mayFindPeople } from '#domain/permissions.ts';
import styles from './Invite.module.css';

interface Props {
  candidate: { id: number; name: string };
  /** The job they are looked at for, where there is one. */
  job?: number;
  size?: 'compact' | 'default';
}

/** Asks somebody who wants to be found to look at a job of one's own: the way to them before they have applied. */
export function Invite({ candidate, job, size }: Props) {
  const user = useUser();
  const { asked: open, ask, close } = useAsked<true>();
  if (!can['candidate.invite'](user) || !mayFindPeople(user)) return null;
  return (
    <>
      <Button
        icon="send"
        size={size}
        onClick={() => ask(true)}
        aria-label={`Invite \u2068${candidate.name}\u2069`}
      >
        Invite
      </Button>
      <Dialog open={open === true} title={`Invite \u2068${candidate.name}\u2069 to a job`} onClose={close}>
        <InviteForm candidate={candidate} job={job} onDone={close} />
      </Dialog>
    </>
  );
}

function InviteForm({ candidate, job, onDone }: Omit<Props, 'size'> & { onDone: () => void }) {
  const jobs = useApi(
    'GET /api/jobs',
    { query: { scope: 'own', status: 'active', sort: 'newest', limit: 200 } },
    { staleTime: staleAfter.jobs },
  );
  const open = jobs.data?.filter((one) => one.open) ?? [];
  const form = useForm({
    initial: { jobId: job ? String(job) : '', message: '' },
    check: ({ jobId, message }): { jobId?: string; message?: string } => ({
      ...(jobId ? {} : { jobId: 'Choose a job' }),
      ...problemsIn(invitationFields, { message }),
    }),
    send: async ({ jobId, message }) => {
      await call('POST /api/jobs/:id/invitations', {
        params: { id: Number(jobId) },
        body: { candidateId: candidate.id, message },
      });
      toast({
        title: 'Invitation sent',
        description: `\u2068${candidate.name}\u2069 is notified here and by email.`,
      });
      onDone();
    },
  });
  if (jobs.data && !open.length)
    return <p>You have no open job to invite to. Post one first, or reopen one under Post Jobs.</p>;
  const { field, control } = formFields(form, invitationFields);
  return (
    <form onSubmit={form.onSubmit} noValidate className={styles.form}>
      <FormErrors {...form.summary} />
      <Field {...form.field('jobId')} label="Job" required>
        <Select
          {...form.control('jobId')}
          options={[
            { value: '', label: jobs.data ? 'Choose a job' : 'Loading your jobs…' },
            ...open.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
        />
      </Field>
      <Field {...field('message')} optional hint="Why you thought of them. They see it with the job.">
        <TextArea {...control('message')} rows={4} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" pending={form.pending} pendingLabel="Sending…">
          Send invitation
        </Button>
        <Button onClick={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
