import { Link } from 'react-router';
import type { VisitorPages } from '#contract/visitor-pages.ts';
import { paths } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/Button.tsx';
import { visitorFields } from '#domain/fields/visitors.ts';
import { alertRhythmLabel, alertRhythms } from '#domain/saved-searches.ts';
import { daysToConfirm, mostMailsADay } from '#domain/visitors.ts';
import styles from './Form.module.css';
import type { VisitorPage } from './page.ts';

/** New jobs by mail, for who has no account: whatever address is given, it is answered alike. */
export function newAlert(page: VisitorPages['newAlert']): VisitorPage {
  const { name, search, email, problem, isAsked } = page;
  const list = search ? `${paths.jobs}?${search}` : paths.jobs;
  return {
    title: isAsked ? 'One step left: confirm your address' : 'New jobs by email',
    isListed: false,
    body: isAsked ? (
      <div className={styles.page}>
        <h1>One step left: confirm your address</h1>
        <p className={styles.lead}>
          Open our email to {email} and confirm, within {daysToConfirm} days. If you don’t see it, look in
          your spam folder. We ask an address once a day about a search and {mostMailsADay} times in all: if
          nothing comes, ask again tomorrow.
        </p>
        <p>
          <Link to={list}>Back to the jobs</Link>
        </p>
      </div>
    ) : (
      <div className={styles.page}>
        <h1>New jobs by email</h1>
        <p className={styles.lead}>
          Search: <bdi>{name}</bdi>. No account needed, and each email ends it with one click.
        </p>
        <form method="post" action={paths.newAlert} className={styles.form} noValidate>
          <input type="hidden" name="search" value={search} />
          <div className={styles.field}>
            <label htmlFor="email" className={styles.label}>
              {visitorFields.email.label}
            </label>
            <input
              id="email"
              name="email"
              type="email"
              className={styles.input}
              defaultValue={email}
              autoComplete="email"
              maxLength={visitorFields.email.max}
              required
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem && 'email-error'}
            />
            {problem && (
              <p id="email-error" className={styles.error}>
                {problem}
              </p>
            )}
          </div>
          <div className={styles.actions}>
            <Button type="submit" variant="primary" size="large">
              Email me new jobs
            </Button>
          </div>
        </form>
      </div>
    ),
  };
}

/** What the link of the mail leads to: first it turns the alert on, afterwards it ends it. Opening it does nothing. */
export function alert({ token, name, rhythm, isOn, problem }: VisitorPages['alert']): VisitorPage {
  return {
    title: isOn ? 'Your job alert' : 'Confirm your job alert',
    isListed: false,
    body: (
      <div className={styles.page}>
        <h1>{isOn ? 'Your job alert' : 'Confirm your job alert'}</h1>
        <p className={styles.lead}>
          Search: <bdi>{name}</bdi>
        </p>
        {problem && (
          <p className={styles.error} role="alert">
            {problem}
          </p>
        )}
        {isOn && (
          <p>
            {rhythm
              ? `${alertRhythmLabel[rhythm]} there are new jobs, they come in the morning, in one email with your other alerts.`
              : 'This alert is off. Sign in to turn it on.'}
          </p>
        )}
        <form method="post" action={paths.alert(token)} className={styles.form}>
          {!isOn && (
            <fieldset className={styles.field}>
              <legend className={styles.label}>How often</legend>
              {alertRhythms.map((one, at) => (
                <label key={one} className={styles.choice}>
                  <input type="radio" name="rhythm" value={one} defaultChecked={at === 0} />
                  {alertRhythmLabel[one]}
                </label>
              ))}
            </fieldset>
          )}
          <div className={styles.actions}>
            {!isOn && (
              <Button type="submit" name="act" value="confirm" variant="primary" size="large">
                Yes, email me new jobs
              </Button>
            )}
            <Button type="submit" name="act" value="end" size="large">
              {isOn ? 'End this alert' : 'It wasn’t me. Delete it'}
            </Button>
          </div>
        </form>
        <p className={styles.hint}>
          {isOn
            ? 'With your last alert we delete your address, unless you have an account or have applied here.'
            : `Unconfirmed alerts are deleted after ${daysToConfirm} days.`}
        </p>
      </div>
    ),
  };
}

export function alertEnded({ name, goesOn }: VisitorPages['alertEnded']): VisitorPage {
  return {
    title: 'Your alert has ended',
    isListed: false,
    body: (
      <div className={styles.page}>
        <h1>Your alert has ended</h1>
        <p className={styles.lead}>
          Search: <bdi>{name}</bdi>.{' '}
          {goesOn
            ? 'Your account had an alert of its own for it, which goes on as before. Sign in to end it.'
            : 'No more emails come of it.'}
        </p>
        <div className={styles.actions}>
          <ButtonLink to={paths.jobs}>All jobs</ButtonLink>
        </div>
      </div>
    ),
  };
}
