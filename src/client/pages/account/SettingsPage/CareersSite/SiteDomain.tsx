import { refresh } from '#client/api/api-cache.ts';
import { call } from '#client/api/call.ts';
import { useApiMutation } from '#client/kit/mutations/use-api-mutation.ts';
import { Button } from '#client/ui/Button.tsx';
import { CopyField } from '#client/ui/CopyField.tsx';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { Pill } from '#client/ui/Pill.tsx';
import { Time } from '#client/ui/Time.tsx';
import { toast } from '#client/ui/toast.ts';
import type { Answer } from '#contract/api.ts';
import styles from './SiteDomains.module.css';

export type SiteDomainAnswer = Answer<'POST /api/company/site-domains'>;

const pills = {
  unproved: { tone: 'neutral', label: 'Not confirmed yet' },
  proved: { tone: 'green', label: 'Confirmed' },
  failing: { tone: 'yellow', label: 'Can’t be confirmed' },
  lost: { tone: 'red', label: 'No longer confirmed' },
} as const;

interface Props {
  domain: SiteDomainAnswer;
  /** The host of this installation. */
  leadsTo: string;
  onRemove: () => void;
}

/** One domain: how it stands, and what is still to be done. */
export function SiteDomain({ domain: one, leadsTo, onRemove }: Props) {
  const { id, domain, state, checkedAt, found } = one;
  const check = useApiMutation<SiteDomainAnswer>({
    mutationFn: () => call('POST /api/company/site-domains/:id/check', { params: { id } }),
    onSuccess: async (checked) => {
      await refresh('GET /api/company/site-domains');
      toast(
        checked.state === 'proved'
          ? { title: 'Domain confirmed', description: domain }
          : { title: 'Not confirmed yet', description: 'What we found stands below the domain.' },
      );
    },
    failedTitle: 'Not checked',
  });
  const { tone, label } = pills[state];
  return (
    <article className={styles.domain} aria-label={domain}>
      <div className={styles.head}>
        <p className={styles.name}>
          <span>{domain}</span> <Pill tone={tone}>{label}</Pill>
        </p>
        <div className={styles.acts}>
          <Button
            size="compact"
            aria-label={`Check now: ${domain}`}
            pending={check.isPending}
            pendingLabel="Checking…"
            onClick={() => check.mutate()}
          >
            Check now
          </Button>
          <Button size="compact" variant="quiet" aria-label={`Remove ${domain}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      </div>
      <State {...one} />
      {found && checkedAt && (
        <p className={styles.found}>
          Checked <Time value={checkedAt} />. {found}
        </p>
      )}
      <Disclosure label="Set it up" startsOpen={state !== 'proved'}>
        <Steps domain={one} leadsTo={leadsTo} />
      </Disclosure>
    </article>
  );
}

function State({ state, domain, losesAt }: SiteDomainAnswer) {
  if (state === 'proved')
    return (
      <p>
        Your careers site is at{' '}
        <a href={`https://${domain}`} target="_blank" rel="noreferrer">
          {domain}
        </a>
        , once the domain leads here.
      </p>
    );
  if (state === 'failing')
    return (
      <p>
        We can’t find the record or file any more. Put it back
        {losesAt && (
          <>
            {' '}
            by <Time value={losesAt} />
          </>
        )}
        , or your careers site leaves this domain.
      </p>
    );
  if (state === 'lost')
    return (
      <p>Your careers site has left this domain. Put the record back and check to have it there again.</p>
    );
  return <p>Do both steps, then check. New records can take some hours to be seen.</p>;
}

function Steps({ domain: { domain, record, file }, leadsTo }: Pick<Props, 'domain' | 'leadsTo'>) {
  return (
    <ol className={styles.steps}>
      <li>
        <h3>Confirm that it’s yours</h3>
        <p>Add a TXT record where your domain is managed, and leave it there: we look again every day.</p>
        <CopyField label="TXT record name" value={record.name} />
        <CopyField label="TXT record value" value={record.value} />
        <Disclosure label="Use a file instead">
          <div className={styles.steps}>
            <p>As long as the domain leads to a web server of yours, a file there does as well.</p>
            <CopyField label="File address" value={file.address} />
            <CopyField label="File content" value={file.content} />
          </div>
        </Disclosure>
      </li>
      <li>
        <h3>Lead it here</h3>
        <p>
          Add a CNAME record for {domain}. For a whole domain, such as example.com, your provider calls it
          ALIAS or ANAME.
        </p>
        <CopyField label="CNAME record value" value={leadsTo} />
      </li>
    </ol>
  );
}
