import { Link } from 'react-router';
import type { VisitorPages } from '#contract/visitor-pages.ts';
import { AnswerRecord } from '#client/features/response-times/AnswerRecord.tsx';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { statusLabel } from '#domain/application-status.ts';
import { daysToConfirm, mostMailsADay, receiptInWords } from '#domain/visitors.ts';
import styles from './Form.module.css';
import { day, minute } from './moment.ts';
import type { VisitorPage } from './page.ts';
import { WaitingToo } from './WaitingToo.tsx';

/** What somebody has in hand who applied: what was sent, and what comes next. */
export function applied(page: VisitorPages['applied']): VisitorPage {
  const { job, receipt, isConfirmed, confirmBy, mailedTo, sent } = page;
  const next = isConfirmed
    ? [
        `Your address is confirmed, and your application counts. ${job.companyName} can answer you.`,
        'To follow it here, set a password for your account.',
      ]
    : mailedTo
      ? [
          `Open our email to ${mailedTo} and confirm your address, by ${day(confirmBy)}. If you don’t see it, look in your spam folder.`,
          `Then your application counts, and ${job.companyName} can answer you.`,
          'The same link shows you how it stands, and lets you withdraw.',
        ]
      : [
          `${job.companyName} sees your application now, marked “address not confirmed”.`,
          `The people who run this site confirm your address. Your application is kept until ${day(confirmBy)}.`,
        ];
  return {
    title: 'Application sent',
    isListed: false,
    body: (
      <div className={styles.page}>
        <h1>{mailedTo && !isConfirmed ? 'One step left: confirm your address' : 'Application sent'}</h1>
        <p className={styles.lead}>
          {job.title} at {job.companyName}
        </p>
        <p>
          Receipt <span className={styles.receipt}>{receiptInWords(receipt)}</span>
        </p>
        <section className={styles.next}>
          <h2>What happens next</h2>
          <ol className={styles.steps}>
            {next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {mailedTo && !isConfirmed && (
            <p className={styles.hint}>
              We send an address {mostMailsADay} of these emails a day at most. If there is none for this
              application, open any of them: it lets you confirm this one, too. Otherwise the next email comes
              within a day.
            </p>
          )}
          <AnswerRecord record={job.answerRecord} />
        </section>
        {isConfirmed && (
          <p>
            <Link to={paths.forgotPassword}>Set a password</Link>
          </p>
        )}
        {sent.length > 0 && (
          <section>
            <h2>What you sent</h2>
            <dl className={styles.facts}>
              {sent.map(({ name, value }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd dir="auto">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        <p>
          <Link to={paths.jobs}>Look at other jobs</Link>
        </p>
      </div>
    ),
  };
}

/** Opening the link does nothing: programs that look at mail open it too. */
export function confirmApplication({
  token,
  job,
  choices,
  waitingToo,
  problem,
}: VisitorPages['confirmApplication']): VisitorPage {
  const several = choices.length > 1;
  return {
    title: 'Confirm your application',
    isListed: false,
    body: (
      <div className={styles.page}>
        <h1>Confirm your application</h1>
        <p className={styles.lead}>
          {job.title} at {job.companyName}
        </p>
        {problem && (
          <p className={styles.error} role="alert">
            {problem}
          </p>
        )}
        <form method="post" action={paths.applied(token)} className={styles.form}>
          {several && (
            <fieldset className={styles.field}>
              <legend className={styles.label}>
                This was sent {choices.length} times with your address. Which one is yours?
              </legend>
              {choices.map(({ receipt, name, sentAt }, at) => (
                <label key={receipt} className={styles.choice}>
                  <input type="radio" name="receipt" value={receipt} defaultChecked={at === 0} />
                  {name}, {minute(sentAt)}, receipt {receiptInWords(receipt)}
                </label>
              ))}
            </fieldset>
          )}
          {!several && choices[0] && (
            <p>
              Sent by {choices[0].name} on {day(choices[0].sentAt)}, receipt{' '}
              <span className={styles.whole}>{receiptInWords(choices[0].receipt)}</span>.
            </p>
          )}
          <div className={styles.actions}>
            <Button type="submit" name="act" value="confirm" variant="primary" size="large">
              Yes, I applied
            </Button>
            <Button type="submit" name="act" value="delete" size="large">
              It wasn’t me. Delete it
            </Button>
          </div>
        </form>
        <WaitingToo token={token} waiting={waitingToo} />
        <p className={styles.hint}>
          An application that isn’t confirmed is deleted after {daysToConfirm} days.
        </p>
      </div>
    ),
  };
}

/** How an application stands, for whoever has the link: as its owner would read it signed in. */
export function followApplication(page: VisitorPages['followApplication']): VisitorPage {
  const { token, job, status, withdrawnAt, mayWithdraw, history, isEarlier, waitingToo, problem } = page;
  return {
    title: `Your application: ${withdrawnAt ? 'Withdrawn' : statusLabel[status]}`,
    isListed: false,
    body: (
      <div className={styles.page}>
        <h1>Your application</h1>
        <p className={styles.lead}>
          {job.title} at {job.companyName}
        </p>
        {problem && (
          <p className={styles.error} role="alert">
            {problem}
          </p>
        )}
        {isEarlier && <p>You’ve already applied for this job. That application still stands.</p>}
        <p>
          Status <strong className={styles.receipt}>{withdrawnAt ? 'Withdrawn' : statusLabel[status]}</strong>
        </p>
        <AnswerRecord record={job.answerRecord} />
        <section>
          <h2>So far</h2>
          <ol className={styles.steps}>
            {history.map(({ at, status: to, withdrawal }) => (
              <li key={at}>
                {withdrawal ? 'Withdrawn' : statusLabel[to]}, {day(at)}
              </li>
            ))}
          </ol>
        </section>
        <WaitingToo token={token} waiting={waitingToo} />
        <section>
          <h2>Your account</h2>
          <p>
            Set a password to read messages, answer offers and choose interview times.{' '}
            <Link to={paths.forgotPassword}>Set a password</Link>
          </p>
        </section>
        {mayWithdraw && (
          <form method="post" action={paths.applied(token)}>
            <Button type="submit" name="act" value="withdraw">
              Withdraw application
            </Button>
          </form>
        )}
      </div>
    ),
  };
}

export function linkOver({ what }: VisitorPages['linkOver']): VisitorPage {
  return {
    title: 'This link no longer works',
    isListed: false,
    body: (
      <div className={styles.page}>
        <h1>This link no longer works</h1>
        <p className={styles.lead}>
          Its time is over, or what it was about was deleted.
          {what === 'application' && ' If you confirmed your application, sign in to see it.'}
        </p>
        <div className={styles.actions}>
          {what === 'application' && <ButtonLink to={paths.auth}>Sign in</ButtonLink>}
          <ButtonLink to={paths.jobs}>All jobs</ButtonLink>
        </div>
      </div>
    ),
  };
}
