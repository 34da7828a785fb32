import type { Answer } from '#contract/api.ts';
import { refresh } from '#client/api/api-cache.ts';
import { call } from '#client/api/call.ts';
import { useUser } from '#client/api/session.ts';
import { useApi } from '#client/api/use-api.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { paths } from '#client/paths.ts';
import { Button } from '#client/ui/Button.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { ExternalLink } from '#client/ui/ExternalLink.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Time } from '#client/ui/Time.tsx';
import { toast } from '#client/ui/toast.ts';
import { can } from '#domain/permissions.ts';
import { receiptInWords } from '#domain/visitors.ts';
import styles from './UnconfirmedApplications.module.css';

type Unconfirmed = Answer<'GET /api/unconfirmed-applications'>[number];

const most = 50;

/** What people without an account have sent and not confirmed yet: apart from the list, because it counts nowhere. Nothing where there is none. */
export function UnconfirmedApplications() {
  const { data = [] } = useApi('GET /api/unconfirmed-applications', { query: { limit: most } });
  if (!data.length) return null;
  const count = data.length < most ? String(data.length) : `${most} or more`;
  return (
    <Disclosure label={`Address not confirmed (${count})`}>
      <ul className={styles.list} aria-label="Applications whose address is not confirmed">
        {data.map((application) => (
          <One key={application.id} application={application} />
        ))}
      </ul>
    </Disclosure>
  );
}

function One({ application }: { application: Unconfirmed }) {
  const { id, name, email, phone, jobTitle, receipt, coverLetter, customResumeUrl, answers, files } =
    application;
  const mayConfirm = can['platform.administer'](useUser());
  const confirm = useApiMutation<unknown>({
    mutationFn: () => call('PUT /api/admin/unconfirmed-applications/:id/confirmation', { params: { id } }),
    onSuccess: async () => {
      toast({ title: 'Address confirmed', description: `\u2068${name}\u2069` });
      await Promise.all([refresh('GET /api/unconfirmed-applications'), refresh('GET /api/applications')]);
    },
    failedTitle: 'The address was not confirmed',
  });
  return (
    <li className={styles.one}>
      <p className={styles.head}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <Pill tone="yellow" icon="alert">
          Address not confirmed
        </Pill>
      </p>
      <p>
        {jobTitle}, sent <Time value={application.sentAt} as="moment" />, receipt {receiptInWords(receipt)}
      </p>
      <p>
        <bdi>{email}</bdi>
        {phone && (
          <>
            {' · '}
            <bdi>{phone}</bdi>
          </>
        )}
      </p>
      {coverLetter && (
        <p className={styles.words} dir="auto">
          {coverLetter}
        </p>
      )}
      {customResumeUrl && (
        <p>
          <ExternalLink href={customResumeUrl}>{customResumeUrl}</ExternalLink>
        </p>
      )}
      {answers.map(({ question, answer }) => (
        <p key={question} dir="auto">
          {question} <strong>{answer}</strong>
        </p>
      ))}
      {files.map((file) => (
        <p key={file.questionId}>
          <a href={paths.unconfirmedFile(id, file.questionId)} download>
            {file.name}
          </a>
        </p>
      ))}
      <p className={styles.note}>
        Deleted on <Time value={application.confirmBy} /> unless its owner confirms it by the link we mailed.
      </p>
      {mayConfirm && (
        <Button pending={confirm.isPending} pendingLabel="Confirming…" onClick={() => confirm.mutate()}>
          Confirm address
        </Button>
      )}
    </li>
  );
}
