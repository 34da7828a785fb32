import { Link } from 'react-router';
import { useUser } from '#client/api/session.ts';
import { Avatar } from '#client/features/accounts/Avatar.tsx';
import { paths } from '#client/paths.ts';
import { displayName } from '#domain/people.ts';
import styles from './WhoApplies.module.css';

/** As whom one applies: asked once, in the profile, and only shown here. */
export function WhoApplies({ phone }: { phone: string | null }) {
  const user = useUser();
  return (
    <div className={styles.person}>
      <Avatar person={user} />
      <dl className={styles.facts}>
        <div>
          <dt className="visually-hidden">Name</dt>
          <dd className={styles.name} dir="auto">
            {displayName(user)}
          </dd>
        </div>
        <div>
          <dt className="visually-hidden">Email</dt>
          <dd>{user.email ?? 'No email address yet'}</dd>
        </div>
        <div>
          <dt className="visually-hidden">Phone</dt>
          <dd>{phone ?? 'No phone number yet'}</dd>
        </div>
      </dl>
      <Link to={phone ? paths.profile : paths.profilePart('phone')} className={styles.change}>
        {user.email && phone ? 'Change' : 'Add in your profile'}
      </Link>
    </div>
  );
}
