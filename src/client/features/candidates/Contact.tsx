import { ButtonLink } from '#client/ui/Button.tsx';
import styles from './Contact.module.css';

interface Props {
  name: string;
  email: string | null;
  /** Whether they have applied to the viewer’s jobs: only then is their address theirs to use. */
  applied: boolean;
  /** The page's one main button. */
  primary?: boolean;
}

/** Opens one's own mail program on a letter to a candidate, or says that there is no address. */
export function Contact({ name, email, applied, primary }: Props) {
  if (!email)
    return (
      <p className={styles.none}>{applied ? 'No e-mail address' : 'Address shown once they apply to you'}</p>
    );
  return (
    <ButtonLink
      icon="mail"
      variant={primary ? 'primary' : 'secondary'}
      to={`mailto:${email}`}
      aria-label={`Contact \u2068${name}\u2069`}
    >
      Contact
    </ButtonLink>
  );
}
