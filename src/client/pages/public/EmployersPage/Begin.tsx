import { useUser } from '#client/api/session.ts';
import { paths } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/Button.tsx';
import { isHiringSide } from '#domain/permissions.ts';
import styles from './Begin.module.css';

const ways = [
  {
    title: 'Say whom you need',
    text: 'A title and a few sentences are enough. You see the card as job seekers will while you write.',
    to: paths.jobsCreate,
    label: 'Post a Job',
  },
  {
    title: 'Look who is there',
    text: 'People who applied to you, and job seekers who want to be found.',
    to: paths.candidates,
    label: 'See Candidates',
  },
  {
    title: 'Show who you are',
    text: 'Create your company or join it, then say what it is like, and what applicants hear first.',
    to: paths.settings,
    label: 'Set up your company',
  },
] as const;

/** Three ways in, in the order in which most take them. */
export function Begin() {
  const user = useUser();
  return (
    <section className={styles.begin} aria-labelledby="begin">
      <h2 id="begin" className={styles.title}>
        Where to begin
      </h2>
      <ol className={styles.ways}>
        {ways.map(({ title, text, to, label }) => (
          <li key={to} className={styles.way}>
            <div className={styles.words}>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            <ButtonLink to={to} iconAfter="arrow-right">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ol>
      {!isHiringSide(user) && (
        <p className={styles.note}>
          You are signed in as a job seeker. Posting jobs and seeing candidates needs an account of a
          recruiter or hiring manager, which you can create after logging out.
        </p>
      )}
    </section>
  );
}
