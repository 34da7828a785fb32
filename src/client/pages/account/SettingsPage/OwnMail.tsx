import { Link } from 'react-router';
import { useApi } from '#client/api/use-api.ts';
import { paths } from '#client/paths.ts';
import { Callout } from '#client/ui/Callout.tsx';
import { Time } from '#client/ui/Time.tsx';
import styles from './SettingsSection.module.css';

/** Tells whoever's address takes no mail, which they would not learn by mail. */
export function OwnMail() {
  const { data } = useApi('GET /api/user/mail', {});
  if (!data?.refusedSince) return null;
  return (
    <div className={styles.notice}>
      <Callout title="Mail does not reach you" icon="alert">
        <p>
          The mail server of <bdi>{data.address}</bdi> refused our mail on{' '}
          <Time value={data.refusedSince} as="moment" />, so we send nothing more to it. Here you are told of
          everything as before.
        </p>
        <p>
          Check the address on your <Link to={paths.profile}>profile</Link>. If it is right, confirm it again
          there: mail starts as soon as you have.
        </p>
      </Callout>
    </div>
  );
}
